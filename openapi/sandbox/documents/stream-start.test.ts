// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { streamStart } from "./stream-start.ts";

const id = "7f213c070cef03d475dbed0866db71db";
let stream: HTMLVideoElement;
const start = () => new Function(streamStart)();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  document.body.innerHTML = `<video id="kadr-stream" data-video="${id}" data-last="55"></video>`;
  stream = document.querySelector("video") as HTMLVideoElement;
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

it.each([
  ["where this device left it", { [id]: [12, 1] }, 12],
  ["at its beginning, where only its end was left", { [id]: [56, 1] }, 0],
  ["at its beginning, where another was watched", { other: [12, 1] }, 0],
])("begins %s", (_, positions, expected) => {
  localStorage.setItem("kadr:watch-positions", JSON.stringify(positions));
  start();
  expect(stream.currentTime).toBe(expected);
});

it("begins at its beginning where what is stored cannot be read", () => {
  localStorage.setItem("kadr:watch-positions", "{");
  start();
  expect(stream.currentTime).toBe(0);
});

it.each([
  ["a pointer comes to it", () => stream.dispatchEvent(new Event("pointerover"))],
  ["a key is pressed", () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }))],
  ["no player has come for ten seconds", () => vi.advanceTimersByTime(10_000)],
])("has the browser's own buttons from when %s", (_, come) => {
  start();
  vi.advanceTimersByTime(9999);
  expect(stream.controls).toBe(false);
  come();
  expect(stream.controls).toBe(true);
});

it("has none once the player has taken it", () => {
  start();
  stream.removeAttribute("id");
  stream.dispatchEvent(new Event("pointerover"));
  vi.advanceTimersByTime(10_000);
  expect(stream.controls).toBe(false);
});
