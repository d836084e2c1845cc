/** A picture in memory: rows of pixels, three bytes each (red, green, blue). */
export interface Pixels {
  readonly data: Uint8Array;
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
}

export interface Tolerance {
  /** By how much the mean colour of a tile may move, 0 to 1. */
  readonly tone: number;
  /** By how much its pixels may differ in the mean, 0 to 1. */
  readonly detail: number;
}

/** Where a tile differs, px, and by how much, as `Tolerance`. */
export interface DifferentTile extends Tolerance {
  readonly left: number;
  readonly top: number;
}

/** Side of a tile, px: the size of a small icon. */
export const tileSize = 16;

/**
 * One browser differs from itself by thin noise: the edges of rounded and scaled pictures are blended in another order under
 * load, a few pixels of a tile by some percent (up to 0.008 of tone in the corner of a round picture). A tile of which
 * a shade, an edge or a sign has changed is far over this.
 */
export const ownTolerance: Tolerance = { tone: 0.009, detail: 0.01 };
/** Another build smooths the edges of all letters anew; the tone of a tile stays, and so does where its letters are. */
export const foreignTolerance: Tolerance = { tone: 0.02, detail: 0.06 };

/** Weights of brightness and of the two axes of colour, as the eye tells them apart (YIQ); black to white is 1. */
const weights = { y: 0.5053, i: 0.299, q: 0.1957 };
const longest = Math.sqrt(weights.y) * 255;

/** How far two colours are from one another for a person, 0 to about 1. */
function distance(red: number, green: number, blue: number): number {
  const y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223;
  const i = red * 0.59597799 - green * 0.2741761 - blue * 0.32180189;
  const q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694;
  return Math.sqrt(weights.y * y * y + weights.i * i * i + weights.q * q * q) / longest;
}

/**
 * The tiles of which a person would see that they differ: what is dense in one place counts, thin noise everywhere does not.
 * Both pictures have one size; tiles stand half a tile apart, so that no edge between two hides a change.
 */
export function differentTiles(was: Pixels, is: Pixels, tolerance: Tolerance): DifferentTile[] {
  const found: DifferentTile[] = [];
  const step = tileSize / 2;
  for (let top = 0; top === 0 || top + step < was.height; top += step) {
    for (let left = 0; left === 0 || left + step < was.width; left += step) {
      const tile = differenceAt(was, is, left, top);
      if (tile.tone > tolerance.tone || tile.detail > tolerance.detail) found.push(tile);
    }
  }
  return found;
}

function differenceAt(was: Pixels, is: Pixels, left: number, top: number): DifferentTile {
  const right = Math.min(left + tileSize, was.width);
  const bottom = Math.min(top + tileSize, was.height);
  let [red, green, blue, detail] = [0, 0, 0, 0];
  for (let y = top; y < bottom; y++) {
    for (let at = (y * was.width + left) * 3, end = (y * was.width + right) * 3; at < end; at += 3) {
      const r = (is.data[at] ?? 0) - (was.data[at] ?? 0);
      const g = (is.data[at + 1] ?? 0) - (was.data[at + 1] ?? 0);
      const b = (is.data[at + 2] ?? 0) - (was.data[at + 2] ?? 0);
      if (r === 0 && g === 0 && b === 0) continue;
      red += r;
      green += g;
      blue += b;
      detail += distance(r, g, b);
    }
  }
  const pixels = (right - left) * (bottom - top);
  return { left, top, tone: distance(red / pixels, green / pixels, blue / pixels), detail: detail / pixels };
}
