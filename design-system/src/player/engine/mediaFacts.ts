import type { PlayerPhase, PlayerSnapshot, PlayerTime } from "../types.ts";

/** What is known of the element beside what it says. */
export interface Observed {
  /** It has been asked to play before. */
  readonly hasStarted: boolean;
  /** It should play and does not move. */
  readonly isStill: boolean;
}

function phaseOf(media: HTMLVideoElement, { failure, isWanted }: PlayerSnapshot, { hasStarted, isStill }: Observed): PlayerPhase {
  if (failure !== null) return "failed";
  if (media.ended) return "ended";
  if (!hasStarted) return "idle";
  if (!isWanted) return "paused";
  return media.readyState >= 3 && !media.paused && !isStill ? "playing" : "waiting";
}

/** What the element says of itself; what it does not know yet stays as it is known. */
export function factsOf(media: HTMLVideoElement, known: PlayerSnapshot, observed: Observed): Partial<PlayerSnapshot> {
  const hasLength = Number.isFinite(media.duration) && media.duration > 0;
  return {
    phase: phaseOf(media, known, observed),
    isSeeking: media.seeking,
    duration: known.isLive ? 0 : hasLength ? media.duration : known.duration,
    volume: media.volume,
    isMuted: media.muted,
    isMutedByAutoplay: known.isMutedByAutoplay && media.muted,
    height: media.videoHeight || known.height,
  };
}

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
