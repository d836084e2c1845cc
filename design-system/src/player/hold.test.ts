import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHold } from "./hold.ts";
import type { PlayerEngine } from "./types.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(facts: { readonly isWanted: boolean; readonly isLive: boolean } = { isWanted: true, isLive: false }) {
  const fast: boolean[] = [];
  const engine = { getSnapshot: () => facts, setFast: (isFast: boolean) => void fast.push(isFast) };
  return { hold: createHold(engine as unknown as PlayerEngine), fast };
}

describe("something that is held", () => {
  it("plays fast after half a second, until it is let go", () => {
    const { hold, fast } = setUp();
    expect(hold.begin()).toBe(true);
    vi.advanceTimersByTime(499);
    expect(fast).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(fast).toEqual([true]);
    expect(hold.end()).toBe(true);
    expect(fast).toEqual([true, false]);
    expect(hold.end()).toBeUndefined();
  });

  it("for less is a press, and does nothing later", () => {
    const { hold, fast } = setUp();
    hold.begin();
    vi.advanceTimersByTime(300);
    expect(hold.end()).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(fast).toEqual([]);
  });

  it("twice, as in a double tap, counts each press by itself: two short ones are no long one", () => {
    const { hold, fast } = setUp();
    for (let tap = 0; tap < 2; tap += 1) {
      hold.begin();
      vi.advanceTimersByTime(300);
      expect(hold.end()).toBe(false);
    }
    expect(fast).toEqual([]);
  });

  it("and pressed in a second place begins anew, at the usual speed", () => {
    const { hold, fast } = setUp();
    hold.begin();
    vi.advanceTimersByTime(600);
    hold.begin();
    expect(fast).toEqual([true, false]);
    vi.advanceTimersByTime(499);
    expect(hold.end()).toBe(false);
  });

  it.each([
    ["a video that stands", { isWanted: false, isLive: false }],
    ["a live stream", { isWanted: true, isLive: true }],
  ])("does nothing on %s", (_what, facts) => {
    const { hold, fast } = setUp(facts);
    expect(hold.begin()).toBe(false);
    vi.advanceTimersByTime(1000);
    expect([hold.end(), fast]).toEqual([undefined, []]);
  });
});
