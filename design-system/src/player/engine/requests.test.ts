import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearStage, settle, source, stage } from "./testing/stage.ts";
import { createMediaEngine } from "./createMediaEngine.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(clearStage);

/** An engine whose video does not stand in the page yet. */
const alone = (options: Partial<Parameters<typeof createMediaEngine>[0]> = {}) =>
  createMediaEngine({
    source,
    loadText: () => Promise.resolve(""),
    loadStatus: () => Promise.resolve(200),
    ...options,
  });

describe("what is asked of a player before its video stands", () => {
  it("is a fact all the same, which the video begins with", () => {
    const engine = alone();
    engine.setVolume(0.5);
    engine.setMuted(true);
    engine.setRate(1.5);
    engine.setQuality(480);
    engine.seek(30);
    engine.setFast(true);
    engine.requestFullscreen(true);
    engine.requestPictureInPicture(true);
    expect(engine.getSnapshot()).toMatchObject({ volume: 0.5, isMuted: true, rate: 1.5, quality: 480, isFast: true });
    expect(engine.getTime().current).toBe(30);
    engine.setFast(false);
    vi.spyOn(HTMLMediaElement.prototype, "load").mockReturnValue();
    const place = document.createElement("div");
    engine.attach(place, place);
    const video = place.querySelector("video");
    expect([video?.volume, video?.muted, video?.defaultPlaybackRate]).toEqual([0.5, true, 1.5]);
  });
});

describe("a seek", () => {
  it("goes to a moment of the film, and nowhere before its beginning or after its end", () => {
    const engine = alone();
    for (const [to, at] of [
      [30, 30],
      [-5, 0],
      [100, 60],
      [Number.NaN, 60],
    ] as const) {
      engine.seek(to);
      expect(engine.getTime().current, `${to}`).toBe(at);
    }
  });

  it("of a film whose length is not known goes where it is sent, but not for ever; a live stream has none", () => {
    const engine = alone({ source: { ...source, duration: 0 } });
    engine.seek(100);
    engine.seek(Number.POSITIVE_INFINITY);
    expect(engine.getTime().current).toBe(100);
    const live = alone({ source: { ...source, isLive: true } });
    live.seek(100);
    expect(live.getTime().current).toBe(12);
  });

  it("moves the video as far as there is one, and its captions with it", async () => {
    const { engine, video, become } = stage({ caption: "ru" });
    await settle();
    become({ readyState: 0, currentTime: 0, duration: 60 });
    engine.seek(15);
    expect(video.currentTime).toBe(0);
    become({ readyState: 4 }, "durationchange");
    engine.seek(15);
    expect([video.currentTime, engine.getCues().length]).toEqual([15, 1]);
    engine.seek(60);
    expect(video.currentTime).toBe(59.75);
  });
});

describe("the sound", () => {
  it("is between nothing and all, and a person who turns it up wants to hear it", () => {
    const { engine, video } = stage({ isMuted: true });
    engine.setVolume(0);
    expect([engine.getSnapshot().isMuted, video.muted, video.volume]).toEqual([true, true, 0]);
    engine.setVolume(2);
    expect([engine.getSnapshot().volume, engine.getSnapshot().isMuted, video.muted]).toEqual([1, false, false]);
    engine.setVolume(-1);
    expect([engine.getSnapshot().volume, engine.getSnapshot().isMuted]).toEqual([0, false]);
  });
});

describe("a video that is taken out of the page", () => {
  it("is neither seen nor fast nor in a window any more, and what is asked then goes to the next one", () => {
    const { engine, become, detach, place, video } = stage();
    engine.play();
    engine.setFast(true);
    become({ readyState: 4, paused: false, duration: 60 }, "play", "playing", "loadeddata", "enterpictureinpicture");
    become({}, "webkitbeginfullscreen");
    expect(engine.getSnapshot()).toMatchObject({ isFast: true, isPictureInPicture: true, isFullscreen: true });
    detach();
    expect(engine.getSnapshot()).toMatchObject({
      hasFrame: false,
      isFast: false,
      isPictureInPicture: false,
      isFullscreen: false,
      isWanted: true,
    });
    engine.setMuted(true);
    expect(video.muted).toBe(false);
    engine.attach(place, place);
    expect(place.querySelector("video")?.muted).toBe(true);
  });

  it("after another one stands leaves that alone", () => {
    const { engine, detach } = stage();
    const place = document.createElement("div");
    engine.attach(place, place);
    detach();
    engine.setMuted(true);
    expect(place.querySelector("video")?.muted).toBe(true);
  });
});

describe("a choice", () => {
  it("that is the one of before asks nothing", async () => {
    const { engine, loadHls } = stage();
    engine.setQuality("auto");
    await settle();
    expect(loadHls).not.toHaveBeenCalled();
    const listener = vi.fn();
    engine.subscribe(listener);
    engine.setFast(false);
    expect(listener).not.toHaveBeenCalled();
  });

  it("of captions is remembered from an earlier visit, where the film has them", async () => {
    const { engine, loadText } = stage({ caption: "ru" });
    await settle();
    expect([engine.getSnapshot().caption, loadText.mock.calls.some(([url]) => url.endsWith("ru.vtt"))]).toEqual([
      "ru",
      true,
    ]);
    expect(alone({ caption: "de" }).getSnapshot().caption).toBeNull();
  });

  it("of the whole screen is the player's", () => {
    const { engine, place } = stage();
    const enter = vi.fn(() => Promise.resolve());
    Object.assign(place, { requestFullscreen: enter });
    engine.requestFullscreen(true);
    expect(enter).toHaveBeenCalledTimes(1);
  });
});

describe("a player that has failed", () => {
  it("begins anew by play as by a retry, and has no way where there is none", () => {
    const { engine, load, become } = stage();
    vi.stubGlobal("MediaError", { MEDIA_ERR_NETWORK: 2, MEDIA_ERR_DECODE: 3 });
    become({ error: { code: 2 } }, "error");
    expect(engine.getSnapshot()).toMatchObject({ failure: "network", isWanted: false });
    load.mockClear();
    engine.play();
    expect([load.mock.calls.length, engine.getSnapshot().failure, engine.getSnapshot().phase]).toEqual([
      1,
      null,
      "waiting",
    ]);
    const nothing = stage({ source: { ...source, hls: null, mp4: [] } });
    expect(nothing.engine.getSnapshot().failure).toBe("unavailable");
    nothing.engine.retry();
    expect(nothing.engine.getSnapshot()).toMatchObject({ failure: "unavailable", phase: "failed" });
  });
});
