/** A video left this close to its end begins anew, s. */
export const nearEnd = 10;

export interface StartPosition {
  /** From the address (`t=90`), s. */
  startAt?: number | undefined;
  /** Where the mini player stood, s. */
  kept?: number | null | undefined;
  /** Saved on another visit, s. */
  savedAt?: number | undefined;
  /** s */
  duration?: number | undefined;
  isLive?: boolean | undefined;
}

/** Where a video begins, s: the address first, then what is playing now, then the last visit. */
export function startPosition({ startAt, kept, savedAt, duration = 0, isLive = false }: StartPosition): number {
  if (isLive) return 0;
  const end = duration > 0 ? duration : Number.POSITIVE_INFINITY;
  const within = (seconds: number | null | undefined): seconds is number =>
    typeof seconds === "number" && Number.isFinite(seconds) && seconds >= 0 && seconds < end;
  if (within(startAt)) return startAt;
  if (within(kept)) return kept;
  return within(savedAt) && savedAt < end - nearEnd ? savedAt : 0;
}
