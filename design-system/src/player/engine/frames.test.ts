import { expect, it } from "vitest";
import { stepFrom, usualFrameSeconds, watchFrameLength } from "./frames.ts";

/** A video whose pictures the test shows, each at its moment of the media, s. */
function film() {
  const media = document.createElement("video");
  const waiting: ((now: number, frame: { mediaTime: number }) => void)[] = [];
  Object.assign(media, { requestVideoFrameCallback: (listener: (typeof waiting)[number]) => waiting.push(listener) });
  const life = new AbortController();
  const seconds = watchFrameLength(media, life.signal);
  const show = (...moments: readonly number[]) => {
    for (const mediaTime of moments) for (const listener of waiting.splice(0)) listener(0, { mediaTime });
  };
  const play = () => media.dispatchEvent(new Event("playing"));
  return { life, seconds, show, play, waits: () => waiting.length };
}

it("a picture stays as long as the shortest gap between two of the first ones", () => {
  const { seconds, show, play } = film();
  expect(seconds()).toBe(usualFrameSeconds);
  play();
  show(10);
  expect(seconds()).toBe(usualFrameSeconds);
  show(10.5, 10.52, 10.52, 10.6);
  expect(seconds()).toBeCloseTo(0.02);
});

it("eight pictures are looked at after each start, and a gap goes over no start", () => {
  const { seconds, show, play, waits } = film();
  play();
  show(0, 1 / 25, 2 / 25, 3 / 25, 4 / 25, 5 / 25, 6 / 25);
  expect(waits()).toBe(1);
  show(7 / 25);
  expect(waits()).toBe(0);
  play();
  show(7 / 25 + 0.001);
  expect(seconds()).toBeCloseTo(1 / 25);
});

it("a gap of a second and more is no picture's, nor is one backwards", () => {
  const { seconds, show, play } = film();
  play();
  show(10, 11, 9);
  expect(seconds()).toBe(usualFrameSeconds);
  show(9.999);
  expect(seconds()).toBeCloseTo(0.999);
});

it("nothing is looked at any more after the element's life, nor where a browser shows no pictures", () => {
  const { life, seconds, show, play, waits } = film();
  play();
  show(0);
  life.abort();
  show(0.01);
  expect([seconds(), waits()]).toEqual([usualFrameSeconds, 0]);
  play();
  expect(waits()).toBe(0);
  const old = document.createElement("video");
  const usual = watchFrameLength(old, new AbortController().signal);
  old.dispatchEvent(new Event("playing"));
  expect(usual()).toBe(usualFrameSeconds);
});

it.each([
  [0, 1, 0.06],
  [0, -1, 0],
  [0.04, 1, 0.1],
  [0.06, 1, 0.1],
  [0.06, -1, 0.02],
  [0.1, -1, 0.06],
  // at the very edge, a hair before it
  [0.04 - 1e-9, 1, 0.1],
] as const)("a step from %d s by %d is to the middle of a picture: %d s", (seconds, frames, to) => {
  expect(stepFrom(seconds, frames, 0.04)).toBeCloseTo(to, 9);
});
