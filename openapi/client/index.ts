/**
 * The typed client of the spec.
 *
 *     const api = createApi({ baseUrl: "/backend" });
 *     const page = await api.call("listComments", { path: { videoId }, query: { limit: 20 }, signal });
 *     const more = page.next && await api.followLink("listComments", page.next, { signal });
 *     await api.call("createComment", { path: { videoId }, query: { mention: false }, body: { text }, idempotencyKey });
 *
 * Every rejection is an `ApiError`. Names are the operationIds of openapi/spec; `docs/adding-a-call.md`
 * says how a call gets here.
 */
export { ApiError } from "./ApiError.ts";
export type { ApiErrorFacts, ApiErrorKind } from "./ApiError.ts";
export { createApi } from "./createApi.ts";
export type { Api, ApiReport, ApiSettings } from "./createApi.ts";
export type { ServerRole } from "./guards.gen.ts";
export { readResponse } from "./readResponse.ts";
/** The shapes of what is not on the first screen of home or of a video: before it a response that came with a page cannot be read. */
export { loadRest } from "./tables.ts";
export { fits } from "./shapes.ts";
export type { ResponseBody, CallArgs, CallOptions, OperationId, Schemas } from "./types.ts";
export * from "./models.gen.ts";
