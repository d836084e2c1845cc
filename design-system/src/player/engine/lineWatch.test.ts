import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLineWatch } from "./lineWatch.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(Math, "random").mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setUp(isBack = vi.fn(() => Promise.resolve(false))) {
  const life = new AbortController();
  const onBack = vi.fn();
  return { line: createLineWatch({ isBack, onBack, signal: life.signal }), life, isBack, onBack };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("a lost line", () => {
  it("is asked for after two seconds, and in ever longer pauses up to thirty, six times at most", async () => {
    const { line, isBack, onBack } = setUp();
    line.wait();
    let asked = 0;
    for (const seconds of [2, 4, 8, 16, 30, 30]) {
      await pass(seconds * 1000 - 1);
      expect(isBack).toHaveBeenCalledTimes(asked);
      await pass(1);
      expect(isBack).toHaveBeenCalledTimes((asked += 1));
    }
    await pass(600_000);
    line.wait();
    await pass(600_000);
    expect([isBack.mock.calls.length, onBack.mock.calls.length]).toEqual([6, 0]);
  });

  it("is asked for at a moment of chance within the second half of each pause", async () => {
    vi.mocked(Math.random).mockReturnValue(0);
    const { line, isBack } = setUp();
    line.wait();
    await pass(999);
    expect(isBack).not.toHaveBeenCalled();
    await pass(1);
    expect(isBack).toHaveBeenCalledTimes(1);
  });

  it("that is back is told once, and asked for no more", async () => {
    const { line, isBack, onBack } = setUp(vi.fn(() => Promise.resolve(true)));
    line.wait();
    await pass(60_000);
    expect([isBack.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 1]);
  });

  it("is asked for in short pauses again once it has played meanwhile", async () => {
    const { line, isBack } = setUp();
    line.wait();
    await pass(6_000);
    line.forget();
    line.wait();
    await pass(2_000);
    expect(isBack).toHaveBeenCalledTimes(3);
  });

  it("is waited for once, however often it is said to be lost", async () => {
    const { line, isBack } = setUp();
    line.wait();
    line.wait();
    await pass(4_000);
    expect(isBack).toHaveBeenCalledTimes(1);
  });

  it("is not waited for any more: neither a pause nor an answer on its way counts", async () => {
    const stopped = setUp();
    stopped.line.wait();
    stopped.line.stop();
    await pass(60_000);
    expect(stopped.isBack).not.toHaveBeenCalled();

    let respond: (isBack: boolean) => void = () => undefined;
    const asking = setUp(vi.fn(() => new Promise<boolean>((resolve) => (respond = resolve))));
    for (const isBack of [true, false]) {
      asking.line.wait();
      await pass(4_000);
      asking.line.stop();
      respond(isBack);
      await pass(60_000);
    }
    expect([asking.isBack.mock.calls.length, asking.onBack.mock.calls.length]).toEqual([2, 0]);
  });

  it("is nobody's after the element's life", async () => {
    const { line, life, isBack } = setUp();
    line.wait();
    life.abort();
    line.wait();
    await pass(60_000);
    expect([isBack.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
  });
});
