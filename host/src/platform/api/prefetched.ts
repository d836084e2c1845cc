import type { ResponseBody, CallArgs, OperationId } from "@kadr/openapi/client";

/** As much of the responses that came with the document (queries/prefetched.ts) as stores' ports take: each in place of a first call. */
export interface Prefetched {
  take<Id extends OperationId>(
    operationId: Id,
    params?: Pick<CallArgs<Id>, keyof CallArgs<Id> & ("path" | "query")>,
  ): ResponseBody<Id> | null;
  forget(): void;
}

export const nothingPrefetched: Prefetched = { take: () => null, forget: () => undefined };
