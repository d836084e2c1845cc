import { describe, expect, it, vi } from "vitest";
import { createFakeEngine } from "../../../../design-system/src/player/engine/createFakeEngine.ts";
import { FakeClock } from "../../stores/testing.ts";
import { createUpNext, upNextSeconds } from "./createUpNext.ts";

function show() {
  const engine = createFakeEngine({ snapshot: { phase: "playing" } });
  const clock = new FakeClock();
  const ports = { isBusy: vi.fn(() => false), show: vi.fn(), begin: vi.fn() };
  const upNext = createUpNext(engine, { clock, ...ports });
  return { engine, clock, ...ports, upNext, end: () => engine.update({ phase: "ended" }) };
}

describe("the next video", () => {
  it("begins by itself some seconds after the end, which are counted aloud", () => {
    const { clock, end, show: shown, begin } = show();
    clock.advance(60_000);
    expect(shown).not.toHaveBeenCalled();
    end();
    clock.advance((upNextSeconds - 1) * 1000);
    expect(shown.mock.calls.flat()).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(begin).not.toHaveBeenCalled();
    clock.advance(1000);
    expect(begin).toHaveBeenCalledOnce();
    expect(clock.pending).toBe(0);
  });

  it("does not begin once somebody stays, and is counted anew at the next end", () => {
    const { engine, clock, end, upNext, show: shown, begin } = show();
    end();
    upNext.stay();
    clock.advance(60_000);
    expect(begin).not.toHaveBeenCalled();
    expect(shown).toHaveBeenLastCalledWith(null);
    engine.update({ phase: "playing" });
    end();
    expect(shown).toHaveBeenLastCalledWith(upNextSeconds);
  });

  it("does not begin over what is sought back to, and leaves no timer", () => {
    const { engine, clock, end, begin, upNext } = show();
    end();
    engine.update({ phase: "paused" });
    clock.advance(60_000);
    expect(begin).not.toHaveBeenCalled();
    end();
    upNext.dispose();
    expect(clock.pending).toBe(0);
  });

  it("waits while a person is busy, and goes on where the count stood", () => {
    const { clock, end, isBusy, begin } = show();
    end();
    clock.advance(3000);
    isBusy.mockReturnValue(true);
    clock.advance(60_000);
    expect(begin).not.toHaveBeenCalled();
    isBusy.mockReturnValue(false);
    clock.advance((upNextSeconds - 3) * 1000);
    expect(begin).toHaveBeenCalledOnce();
  });
});
