import { callsOf, resolve } from "./openapi.ts";
import type { OpenApi, Ref, Response, Schema } from "./openapi.ts";

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
    case "string": return "s";
    case "integer": return "i";
    case "number": return "n";
    case "boolean": return "b";
    case "array": {
      const item = schema.items ? typeOf(spec, schema.items, needed) : "x";
      return item === "x" ? "a" : `[${item}`;
    }
    case "object":
      return typeof schema.additionalProperties === "object" ? `{${typeOf(spec, schema.additionalProperties, needed)}` : "o";
    default: return "x";
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

/** `client/guards.gen.ts`: each call in one line, each shape of an answer in one line. */
export function guardsOf(spec: OpenApi, banner: string): string {
  const needed = new Set<string>(["Error", "CommentForbidden"]);
  const calls = callsOf(spec).map(({ id, method, path, operation }) => {
    const [response] = Object.entries(operation.responses).filter(([status]) => status.startsWith("2")).map(([, found]) => resolve<Response>(spec, found));
    const schema = response?.content?.["application/json"]?.schema;
    const takesKey = (operation.parameters ?? []).some((parameter) => "$ref" in parameter && nameOf(parameter.$ref) === "IdempotencyKey");
    const line = [method, path, schema ? typeOf(spec, schema, needed) : "", takesKey ? "k" : ""].join(" ").trimEnd();
    return `  ${id}: ${JSON.stringify(takesKey && !schema ? `${method} ${path}  k` : line)},`;
  });
  // Grows while it is walked: a shape may need another one.
  const shapes: string[] = [];
  for (const name of needed) {
    shapes.push(`  ${name}: ${JSON.stringify(fieldsOf(spec, spec.components.schemas[name] ?? {}, needed).join(" "))},`);
  }
  return `${banner}/** Method, path, shape of a good answer, and k where an Idempotency-Key is taken. */
export const callTable: Readonly<Record<string, string>> = {
${calls.join("\n")}
};

/** Fields of each shape; the letters are explained in shapes.ts. */
export const shapeTable: Readonly<Record<string, string>> = {
${shapes.sort().join("\n")}
};
`;
}
