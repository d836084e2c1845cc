/** As qualities are called everywhere: the shorter side of a picture of 16:9, px. */
const usualNames = [144, 240, 360, 480, 720, 1080, 1440, 2160, 4320] as const;
/** A picture this much larger or smaller still has the name: 4096 × 2160 is 2160, 1366 × 768 is 720. */
const tolerance = 0.08;

const named = (side: number) => usualNames.find((name) => Math.abs(side / name - 1) <= tolerance);

/**
 * Usual name of a picture of this size (px): 1920 × 818 of a wide film is 1080, 480 × 854 of a phone is 480. It is the shorter side of the frame
 * of 16:9 that it fits into; of a picture that stands, its own shorter side, where that is a usual one: phones are longer than 16:9.
 * An unknown width (0) is that of a picture of 16:9.
 */
export function qualityOf(width: number, height: number): number {
  const isPortrait = width > 0 && width < height;
  const [short, long] = isPortrait ? [width, height] : [height, width];
  const frame = Math.max(short, (long * 9) / 16);
  return (isPortrait ? named(short) : undefined) ?? named(frame) ?? Math.round(frame);
}

/** Each once, the best first. */
export function uniqueBestFirst(qualities: readonly number[]): readonly number[] {
  return [...new Set(qualities.filter((quality) => quality > 0))].sort((a, b) => b - a);
}

/** Usual name of a file whose height (px) alone is known: `size` is that of the one on the screen, and all files of the film have its shape. */
export function fileQuality(
  height: number,
  size: { readonly videoWidth: number; readonly videoHeight: number },
): number {
  return qualityOf(size.videoHeight > 0 ? (height * size.videoWidth) / size.videoHeight : 0, height);
}
