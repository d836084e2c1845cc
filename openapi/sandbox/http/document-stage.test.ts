// @vitest-environment node
import { expect, it } from "vitest";
import { nearEnd as hostsNearEnd } from "../../../host/src/features/watch-video/startPosition.ts";
import { documentShelf, documentStage, nearEnd, startAfterStream } from "./document-stage.ts";

const hls = "http://media.test/a&b/master.m3u8";
const page = (more: object = {}) => ({
  call: "getVideoPage",
  path: { id: "v1" },
  query: {},
  answer: { playback: { hls, poster: "http://media.test/a.webp" }, access: { granted: true }, video: { thumbnail_url: "http://media.test/b.webp", duration: 65 }, ...more },
});
type Handed = Parameters<typeof documentStage>[2][number];
const stage = (query: string, ...handed: Handed[]) => documentStage("/video/v1/", new URLSearchParams(query), handed);
const text = (...all: Parameters<typeof stage>) => stage(...all)?.markup.text;
const watched = (seconds: number): Handed => ({ call: "getVideoProgress", path: {}, query: {}, answer: { v1: seconds } });

it("writes the poster, and over it the stream of a page that begins at its beginning, escaped", () => {
  expect(text("", page())).toBe(
    '<div id="kadr-stage" aria-hidden="true"><img src="http://media.test/a.webp" alt="" fetchpriority="high" decoding="async">' +
      '<video id="kadr-stream" data-video="v1" data-last="55" preload="auto" playsinline crossorigin="anonymous"><source type="application/vnd.apple.mpegurl" src="http://media.test/a&#38;b/master.m3u8"></video></div>',
  );
  expect(stage("", page(), watched(0))?.hasStream).toBe(true);
});

it("writes nothing where it may not be played or was not handed over", () => {
  expect(stage("")).toBeUndefined();
  expect(stage("", page({ access: { granted: false } }))).toBeUndefined();
  expect(stage("", page({ playback: null }))).toBeUndefined();
});

it("begins where the device left the video, by the host's own rule", async () => {
  expect(nearEnd).toBe(hostsNearEnd);
  const run = async (kept: string | null) => {
    const stream = { dataset: { video: "v1", last: "55" }, currentTime: 0, readyState: 4 };
    const script = startAfterStream("/host.js").replace(/import\(.*\);/, "");
    await (Function("document", "localStorage", `return (async () => { ${script} })()`) as (...scope: unknown[]) => Promise<void>)({ getElementById: () => stream }, { getItem: () => kept });
    return stream.currentTime;
  };
  expect(await Promise.all(['{"v1":[40,1]}', '{"v1":[60,1]}', '{"v2":[40,1]}', "}", "3", null].map(run))).toEqual([40, 0, 0, 0, 0, 0]);
});

it("writes nothing of a video that asks for the age first", () => {
  expect(stage("", page({ video: { is_adult: true } }))).toBeUndefined();
});

it("leaves the stream out where it begins elsewhere, and keeps the poster", () => {
  for (const elsewhere of [stage("t=90", page()), stage("", page(), watched(40)), stage("", page({ playback: { hls: null } }))]) {
    expect(elsewhere?.hasStream).toBe(false);
    expect(elsewhere?.markup.text).toMatch(/<img src="[^"]+"[^>]*><\/div>$/);
  }
  expect(text("", page({ playback: { hls: null } }))).toContain("http://media.test/b.webp");
});

it("shows nothing of what is only heard, and begins it all the same", () => {
  const heard = documentStage("/audio/v1/", new URLSearchParams(), [page()]);
  expect(heard?.markup.text).toMatch(/^<div id="kadr-stage" hidden aria-hidden="true"><video /);
  expect(text("", page({ video: { is_audio: true } }))).toMatch(/^<div id="kadr-stage" hidden /);
});

it("writes the first still of a feed for each density, escaped, among the places of the others", () => {
  expect(documentShelf("http://media.test/a.webp?width=279&b", "http://media.test/a.webp?width=279&b 1x").markup.text).toBe(
    `<div id="kadr-shelf" aria-hidden="true"><img src="http://media.test/a.webp?width=279&#38;b" srcset="http://media.test/a.webp?width=279&#38;b 1x" alt="" fetchpriority="high">${"<i></i>".repeat(6)}</div>`,
  );
});
