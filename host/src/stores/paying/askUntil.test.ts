// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import { apiError, deferred, FakeClock, settle } from "../testing.ts";
import { askUntil } from "./askUntil.ts";

/** Asks each second for ten; the questions are answered in turn, and after that by no. */
function setUp(...responses: readonly (boolean | Error)[]) {
  const clock = new FakeClock(0);
  const stop = new AbortController();
  const listeners = new Set<() => void>();
  const world = { isHere: true };
  const left = [...responses];
  const ask = vi.fn(async () => {
    const next = left.shift() ?? false;
    if (next instanceof Error) throw next;
    return next;
  });
  const attention = {
    isHere: () => world.isHere,
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const outcome = vi.fn();
  void askUntil({ ask, everyMs: 1000, until: 10_000, clock, attention, signal: stop.signal }).then(
    (said) => outcome(said),
    (error: unknown) => outcome(error),
  );
  const pass = async (ms: number) => {
    clock.advance(ms);
    await settle();
  };
  const look = () => {
    for (const listener of [...listeners]) listener();
  };
  return { ask, clock, stop, world, outcome, pass, look, listeners };
}

describe("what is asked until it is so", () => {
  it("is asked at once, each second after, and no more once it is", async () => {
    const { ask, clock, outcome, pass, listeners } = setUp(false, false, true);
    await settle();
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(999);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    expect([ask.mock.calls.length, outcome.mock.calls]).toEqual([2, []]);
    await pass(1000);
    expect([ask.mock.calls.length, outcome.mock.calls]).toEqual([3, [[true]]]);
    expect([clock.pending, listeners.size]).toEqual([0, 0]);
  });

  it("is not so when the time is up: the last question is asked then, not after", async () => {
    const { ask, outcome, pass } = setUp();
    await settle();
    for (let second = 0; second < 9; second += 1) await pass(1000);
    expect([ask.mock.calls.length, outcome.mock.calls]).toEqual([10, []]);
    await pass(1000);
    expect([ask.mock.calls.length, outcome.mock.calls]).toEqual([11, [[false]]]);
  });

  it("is asked again after a failure, and it may still be so", async () => {
    const { outcome, pass } = setUp(apiError("offline"), apiError(500), true);
    await settle();
    await pass(1000);
    await pass(1000);
    expect(outcome.mock.calls).toEqual([[true]]);
  });

  it("is asked at once when the person is back, and not when they go", async () => {
    const { ask, clock, world, look } = setUp();
    await settle();
    world.isHere = false;
    look();
    await settle();
    expect(ask).toHaveBeenCalledTimes(1);
    world.isHere = true;
    look();
    await settle();
    expect([ask.mock.calls.length, clock.pending]).toEqual([2, 1]);
  });

  it("is given up at once, between two questions or within one", async () => {
    const between = setUp();
    await settle();
    between.stop.abort();
    await settle();
    expect(between.outcome.mock.calls).toEqual([[false]]);
    expect([between.clock.pending, between.listeners.size]).toEqual([0, 0]);

    const question = deferred<boolean>();
    const within = setUp();
    within.ask.mockImplementation(() => question.promise);
    await settle();
    await within.pass(1000);
    within.stop.abort();
    const aborted = apiError("aborted");
    question.reject(aborted);
    await settle();
    expect([within.outcome.mock.calls, within.clock.pending]).toEqual([[[aborted]], 0]);
  });
});
