import { wrapInPlyr, type PlyrClass, type PlyrInstance } from "./loadPlyr.ts";
import { requestFullscreen } from "./windows.ts";

/** Requests to the element: through Plyr once it has come, until then, and if it never comes, to the element itself. */
export interface Remote {
  play(): Promise<void>;
  pause(): void;
  /** 0 to 1. */
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  /** 1 is normal. */
  setRate(rate: number): void;
  requestFullscreen(isOn: boolean): void;
  /** Takes Plyr off the element. */
  destroy(): void;
}

export interface RemoteOptions {
  media: HTMLVideoElement;
  /** Where a hand reaches for the player, and what goes fullscreen. */
  root: HTMLElement;
  loadPlyr: () => Promise<PlyrClass>;
  hasFrame: () => boolean;
  /** The end of the element's life. */
  signal: AbortSignal;
}

/**
 * Plyr takes the element over when the person reaches for the player and the first frame is there: on a slow line its
 * code must not race the stream, and who only watches does not need it.
 */
export function createRemote({ media, root, loadPlyr, hasFrame, signal }: RemoteOptions): Remote {
  let plyr: PlyrInstance | null = null;
  const bringPlyr = () =>
    void loadPlyr().then(
      (Plyr) => {
        if (!signal.aborted) plyr = wrapInPlyr(Plyr, media);
      },
      () => undefined, // plays on without it
    );
  let isReached = false;
  const onReach = () => {
    if (isReached) return;
    isReached = true;
    if (hasFrame()) bringPlyr();
    else media.addEventListener("loadeddata", bringPlyr, { once: true, signal });
  };
  for (const type of ["pointerover", "pointerdown", "focusin"])
    root.addEventListener(type, onReach, { passive: true, signal });

  return {
    play: () => Promise.resolve((plyr ?? media).play()),
    pause: () => (plyr ?? media).pause(),
    setVolume(volume) {
      (plyr ?? media).volume = volume;
    },
    setMuted(isMuted) {
      (plyr ?? media).muted = isMuted;
    },
    setRate(rate) {
      if (plyr) plyr.speed = rate;
      else media.playbackRate = rate;
    },
    requestFullscreen: (isOn) => requestFullscreen(root, plyr, isOn),
    destroy() {
      plyr?.destroy();
      plyr = null;
    },
  };
}
