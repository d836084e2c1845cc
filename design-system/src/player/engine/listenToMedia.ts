import type { EngineFacts } from "./facts.ts";
import { factsOf, timeOf } from "./mediaFacts.ts";

export interface ListenOptions {
  media: HTMLVideoElement;
  /** What goes fullscreen. */
  root: HTMLElement;
  facts: EngineFacts;
  /** It has been asked to play before: until then it is idle and not paused. */
  hasStarted: boolean;
  /** The end of the element's life. */
  signal: AbortSignal;
}

/** The ear on the element. */
export interface MediaListener {
  /** Tells what the element says of itself now, for what it does not announce. */
  read(): void;
  readTime(): void;
  /** Whether there is a frame to see. */
  readFrame(): void;
  setStarted(hasStarted: boolean): void;
  /** It should play and does not, though it says that it does. */
  setStill(isStill: boolean): void;
}

/** Tells as facts what the element announces. It asks nothing of the element. */
export function listenToMedia({ media, root, facts, signal, ...before }: ListenOptions): MediaListener {
  const { snapshot, captions, tell, tellTime } = facts;
  let { hasStarted } = before;
  /** Where it stands though it says that it plays, s. */
  let standsAt: number | null = null;

  const read = () => tell(factsOf(media, snapshot.get(), { hasStarted, isStill: standsAt !== null }));
  const readTime = () => {
    if (media.readyState === 0) return;
    tellTime(timeOf(media));
    captions.moveTo(media.currentTime);
  };
  // What begins elsewhere than at its beginning says that it has data before it has sought there: the poster stays until then.
  const readFrame = () => {
    if (media.readyState < 2 || media.seeking) return;
    // A live stream has data before it has a picture: without the poster it was black for a moment.
    if (snapshot.get().isLive && "requestVideoFrameCallback" in media) media.requestVideoFrameCallback(() => { if (!signal.aborted) tell({ hasFrame: true }); });
    else tell({ hasFrame: true });
  };
  const on = (types: readonly string[], listener: () => void, target: EventTarget = media) => {
    for (const type of types) target.addEventListener(type, listener, { signal });
  };

  on(["play", "playing", "waiting", "seeking", "seeked", "canplay", "durationchange", "volumechange", "resize", "emptied"], read);
  on(["timeupdate", "progress", "seeking", "seeked", "loadedmetadata"], readTime);
  on(["timeupdate"], () => {
    if (standsAt !== media.currentTime) standsAt = null;
    if (snapshot.get().phase === "waiting" && media.readyState >= 3) read();
  });
  on(["seeked", "canplay", "playing"], readFrame);
  on(["play"], () => {
    hasStarted = true;
    tell({ isWanted: true });
  });
  on(["pause"], () => {
    // Also the system pauses: headphones out, another tab's sound, the media keys.
    if (!media.ended && media.readyState > 0 && !media.error) tell({ isWanted: false });
    read();
  });
  on(["ended"], () => {
    tell({ isWanted: false });
    read();
  });
  on(["ratechange"], () => tell({ rate: media.playbackRate }));
  on(["enterpictureinpicture"], () => tell({ isPictureInPicture: true }));
  on(["leavepictureinpicture"], () => tell({ isPictureInPicture: false }));
  on(["fullscreenchange"], () => tell({ isFullscreen: document.fullscreenElement === root }), document);
  on(["webkitbeginfullscreen"], () => tell({ isFullscreen: true }));
  on(["webkitendfullscreen"], () => tell({ isFullscreen: false }));

  return {
    read,
    readTime,
    readFrame,
    setStarted(isSo) {
      hasStarted = isSo;
    },
    setStill(isStill) {
      if (isStill === (standsAt !== null)) return;
      standsAt = isStill ? media.currentTime : null;
      read();
    },
  };
}
