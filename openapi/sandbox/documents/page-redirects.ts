import {
  checkAddress,
  destinationOf,
  maxHops,
  spellingsOf,
  type AddressPolicy,
  type AddressVerdict,
} from "../../pages/index.ts";
import { prepared } from "../db/prepared.ts";
import type { Context } from "../context.ts";

const entriesOf = prepared((db, { paths }: { paths: readonly string[] }) =>
  db.selectFrom("redirects").selectAll().where("path", "in", paths),
);
const partnersOf = prepared((db, _: Record<never, never>) => db.selectFrom("partners").select("host"));

export type PageRedirect =
  /** `location` is null for a stranger's site, about which the host asks before it leaves (SHELL-LINKS-01). */
  | { readonly kind: "lead"; readonly location: string | null }
  /** A circle, too long a way, or an address that no link may have: nobody's page. */
  | { readonly kind: "lost" };

/** One step, checked: where our own rewrites, or the table, send this address, by whichever host. Null: it is a page itself. */
async function nextOf(
  { db }: Context,
  policy: AddressPolicy,
  path: string,
  search: string,
): Promise<AddressVerdict | null> {
  const rows = await entriesOf(db, { paths: spellingsOf(path) });
  const target = destinationOf(path, search, (spelling) => rows.find((row) => row.path === spelling)?.target);
  return target === null ? null : checkAddress(target, policy);
}

/**
 * Where an address leads on to, so that a page that is opened directly goes there at once; inside the app the host does the same, by the
 * same functions (`destinationOf`, `checkAddress`). The whole way is looked at before its first step is taken: a browser that goes round a circle shows
 * an error of its own. Null: the address is a page itself.
 */
export async function redirectOf(
  context: Context,
  path: string,
  search: URLSearchParams,
): Promise<PageRedirect | null> {
  const { origins } = context;
  const policy: AddressPolicy = {
    origin: origins.shell,
    ownOrigins: Object.values(origins).filter((origin) => origin !== origins.shell),
    partners: (await partnersOf(context.db, {})).map(({ host }) => host),
  };
  const query = search.size > 0 ? `?${search}` : "";
  const first = await nextOf(context, policy, path, query);
  const met = new Set([path + query]);
  for (let next = first; next?.kind === "internal";) {
    const [address = ""] = next.path.split("#", 1);
    if (met.has(address) || met.size > maxHops) return { kind: "lost" };
    met.add(address);
    const [at = "", query] = address.split("?", 2);
    next = await nextOf(context, policy, at, query === undefined ? "" : `?${query}`);
  }
  if (first === null) return null;
  if (first.kind === "refuse") return { kind: "lost" };
  return {
    kind: "lead",
    location: first.kind === "internal" ? first.path : first.kind === "allowed" ? first.href : null,
  };
}
