import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { media as address } from "../../primitives/SafeAddress/testing/index.ts";
import { createPlaybackMethods, type PlaybackMethodsOptions } from "./playbackMethods.ts";
import { fakeHls } from "./testing/fakeHls.ts";
import type { PlayerQuality, PlayerSource } from "../types.ts";

const hlsUrl = "http://media.test/master.m3u8";
const file = (height: number) => ({ height, url: address(`http://media.test/${height}.mp4`) });
const source: PlayerSource = { hls: address(hlsUrl), mp4: [file(480), file(240)], captions: [], poster: null };

beforeEach(() => {
  vi.stubGlobal("MediaError", { MEDIA_ERR_NETWORK: 2, MEDIA_ERR_DECODE: 3 });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const settle = () => new Promise((resolve) => setTimeout(resolve));

interface Setting extends Partial<Omit<PlaybackMethodsOptions, "events">> {
  /** Which HLS there is. */
  readonly has?: "native" | "hls.js" | "both" | "none";
  readonly isSupported?: boolean;
}

function setUp({ has = "both", isSupported = true, ...given }: Setting = {}) {
  vi.spyOn(HTMLMediaElement.prototype, "canPlayType").mockReturnValue(
    has === "native" || has === "both" ? "maybe" : "",
  );
  const load = vi.spyOn(HTMLMediaElement.prototype, "load").mockReturnValue();
  const { hls, Hls, emit, asClass } = fakeHls({ isSupported });
  const media = given.media ?? document.createElement("video");
  const world = { quality: "auto" as PlayerQuality, position: 0 };
  const life = new AbortController();
  const loadHls = vi.fn(() => Promise.resolve(asClass));
  const loadStatus = vi.fn(() => Promise.resolve(200));
  const readPlaylist = vi.fn(() => Promise.resolve('#EXT-X-MEDIA:TYPE=AUDIO,URI="a.m3u8"'));
  const events = {
    onBegin: vi.fn(),
    onReady: vi.fn(),
    onPreloaded: vi.fn(),
    onQualities: vi.fn(),
    onFailure: vi.fn(),
  };
  const methods = createPlaybackMethods({
    media,
    source,
    isPreloaded: false,
    loadStatus,
    loadHls: has === "hls.js" || has === "both" ? loadHls : undefined,
    readPlaylist,
    quality: () => world.quality,
    position: () => world.position,
    signal: life.signal,
    events,
    ...given,
  });
  const become = (facts: Partial<Record<keyof HTMLVideoElement, unknown>>, ...names: readonly string[]) => {
    for (const [name, value] of Object.entries(facts))
      Object.defineProperty(media, name, { value, configurable: true, writable: true });
    for (const name of names) media.dispatchEvent(new Event(name));
  };
  const begun = () => events.onBegin.mock.calls.map(([way]: { kind: string }[]) => way?.kind);
  const src = () => media.getAttribute("src");
  return {
    methods,
    media,
    world,
    life,
    load,
    loadHls,
    loadStatus,
    readPlaylist,
    hls,
    Hls,
    events,
    become,
    emit,
    begun,
    src,
  };
}
type At = ReturnType<typeof setUp>;
const fail = (at: At, code: number) => at.become({ error: { code } }, "error");

describe("the first way to play", () => {
  it("is the browser's own HLS, asked for across origins, from where it stood", () => {
    const at = setUp();
    at.world.position = 12;
    at.methods.open();
    expect([at.begun(), at.src(), at.media.crossOrigin, at.media.currentTime, at.load.mock.calls.length]).toEqual([
      ["native"],
      hlsUrl,
      "anonymous",
      12,
      1,
    ]);
    expect(at.events.onReady).not.toHaveBeenCalled();
    at.become({ readyState: 1, currentTime: 0 }, "loadedmetadata");
    expect([at.media.currentTime, at.events.onReady.mock.calls.length]).toEqual([12, 1]);
    at.become({ currentTime: 12.25 }, "loadedmetadata");
    expect([at.media.currentTime, at.events.onReady.mock.calls.length]).toEqual([12.25, 1]);
  });

  it("moves nothing where it stands near enough, and nothing of a live stream", () => {
    const near = setUp();
    near.world.position = 12;
    near.methods.open();
    near.become({ currentTime: 12.25 }, "loadedmetadata");
    expect(near.media.currentTime).toBe(12.25);
    const live = setUp({ source: { ...source, isLive: true } });
    live.world.position = 12;
    live.methods.open();
    expect(live.media.currentTime).toBe(0);
    live.become({}, "loadedmetadata");
    expect([live.media.currentTime, live.events.onReady.mock.calls.length]).toEqual([0, 1]);
  });

  it("is a file, not asked for across origins, where there is no HLS", () => {
    const at = setUp({ has: "none" });
    at.media.crossOrigin = "anonymous";
    at.methods.open();
    expect([at.begun(), at.src(), at.media.crossOrigin]).toEqual([["file"], "http://media.test/480.mp4", null]);
  });

  it("is hls.js where a quality was chosen, or the browser's own where there is none", async () => {
    const chosen = setUp();
    chosen.world.quality = 480;
    chosen.methods.open();
    await settle();
    expect([chosen.begun(), chosen.hls.loadSource.mock.calls, chosen.src()]).toEqual([["hls.js"], [[hlsUrl]], null]);
    const native = setUp({ has: "native" });
    native.world.quality = 480;
    native.methods.open();
    expect(native.begun()).toEqual(["native"]);
  });

  it("is none of a source without any", async () => {
    const at = setUp({ source: { ...source, hls: null, mp4: [] } });
    at.methods.open();
    expect([at.events.onFailure.mock.calls, at.begun()]).toEqual([[["unavailable"]], []]);
    expect([at.methods.again(), at.methods.another(), await at.methods.diagnose()]).toEqual([
      false,
      false,
      "unavailable",
    ]);
    at.methods.choose(480);
    expect(at.begun()).toEqual([]);
  });
});

describe("hls.js", () => {
  const open = async (setting: Setting = {}, position = 0) => {
    const at = setUp({ has: "hls.js", ...setting });
    at.world.position = position;
    at.methods.open();
    await settle();
    return at;
  };

  it("is loaded whole where the sound is apart, and begins where it stood, before it has a picture", async () => {
    const at = await open({}, 12);
    expect([at.loadHls.mock.calls, at.media.currentTime]).toEqual([[[true]], 12]);
    expect(at.Hls).toHaveBeenCalledWith(expect.objectContaining({ startPosition: 12 }));
    const plain = await open({ readPlaylist: () => Promise.reject(new Error("offline")) });
    expect(plain.loadHls.mock.calls).toEqual([[false]]);
    const live = await open({ source: { ...source, isLive: true } }, 12);
    expect(live.Hls).toHaveBeenCalledWith(expect.objectContaining({ startPosition: -1 }));
  });

  it("that this browser cannot run is no way: the file is taken", async () => {
    const at = await open({ isSupported: false });
    expect([at.begun(), at.src()]).toEqual([["hls.js", "file"], "http://media.test/480.mp4"]);
  });

  it("that does not come is a lost line: no other way is tried", async () => {
    const at = await open({ loadHls: () => Promise.reject(new Error("a chunk that does not come")) });
    expect([at.begun(), at.events.onFailure.mock.calls]).toEqual([["hls.js"], [["network"]]]);
  });

  it("tells its qualities and takes a choice, without beginning anew", async () => {
    const at = await open();
    at.emit("hlsManifestParsed");
    expect(at.events.onQualities.mock.calls).toEqual([[[480, 240]]]);
    at.methods.choose(480);
    expect([at.hls.currentLevel, at.begun()]).toEqual([1, ["hls.js"]]);
  });

  it("that fails gives way to the file, and a failure of before is nobody's", async () => {
    const at = await open();
    at.emit("hlsError", { fatal: true, type: "otherError" });
    expect([at.begun(), at.src(), at.hls.destroy.mock.calls.length]).toEqual([
      ["hls.js", "file"],
      "http://media.test/480.mp4",
      1,
    ]);
    at.emit("hlsError", { fatal: true, type: "otherError" });
    expect(at.events.onFailure).not.toHaveBeenCalled();
    const alone = await open({ source: { ...source, mp4: [] } });
    alone.emit("hlsError", { fatal: true, type: "otherError" });
    expect(alone.events.onFailure.mock.calls).toEqual([["format"]]);
  });

  it("hears no error of the element, which is its own affair", async () => {
    const at = await open();
    fail(at, 3);
    expect(at.begun()).toEqual(["hls.js"]);
  });

  it("that comes after another beginning is dropped", async () => {
    const at = setUp({ has: "hls.js" });
    at.methods.open();
    at.methods.close();
    await settle();
    expect([at.Hls.mock.calls, at.events.onFailure.mock.calls]).toEqual([[], []]);
    const rejected = setUp({ has: "hls.js", loadHls: () => Promise.reject(new Error("late")) });
    rejected.methods.open();
    rejected.methods.close();
    await settle();
    expect(rejected.events.onFailure.mock.calls).toEqual([]);
  });
});

describe("a way that fails", () => {
  it("by a dead line is no reason for another one; by what cannot be decoded it is", () => {
    const dead = setUp({ has: "native" });
    dead.methods.open();
    fail(dead, 2);
    expect([dead.begun(), dead.events.onFailure.mock.calls]).toEqual([["native"], [["network"]]]);
    const foreign = setUp({ has: "native" });
    foreign.methods.open();
    fail(foreign, 3);
    expect([foreign.begun(), foreign.events.onFailure.mock.calls]).toEqual([["native", "file"], []]);
    fail(foreign, 3);
    expect(foreign.events.onFailure.mock.calls).toEqual([["format"]]);
  });

  it("by anything else is asked about at its media host, once for its own beginning", async () => {
    const at = setUp({ has: "native" });
    at.methods.open();
    fail(at, 4);
    await settle();
    expect(at.loadStatus).toHaveBeenCalledExactlyOnceWith(hlsUrl, expect.any(AbortSignal));
    expect(at.begun()).toEqual(["native", "file"]);
    fail(at, 4);
    at.methods.again();
    await settle();
    expect([at.loadStatus.mock.calls.length, at.events.onFailure.mock.calls]).toEqual([2, []]);
  });

  it("has failed where the element has an error, and while it lives", async () => {
    const at = setUp({ has: "native" });
    at.methods.open();
    at.become({ error: null }, "error");
    await settle();
    expect(at.loadStatus).not.toHaveBeenCalled();
    at.life.abort();
    fail(at, 3);
    expect(at.begun()).toEqual(["native"]);
  });

  it("is begun anew from where it stood, or gives way to the next", () => {
    const at = setUp();
    expect(at.methods.another()).toBe(false);
    at.methods.open();
    const { turn } = at.methods;
    at.world.position = 33;
    expect([at.methods.again(), at.methods.turn, at.media.currentTime]).toEqual([true, turn + 1, 33]);
    at.become({ readyState: 1, currentTime: 0 }, "loadedmetadata");
    // the beginning of before is not ready any more
    expect([at.events.onReady.mock.calls.length, at.media.currentTime]).toEqual([1, 33]);
    expect([at.methods.another(), at.begun()]).toEqual([true, ["native", "native", "hls.js"]]);
    expect([at.methods.another(), at.methods.another()]).toEqual([true, false]);
    const unopened = setUp();
    expect([unopened.methods.again(), unopened.begun()]).toEqual([true, ["native"]]);
  });
});

describe("a video that loads already", () => {
  const preloaded = (facts: Record<string, unknown> = {}) => {
    const media = document.createElement("video");
    const from = document.createElement("source");
    media.append(from);
    for (const [name, value] of Object.entries(facts))
      Object.defineProperty(media, name, { value, configurable: true, writable: true });
    return { from, at: setUp({ media, isPreloaded: true }) };
  };

  it("goes on loading, and is ready as far as it is", () => {
    const { at } = preloaded({ readyState: 0 });
    at.methods.open();
    expect([at.load.mock.calls, at.events.onPreloaded.mock.calls.length, at.events.onReady.mock.calls]).toEqual([
      [],
      1,
      [],
    ]);
    const known = preloaded({ readyState: 1 });
    known.at.methods.open();
    expect([known.at.events.onPreloaded.mock.calls.length, known.at.events.onReady.mock.calls.length]).toEqual([1, 1]);
    // begun anew it is loaded as any other
    known.at.methods.again();
    expect(known.at.src()).toBe(hlsUrl);
  });

  it.each([{ error: { code: 4 } }, { networkState: 3 }])(
    "is loaded by its address where it has failed already: %o",
    (facts) => {
      const { at } = preloaded(facts);
      at.methods.open();
      expect([at.src(), at.load.mock.calls.length, at.events.onPreloaded.mock.calls]).toEqual([hlsUrl, 1, []]);
    },
  );

  it("is loaded by its address where its source fails, once and only of this beginning", () => {
    const { at, from } = preloaded();
    at.world.position = 12;
    at.methods.open();
    expect(at.src()).toBeNull();
    at.world.position = 0;
    from.dispatchEvent(new Event("error"));
    from.dispatchEvent(new Event("error"));
    expect([at.begun(), at.src(), at.media.currentTime]).toEqual([["native", "native"], hlsUrl, 12]);
    const gone = preloaded();
    gone.at.methods.open();
    gone.at.methods.close();
    gone.from.dispatchEvent(new Event("error"));
    expect(gone.at.begun()).toEqual(["native"]);
  });
});

describe("a quality that is chosen", () => {
  it("is played by hls.js, for the browser's own HLS cannot be told", async () => {
    const at = setUp();
    at.methods.open();
    at.world.quality = 240;
    at.methods.choose(240);
    await settle();
    at.emit("hlsManifestParsed");
    expect([at.begun(), at.hls.loadLevel]).toEqual([["native", "hls.js"], 0]);
  });

  it("is the file of that name, or the first way where there is none", () => {
    const at = setUp({ has: "none" });
    at.methods.open();
    at.methods.choose(240);
    expect(at.src()).toBe("http://media.test/240.mp4");
    at.methods.choose("auto");
    expect(at.src()).toBe("http://media.test/480.mp4");
  });
});

it("what is closed loads no more, and its stream is gone", async () => {
  const at = setUp({ has: "hls.js" });
  at.methods.open();
  await settle();
  at.methods.close();
  at.methods.close();
  expect(at.hls.destroy).toHaveBeenCalledTimes(1);
  at.become({ readyState: 1 }, "loadedmetadata");
  expect(at.events.onReady).not.toHaveBeenCalled();
});
