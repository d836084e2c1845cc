import { afterEach, describe, expect, it } from "vitest";
import { createFacts } from "./facts.ts";
import { listenToMedia, type ListenOptions } from "./listenToMedia.ts";
import type { PlayerSnapshot } from "../types.ts";

const source = { hls: null, mp4: [], captions: [], poster: null, startAt: 12 };

/** A video of a browser that tells no frames; `become` plays the element's own part. */
function setUp({ tellsFrames = false, ...given }: Partial<ListenOptions> & { tellsFrames?: boolean } = {}) {
  const media = document.createElement("video");
  const waiting: (() => void)[] = [];
  if (tellsFrames)
    Object.assign(media, { requestVideoFrameCallback: (listener: () => void) => waiting.push(listener) });
  const root = document.createElement("div");
  const facts = createFacts(source, {}, () => Promise.resolve(""), false);
  const life = new AbortController();
  const listener = listenToMedia({
    media,
    root,
    facts,
    hasStarted: false,
    hasFirstFrame: false,
    signal: life.signal,
    ...given,
  });
  const become = (changes: Partial<Record<keyof HTMLVideoElement, unknown>>, ...events: readonly string[]) => {
    for (const [name, value] of Object.entries(changes))
      Object.defineProperty(media, name, { value, configurable: true, writable: true });
    for (const event of events) media.dispatchEvent(new Event(event));
  };
  const frame = () => {
    for (const shown of waiting.splice(0)) shown();
  };
  const is = <Key extends keyof PlayerSnapshot>(name: Key) => facts.snapshot.get()[name];
  return { media, root, facts, life, listener, become, frame, waits: () => waiting.length, is };
}
const runs = { readyState: 4, paused: false, duration: 60, currentTime: 20 };

describe("what a video announces", () => {
  it.each([
    "playing",
    "waiting",
    "seeking",
    "seeked",
    "canplay",
    "durationchange",
    "volumechange",
    "resize",
    "emptied",
  ])("is a fact by %s", (event) => {
    const at = setUp();
    at.become({ duration: 60, volume: 0.5 }, event);
    expect([at.is("duration"), at.is("volume")]).toEqual([60, 0.5]);
  });

  it.each(["timeupdate", "progress", "seeking", "seeked", "loadedmetadata"])("is a time by %s", (event) => {
    const at = setUp();
    at.become({ currentTime: 20, readyState: 0 }, event);
    expect(at.facts.time.get().current).toBe(12);
    at.become({ readyState: 1 }, event);
    expect(at.facts.time.get()).toEqual({ current: 20, buffered: 20 });
  });

  it("is that it is wanted, once it plays, whoever made it; and not, once somebody has stopped it", () => {
    const at = setUp();
    at.become(runs, "play", "playing");
    expect([at.is("isWanted"), at.is("phase")]).toEqual([true, "playing"]);
    at.become({ paused: true }, "pause");
    expect([at.is("isWanted"), at.is("phase")]).toEqual([false, "paused"]);
  });

  it.each([{ ended: true }, { readyState: 0 }, { error: { code: 2 } }])(
    "is no stop by anybody where it stops by itself: %o",
    (why) => {
      const at = setUp();
      at.become(runs, "play");
      at.become({ paused: true, ...why }, "pause");
      expect(at.is("isWanted")).toBe(true);
    },
  );

  it("is its end, after which it is wanted no more", () => {
    const at = setUp();
    at.become(runs, "play");
    at.become({ ended: true }, "ended");
    expect([at.is("isWanted"), at.is("phase")]).toEqual([false, "ended"]);
  });

  it("is its speed, but for that of an empty element, and of one that is held fast", () => {
    const at = setUp();
    at.become({ playbackRate: 1.5, readyState: 0 }, "ratechange");
    expect(at.is("rate")).toBe(1);
    at.become({ readyState: 1 }, "ratechange");
    expect(at.is("rate")).toBe(1.5);
    at.facts.update({ isFast: true });
    at.become({ playbackRate: 2 }, "ratechange");
    expect(at.is("rate")).toBe(1.5);
  });

  it("is the window of the picture, and the whole screen of this player alone", () => {
    const at = setUp();
    at.become({}, "enterpictureinpicture");
    expect(at.is("isPictureInPicture")).toBe(true);
    at.become({}, "leavepictureinpicture");
    expect(at.is("isPictureInPicture")).toBe(false);
    at.become({}, "webkitbeginfullscreen");
    expect(at.is("isFullscreen")).toBe(true);
    at.become({}, "webkitendfullscreen");
    expect(at.is("isFullscreen")).toBe(false);
    const fill = (element: Element | null) => {
      Object.defineProperty(document, "fullscreenElement", { value: element, configurable: true });
      document.dispatchEvent(new Event("fullscreenchange"));
    };
    fill(at.root);
    expect(at.is("isFullscreen")).toBe(true);
    fill(document.body);
    expect(at.is("isFullscreen")).toBe(false);
  });
  afterEach(() => {
    Reflect.deleteProperty(document, "fullscreenElement");
  });

  it("is heard no more after its life", () => {
    const at = setUp();
    at.life.abort();
    at.become(runs, "play", "durationchange", "timeupdate");
    expect([at.is("isWanted"), at.is("duration"), at.facts.time.get().current]).toEqual([false, 0, 12]);
  });
});

describe("a video that stands still", () => {
  it("waits as long as it stands there, whatever it says, and plays on as soon as it moves", () => {
    const at = setUp();
    at.become(runs, "play");
    at.listener.setStill(true);
    expect(at.is("phase")).toBe("waiting");
    at.become({}, "timeupdate");
    expect(at.is("phase")).toBe("waiting");
    at.become({ currentTime: 20.1 }, "timeupdate");
    expect(at.is("phase")).toBe("playing");
    at.listener.setStill(true);
    at.listener.setStill(false);
    expect(at.is("phase")).toBe("playing");
  });

  it("goes on waiting with too little to play on", () => {
    const at = setUp();
    at.become(runs, "play");
    at.listener.setStill(true);
    at.become({ currentTime: 20.1, readyState: 2 }, "timeupdate");
    expect(at.is("phase")).toBe("waiting");
  });

  it("said to stand again is no news", () => {
    const at = setUp();
    at.become(runs, "play");
    at.listener.setStill(true);
    at.become({ currentTime: 20.1 });
    at.listener.setStill(true);
    at.become({}, "timeupdate");
    // it stands where it stood first, and has moved since
    expect(at.is("phase")).toBe("playing");
  });
});

describe("the end that a video was sent to", () => {
  it("is its length in the time line, and its end where nobody wants it to run", () => {
    const at = setUp();
    at.become({ ...runs, paused: true }, "durationchange");
    at.listener.setStarted(true);
    at.become({ currentTime: 59.75 });
    at.listener.setEnd(59.75);
    at.listener.read();
    expect([at.facts.time.get().current, at.is("phase")]).toEqual([60, "ended"]);
    at.become({ currentTime: 59.745 }, "timeupdate");
    expect(at.facts.time.get().current).toBe(60);
    at.become({ currentTime: 59.7 }, "timeupdate");
    expect(at.facts.time.get().current).toBe(59.7);
    at.become({ currentTime: 59.75 });
    at.listener.setEnd(null);
    at.listener.read();
    expect([at.facts.time.get().current, at.is("phase")]).toEqual([59.75, "paused"]);
  });
});

describe("the first frame", () => {
  it.each(["loadeddata", "seeked", "canplay", "playing"])(
    "is there by %s, where a browser tells no frames",
    (event) => {
      const at = setUp({ hasStarted: true });
      at.become({ readyState: 1 }, event);
      expect(at.is("hasFrame")).toBe(false);
      at.become({ readyState: 2, seeking: true }, event);
      expect(at.is("hasFrame")).toBe(false);
      at.become({ seeking: false }, event);
      expect(at.is("hasFrame")).toBe(true);
    },
  );

  it("is shown once it is to play, and not before", () => {
    const at = setUp();
    at.become({ readyState: 2 }, "loadeddata");
    expect(at.is("hasFrame")).toBe(false);
    at.listener.setStarted(true);
    expect(at.is("hasFrame")).toBe(true);
    const byItself = setUp();
    byItself.become({ readyState: 2 }, "loadeddata", "play");
    expect(byItself.is("hasFrame")).toBe(true);
  });

  it("is what the browser tells of it where it does, of the moment to begin at", () => {
    const at = setUp({ tellsFrames: true, hasStarted: true });
    at.become({ ...runs }, "loadeddata", "canplay", "playing");
    expect([at.is("hasFrame"), at.waits()]).toEqual([false, 1]);
    at.become({ seeking: true });
    at.frame();
    expect([at.is("hasFrame"), at.waits()]).toEqual([false, 1]);
    at.become({ seeking: false });
    at.frame();
    expect([at.is("hasFrame"), at.waits()]).toEqual([true, 0]);
  });

  it("that comes after the element's life is nobody's", () => {
    const at = setUp({ tellsFrames: true, hasStarted: true });
    at.life.abort();
    at.frame();
    expect([at.is("hasFrame"), at.waits()]).toEqual([false, 0]);
  });

  it("of a video that came with it stays, and no other one is waited for", () => {
    const at = setUp({ tellsFrames: true, hasFirstFrame: true });
    expect([at.is("hasFrame"), at.waits()]).toEqual([true, 0]);
    at.facts.update({ hasFrame: false });
    at.become({ readyState: 2 }, "canplay");
    expect(at.is("hasFrame")).toBe(true);
  });
});
