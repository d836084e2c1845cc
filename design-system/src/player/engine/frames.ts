/** As long as one picture stays where it was not measured, s. */
export const usualFrameSeconds = 1 / 25;
/** Pictures that are looked at after each start: one that came late makes a gap longer, never shorter. */
const framesMeasured = 8;

/** Measures by the first pictures of each start how long one stays, s. */
export function watchFrameLength(media: HTMLVideoElement, signal: AbortSignal): () => number {
  let shortest = Number.POSITIVE_INFINITY;
  const measure = (left: number, before: number | null) =>
    media.requestVideoFrameCallback((_now, { mediaTime }) => {
      if (signal.aborted) return;
      const gap = before === null ? 0 : mediaTime - before;
      if (gap > 0) shortest = Math.min(shortest, gap);
      if (left > 1) measure(left - 1, mediaTime);
    });
  if ("requestVideoFrameCallback" in media)
    media.addEventListener("playing", () => measure(framesMeasured, null), { signal });
  return () => (shortest < 1 ? shortest : usualFrameSeconds);
}

/** The middle of the next or the last picture, s: at its very edge a browser may show the neighbour. */
export function stepFrom(seconds: number, frames: 1 | -1, frameSeconds: number): number {
  return Math.max(0, (Math.floor(seconds / frameSeconds + 1e-6) + frames + 0.5) * frameSeconds);
}
