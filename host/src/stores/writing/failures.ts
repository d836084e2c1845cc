/**
 * Reads the client's `ApiError` by its shape: a store knows the client's words, not its code.
 */
export interface Failure {
  readonly kind: "offline" | "timeout" | "aborted" | "http" | "malformed" | "wrongShape";
  readonly status: number | null;
  /** Seconds, from `Retry-After`. */
  readonly retryAfter: number | null;
  readonly body: unknown;
}

const kinds: ReadonlySet<string> = new Set(["offline", "timeout", "aborted", "http", "malformed", "wrongShape"]);

/** Failure by its error. An error that is no `ApiError` is a fault of ours and is thrown on. */
export function failureOf(error: unknown): Failure {
  const seen = error as {
    kind?: unknown;
    status?: unknown;
    retryAfter?: unknown;
    body?: unknown;
    name?: unknown;
  } | null;
  if (seen?.name === "AbortError") return { kind: "aborted", status: null, retryAfter: null, body: null };
  if (typeof seen?.kind !== "string" || !kinds.has(seen.kind)) throw error;
  return {
    kind: seen.kind as Failure["kind"],
    status: typeof seen.status === "number" ? seen.status : null,
    retryAfter: typeof seen.retryAfter === "number" ? seen.retryAfter : null,
    body: seen.body ?? null,
  };
}

/** The server may have done it although it did not say so: ask before calling it a failure. */
export function isUnknown(failure: Failure): boolean {
  return (
    failure.kind === "offline" ||
    failure.kind === "timeout" ||
    failure.kind === "malformed" ||
    failure.kind === "wrongShape"
  );
}

export function isStatus(failure: Failure, ...statuses: readonly number[]): boolean {
  return failure.kind === "http" && failure.status !== null && statuses.includes(failure.status);
}
