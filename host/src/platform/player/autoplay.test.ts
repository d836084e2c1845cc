import { describe, expect, it, vi } from "vitest";
import { FakeClock } from "../../stores/testing.ts";
import { createAutoplayCheck } from "./autoplay.ts";

/** A browser has a second to say whether a video may begin by itself. */
const autoplayTestMs = 1_000;

function setting(isMobile: boolean, playTest: () => Promise<void>) {
  const clock = new FakeClock();
  const test = vi.fn(playTest);
  let click = () => undefined as void;
  const check = createAutoplayCheck({
    isMobile,
    playTest: test,
    after: (delay, task) => clock.after(delay, task),
    onFirstClick: (listener) => {
      click = listener;
      return () => undefined;
    },
  });
  return { check, clock, test, click: () => click() };
}

describe("autoplay", () => {
  it("is asked of a muted test video on mobile, once, and counts as refused when that does not answer within 1 s", async () => {
    const allowed = setting(true, () => Promise.resolve());
    expect([await allowed.check(), await allowed.check()]).toEqual([true, true]);
    expect(allowed.test).toHaveBeenCalledTimes(1);
    expect(allowed.clock.pending).toBe(0);
    expect(await setting(true, () => Promise.reject(new Error("refused"))).check()).toBe(false);

    const { check, clock } = setting(true, () => new Promise(() => undefined));
    const response = check();
    clock.advance(autoplayTestMs);
    expect(await response).toBe(false);
  });

  it("counts as allowed elsewhere, without a test [PLAYER-AUTOPLAY-02]", async () => {
    const { check, test } = setting(false, () => Promise.reject(new Error("not asked")));
    expect(await check()).toBe(true);
    expect(test).not.toHaveBeenCalled();
  });

  it("is fixed by the first click", async () => {
    const { check, click } = setting(true, () => Promise.reject(new Error("refused")));
    expect(await check()).toBe(false);
    click();
    expect(await check()).toBe(true);
  });
});
