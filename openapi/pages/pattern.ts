import { parse } from "regexparam";

/**
 * Addresses as data. A pattern is a path with `:name` for a segment, `:name?` for one that may be missing and a closing `*?` for any
 * rest, which is the parameter `rest`. A trailing slash is optional when an address is read, and written as the pattern has it.
 */
export type ParamsOf<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? ParamsOf<Head> & ParamsOf<Tail>
  : P extends `:${infer Name}?`
    ? { readonly [K in Name]?: string | undefined }
    : P extends `:${infer Name}`
      ? { readonly [K in Name]: string }
      : P extends "*?"
        ? { readonly rest?: string | undefined }
        : object;

interface Compiled {
  readonly expression: RegExp;
  readonly names: readonly string[];
}

function compile(pattern: string): Compiled {
  const { keys, pattern: expression } = parse(pattern);
  // The library takes capitals for small letters: an address of ours is written in one way.
  return { expression: new RegExp(expression.source), names: keys.map((key) => (key === "*" ? "rest" : key)) };
}

const compiled = new Map<string, Compiled>();

export function matchPattern<P extends string>(pattern: P, path: string): ParamsOf<P> | null {
  let known = compiled.get(pattern);
  if (!known) {
    known = compile(pattern);
    compiled.set(pattern, known);
  }
  const found = known.expression.exec(path);
  if (!found) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of known.names.entries()) {
    const value = found[index + 1];
    if (value === undefined) continue;
    try {
      params[name] = decodeURIComponent(value);
    } catch {
      // "%" with no code behind it: no address of ours.
      return null;
    }
  }
  return params as ParamsOf<P>;
}

/** Half of a letter, which no address can have, is written as the sign for what cannot be read. */
const encoded = (value: string): string => encodeURIComponent(value.replace(/\p{Surrogate}/gu, "\ufffd"));

/** Our own and not the library's `inject`: a value is encoded, so that no id makes another address of the path. */
export function buildPath<P extends string>(pattern: P, params: ParamsOf<P>): string {
  const given = params as Readonly<Record<string, string | undefined>>;
  const segments: string[] = [];
  for (const segment of pattern.split("/").filter(Boolean)) {
    if (segment === "*?") segments.push(...(given["rest"] ?? "").split("/").filter(Boolean).map(encoded));
    else if (!segment.startsWith(":")) segments.push(segment);
    else {
      const value = given[segment.replace(/^:|\?$/g, "")];
      if (value !== undefined) segments.push(encoded(value));
    }
  }
  const path = `/${segments.join("/")}`;
  return pattern.endsWith("/") && path !== "/" ? `${path}/` : path;
}
