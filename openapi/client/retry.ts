import type { ApiError } from "./ApiError.ts";

/** Retries after the first attempt, at most. */
const maxRetries = 3;
/** Upper bound of the first pause, in milliseconds; it doubles with each retry. */
const basePauseMs = 500;
/** Longest pause, in milliseconds; a server that asks for more is asked again by the person, not by us. */
const pauseCapMs = 8_000;

/** The pause before retry `retry` (from 0), in milliseconds: full jitter. `random` is from 0 to 1. */
export function pauseMs(retry: number, random: number): number {
  return Math.floor(random * Math.min(pauseCapMs, basePauseMs * 2 ** retry));
}

/**
 * How long to wait before trying again, in milliseconds, or null when trying again would not help.
 * `Retry-After` is waited for in full, with the jitter on top, so that clients do not come back together.
 */
export function retryPauseMs(error: ApiError, retry: number, random: number): number | null {
  if (retry >= maxRetries) return null;
  const isPassing =
    error.kind === "offline" ||
    error.kind === "timeout" ||
    error.kind === "malformed" ||
    (error.kind === "http" && (error.status === 429 || (error.status ?? 0) >= 500));
  if (!isPassing) return null;
  const retryAfterMs = (error.retryAfter ?? 0) * 1000;
  return retryAfterMs > pauseCapMs ? null : retryAfterMs + pauseMs(retry, random);
}

/**
 * The retries that all calls together may spend: when a server is down, a page of twenty calls must
 * not become eighty. Starts with 10; a retry costs 1, a success earns 0.2 back.
 */
export class RetryBudget {
  #left = 10;

  spend(): boolean {
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  earn(): void {
    this.#left = Math.min(10, this.#left + 0.2);
  }
}
