import { afterEach, describe, expect, it, vi } from "vitest";
import type { PlyrClass } from "./loadPlyr.ts";
import { createRemote } from "./remote.ts";

afterEach(() => {
  vi.restoreAllMocks();
});
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A video and its remote; Plyr is not asked for until a hand reaches for the player. */
function setUp({ hasFrame = true, comes = true } = {}) {
  const plyr = {
    play: vi.fn(() => Promise.resolve()),
    pause: vi.fn(),
    destroy: vi.fn(),
    volume: 1,
    muted: false,
    speed: 1,
  };
  const Plyr = vi.fn(function () {
    return plyr;
  });
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  const media = document.createElement("video");
  const root = document.createElement("div");
  const life = new AbortController();
  const loadPlyr = vi.fn(() =>
    comes ? Promise.resolve(Plyr as unknown as PlyrClass) : Promise.reject(new Error("a chunk that does not come")),
  );
  const world = { hasFrame };
  const remote = createRemote({ media, root, loadPlyr, hasFrame: () => world.hasFrame, signal: life.signal });
  const reach = (type = "pointerover") => root.dispatchEvent(new Event(type));
  return { remote, media, root, life, plyr, Plyr, play, pause, loadPlyr, reach, world };
}
const use = async ({ remote }: Pick<ReturnType<typeof setUp>, "remote">) => {
  await remote.play();
  remote.pause();
  remote.setVolume(0.5);
  remote.setMuted(true);
  remote.setRate(1.5);
};

describe("requests to a video", () => {
  it("go to the element itself until Plyr has come", async () => {
    const at = setUp();
    await use(at);
    expect([at.play.mock.calls.length, at.pause.mock.calls.length]).toEqual([1, 1]);
    expect([at.media.volume, at.media.muted, at.media.playbackRate]).toEqual([0.5, true, 1.5]);
    expect(at.loadPlyr).not.toHaveBeenCalled();
  });

  it.each(["pointerover", "pointerdown", "focusin"])("go through Plyr once it came by %s", async (type) => {
    const at = setUp();
    at.reach(type);
    at.reach(type);
    await settle();
    await use(at);
    expect([at.loadPlyr.mock.calls.length, at.Plyr.mock.calls.length]).toEqual([1, 1]);
    expect([at.plyr.play.mock.calls.length, at.plyr.pause.mock.calls.length]).toEqual([1, 1]);
    expect([at.plyr.volume, at.plyr.muted, at.plyr.speed]).toEqual([0.5, true, 1.5]);
    expect([at.play.mock.calls.length, at.media.volume, at.media.muted, at.media.playbackRate]).toEqual([
      0,
      1,
      false,
      1,
    ]);
    at.remote.destroy();
    at.remote.destroy();
    expect(at.plyr.destroy).toHaveBeenCalledTimes(1);
    await use(at);
    expect(at.play).toHaveBeenCalledTimes(1);
  });

  it("wait with Plyr for the first frame, whose line it would take", async () => {
    const at = setUp({ hasFrame: false });
    at.reach();
    await settle();
    expect(at.loadPlyr).not.toHaveBeenCalled();
    at.media.dispatchEvent(new Event("loadeddata"));
    at.media.dispatchEvent(new Event("loadeddata"));
    await settle();
    expect(at.Plyr).toHaveBeenCalledTimes(1);
  });

  it("go on without it where it does not come, or comes after the element's life", async () => {
    const missing = setUp({ comes: false });
    missing.reach();
    await settle();
    await use(missing);
    expect(missing.play).toHaveBeenCalledTimes(1);
    const late = setUp();
    late.reach();
    late.life.abort();
    await settle();
    expect(late.Plyr).not.toHaveBeenCalled();
    const gone = setUp();
    gone.life.abort();
    gone.reach();
    await settle();
    expect(gone.loadPlyr).not.toHaveBeenCalled();
  });

  it("for the whole screen go to the player", () => {
    const at = setUp();
    const enter = vi.fn(() => Promise.resolve());
    Object.assign(at.root, { requestFullscreen: enter });
    at.remote.requestFullscreen(true);
    expect(enter).toHaveBeenCalledTimes(1);
  });
});
