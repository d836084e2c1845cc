import { expect, it, vi } from "vitest";
import { createStreamAhead } from "./ahead.ts";

const url = "http://media.test/master.m3u8";
const video = (canPlay: string) => {
  const media = document.createElement("video");
  vi.spyOn(media, "canPlayType").mockReturnValue(canPlay as CanPlayTypeResult);
  vi.spyOn(media, "load").mockReturnValue();
  return media;
};

it("gives the video that loads the address, once", () => {
  const media = video("maybe");
  const ahead = createStreamAhead(() => media);
  ahead.open(url);
  expect(media.src).toBe(url);
  expect(ahead.take(url)).toBe(media);
  expect(ahead.take(url)).toBeNull();
});

it("lets go of what another video is asked instead of, and of what nobody takes", () => {
  vi.useFakeTimers();
  const media = video("maybe");
  const ahead = createStreamAhead(() => media);
  ahead.open(url);
  expect(ahead.take("http://media.test/other.m3u8")).toBeNull();
  expect(media.hasAttribute("src")).toBe(false);
  ahead.open(url);
  vi.advanceTimersByTime(10_000);
  expect(ahead.take(url)).toBeNull();
  vi.useRealTimers();
});

it("begins nothing where the browser has no HLS of its own", () => {
  const ahead = createStreamAhead(() => video(""));
  ahead.open(url);
  expect(ahead.take(url)).toBeNull();
});
