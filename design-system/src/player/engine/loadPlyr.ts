/**
 * Plyr, loaded when a player stands on the page. Its declarations have both `export =` and `export default`, which
 * TypeScript 7 rejects; this file alone casts (docs/adr/0005-player.md).
 */
export interface PlyrInstance {
  play(): Promise<void> | void;
  pause(): void;
  currentTime: number;
  volume: number;
  muted: boolean;
  speed: number;
  pip: boolean;
  readonly fullscreen: { readonly active: boolean; enter(): void; exit(): void };
  destroy(done?: () => void): void;
}

export interface PlyrClass {
  new (media: HTMLVideoElement, options: Readonly<Record<string, unknown>>): PlyrInstance;
}

export async function loadPlyr(): Promise<PlyrClass> {
  const module = (await import("plyr")) as unknown as { default: PlyrClass };
  return module.default;
}

/** Wraps a video that may already be playing. */
export function wrapInPlyr(Plyr: PlyrClass, video: HTMLVideoElement): PlyrInstance {
  // Plyr keeps a clone of what it found; a clone with the same `src` would load the stream a second time.
  video.cloneNode = () => document.createElement("video");
  try {
    return new Plyr(video, {
      // The engine only (docs/invariants.md, S3): markup from strings lives in the parts that are switched off here.
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
      // Plyr sets these on arrival; they must be what they already are.
      volume: video.volume,
      muted: video.muted,
      speed: { selected: video.playbackRate, options: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] },
    });
  } finally {
    Reflect.deleteProperty(video, "cloneNode");
  }
}
