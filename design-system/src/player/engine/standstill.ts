/** Ticks without movement after which the picture counts as waiting, whatever the element says of itself. */
const stillAfter = 2;
/** Ticks without movement after which waiting is of no use, for what played. */
const stallLimit = 8;
/** The same for what has just begun: a slow line needs its time. */
const firstStallLimit = 20;
const tickMs = 1_000;
/** Standing so near the end is the end, whether the browser says so or not, s. */
const endMargin = 0.5;
/** A tick moves at most this far by playing, s: twice as fast, and a late tick. More is a seek. */
const furthestStep = 4;

export interface StandstillOptions {
  media: HTMLVideoElement;
  /** It is to run. */
  isWanted: () => boolean;
  onMove(): void;
  /** It stands for a moment: a sign of waiting is due; or nothing is asked of it any more. */
  onStill(isStill: boolean): void;
  /** It has come to its end, and the browser does not say so. */
  onEnd(): void;
  /** It stands for good, for the first time (1) since it last moved or for another. */
  onStandstill(times: number): void;
  /** The end of the element's life. */
  signal: AbortSignal;
}

/**
 * Watches whether what should play does. The element cannot be asked: Chromium's own HLS stands still after a lost piece
 * with `readyState` 4, the whole length in `buffered` and neither `waiting` nor `error` [measured in Chromium 156].
 * Ticks are counted instead of time, so a sleeping machine is no standstill.
 */
export function watchStandstill({
  media,
  isWanted,
  onMove,
  onStill,
  onEnd,
  onStandstill,
  signal,
}: StandstillOptions): void {
  let at = media.currentTime;
  let ticks = 0;
  let times = 0;
  let hasPlayed = false;

  const tick = () => {
    // Before there is anything of it, another time is where it is to begin.
    const step = media.readyState === 0 ? 0 : media.currentTime - at;
    at = media.currentTime;
    // A seek to the end whose piece does not come is a standstill as any other.
    const isAtEnd = media.duration - at < endMargin && !media.seeking && media.readyState >= 2;
    // A browser may rest what nobody sees.
    if (!isWanted() || media.ended || (document.hidden && document.pictureInPictureElement !== media)) {
      ticks = 0;
      onStill(false);
      return;
    }
    if (step !== 0) {
      ticks = 0;
      if (step < 0 || step > furthestStep || media.seeking) return;
      times = 0;
      hasPlayed = true;
      onMove();
      return;
    }
    ticks += 1;
    if (isAtEnd) {
      if (ticks >= stillAfter) onEnd();
      return;
    }
    if (ticks === stillAfter) onStill(true);
    if (ticks < (hasPlayed && times === 0 ? stallLimit : firstStallLimit)) return;
    ticks = 0;
    times += 1;
    onStandstill(times);
  };
  // Bytes come: the line is slow and not dead, and beginning anew would throw them away.
  media.addEventListener(
    "progress",
    () => {
      ticks = Math.min(ticks, stillAfter);
    },
    { signal },
  );
  const timer = setInterval(tick, tickMs);
  signal.addEventListener("abort", () => clearInterval(timer), { once: true });
}
