import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stepFrom } from "./frames.ts";
import { clearStage, source, stage } from "./testing/stage.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(clearStage);

describe("held fast", () => {
  it("plays twice as fast for as long as it is held, and keeps the chosen speed", () => {
    const { engine, video, become } = stage({ rate: 1.25 });
    become({ readyState: 4, duration: 60 }, "loadedmetadata");
    engine.setFast(true);
    video.dispatchEvent(new Event("ratechange"));
    expect([video.playbackRate, engine.getSnapshot().rate, engine.getSnapshot().isFast]).toEqual([2, 1.25, true]);
    engine.setFast(false);
    video.dispatchEvent(new Event("ratechange"));
    expect([video.playbackRate, engine.getSnapshot().rate, engine.getSnapshot().isFast]).toEqual([1.25, 1.25, false]);
  });

  it("takes a speed that is chosen meanwhile once it is let go, and never makes a live stream fast", () => {
    const { engine, video } = stage();
    engine.setFast(true);
    engine.setRate(0.5);
    expect(video.playbackRate).toBe(2);
    engine.setFast(false);
    expect(video.playbackRate).toBe(0.5);
    const live = stage({ source: { ...source, isLive: true } });
    live.engine.setFast(true);
    expect([live.video.playbackRate, live.engine.getSnapshot().isFast]).toEqual([1, false]);
  });
});

describe("a chosen speed", () => {
  /** As the standard has it: a new source begins at the default speed, and says so when that is another. */
  const emptied = (video: HTMLVideoElement, become: ReturnType<typeof stage>["become"]) => {
    const before = video.playbackRate;
    become({ readyState: 0 }, "emptied");
    video.playbackRate = video.defaultPlaybackRate;
    if (video.playbackRate !== before) video.dispatchEvent(new Event("ratechange"));
  };

  it.each(["of an earlier visit", "of now"])(
    "%s stays when a quality is chosen by hand, which begins another stream",
    async (which) => {
      const { engine, video, become, Hls, emit } = stage(which === "of now" ? {} : { rate: 1.5 });
      become({ readyState: 4, duration: 60 }, "loadedmetadata");
      if (which === "of now") engine.setRate(1.5);
      video.dispatchEvent(new Event("ratechange"));
      const reported = new Set<number>();
      engine.subscribe(() => reported.add(engine.getSnapshot().rate));
      engine.setQuality(240);
      emptied(video, become);
      await vi.waitFor(() => expect(Hls).toHaveBeenCalled());
      emit("hlsManifestParsed");
      become({ readyState: 1, duration: 60 }, "loadedmetadata");
      expect([video.playbackRate, [...reported]]).toEqual([1.5, [1.5]]);
    },
  );

  it("is told when something else than the player changes it, and not by a stream that has no default of ours", () => {
    const { engine, video, become } = stage({ rate: 1.5 });
    become({ readyState: 4, duration: 60 }, "loadedmetadata");
    Object.assign(video, { playbackRate: 1.25 });
    video.dispatchEvent(new Event("ratechange"));
    expect(engine.getSnapshot().rate).toBe(1.25);
    become({ readyState: 0 }, "emptied");
    Object.assign(video, { playbackRate: 1 });
    video.dispatchEvent(new Event("ratechange"));
    expect(engine.getSnapshot().rate).toBe(1.25);
  });

  it("is not the speed that is held while another stream begins", async () => {
    const { engine, video, become } = stage({ rate: 1.25 });
    become({ readyState: 4, duration: 60 }, "loadedmetadata");
    engine.setFast(true);
    emptied(video, become);
    expect(video.defaultPlaybackRate).toBe(1.25);
    engine.setFast(false);
    expect([video.playbackRate, engine.getSnapshot().rate]).toEqual([1.25, 1.25]);
  });
});

describe("a step", () => {
  it("stops and goes one picture on or back, by the length that the pictures have", () => {
    const { engine, video, become } = stage();
    become({ readyState: 4, duration: 60, paused: false, seeking: false }, "loadedmetadata");
    engine.play();
    engine.seek(10.01);
    engine.step(1);
    expect(engine.getSnapshot().isWanted).toBe(false);
    expect(video.currentTime).toBeCloseTo(10 + 1.5 / 25);
    engine.step(-1);
    expect(video.currentTime).toBeCloseTo(10 + 0.5 / 25);
  });

  it("is of the video's own pictures once it has played", () => {
    const media = document.createElement("video");
    const pictures: ((now: number, facts: { mediaTime: number }) => void)[] = [];
    Object.assign(media, {
      requestVideoFrameCallback: (listener: (typeof pictures)[number]) => pictures.push(listener),
    });
    const { engine, video, become } = stage({ takeMedia: () => media });
    become({ readyState: 4, duration: 60, paused: false, seeking: false }, "loadedmetadata", "playing");
    for (const mediaTime of [3, 3.2, 3.3]) for (const listener of pictures.splice(0)) listener(0, { mediaTime });
    engine.seek(3.35);
    engine.step(1);
    expect(video.currentTime).toBeCloseTo(3.45);
  });

  it("never goes before the beginning, and lands in the middle of a picture", () => {
    expect(stepFrom(0.01, -1, 0.1)).toBe(0);
    expect(stepFrom(0.3, 1, 0.1)).toBeCloseTo(0.45);
  });
});
