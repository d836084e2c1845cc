import { qualityOf } from "./quality.ts";
import type { PlayerPhase, PlayerSnapshot, PlayerTime } from "../types.ts";

/** Facts of the element beside those that it states. */
export interface Observed {
  /** It has been asked to play before. */
  readonly hasStarted: boolean;
  /** It stands where it was sent to be at its end. */
  readonly isAtEnd: boolean;
  /** It should play and does not move. */
  readonly isStill: boolean;
}

function phaseOf(
  media: HTMLVideoElement,
  { failure, isWanted }: PlayerSnapshot,
  { hasStarted, isAtEnd, isStill }: Observed,
): PlayerPhase {
  if (failure !== null) return "failed";
  if (media.ended || (isAtEnd && !isWanted && !media.seeking)) return "ended";
  if (!hasStarted) return "idle";
  if (!isWanted) return "paused";
  return media.readyState >= 3 && !media.paused && !isStill ? "playing" : "waiting";
}

/** Facts that the element states; one that it does not know yet stays as it is known. */
export function factsOf(media: HTMLVideoElement, known: PlayerSnapshot, observed: Observed): Partial<PlayerSnapshot> {
  const hasLength = Number.isFinite(media.duration) && media.duration > 0;
  return {
    phase: phaseOf(media, known, observed),
    isSeeking: media.seeking,
    duration: known.isLive ? 0 : hasLength ? media.duration : known.duration,
    volume: media.volume,
    isMuted: media.muted,
    isMutedByAutoplay: known.isMutedByAutoplay && media.muted,
    height: qualityOf(media.videoWidth, media.videoHeight) || known.height,
  };
}

/** So far before its end a video is sent that is to be at its end, s. */
const endMargin = 0.25;

/**
 * A moment that can be sought. At the very end there is no piece to load: Chromium's own HLS then seeks for ever, and every
 * seek after that one too [measured in Chromium 156]. Just before it, it plays into its end.
 */
export function momentIn(
  media: HTMLVideoElement,
  seconds: number,
): { readonly moment: number; readonly isEnd: boolean } {
  const last = Number.isFinite(media.duration) ? Math.max(0, media.duration - endMargin) : Number.POSITIVE_INFINITY;
  return { moment: Math.min(seconds, last), isEnd: seconds > last };
}

/** While it is held fast, at least. */
const fastRate = 2;

/** How fast the element is to run; 1 is normal. */
export const speedOf = ({ rate, isFast }: Pick<PlayerSnapshot, "rate" | "isFast">): number =>
  isFast ? Math.max(fastRate, rate) : rate;

export function timeOf(media: HTMLVideoElement): PlayerTime {
  return { current: media.currentTime, buffered: bufferedEnd(media.buffered, media.currentTime) };
}

/** End of the buffered part that holds a moment, s; half a second before a part counts as in it. */
function bufferedEnd(parts: TimeRanges, moment: number): number {
  let end = moment;
  for (let index = 0; index < parts.length; index += 1) {
    if (parts.start(index) <= moment + 0.5) end = Math.max(end, parts.end(index));
  }
  return end;
}
