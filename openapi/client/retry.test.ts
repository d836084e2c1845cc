import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ApiError } from "./ApiError.ts";
import { RetryBudget, pauseMs, retryPauseMs } from "./retry.ts";

const maxRetries = 3;
const pauseCapMs = 8_000;

const http = (status: number, retryAfter: number | null = null): ApiError =>
  new ApiError("http", "getFeed", { status, retryAfter });

describe("the pause before a retry", () => {
  it("is whole, never negative, never above the doubling bound or the cap, for any jitter", () => {
    fc.assert(
      fc.property(fc.nat(60), fc.double({ min: 0, max: 1, noNaN: true }), (retry, random) => {
        const pause = pauseMs(retry, random);
        expect(Number.isInteger(pause)).toBe(true);
        expect(pause).toBeGreaterThanOrEqual(0);
        expect(pause).toBeLessThanOrEqual(Math.min(pauseCapMs, 500 * 2 ** retry));
      }),
    );
  });

  it("uses the whole range, so that clients spread", () => {
    expect([pauseMs(0, 0), pauseMs(0, 1), pauseMs(3, 1), pauseMs(10, 1)]).toEqual([0, 500, 4_000, 8_000]);
  });

  it("is never shorter than what the server asked for", () => {
    fc.assert(
      fc.property(
        fc.nat(8),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(maxRetries - 1),
        (seconds, random, retry) => {
          expect(retryPauseMs(http(429, seconds), retry, random)).toBeGreaterThanOrEqual(seconds * 1000);
        },
      ),
    );
  });

  it("does not happen when the server asks for longer than the cap: the person is told instead", () => {
    expect(retryPauseMs(http(503, 9), 0, 0.5)).toBeNull();
    expect(retryPauseMs(http(503, 8), 0, 0)).toBe(8_000);
  });

  it("does not happen after three retries, nor for responses that would not change", () => {
    expect(retryPauseMs(http(500), maxRetries, 0.5)).toBeNull();
    for (const status of [429, 500, 503]) expect(retryPauseMs(http(status), maxRetries - 1, 0.5)).toBe(1_000);
    for (const status of [400, 401, 403, 404, 409, 410, 422, 499])
      expect(retryPauseMs(http(status), 0, 0.5)).toBeNull();
    for (const kind of ["aborted", "wrongShape"] as const)
      for (const status of [null, 503])
        expect(retryPauseMs(new ApiError(kind, "getFeed", { status }), 0, 0.5)).toBeNull();
    for (const kind of ["offline", "timeout", "malformed"] as const)
      expect(retryPauseMs(new ApiError(kind, "getFeed"), 0, 0.5)).not.toBeNull();
  });
});

describe("the retry budget", () => {
  it("lets ten retries through when nothing succeeds, and one more for five successes", () => {
    const budget = new RetryBudget();
    expect(Array.from({ length: 12 }, () => budget.spend()).filter(Boolean)).toHaveLength(10);
    for (let i = 0; i < 5; i++) budget.earn();
    expect([budget.spend(), budget.spend()]).toEqual([true, false]);
  });

  it("is ten at most, however much has succeeded", () => {
    const budget = new RetryBudget();
    for (let i = 0; i < 100; i++) budget.earn();
    expect(Array.from({ length: 20 }, () => budget.spend()).filter(Boolean)).toHaveLength(10);
  });
});
