import { describe, expect, it, vi } from "vitest";
import { loadPlyr, wrapInPlyr, type PlyrClass } from "./loadPlyr.ts";

/** Wraps a video by a Plyr that notes what it was given, and what a clone of the video is then. */
function wrap(fails = false) {
  const video = document.createElement("video");
  Object.assign(video, { volume: 0.5, muted: true, playbackRate: 1.5 });
  video.setAttribute("src", "http://media.test/240.mp4");
  const clones: Node[] = [];
  const Plyr = vi.fn(function (media: HTMLVideoElement) {
    clones.push(media.cloneNode(true));
    if (fails) throw new Error("no Plyr here");
    return {};
  });
  return { video, Plyr, clones, run: () => wrapInPlyr(Plyr as unknown as PlyrClass, video) };
}

describe("Plyr", () => {
  it("is the engine only: it draws nothing, keeps nothing, hears no key, and sets what is set already", () => {
    const { video, Plyr, run } = wrap();
    run();
    expect(Plyr).toHaveBeenCalledExactlyOnceWith(video, {
      controls: [],
      loadSprite: false,
      iconUrl: "",
      blankVideo: "",
      captions: { active: false, update: false },
      storage: { enabled: false },
      keyboard: { focused: false, global: false },
      tooltips: { controls: false, seek: false },
      markers: { enabled: false, points: [] },
      previewThumbnails: { enabled: false, src: "" },
      mediaMetadata: null,
      clickToPlay: false,
      disableContextMenu: false,
      hideControls: false,
      autopause: false,
      resetOnEnd: false,
      fullscreen: { enabled: true, fallback: false, iosNative: true },
      volume: 0.5,
      muted: true,
      speed: { selected: 1.5, options: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] },
    });
  });

  it.each([false, true])(
    "gets an empty clone, which loads nothing, and the video its own way back (fails: %s)",
    (fails) => {
      const { video, clones, run } = wrap(fails);
      if (fails) expect(run).toThrow("no Plyr here");
      else run();
      expect(clones[0]).toBeInstanceOf(HTMLVideoElement);
      expect((clones[0] as HTMLVideoElement).hasAttribute("src")).toBe(false);
      expect(Object.hasOwn(video, "cloneNode")).toBe(false);
      expect((video.cloneNode() as HTMLVideoElement).hasAttribute("src")).toBe(true);
    },
  );

  it("is the package's own class", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    expect(await loadPlyr()).toBeTypeOf("function");
    vi.unstubAllGlobals();
  });
});
