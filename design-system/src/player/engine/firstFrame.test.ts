import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearStage, source, stage } from "./testing/stage.ts";
import type { MediaEngineOptions } from "./options.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(clearStage);

/** A video that tells its frames, as browsers do. */
function world(options: Partial<MediaEngineOptions> = {}, hasFirstFrame = false) {
  const media = document.createElement("video");
  const waiting: ((now: number, frame: { mediaTime: number }) => void)[] = [];
  Object.assign(media, { requestVideoFrameCallback: (listener: (typeof waiting)[number]) => waiting.push(listener) });
  const set = stage({ takeMedia: () => media, hasFirstFrame, ...options });
  return {
    ...set,
    frame: () => {
      for (const listener of waiting.splice(0)) listener(0, { mediaTime: 0 });
    },
    hasFrame: () => set.engine.getSnapshot().hasFrame,
  };
}

describe("the poster", () => {
  it.each([false, true])("stays until a frame is seen, whatever the element says of its data (live: %s)", (isLive) => {
    const { engine, become, frame, hasFrame } = world({ source: { ...source, isLive } });
    engine.play();
    become(
      { readyState: 4, paused: false, duration: 60 },
      "loadedmetadata",
      "loadeddata",
      "canplay",
      "play",
      "playing",
    );
    expect(hasFrame()).toBe(false);
    frame();
    expect(hasFrame()).toBe(true);
  });

  it("stays over the frame of another moment, until the moment to begin at was sought", () => {
    const { engine, become, frame, hasFrame } = world();
    engine.play();
    become({ readyState: 2, seeking: true, duration: 60 }, "loadedmetadata", "loadeddata");
    frame();
    expect(hasFrame()).toBe(false);
    become({ readyState: 4, seeking: false }, "seeked");
    frame();
    expect(hasFrame()).toBe(true);
  });

  it("stays over a frame that waits for a hand, and goes when it is to play", () => {
    const { engine, become, frame, hasFrame } = world();
    become({ readyState: 4, duration: 60 }, "loadedmetadata", "loadeddata");
    frame();
    expect(hasFrame()).toBe(false);
    engine.play();
    expect(hasFrame()).toBe(true);
  });

  it("does not come back over a frame that the document showed", () => {
    expect(world({}, true).hasFrame()).toBe(true);
    expect(stage({ takeMedia: () => null, hasFirstFrame: true }).engine.getSnapshot().hasFrame).toBe(false);
  });

  it("goes by the data where a browser does not tell its frames", () => {
    const { engine, become } = stage();
    engine.play();
    become({ readyState: 4, paused: false, seeking: true }, "play", "canplay");
    expect(engine.getSnapshot().hasFrame).toBe(false);
    become({ seeking: false }, "seeked");
    expect(engine.getSnapshot().hasFrame).toBe(true);
  });
});

describe("the very end", () => {
  it("is sought just before it, where there is a piece to load, and then played into", () => {
    const { engine, video, become } = world();
    engine.play();
    become({ readyState: 4, paused: false, duration: 60, seeking: false }, "loadedmetadata", "play", "playing");
    engine.seek(75);
    expect(video.currentTime).toBe(59.75);
    expect(engine.getSnapshot().phase).toBe("playing");
    become({ ended: true, paused: true, currentTime: 60 }, "pause", "ended");
    expect(engine.getSnapshot()).toMatchObject({ phase: "ended", isWanted: false });
  });

  it("has ended a video that stood when it was sent there; a moment sought then is where it stands, and it plays anew from its beginning", () => {
    const { engine, video, become } = world();
    become({ readyState: 4, paused: true, duration: 60, seeking: false }, "loadedmetadata");
    engine.play();
    engine.pause();
    engine.seek(60);
    become({ seeking: true }, "seeking");
    expect(engine.getSnapshot().phase).toBe("paused");
    become({ seeking: false }, "seeked");
    expect(engine.getSnapshot().phase).toBe("ended");
    expect(engine.getTime().current).toBe(60);
    engine.seek(30);
    become({}, "seeking", "seeked");
    expect([engine.getSnapshot().phase, engine.getTime().current, video.currentTime]).toEqual(["paused", 30, 30]);
    engine.seek(60);
    engine.play();
    expect([engine.getSnapshot().isWanted, video.currentTime]).toEqual([true, 0]);
  });
});
