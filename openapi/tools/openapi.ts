/** The part of an OpenAPI 3.1 document that our tools read. */
export interface OpenApi {
  readonly openapi: string;
  readonly servers: readonly Server[];
  /** Hosts that answer no operation, by role. */
  readonly "x-servers"?: readonly Server[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly schemas: Record<string, Schema>;
    readonly responses: Record<string, Response>;
    readonly parameters: Record<string, Parameter>;
    readonly examples: Record<string, Example>;
  };
}

export interface Ref {
  readonly $ref: string;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security?: readonly Record<string, readonly string[]>[];
  readonly parameters?: readonly (Parameter | Ref)[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Record<string, MediaType> };
  readonly responses: Record<string, Response | Ref>;
  /** Document and section that show the call, or `proposed`. */
  readonly "x-source"?: string | readonly string[];
  /** Its entry in docs/product/calls.json. */
  readonly "x-call"?: string | readonly string[];
  /** Sent by the first screen, or while the page is being left: its line and shapes travel with the entry. */
  readonly "x-first-load"?: boolean;
  /** The documented address, where it ends with a slash; the bundle's paths have none (K16: it is optional). */
  readonly "x-address"?: string;
  /** Where it lives, when that is not the role `api`. */
  readonly servers?: readonly Server[];
}

export interface Server {
  readonly url: string;
  readonly description?: string;
  readonly "x-role"?: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface Response {
  readonly description: string;
  readonly content?: Record<string, MediaType>;
}

export interface MediaType {
  readonly schema: Schema;
  readonly examples?: Record<string, Example | Ref>;
}

export interface Example {
  readonly summary?: string;
  readonly value: unknown;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly properties?: Record<string, Schema>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  /** On `type: string`: any other value is welcome beside the known ones. */
  readonly "x-open"?: boolean;
  readonly [keyword: string]: unknown;
}

/** Kinds of servers that answer calls. `servers/<role>.yaml` describes each; the other hosts stand in x-servers. */
export const serverRoles = ["api", "payment", "log", "metrics"] as const;
export type ServerRole = (typeof serverRoles)[number];

export interface Call {
  readonly id: string;
  readonly method: string;
  /** Its key in the document. */
  readonly path: string;
  /** The address as the documents spell it: what the client asks for. */
  readonly address: string;
  readonly operation: Operation;
  /** Role of the server that answers it. */
  readonly role: ServerRole;
}

/** Every operation of the document with its method and path, in the order of the document. */
export function callsOf(spec: OpenApi): Call[] {
  return Object.entries(spec.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => ["get", "post", "put", "patch", "delete"].includes(method))
      .map(([method, operation]) => {
        const [server] =
          operation.servers ?? (item["servers"] as unknown as readonly Server[] | undefined) ?? spec.servers;
        return {
          id: operation.operationId,
          method: method.toUpperCase(),
          path,
          address: operation["x-address"] ?? path,
          operation,
          role: (server?.["x-role"] ?? "api") as ServerRole,
        };
      }),
  );
}

/** Follows a local reference once; anything else is returned as it is. */
export function resolve<T extends object>(spec: OpenApi, value: T | Ref): T {
  if (!("$ref" in value) || typeof value.$ref !== "string") return value as T;
  let target: unknown = spec;
  for (const part of value.$ref.replace("#/", "").split("/")) {
    target = (target as Record<string, unknown>)[part.replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  if (target === undefined) throw new Error(`Nothing at ${value.$ref}`);
  return target as T;
}
