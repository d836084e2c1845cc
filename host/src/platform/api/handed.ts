import type { Answer, CallArgs, OperationId } from "@kadr/openapi/client";

/** As much of the answers that came with the document (queries/handed.ts) as stores' ports take: each in place of a first call. */
export interface Handed {
  take<Id extends OperationId>(operationId: Id, asked?: Pick<CallArgs<Id>, keyof CallArgs<Id> & ("path" | "query")>): Answer<Id> | null;
  forget(): void;
}

export const nothingHanded: Handed = { take: () => null, forget: () => undefined };
