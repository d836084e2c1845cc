/** A video left this close to its end begins anew, s. */
export const nearEnd = 10;

export interface StartPosition {
  /** From the address (`t=90`), s. */
  startAt?: number | undefined;
  /** The page was come back to: its address has begun the video before. */
  isReturn?: boolean | undefined;
  /** Where the mini player stood, s. */
  kept?: number | null | undefined;
  /** Where the video of the drawn page was played to, s. */
  preloaded?: number | null | undefined;
  /** Saved on another visit, s. */
  savedAt?: number | undefined;
  /** s */
  duration?: number | undefined;
  isLive?: boolean | undefined;
}

/**
 * Where a video begins, s: the address first, then what is playing now, then the last visit. Back leads on with what is playing: the moment of that
 * address has been seen.
 */
export function startPosition(place: StartPosition): number {
  const { startAt, isReturn = false, kept, preloaded, savedAt, duration = 0, isLive = false } = place;
  if (isLive) return 0;
  const end = duration > 0 ? duration : Number.POSITIVE_INFINITY;
  const within = (seconds: number | null | undefined): seconds is number =>
    typeof seconds === "number" && Number.isFinite(seconds) && seconds >= 0 && seconds < end;
  if (isReturn && within(kept)) return kept;
  for (const moment of [startAt, kept, preloaded]) if (within(moment)) return moment;
  return within(savedAt) && savedAt < end - nearEnd ? savedAt : 0;
}
