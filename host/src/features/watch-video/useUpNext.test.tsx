import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createFakeEngine } from "../../../../design-system/src/player/engine/createFakeEngine.ts";
import { FakeClock } from "../../stores/testing.ts";
import { upNextSeconds } from "./createUpNext.ts";
import { useUpNext, type UpNextOptions } from "./useUpNext.ts";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** A video of a playlist that has come to its end. */
function atTheEnd(options: Partial<UpNextOptions> = {}) {
  const engine = createFakeEngine({ snapshot: { phase: "playing" } });
  const clock = new FakeClock();
  const onNext = vi.fn();
  const { result } = renderHook(() =>
    useUpNext({ engine, clock, href: "/video/b/", isAway: false, onNext, ...options }),
  );
  act(() => engine.update({ phase: "ended" }));
  /** Longer than the count, if nothing stops it. */
  const wait = () => act(() => clock.advance((upNextSeconds + 1) * 1000));
  return { result, onNext, wait };
}
const put = (html: string) => {
  document.body.insertAdjacentHTML("beforeend", html);
  return document.body.lastElementChild as HTMLElement;
};

describe("the next video of a playlist", () => {
  it("is counted down to, and begins", () => {
    const { result, onNext, wait } = atTheEnd();
    expect(result.current.seconds).toBe(upNextSeconds);
    wait();
    expect(onNext).toHaveBeenCalledExactlyOnceWith("/video/b/");
  });

  it.each([
    ["<input type='search'>", "somebody looks for something"],
    ["<textarea></textarea>", "somebody writes"],
  ])("waits while the focus is in %s: %s", (html) => {
    const field = put(html);
    field.focus();
    const { onNext, wait } = atTheEnd();
    wait();
    expect(onNext).not.toHaveBeenCalled();
    field.blur();
    wait();
    expect(onNext).toHaveBeenCalledOnce();
  });

  it.each(["<div role='dialog'></div>", "<div role='alertdialog'></div>", "<dialog open></dialog>"])(
    "waits while something lies over the page: %s",
    (html) => {
      const over = put(html);
      const { onNext, wait } = atTheEnd();
      wait();
      expect(onNext).not.toHaveBeenCalled();
      over.remove();
      wait();
      expect(onNext).toHaveBeenCalledOnce();
    },
  );

  it("does not wait for the focus on a line that is drawn, such as the volume", () => {
    put("<input type='range'>").focus();
    const { onNext, wait } = atTheEnd();
    wait();
    expect(onNext).toHaveBeenCalledOnce();
  });

  it("does not begin once somebody stays, nor in the corner of the page, nor where it is switched off", () => {
    const staying = atTheEnd();
    act(() => staying.result.current.stay());
    expect(staying.result.current.seconds).toBeNull();
    for (const { wait, onNext } of [staying, atTheEnd({ isAway: true })]) {
      wait();
      expect(onNext).not.toHaveBeenCalled();
    }
    const off = atTheEnd({ href: undefined });
    expect(off.result.current.seconds).toBeNull();
    off.wait();
    expect(off.onNext).not.toHaveBeenCalled();
  });
});
