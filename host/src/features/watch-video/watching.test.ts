import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createFakeEngine } from "../../../../design-system/src/player/engine/createFakeEngine.ts";
import { FakeClock } from "../../stores/testing.ts";
import { backgroundLimits, comeBack, noteHidden, type BackgroundView } from "./backgroundView.ts";
import { createProgressSaver } from "./createProgressSaver.ts";
import { startPosition } from "./startPosition.ts";

/** The position is saved every 15 seconds. */
const saveEveryMs = 15_000;

function saver(snapshot = {}) {
  const engine = createFakeEngine({ snapshot: { phase: "idle", ...snapshot }, time: { current: 0 } });
  const clock = new FakeClock();
  const save = vi.fn();
  let leave = () => undefined as void;
  const dispose = createProgressSaver(engine, {
    save,
    clock,
    onLeave: (listener) => {
      leave = listener;
      return () => {
        leave = () => undefined;
      };
    },
  });
  return { engine, clock, save, dispose, leave: () => leave() };
}

describe("saving the watched time", () => {
  it("happens when the viewer leaves", () => {
    const { engine, save, leave, dispose } = saver();
    engine.play();
    engine.updateTime({ current: 42.7 });
    leave();
    expect(save.mock.calls).toEqual([[42]]);
    engine.updateTime({ current: 50 });
    dispose();
    expect(save).toHaveBeenLastCalledWith(50);
  });

  it("happens on leaving what is no live stream, and never for one, nor for what was not begun", () => {
    const usual = saver();
    usual.engine.play();
    usual.engine.updateTime({ current: 42 });
    usual.leave();
    expect(usual.save.mock.calls).toEqual([[42]]);
    usual.dispose();
    const live = saver({ isLive: true });
    live.engine.play();
    live.engine.updateTime({ current: 42 });
    live.leave();
    live.dispose();
    expect(live.save).not.toHaveBeenCalled();
    const idle = saver();
    idle.leave();
    idle.dispose();
    expect(idle.save).not.toHaveBeenCalled();
  });

  it("happens on a pause and every 15 s of playing, never for the same second twice, and leaves no timer", () => {
    const { engine, clock, save, dispose } = saver();
    engine.play();
    engine.updateTime({ current: 15 });
    clock.advance(saveEveryMs);
    engine.updateTime({ current: 20 });
    engine.pause();
    expect(save.mock.calls).toEqual([[15], [20]]);
    clock.advance(saveEveryMs * 3);
    expect(save).toHaveBeenCalledTimes(2);
    dispose();
    expect(save).toHaveBeenCalledTimes(2);
    expect(clock.pending).toBe(0);
  });
});

describe("where a video begins", () => {
  it("follows the address, then the mini player, then the last visit", () => {
    expect(startPosition({ startAt: 90, kept: 50, savedAt: 30, duration: 100 })).toBe(90);
    expect(startPosition({ startAt: 900, kept: 50, savedAt: 30, duration: 100 })).toBe(50);
    expect(startPosition({ kept: null, savedAt: 30, duration: 100 })).toBe(30);
    expect(startPosition({ startAt: 90, preloaded: 2, duration: 100 })).toBe(90);
    expect(startPosition({ kept: null, preloaded: 2, savedAt: 30, duration: 100 })).toBe(2);
  });

  it("is where the mini player is when its page is come back to, whatever moment the address names", () => {
    expect(startPosition({ startAt: 10, kept: 63, isReturn: true, duration: 100 })).toBe(63);
    // closed meanwhile, or a reload
    expect(startPosition({ startAt: 10, kept: null, preloaded: 2, isReturn: true, duration: 100 })).toBe(10);
    // a link to another moment of what is playing
    expect(startPosition({ startAt: 10, kept: 63, duration: 100 })).toBe(10);
  });

  it("is the beginning near the end, for live, and for nonsense", () => {
    expect(startPosition({ savedAt: 95, duration: 100 })).toBe(0);
    expect(startPosition({ startAt: 5, isLive: true })).toBe(0);
    expect(startPosition({ startAt: Number.NaN, savedAt: -3 })).toBe(0);
  });
});

describe("the background playback popup", () => {
  const never: BackgroundView = { hiddenAt: null, shows: [] };

  it("measures from the moment the page was hidden or picture-in-picture began", () => {
    expect(noteHidden(never, 100).hiddenAt).toBe(100);
    expect(noteHidden(noteHidden(never, 100), 200).hiddenAt).toBe(100);
    expect(comeBack(noteHidden(never, 100), 200).view.hiddenAt).toBeNull();
  });

  it("shows after a positive time away under 30 minutes", () => {
    const away = (ms: number) => comeBack(noteHidden(never, 1e12), 1e12 + ms).isShown;
    expect([away(0), away(1), away(backgroundLimits.hiddenMs - 1), away(backgroundLimits.hiddenMs)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(comeBack(never, 1e12).isShown).toBe(false);
  });

  it("shows at most 3 times a day, 6 a week and 10 a year, whatever the visits", () => {
    const dayMs = 86_400_000;
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 60_000, max: 2 * dayMs }), { maxLength: 120 }), (gaps) => {
        let view = never;
        let now = 1e12;
        const shown: number[] = [];
        for (const gap of gaps) {
          now += gap;
          const back = comeBack(noteHidden(view, now - 30_000), now);
          view = back.view;
          if (back.isShown) shown.push(now);
          const within = (span: number) => shown.filter((at) => now - at < span).length;
          expect(within(dayMs)).toBeLessThanOrEqual(3);
          expect(within(7 * dayMs)).toBeLessThanOrEqual(6);
          expect(within(365 * dayMs)).toBeLessThanOrEqual(10);
        }
      }),
    );
  });
});
