import { afterEach, describe, expect, it, vi } from "vitest";
import { media } from "../../primitives/SafeAddress/testing/index.ts";
import { addressOf, createPlaylist, hasSeparateSound, methodsFor, openHls, qualitiesIn } from "./streams.ts";
import { fakeHls } from "./testing/fakeHls.ts";
import type { PlayerQuality, PlayerSource } from "../types.ts";

const url = "http://media.test/master.m3u8";
const file = (height: number) => ({ height, url: media(`http://media.test/${height}.mp4`) });
const source: PlayerSource = { hls: media(url), mp4: [], captions: [], poster: null };

function open(startAt = 0, quality: PlayerQuality = "auto") {
  const { hls, Hls, emit, asClass } = fakeHls();
  const video = document.createElement("video");
  const events = { onQualities: vi.fn(), onFailure: vi.fn() };
  const stream = openHls(asClass, url, video, startAt, quality, events);
  return { hls, Hls, video, events, stream, emit };
}

describe("a stream of hls.js", () => {
  it("is attached to the video, loads its playlist, without a worker, from where it is to begin", () => {
    const { hls, Hls, video } = open(12);
    expect(Hls).toHaveBeenCalledExactlyOnceWith({
      enableWorker: false,
      startPosition: 12,
      backBufferLength: 60,
      capLevelToPlayerSize: true,
    });
    expect([hls.attachMedia.mock.calls, hls.loadSource.mock.calls]).toEqual([[[video]], [[url]]]);
    expect(open(0).Hls).toHaveBeenCalledWith(expect.objectContaining({ startPosition: -1 }));
  });

  it("tells its qualities once its playlist was read, and takes the one that was chosen, or the next lower one", () => {
    const auto = open();
    auto.emit("hlsManifestParsed");
    expect([auto.events.onQualities.mock.calls, auto.hls.loadLevel]).toEqual([[[[480, 240]]], -1]);
    for (const [quality, level] of [
      [480, 1],
      [240, 0],
      [1080, 1],
      [360, 0],
    ] as const) {
      const chosen = open(0, quality);
      chosen.emit("hlsManifestParsed");
      expect(chosen.hls.loadLevel, `${quality}`).toBe(level);
    }
  });

  it("shows another quality at once when it is chosen, and automatic behind the piece that plays", () => {
    const { hls, stream } = open();
    stream.choose(480);
    expect([hls.currentLevel, hls.nextLevel]).toEqual([1, 0]);
    stream.choose("auto");
    expect([hls.currentLevel, hls.nextLevel]).toEqual([1, -1]);
  });

  it("seeks to the picture of the quality that was chosen, once, where its piece holds the moment", () => {
    const { video, stream, emit } = open();
    let at = 15;
    const seek = vi.fn();
    Object.defineProperty(video, "currentTime", { get: () => at, set: seek });
    const buffered = (start: number, level = 1, type = "main") =>
      emit("hlsFragBuffered", { frag: { type, level, start, duration: 4 } });
    buffered(12);
    expect(seek).not.toHaveBeenCalled();
    stream.choose(480);
    buffered(12, 0);
    buffered(12, 1, "audio");
    buffered(11);
    buffered(15.26);
    expect(seek).not.toHaveBeenCalled();
    buffered(15.25);
    expect(seek.mock.calls).toEqual([[15.25]]);
    buffered(12);
    expect(seek).toHaveBeenCalledTimes(1);
    stream.choose(240);
    at = 12;
    buffered(12, 0);
    expect(seek.mock.lastCall).toEqual([12]);
    // what was awaited is not, once the choice is automatic
    stream.choose(480);
    stream.choose("auto");
    buffered(12);
    expect(seek).toHaveBeenCalledTimes(2);
  });

  it("recovers twice from an error of the media, and no further", () => {
    const { hls, events, emit } = open();
    emit("hlsError", { fatal: false, type: "mediaError" });
    for (let time = 0; time < 2; time += 1) emit("hlsError", { fatal: true, type: "mediaError" });
    expect([hls.recoverMediaError.mock.calls.length, events.onFailure.mock.calls]).toEqual([2, []]);
    emit("hlsError", { fatal: true, type: "mediaError" });
    expect([hls.recoverMediaError.mock.calls.length, events.onFailure.mock.calls]).toEqual([2, [["format"]]]);
  });

  it.each([
    ["networkError", undefined, "network"],
    ["networkError", { code: 0 }, "network"],
    ["networkError", {}, "network"],
    ["networkError", { code: 399 }, "network"],
    ["networkError", { code: 400 }, "unavailable"],
    ["networkError", { code: 404 }, "unavailable"],
    ["networkError", { code: 499 }, "unavailable"],
    ["networkError", { code: 500 }, "network"],
    ["otherError", { code: 404 }, "format"],
  ])("fails by %s, %o: %s", (type, response, failure) => {
    const { events, emit, hls } = open();
    emit("hlsError", { fatal: true, type, response });
    expect([events.onFailure.mock.calls, hls.recoverMediaError.mock.calls]).toEqual([[[failure]], []]);
  });

  it("is destroyed as it is closed", () => {
    const { hls, stream } = open();
    stream.close();
    expect(hls.destroy).toHaveBeenCalledTimes(1);
  });
});

describe("the ways to play a source", () => {
  const ways = (of: PlayerSource, canPlay: string, hasHls: boolean) =>
    methodsFor(of, (type) => (type === "application/vnd.apple.mpegurl" ? canPlay : ""), hasHls).map((way) =>
      way.kind === "file" ? way.file.height : way.kind,
    );

  it("are the browser's own HLS, hls.js, a file, as far as there are any", () => {
    const both = { ...source, mp4: [file(240)] };
    expect(ways(both, "maybe", true)).toEqual(["native", "hls.js", 240]);
    expect(ways(both, "", true)).toEqual(["hls.js", 240]);
    expect(ways(both, "maybe", false)).toEqual(["native", 240]);
    expect(ways({ ...both, hls: null }, "maybe", true)).toEqual([240]);
    expect(ways(source, "", false)).toEqual([]);
  });

  it("begin with the tallest file of at most 720, or else the lowest", () => {
    const files = (...heights: readonly number[]) => ways({ ...source, hls: null, mp4: heights.map(file) }, "", false);
    expect([files(360, 1080, 720, 240), files(2160, 1080), files(721, 720)]).toEqual([[720], [1080], [720]]);
  });

  it("have each its address", () => {
    expect(addressOf(source, { kind: "native" })).toBe(url);
    expect(addressOf(source, { kind: "file", file: file(240) })).toBe("http://media.test/240.mp4");
    expect(addressOf({ ...source, hls: null }, { kind: "native" })).toBe("");
  });
});

describe("the main playlist", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("is read once, whoever asks, within ten seconds, and after a failure anew", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    const load = vi.fn<(address: string, signal: AbortSignal) => Promise<string>>();
    load.mockRejectedValueOnce(new Error("offline")).mockResolvedValue("#EXTM3U");
    const read = createPlaylist(url, load);
    const both = [read(), read()];
    await expect(both[0]).rejects.toThrow("offline");
    await expect(both[1]).rejects.toThrow("offline");
    expect([await read(), await read()]).toEqual(["#EXTM3U", "#EXTM3U"]);
    expect(load.mock.calls.map(([address]) => address)).toEqual([url, url]);
    expect(timeout).toHaveBeenCalledWith(10_000);
  });

  it("names its qualities by the sizes of its streams alone", () => {
    const playlist = [
      "#EXTM3U",
      "#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=426x240",
      "a",
      "#EXT-X-STREAM-INF:BANDWIDTH=2,RESOLUTION=1280x720,CODECS=x",
      "b",
      "#EXT-X-STREAM-INF:BANDWIDTH=3",
      "#EXT-X-I-FRAME-STREAM-INF:RESOLUTION=1920x1080",
      " #EXT-X-STREAM-INF:RESOLUTION=640x360",
    ].join("\n");
    expect(qualitiesIn(playlist)).toEqual([720, 240]);
    expect(qualitiesIn("#EXTM3U")).toEqual([]);
  });

  it.each([
    ['#EXT-X-MEDIA:TYPE=AUDIO,URI="a.m3u8"', true],
    ['#EXT-X-MEDIA:URI="a.m3u8",TYPE=AUDIO', true],
    ["#EXT-X-MEDIA:TYPE=AUDIO", false],
    ['#EXT-X-MEDIA:TYPE=SUBTITLES,URI="a.m3u8"', false],
    ['#EXT-X-MEDIA:TYPE=AUDIO\n#EXT-X-MAP:URI="a"', false],
    ['##EXT-X-MEDIA:TYPE=AUDIO,URI="a.m3u8"', false],
  ])("%s has its sound apart: %s", (line, isApart) => {
    expect(hasSeparateSound(`#EXTM3U\n${line}`)).toBe(isApart);
  });
});
