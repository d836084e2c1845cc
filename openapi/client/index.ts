export { ApiError } from "./ApiError.ts";
export type { ApiErrorFacts, ApiErrorKind } from "./ApiError.ts";
export { createApi } from "./createApi.ts";
export type { Api, ApiReport, ApiSettings } from "./createApi.ts";
export { fits } from "./shapes.ts";
export type { Answer, CallArgs, CallOptions, OperationId, Schemas } from "./types.ts";
export * from "./models.gen.ts";
