import type { PageCall } from "./calls.ts";
import { buildPath, matchPattern, type ParamsOf } from "./pattern.ts";
import { pages, type PageName } from "./table.ts";

export type PageParams = Readonly<Record<string, string | undefined>>;

export interface FoundPage {
  readonly name: PageName;
  readonly params: PageParams;
}

/** A row of the table, whichever it is. */
interface AnyPage {
  readonly pattern: string;
  readonly sections?: readonly string[];
  readonly calls?: (params: PageParams, search: URLSearchParams) => readonly PageCall[];
}

// A row's own calls take the parameters of its own pattern, which are those that it was found with.
const rows = Object.entries(pages) as unknown as readonly (readonly [PageName, AnyPage])[];

const hasSection = ({ sections }: AnyPage, rest = ""): boolean => sections?.includes(rest.replace(/\/$/, "")) ?? true;

function findRow(path: string): { readonly found: FoundPage; readonly row: AnyPage } | null {
  for (const [name, row] of rows) {
    const params: PageParams | null = matchPattern<string>(row.pattern, path) as PageParams | null;
    if (params && hasSection(row, params["rest"])) return { found: { name, params }, row };
  }
  return null;
}

/** The page of a path, as an address has it: encoded. Null: it is nobody's. */
export const findPage = (path: string): FoundPage | null => findRow(path)?.found ?? null;

/** Calls of the first screen of an address, the main call first. */
export function firstCalls(path: string, search: string | URLSearchParams): readonly PageCall[] {
  const at = findRow(path);
  return at?.row.calls?.(at.found.params, new URLSearchParams(search)) ?? [];
}

/** The call of this operation among those of a page; an error where its line of the table names none. */
export function callIn<Id extends PageCall["operation"]>(
  calls: readonly PageCall[],
  operation: Id,
): Extract<PageCall, { readonly operation: Id }> {
  const found = calls.find((call) => call.operation === operation);
  if (found === undefined) throw new Error(`The page has no call ${operation} in its line of the table`);
  return found as Extract<PageCall, { readonly operation: Id }>;
}

type ParamsOfPage<Name extends PageName> = ParamsOf<(typeof pages)[Name]["pattern"]>;

/** The path of a page. The parameters may be left out where none is required. */
export const pathTo = <Name extends PageName>(
  name: Name,
  ...[params]: object extends ParamsOfPage<Name> ? [params?: ParamsOfPage<Name>] : [params: ParamsOfPage<Name>]
): string => buildPath<string>(pages[name].pattern, (params ?? {}) as ParamsOf<string>);

/** The parameters of a path of this one page; null for another's. */
export const paramsOf = <Name extends PageName>(name: Name, path: string): ParamsOfPage<Name> | null =>
  matchPattern<string>(pages[name].pattern, path) as ParamsOfPage<Name> | null;
