import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { connectHistory, navigate } from "./navigation.ts";
import { onceStill, overlayOpened } from "./overlayStack.ts";

let dispose: () => void;
beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  window.history.replaceState(null, "", "/");
  dispose = connectHistory({ get: () => undefined, set: () => undefined });
  navigate("/video/1/");
});
afterEach(() => dispose());

/** Longer than an entry is kept for a follower, and then until the history has answered. */
const wait = () => new Promise((resolve) => setTimeout(resolve, 200));
const back = async (steps = 1) => {
  const moved = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  window.history.go(-steps);
  await moved;
  await wait();
};
const over = () => (window.history.state as { over?: number }).over ?? 0;

/** An overlay as the design system has it: closed by Back, it tells that it has closed. */
function open() {
  const overlay = { isOpen: true, close: () => undefined as void };
  const notifyClosed = overlayOpened(() => {
    overlay.isOpen = false;
    notifyClosed();
  });
  overlay.close = () => {
    overlay.isOpen = false;
    notifyClosed();
  };
  return overlay;
}

it("Back closes the upper overlay, then the lower one, then leaves the page", async () => {
  const lower = open();
  const upper = open();
  await back();
  expect([lower.isOpen, upper.isOpen]).toEqual([true, false]);
  await back();
  expect(lower.isOpen).toBe(false);
  expect(window.location.pathname).toBe("/video/1/");
  await back();
  expect(window.location.pathname).toBe("/");
});

it("two steps back at once close the two upper overlays, the third one stays", async () => {
  const all = [open(), open(), open()];
  await back(2);
  expect(all.map(({ isOpen }) => isOpen)).toEqual([true, false, false]);
  expect([over(), window.location.pathname]).toEqual([1, "/video/1/"]);
});

it("a step over all of them to the page before closes all", async () => {
  const all = [open(), open()];
  await back(3);
  expect(all.map(({ isOpen }) => isOpen)).toEqual([false, false]);
  expect([over(), window.location.pathname]).toEqual([0, "/"]);
});

it("an overlay that was closed in another way leaves nothing for Back", async () => {
  const overlay = open();
  overlay.close();
  await wait();
  expect(over()).toBe(0);
  await back();
  expect(window.location.pathname).toBe("/");
});

it("a machine that is slow to go back is not asked a second time, which would leave the page", async () => {
  const go = vi
    .spyOn(window.history, "go")
    .mockImplementation((delta) => void setTimeout(() => History.prototype.go.call(window.history, delta), 900));
  open().close();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(go).toHaveBeenCalledOnce();
  expect(over()).toBe(0);
  expect(window.location.pathname).toBe("/video/1/");
  go.mockRestore();
});

it("one that makes way for another hands its entry over, and the page it came from stays one press away", async () => {
  const menu = open();
  const length = window.history.length;
  menu.close();
  const dialog = open();
  await wait();
  expect(window.history.length).toBe(length);
  await back();
  expect(dialog.isOpen).toBe(false);
  expect(over()).toBe(0);
});

it("one that opens while the history still takes another's entry back stays open, and Back closes it", async () => {
  const go = vi
    .spyOn(window.history, "go")
    .mockImplementation((delta) => void setTimeout(() => History.prototype.go.call(window.history, delta), 300));
  open().close();
  await vi.waitFor(() => expect(go).toHaveBeenCalled());
  const dialog = open();
  await new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  expect([dialog.isOpen, over()]).toEqual([true, 1]);
  go.mockRestore();
  await back();
  expect(dialog.isOpen).toBe(false);
  expect(window.location.pathname).toBe("/video/1/");
});

it("Back closes what took another's place before the other's entry is given back, and nothing besides", async () => {
  const lower = open();
  const menu = open();
  const dialog = open();
  // its closing ends after the other's opening
  menu.close();
  await back();
  expect([lower.isOpen, dialog.isOpen, over()]).toEqual([true, false, 1]);
  await back();
  expect([lower.isOpen, over(), window.location.pathname]).toEqual([false, 0, "/video/1/"]);
});

it("Back in the moment in which an overlay was closed otherwise leaves the page", async () => {
  open().close();
  await back();
  expect([window.location.pathname, over()]).toEqual(["/", 0]);
});

it("a new page is reached without what lay over the old one, and Back finds the old one bare", async () => {
  const all = [open(), open()];
  navigate("/video/2/");
  await wait();
  expect(all.map(({ isOpen }) => isOpen)).toEqual([false, false]);
  expect(window.location.pathname).toBe("/video/2/");
  await back();
  expect([window.location.pathname, over()]).toEqual(["/video/1/", 0]);
});

it("an address that is replaced under an overlay stays replaced when the overlay closes", async () => {
  const overlay = open();
  navigate("/audio/1/", { replace: true });
  overlay.close();
  await wait();
  expect([window.location.pathname, over()]).toEqual(["/audio/1/", 0]);
});

it("an address that was replaced before an overlay opened is not put back when that closes", async () => {
  navigate("/audio/1/?once", { replace: true });
  window.history.replaceState(window.history.state, "", "/audio/1/");
  open();
  await back();
  expect([window.location.pathname, window.location.search]).toEqual(["/audio/1/", ""]);
});

it("a way out of the document waits until a closed overlay has given its entry back, which would call it off; else it goes at once", async () => {
  const seen: number[] = [];
  const leave = () => void seen.push(over());
  onceStill(leave);
  expect(seen).toEqual([0]);
  const overlay = open();
  onceStill(leave);
  expect(seen).toEqual([0, 1]);
  overlay.close();
  onceStill(leave);
  expect(seen).toEqual([0, 1]);
  await wait();
  expect(seen).toEqual([0, 1, 0]);
});

it("a way out of the document goes once the next overlay has taken the entry of the closed one", async () => {
  const seen: number[] = [];
  open().close();
  onceStill(() => void seen.push(over()));
  open();
  expect(seen).toEqual([1]);
  await wait();
  expect(seen).toEqual([1]);
});
