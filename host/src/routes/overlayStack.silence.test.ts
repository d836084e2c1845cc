import { afterEach, beforeEach, expect, it, vi, type MockInstance } from "vitest";
import { connectHistory, navigate } from "./navigation.ts";
import { isCovered, isOverlayEntry, overlayOpened } from "./overlayStack.ts";

let dispose: () => void;
let go: MockInstance<History["go"]>;
beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  window.history.replaceState(null, "", "/");
  dispose = connectHistory({ get: () => undefined, set: () => undefined });
  navigate("/video/1/");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  // The history says nothing to what it is asked.
  go = vi.spyOn(window.history, "go").mockImplementation(() => undefined);
});
afterEach(() => {
  // The page's own entry is what the history stands at in the end.
  window.history.replaceState({ ...(window.history.state as object), over: 0 }, "");
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  vi.restoreAllMocks();
  dispose();
});

/** So many entries as there are, and those that frames have added. */
const addEntries = (count: number) => {
  const { length } = window.history;
  vi.spyOn(window.history, "length", "get").mockReturnValue(length + count);
};

it("an overlay that closes keeps its entry for a follower for sixty milliseconds", () => {
  const close = overlayOpened(() => undefined);
  close();
  vi.advanceTimersByTime(59);
  expect(go).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(go.mock.calls).toEqual([[-1]]);
});

it("a follower that closes as well is waited after in full, and one that is told to close twice closes once", () => {
  const closeMenu = overlayOpened(() => undefined);
  closeMenu();
  vi.advanceTimersByTime(40);
  const closeDialog = overlayOpened(() => undefined);
  closeMenu();
  vi.advanceTimersByTime(40);
  closeDialog();
  vi.advanceTimersByTime(59);
  expect(go).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(go.mock.calls).toEqual([[-1]]);
});

it("a step back that took an entry of a frame is made again, six times at most, and then the entry says that nothing is there", () => {
  const close = overlayOpened(() => undefined);
  addEntries(1);
  close();
  vi.advanceTimersByTime(60);
  for (let times = 1; times <= 6; times += 1) {
    expect([go.mock.calls.length, isOverlayEntry(), isCovered()]).toEqual([times, true, true]);
    vi.advanceTimersByTime(499);
    expect(go).toHaveBeenCalledTimes(times);
    vi.advanceTimersByTime(1);
  }
  expect(go).toHaveBeenCalledTimes(6);
  expect([isOverlayEntry(), isCovered()]).toEqual([false, false]);
  expect(window.history.state).toEqual({ kadr: expect.any(String), over: 0 });
});

it("a step back is waited for ten seconds where no frame has added an entry", () => {
  const close = overlayOpened(() => undefined);
  close();
  vi.advanceTimersByTime(60 + 9_999);
  expect(go).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(go).toHaveBeenCalledTimes(2);
});

it("a history that is as long as browsers count says nothing of frames: the step is made again soon", () => {
  vi.spyOn(window.history, "length", "get").mockReturnValue(50);
  const close = overlayOpened(() => undefined);
  close();
  vi.advanceTimersByTime(60 + 500);
  expect(go).toHaveBeenCalledTimes(2);
});

it("an entry says how many overlays it stands above its page, up to a hundred; anything else in it is none", () => {
  for (const over of [1, 99]) {
    window.history.replaceState({ over }, "");
    expect(isOverlayEntry(), String(over)).toBe(true);
  }
  for (const state of [null, {}, { over: 0 }, { over: -1 }, { over: 100 }, { over: 1.5 }, { over: "1" }]) {
    window.history.replaceState(state, "");
    expect(isOverlayEntry(), JSON.stringify(state)).toBe(false);
  }
});
