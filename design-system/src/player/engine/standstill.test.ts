import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearStage, settle, source, stage } from "./testing/stage.ts";

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
/** One second in which it plays on, then it stands. */
async function moveTo({ become }: Pick<ReturnType<typeof stage>, "become">, position: number) {
  await seconds(1);
  become({ currentTime: position }, "timeupdate");
  await seconds(1);
}
/** Plays to 33 s and stands there, as Chromium's own HLS does: it says that it plays. `load` counts from here. */
async function stand() {
  const world = stage();
  world.engine.play();
  world.become({ readyState: 4, paused: false, currentTime: 32, duration: 60 }, "play", "playing", "timeupdate");
  await moveTo(world, 33);
  world.load.mockClear();
  return world;
}
const dead = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  vi.spyOn(Math, "random").mockReturnValue(1);
});
afterEach(clearStage);

describe("a video that stands still though it says that it plays", () => {
  it("shows that it waits, and as soon as it goes on that it plays", async () => {
    const world = await stand();
    expect(world.engine.getSnapshot().phase).toBe("playing");
    await seconds(2);
    expect(world.engine.getSnapshot().phase).toBe("waiting");
    world.become({ currentTime: 33.2 }, "timeupdate");
    expect(world.engine.getSnapshot().phase).toBe("playing");
  });

  it("begins the stream anew where it stands when the media host answers", async () => {
    const world = await stand();
    await seconds(7);
    expect(world.load).not.toHaveBeenCalled();
    await seconds(1);
    expect(world.loadStatus).toHaveBeenLastCalledWith(source.hls, expect.any(AbortSignal));
    expect(world.load).toHaveBeenCalledTimes(1);
    world.become({ currentTime: 0, readyState: 1 }, "loadedmetadata");
    expect(world.video.currentTime).toBe(33);
    expect(world.engine.getSnapshot()).toMatchObject({ phase: "waiting", isWanted: true, failure: null });
  });

  it("takes each other way when beginning anew did not help, and then says so", async () => {
    const world = await stand();
    await seconds(8);
    expect(world.hls.loadSource).not.toHaveBeenCalled();
    await seconds(20);
    expect(world.hls.loadSource).toHaveBeenCalledWith(source.hls);
    await seconds(20);
    expect(world.video.getAttribute("src")).toBe("http://media.test/240.mp4");
    await seconds(20);
    expect(world.engine.getSnapshot()).toMatchObject({ phase: "failed", failure: "network" });
  });

  it("leaves a slow line 20 seconds to begin", async () => {
    const world = stage();
    world.engine.play();
    world.load.mockClear();
    await seconds(19);
    expect(world.load).not.toHaveBeenCalled();
    await seconds(1);
    expect(world.load).toHaveBeenCalledTimes(1);
  });

  it("leaves a line on which bytes still come in peace", async () => {
    const world = await stand();
    for (let count = 0; count < 10; count += 1) {
      await seconds(5);
      world.become({}, "progress");
    }
    expect(world.load).not.toHaveBeenCalled();
    expect(world.engine.getSnapshot().phase).toBe("waiting");
    await seconds(8);
    expect(world.load).toHaveBeenCalledTimes(1);
  });

  it("takes the end for no standstill, also of a browser that does not say that it ended", async () => {
    const world = await stand();
    world.become({ currentTime: 59.6 }, "timeupdate");
    await seconds(60);
    expect(world.load).not.toHaveBeenCalled();
    expect(world.engine.getSnapshot()).toMatchObject({ phase: "ended", isWanted: false });
    expect(world.engine.getTime().current).toBe(60);
  });

  it("takes a seek to the end whose piece does not come for a standstill", async () => {
    const world = await stand();
    world.engine.seek(60);
    world.become({ readyState: 1, seeking: true }, "seeking");
    await seconds(9);
    expect(world.load).toHaveBeenCalledTimes(1);
  });

  it("takes a seek, a pause and an unseen page for no standstill", async () => {
    const world = await stand();
    await seconds(6);
    world.become({ currentTime: 50 }, "seeking", "seeked");
    await seconds(6);
    world.engine.pause();
    world.become({ paused: true }, "pause");
    await seconds(30);
    expect(world.engine.getSnapshot().phase).toBe("paused");
    world.engine.play();
    world.become({ paused: false }, "play");
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await seconds(60);
    expect(world.load).not.toHaveBeenCalled();
    expect(world.engine.getSnapshot().phase).toBe("playing");
  });

  it("ends with the video", async () => {
    const world = await stand();
    world.detach();
    world.loadStatus.mockClear();
    await seconds(60);
    expect(world.loadStatus).not.toHaveBeenCalled();
  });
});

describe("a media host that does not answer", () => {
  async function fail() {
    const world = await stand();
    world.loadStatus.mockImplementation(dead);
    await seconds(8);
    return world;
  }

  it("is a lost network, and the video goes on by itself when the host is back", async () => {
    const { engine, loadStatus, video, become } = await fail();
    expect(engine.getSnapshot()).toMatchObject({ phase: "failed", failure: "network", isWanted: false });
    await seconds(2);
    expect(engine.getSnapshot().phase).toBe("failed");
    loadStatus.mockResolvedValue(200);
    become({ readyState: 0 });
    await seconds(4);
    expect(engine.getSnapshot()).toMatchObject({ phase: "waiting", failure: null, isWanted: true });
    become({ currentTime: 0, readyState: 1 }, "loadedmetadata");
    expect(video.currentTime).toBe(33);
  });

  it("is asked in ever longer pauses and at most six times; the machine's going online begins at once", async () => {
    const { engine, loadStatus, become } = await fail();
    loadStatus.mockClear();
    for (const [pause, count] of [
      [2, 1],
      [4, 2],
      [8, 3],
      [16, 4],
      [30, 5],
      [30, 6],
      [600, 6],
    ] as const) {
      await seconds(pause);
      expect(loadStatus).toHaveBeenCalledTimes(count);
    }
    loadStatus.mockResolvedValue(200);
    window.dispatchEvent(new Event("online"));
    expect(engine.getSnapshot()).toMatchObject({ failure: null, isWanted: true });
    // only a moving picture makes the pauses short again
    await moveTo({ become }, 34);
    loadStatus.mockImplementation(dead);
    await seconds(8);
    loadStatus.mockClear();
    await seconds(2);
    expect(loadStatus).toHaveBeenCalledTimes(1);
  });

  it("goes on at once when the person tries again, and is not asked any more", async () => {
    const { engine, load, loadStatus } = await fail();
    load.mockClear();
    engine.retry();
    expect(load).toHaveBeenCalledTimes(1);
    loadStatus.mockClear();
    await seconds(15);
    expect(loadStatus).not.toHaveBeenCalled();
  });

  it("begins nothing that the person had not wanted to play", async () => {
    vi.stubGlobal("MediaError", { MEDIA_ERR_NETWORK: 2, MEDIA_ERR_DECODE: 3 });
    const { engine, become, play, load } = stage();
    become({ error: { code: 2 } }, "error");
    expect(engine.getSnapshot().failure).toBe("network");
    load.mockClear();
    await seconds(2);
    expect(load).toHaveBeenCalledTimes(1);
    become({ error: null, readyState: 4 }, "loadedmetadata");
    await settle();
    expect(play).not.toHaveBeenCalled();
    expect(engine.getSnapshot()).toMatchObject({ phase: "idle", failure: null, isWanted: false });
  });

  it("says of a removed stream that it is not there", async () => {
    const world = await stand();
    world.loadStatus.mockResolvedValue(404);
    await seconds(8);
    expect(world.engine.getSnapshot()).toMatchObject({ phase: "failed", failure: "unavailable" });
  });
});
