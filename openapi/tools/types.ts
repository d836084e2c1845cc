import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import type { OpenApi } from "./openapi.ts";

/**
 * `client/schema.gen.ts`: paths, operations and schemas by openapi-typescript.
 *
 * An open string (`x-open`) becomes `string & {}`, so that `CardKind | (string & {})` keeps the known
 * values for completion and narrowing while an unknown one still fits.
 */
export async function typesOf(spec: OpenApi, banner: string): Promise<string> {
  const ast = await openapiTS(structuredClone(spec) as never, {
    alphabetize: false,
    transform(schema) {
      if (!(schema as { "x-open"?: boolean })["x-open"]) return undefined;
      const string = ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
      return ts.factory.createIntersectionTypeNode([string, ts.factory.createTypeLiteralNode([])]);
    },
  });
  return `${banner}${astToString(ast)}`;
}
