import { expect, it, vi } from "vitest";
import { createStreamPreload } from "./preload.ts";

const url = "http://media.test/master.m3u8";
const video = (canPlay: string) => {
  const media = document.createElement("video");
  vi.spyOn(media, "canPlayType").mockReturnValue(canPlay as CanPlayTypeResult);
  vi.spyOn(media, "load").mockReturnValue();
  return media;
};

it("gives the video that loads the address, once", () => {
  const media = video("maybe");
  const preload = createStreamPreload(() => media);
  preload.open(url);
  expect(media.src).toBe(url);
  expect(preload.isSeen(url, 0)).toBe(false);
  expect(preload.take(url)).toBe(media);
  expect(preload.take(url)).toBeNull();
});

it("lets go of what another video is asked instead of, and of what nobody takes", () => {
  vi.useFakeTimers();
  const media = video("maybe");
  const preload = createStreamPreload(() => media);
  preload.open(url);
  expect(preload.take("http://media.test/other.m3u8")).toBeNull();
  expect(media.hasAttribute("src")).toBe(false);
  preload.open(url);
  vi.advanceTimersByTime(10_000);
  expect(preload.take(url)).toBeNull();
  vi.useRealTimers();
});

it("begins nothing where the browser has no HLS of its own", () => {
  const preload = createStreamPreload(() => video(""));
  preload.open(url);
  expect(preload.take(url)).toBeNull();
});

it("goes on with the video that the document came with", () => {
  const written = video("maybe");
  written.id = "kadr-stream";
  const source = Object.assign(document.createElement("source"), { src: url });
  written.append(source);
  document.body.append(written);
  vi.spyOn(written, "readyState", "get").mockReturnValue(2);
  const preload = createStreamPreload(() => {
    throw new Error("there is one already");
  });
  preload.open(url);
  expect([preload.isSeen(url, 0), preload.isSeen(url, 30)]).toEqual([true, false]);
  expect(preload.take(url)).toBe(written);
  expect(preload.isSeen(url, 0)).toBe(false);
  expect(written.contains(source)).toBe(true);
});

it("takes the document's video out where something else is played, or where it cannot be", () => {
  const stand = (canPlay: string) => {
    const written = video(canPlay);
    written.id = "kadr-stream";
    written.append(Object.assign(document.createElement("source"), { src: url }));
    document.body.append(written);
    return written;
  };
  const first = stand("maybe");
  const other = video("maybe");
  const preload = createStreamPreload(() => other);
  preload.open("http://media.test/other.m3u8");
  expect(first.isConnected).toBe(false);
  expect(first.childElementCount).toBe(0);
  expect(preload.take("http://media.test/other.m3u8")).toBe(other);
  const second = stand("");
  expect(createStreamPreload().take(url)).toBeNull();
  expect(second.isConnected).toBe(false);
});
