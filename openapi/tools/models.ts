import type { OpenApi } from "./openapi.ts";

const constantName = (schema: string): string => `${schema[0]?.toLowerCase()}${schema.slice(1)}s`;

/**
 * `client/models.gen.ts`: every schema as a type of its own short name, and every closed set as a
 * list of its values, for tables that must cover them all.
 */
export function modelsOf(spec: OpenApi, banner: string): string {
  const names = Object.keys(spec.components.schemas).sort();
  const types = names.map((name) => `export type ${name === "Error" ? "ErrorBody" : name} = S["${name}"];`);
  const sets = names.flatMap((name) => {
    const values = spec.components.schemas[name]?.enum;
    return values
      ? [`export const ${constantName(name)} = ${JSON.stringify(values)} as const satisfies readonly S["${name}"][];`]
      : [];
  });
  return `${banner}import type { components } from "./schema.gen.ts";\n\ntype S = components["schemas"];\n\n${types.join("\n")}\n\n${sets.join("\n")}\n`;
}
