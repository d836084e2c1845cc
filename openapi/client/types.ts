import type { components, operations } from "./schema.gen.ts";

export type Schemas = components["schemas"];
export type OperationId = keyof operations;

type JsonOf<T> = T extends { content: { "application/json": infer Body } } ? Body : undefined;

/** Body of a successful response; `undefined` for a response without a body. */
export type ResponseBody<Id extends OperationId> = {
  [Status in keyof operations[Id]["responses"]]: Status extends 200 | 201 | 204
    ? JsonOf<operations[Id]["responses"][Status]>
    : never;
}[keyof operations[Id]["responses"]];

type Params<Id extends OperationId> = operations[Id]["parameters"];
type OptionalKeys<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? Key : never }[keyof T];
type IsOptional<T> = keyof T extends OptionalKeys<T> ? true : false;

type PathArg<Id extends OperationId> = Params<Id> extends { path: infer Path } ? { readonly path: Path } : unknown;
type QueryArg<Id extends OperationId> =
  Params<Id> extends { query: infer Query }
    ? { readonly query: Query }
    : Params<Id> extends { query?: infer Query }
      ? [NonNullable<Query>] extends [never]
        ? unknown
        : { readonly query?: NonNullable<Query> }
      : unknown;
type BodyArg<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? { readonly body: Body }
  : // A form with files; its fields are in the operation's description.
    operations[Id] extends { requestBody: { content: { "multipart/form-data": unknown } } }
    ? { readonly body: FormData }
    : unknown;

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Time for one attempt, in milliseconds. Default 10,000. */
  readonly timeoutMs?: number;
  /**
   * Key of one intent of a person, for calls about money and comments: the same for every attempt at the same
   * thing, also after a reload. Made anew for a POST when it is not given; a change without a key is not tried again.
   */
  readonly idempotencyKey?: string;
  /** Instead of the client's own, for a file whose progress is shown. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Path, query and body of a call by its operationId, with the options of every call. */
export type CallArgs<Id extends OperationId> = PathArg<Id> & QueryArg<Id> & BodyArg<Id> & CallOptions;

/** The arguments may be left out where nothing in them is required. */
export type CallRest<Id extends OperationId> =
  IsOptional<CallArgs<Id>> extends true ? [args?: CallArgs<Id>] : [args: CallArgs<Id>];
