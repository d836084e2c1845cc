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
  expect(ahead.isSeen(url, 0)).toBe(false);
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

it("goes on with the video that the document came with", () => {
  const written = video("maybe");
  written.id = "kadr-stream";
  const source = Object.assign(document.createElement("source"), { src: url });
  written.append(source);
  document.body.append(written);
  vi.spyOn(written, "readyState", "get").mockReturnValue(2);
  const ahead = createStreamAhead(() => {
    throw new Error("there is one already");
  });
  ahead.open(url);
  expect([ahead.isSeen(url, 0), ahead.isSeen(url, 30)]).toEqual([true, false]);
  expect(ahead.take(url)).toBe(written);
  expect(ahead.isSeen(url, 0)).toBe(false);
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
  const ahead = createStreamAhead(() => other);
  ahead.open("http://media.test/other.m3u8");
  expect(first.isConnected).toBe(false);
  expect(first.childElementCount).toBe(0);
  expect(ahead.take("http://media.test/other.m3u8")).toBe(other);
  const second = stand("");
  expect(createStreamAhead().take(url)).toBeNull();
  expect(second.isConnected).toBe(false);
});
