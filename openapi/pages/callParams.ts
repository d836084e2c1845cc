import type { CallArgs, OperationId } from "../client/types.ts";

/** Operation and arguments of a call, without the options that travel beside it. */
export type CallParams<Id extends OperationId> = { readonly operation: Id } & Omit<
  CallArgs<Id>,
  "signal" | "timeoutMs" | "idempotencyKey"
>;

/** A pagination argument is sent only when it is greater than 0 (COMMON-LIST-01), and the first page needs none. */
export const pageOf = (page: number): { page?: number } => (page > 1 ? { page } : {});
