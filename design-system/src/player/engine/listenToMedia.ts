import type { EngineFacts } from "./facts.ts";
import { factsOf, timeOf } from "./mediaFacts.ts";

export interface ListenOptions {
  media: HTMLVideoElement;
  /** Element that goes fullscreen. */
  root: HTMLElement;
  facts: EngineFacts;
  /** It has been asked to play before: until then it is idle and not paused. */
  hasStarted: boolean;
  /** It came with its first frame on the screen. */
  hasFirstFrame: boolean;
  /** The end of the element's life. */
  signal: AbortSignal;
}

/** The ear on the element. */
export interface MediaListener {
  /** Tells what the element says of itself now, for what it does not announce. */
  read(): void;
  readTime(): void;
  setStarted(hasStarted: boolean): void;
  /** Where it was sent that was to be its end, s: standing there is having ended, whatever the element says. null: it was sent elsewhere. */
  setEnd(moment: number | null): void;
  /** It should play and does not, though it says that it does. */
  setStill(isStill: boolean): void;
}

/** Tells as facts what the element announces. It asks nothing of the element. */
export function listenToMedia({ media, root, facts, signal, ...before }: ListenOptions): MediaListener {
  const { snapshot, captions, update, updateTime } = facts;
  let { hasStarted } = before;
  let end: number | null = null;
  const isAtEnd = () => end !== null && media.currentTime >= end - 0.01;
  /** Where it stands though it says that it plays, s. */
  let standsAt: number | null = null;

  const read = () =>
    update(factsOf(media, snapshot.get(), { hasStarted, isAtEnd: isAtEnd(), isStill: standsAt !== null }));
  const readTime = () => {
    if (media.readyState === 0) return;
    const time = timeOf(media);
    updateTime(isAtEnd() ? { ...time, current: snapshot.get().duration } : time);
    captions.moveTo(media.currentTime);
  };
  let { hasFirstFrame } = before;
  // Until it is to play the poster stays, which is the better picture of the two; a frame that was seen already stays too.
  const showFrame = () => {
    if (hasFirstFrame && (hasStarted || before.hasFirstFrame)) update({ hasFrame: true });
  };
  // `loadeddata` is no picture: after it a slow line left two seconds of black [measured], a live stream a moment of it.
  const canTellFrames = typeof media.requestVideoFrameCallback === "function";
  const awaitFrame = () =>
    media.requestVideoFrameCallback(() => {
      if (signal.aborted) return;
      // A video that does not begin at its start may show the start first.
      if (media.seeking) return void awaitFrame();
      hasFirstFrame = true;
      showFrame();
    });
  const readFrame = () => {
    if (!canTellFrames && media.readyState >= 2 && !media.seeking) hasFirstFrame = true;
    showFrame();
  };
  const on = (types: readonly string[], listener: () => void, target: EventTarget = media) => {
    for (const type of types) target.addEventListener(type, listener, { signal });
  };

  on(
    [
      "play",
      "playing",
      "waiting",
      "seeking",
      "seeked",
      "canplay",
      "durationchange",
      "volumechange",
      "resize",
      "emptied",
    ],
    read,
  );
  on(["timeupdate", "progress", "seeking", "seeked", "loadedmetadata"], readTime);
  on(["timeupdate"], () => {
    if (standsAt !== media.currentTime) standsAt = null;
    if (snapshot.get().phase === "waiting" && media.readyState >= 3) read();
  });
  on(["loadeddata", "seeked", "canplay", "playing"], readFrame);
  on(["play"], () => {
    hasStarted = true;
    update({ isWanted: true });
    readFrame();
  });
  on(["pause"], () => {
    // Also the system pauses: headphones out, another tab's sound, the media keys.
    if (!media.ended && media.readyState > 0 && !media.error) update({ isWanted: false });
    read();
  });
  on(["ended"], () => {
    update({ isWanted: false });
    read();
  });
  on(["ratechange"], () => {
    // An element that is emptied for another stream goes back to its default: nobody chose that.
    if (media.readyState > 0 && !snapshot.get().isFast) update({ rate: media.playbackRate });
  });
  on(["enterpictureinpicture"], () => update({ isPictureInPicture: true }));
  on(["leavepictureinpicture"], () => update({ isPictureInPicture: false }));
  on(["fullscreenchange"], () => update({ isFullscreen: document.fullscreenElement === root }), document);
  on(["webkitbeginfullscreen"], () => update({ isFullscreen: true }));
  on(["webkitendfullscreen"], () => update({ isFullscreen: false }));

  if (canTellFrames && !hasFirstFrame) awaitFrame();
  update({ hasFrame: hasFirstFrame });

  return {
    read,
    readTime,
    setStarted(isSo) {
      hasStarted = isSo;
      showFrame();
    },
    setEnd(moment) {
      end = moment;
      readTime();
    },
    setStill(isStill) {
      if (isStill === (standsAt !== null)) return;
      standsAt = isStill ? media.currentTime : null;
      read();
    },
  };
}
