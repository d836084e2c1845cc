// @vitest-environment node
import { expect, it } from "vitest";
import { html } from "./html.ts";
import { streamAhead } from "./stream-ahead.ts";

const hls = "http://media.test/a&b/master.m3u8";
const page = (more: object = {}) => ({ call: "getVideoPage", path: { id: "v1" }, query: {}, answer: { playback: { hls }, access: { granted: true }, ...more } });
const text = (query: string, ...handed: Parameters<typeof streamAhead>[1][number][]) => html`${streamAhead(new URLSearchParams(query), handed)}`.text;

it("writes the stream of a page that begins at its beginning, escaped", () => {
  expect(text("", page())).toBe('<video id="kadr-stream" hidden preload="auto" playsinline crossorigin="anonymous"><source type="application/vnd.apple.mpegurl" src="http://media.test/a&#38;b/master.m3u8"></video>');
});

it("writes none where it may not be played, begins elsewhere, or was not handed over", () => {
  expect(text("")).toBe("");
  expect(text("", page({ access: { granted: false } }))).toBe("");
  expect(text("", page({ playback: null }))).toBe("");
  expect(text("t=90", page())).toBe("");
  const watched = (seconds: number) => ({ call: "getVideoProgress", path: {}, query: {}, answer: { v1: seconds } });
  expect(text("", page(), watched(40))).toBe("");
  expect(text("", page(), watched(0))).not.toBe("");
});
