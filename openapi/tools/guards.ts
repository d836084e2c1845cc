import { callsOf, resolve, serverRoles } from "./openapi.ts";
import type { Call, OpenApi, Ref, Response, Schema } from "./openapi.ts";

const nameOf = (ref: string): string => ref.split("/").at(-1) ?? "";

/**
 * The short type of a schema, as `client/shapes.ts` reads it. A named schema that is an object with
 * fields becomes a shape of its own; everything else is written out in place.
 */
function typeOf(spec: OpenApi, schema: Schema, needed: Set<string>): string {
  if (schema.$ref) {
    const target = resolve<Schema>(spec, schema as Ref);
    if (!target.properties && !target.allOf) return typeOf(spec, target, needed);
    needed.add(nameOf(schema.$ref));
    return nameOf(schema.$ref);
  }
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) {
    const types = [...new Set(parts.filter((part) => part.type !== "null").map((part) => typeOf(spec, part, needed)))];
    const nullable = parts.some((part) => part.type === "null") ? "0" : "";
    return (types.length === 1 ? types[0] : "x") + nullable;
  }
  if (Array.isArray(schema.type)) {
    const [type] = schema.type.filter((name) => name !== "null");
    return `${typeOf(spec, { ...schema, type: type ?? "object" }, needed)}0`;
  }
  switch (schema.type) {
    case "string":
      return "s";
    case "integer":
      return "i";
    case "number":
      return "n";
    case "boolean":
      return "b";
    case "array": {
      const item = schema.items ? typeOf(spec, schema.items, needed) : "x";
      return item === "x" ? "a" : `[${item}`;
    }
    case "object":
      return typeof schema.additionalProperties === "object"
        ? `{${typeOf(spec, schema.additionalProperties, needed)}`
        : "o";
    default:
      return "x";
  }
}

/** The fields of an object schema with those of the parts that it is made of. */
function fieldsOf(spec: OpenApi, schema: Schema, needed: Set<string>): string[] {
  const inherited = (schema.allOf ?? []).flatMap((part) => fieldsOf(spec, resolve<Schema>(spec, part as Ref), needed));
  const own = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => `${name}${schema.required?.includes(name) ? "" : "?"}:${typeOf(spec, field, needed)}`,
  );
  return [...inherited, ...own];
}

interface Table {
  readonly calls: readonly string[];
  /** Names of the shapes that its calls reach. */
  readonly shapes: ReadonlySet<string>;
}

function tableOf(spec: OpenApi, calls: readonly Call[], more: readonly string[]): Table {
  const shapes = new Set<string>(more);
  const lines = calls.map(({ id, method, address, operation, role }) => {
    const [response] = Object.entries(operation.responses)
      .filter(([status]) => status.startsWith("2"))
      .map(([, found]) => resolve<Response>(spec, found));
    const schema = response?.content?.["application/json"]?.schema;
    const takes = (header: string): boolean =>
      (operation.parameters ?? []).some((parameter) => "$ref" in parameter && nameOf(parameter.$ref) === header);
    const mayBeEmpty = schema !== undefined && "204" in operation.responses;
    const marks = [
      ...(takes("IdempotencyKey") ? ["k"] : []),
      ...(takes("ActingUser") ? ["u"] : []),
      ...(mayBeEmpty ? ["e"] : []),
      ...(role === "api" ? [] : [role]),
    ];
    const shape = schema ? typeOf(spec, schema, shapes) : "-";
    return `  ${id}: ${JSON.stringify([method, address, ...(shape === "-" && marks.length === 0 ? [] : [shape]), ...marks].join(" "))},`;
  });
  // Grows while it is walked: a shape may need another one.
  for (const name of shapes) fieldsOf(spec, spec.components.schemas[name] ?? {}, shapes);
  return { calls: lines, shapes };
}

function fileOf(
  spec: OpenApi,
  banner: string,
  calls: readonly string[],
  shapes: readonly string[],
  explained: string,
): string {
  const fields = shapes.map(
    (name) => `  ${name}: ${JSON.stringify(fieldsOf(spec, spec.components.schemas[name] ?? {}, new Set()).join(" "))},`,
  );
  return `${banner}${explained}export const callTable: Readonly<Record<string, string>> = {
${calls.join("\n")}
};

/** Fields of each shape; the letters are explained in shapes.ts. */
export const shapeTable: Readonly<Record<string, string>> = {
${fields.sort().join("\n")}
};
`;
}

/**
 * `client/guards.gen.ts` and `client/guards.rest.gen.ts`: each call in one line, each shape of a response in one line. The
 * first has what operations with `x-first-load` need, the second all the rest (ADR 9).
 */
export function guardsOf(spec: OpenApi, banner: string): { readonly first: string; readonly rest: string } {
  const calls = callsOf(spec);
  const isFirst = ({ operation }: Call): boolean => operation["x-first-load"] === true;
  const first = tableOf(spec, calls.filter(isFirst), ["Error"]);
  const rest = tableOf(
    spec,
    calls.filter((call) => !isFirst(call)),
    ["CommentForbidden"],
  );
  return {
    first: fileOf(
      spec,
      banner,
      first.calls,
      [...first.shapes],
      `/** Kinds of servers that answer calls (x-role of a server in the spec). */
export type ServerRole = ${serverRoles.map((role) => JSON.stringify(role)).join(" | ")};

/**
 * The calls of the first load: method, path, shape of a good response, k where an Idempotency-Key is taken, u where
 * x-acting-user is, the server's role unless it is api.
 */
`,
    ),
    rest: fileOf(
      spec,
      banner,
      rest.calls,
      [...rest.shapes].filter((name) => !first.shapes.has(name)),
      "/** Every call that is not in guards.gen.ts. */\n",
    ),
  };
}
