import type { HTTPMethods } from "fastify";
import { callsOf, resolve, type OpenApi, type Operation, type Parameter, type Ref } from "../../tools/openapi.ts";
import type { OpenApiDocument } from "./spec.ts";

/** Facts of an operation that its route knows: the parts of a request, in shapes without references. */
export interface RouteSchema {
  readonly operationId: string;
  readonly params?: object;
  readonly querystring?: object;
  readonly headers?: object;
  /** By its type of content. */
  readonly body?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
}

export interface ApiRoute {
  readonly method: HTTPMethods;
  /** As the framework spells it: «/video/:video_id». */
  readonly url: string;
  readonly schema: RouteSchema;
}

/** The shape with what it refers to in its place. What is sent to us refers to nothing that holds itself. */
function inlined(document: OpenApi, schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((part) => inlined(document, part));
  if (typeof schema !== "object" || schema === null) return schema;
  if ("$ref" in schema) return inlined(document, resolve(document, schema as Ref));
  return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, inlined(document, part)]));
}

function objectOf(document: OpenApi, parameters: readonly Parameter[]): object | undefined {
  if (parameters.length === 0) return undefined;
  return {
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, inlined(document, schema)])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function schemaOf(document: OpenApi, { operationId, parameters = [], requestBody }: Operation): RouteSchema {
  const all = parameters.map((parameter) => resolve<Parameter>(document, parameter));
  const those = (place: Parameter["in"]) =>
    objectOf(
      document,
      all.filter((parameter) => parameter.in === place),
    );
  const [params, querystring, headers] = [those("path"), those("query"), those("header")];
  return {
    operationId,
    ...(params && { params }),
    ...(querystring && { querystring }),
    ...(headers && { headers }),
    ...(requestBody && {
      body: {
        content: Object.fromEntries(
          Object.entries(requestBody.content).map(([type, { schema }]) => [
            type,
            { schema: inlined(document, schema) },
          ]),
        ),
      },
    }),
  };
}

/** A route for each operation of the document. */
export function routesOf(document: OpenApiDocument): ApiRoute[] {
  const spec = document as unknown as OpenApi;
  return callsOf(spec).map(({ method, path, operation }) => ({
    method: method as HTTPMethods,
    url: path.replace(/\{(\w+)\}/g, ":$1"),
    schema: schemaOf(spec, operation),
  }));
}
