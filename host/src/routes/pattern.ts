/**
 * Addresses as data. A pattern is a path with `:name` for a segment, `:name?` for one that may be
 * missing and a closing `*` for any rest. A trailing slash is optional when an address is read.
 */
export type ParamsOf<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? ParamsOf<Head> & ParamsOf<Tail>
  : P extends `:${infer Name}?`
    ? { readonly [K in Name]?: string }
    : P extends `:${infer Name}`
      ? { readonly [K in Name]: string }
      : P extends "*"
        ? { readonly rest: string }
        : unknown;

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function compile(pattern: string): RegExp {
  const body = pattern.split("/").filter(Boolean).map((segment) => {
    if (segment === "*") return "(?:/(?<rest>.*))?";
    if (segment.startsWith(":")) {
      const isOptional = segment.endsWith("?");
      const name = segment.slice(1, isOptional ? -1 : undefined);
      return isOptional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`;
    }
    return `/${escape(segment)}`;
  }).join("");
  return new RegExp(`^${body}/?$`);
}

const compiled = new Map<string, RegExp>();

export function matchPattern<P extends string>(pattern: P, path: string): ParamsOf<P> | null {
  let expression = compiled.get(pattern);
  if (!expression) {
    expression = compile(pattern);
    compiled.set(pattern, expression);
  }
  const found = expression.exec(path);
  if (!found) return null;
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(found.groups ?? {})) {
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

export function buildPath<P extends string>(pattern: P, params: ParamsOf<P>): string {
  const given = params as Readonly<Record<string, string | undefined>>;
  const segments: string[] = [];
  for (const segment of pattern.split("/").filter(Boolean)) {
    if (!segment.startsWith(":")) {
      segments.push(segment);
      continue;
    }
    const value = given[segment.replace(/^:|\?$/g, "")];
    if (value !== undefined) segments.push(encodeURIComponent(value));
  }
  const path = `/${segments.join("/")}`;
  return pattern.endsWith("/") && path !== "/" ? `${path}/` : path;
}
