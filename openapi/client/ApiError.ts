/** Kinds of failure of a call; a closed set, so that texts and screens can be exhaustive over it. */
export type ApiErrorKind = "offline" | "timeout" | "aborted" | "http" | "malformed" | "wrongShape";

export interface ApiErrorFacts {
  /** HTTP status; null when no response came. */
  readonly status?: number | null;
  /** Stable code of the error body; null when it carries none. */
  readonly code?: string | null;
  /** Seconds that the server asked to wait; null when it did not. */
  readonly retryAfter?: number | null;
  /** The `x-request-id` of the response. */
  readonly requestId?: string | null;
  /** The parsed error body, not checked beyond being JSON: read it through `isShape`. */
  readonly body?: unknown;
  readonly cause?: unknown;
}

/**
 * The one error that leaves the client (docs/invariants.md, R1).
 *
 * - `offline`: no connection, or it broke before the response was whole;
 * - `timeout`: no whole response in time;
 * - `aborted`: the caller called it off;
 * - `http`: the server answered with a status of 400 or above;
 * - `malformed`: the response is not JSON, is empty, or is too big;
 * - `wrongShape`: the response is JSON and not what the spec says.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly operationId: string;
  readonly status: number | null;
  readonly code: string | null;
  readonly retryAfter: number | null;
  readonly requestId: string | null;
  readonly body: unknown;

  constructor(kind: ApiErrorKind, operationId: string, facts: ApiErrorFacts = {}) {
    super(`${operationId}: ${kind}${facts.status ? ` ${facts.status}` : ""}`, { cause: facts.cause });
    this.name = "ApiError";
    this.kind = kind;
    this.operationId = operationId;
    this.status = facts.status ?? null;
    this.code = facts.code ?? null;
    this.retryAfter = facts.retryAfter ?? null;
    this.requestId = facts.requestId ?? null;
    this.body = facts.body;
  }
}
