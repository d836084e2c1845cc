import fs from "node:fs";
import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import { differentTiles, tileSize, type DifferentTile, type Pixels, type Tolerance } from "./tiles.ts";

// A thread of its own: meanwhile the worker goes on, and millions of pixels stay out of Jest's sandbox, where each look-up of a global is a call.

export type Task =
  | {
      readonly id: number;
      readonly kind: "compare";
      readonly baseline: string;
      readonly received: Uint8Array;
      readonly tolerance: Tolerance;
      readonly keepAs: string;
    }
  /** Writes the picture, lossless, where it shall lie. */
  | { readonly id: number; readonly kind: "write"; readonly received: Uint8Array; readonly file: string };

export interface Comparison {
  readonly id: number;
  /** Difference that a person would see; null where it is the same picture. */
  readonly difference: string | null;
}

async function pixelsOf(input: string | Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(input)
    .flatten({ background: "white" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const write = async (png: Uint8Array, file: string): Promise<void> =>
  fs.writeFileSync(file, await sharp(png).webp({ lossless: true, effort: 4 }).toBuffer());

/** The new picture with a frame around each place that differs. */
async function draw(
  received: Uint8Array,
  { width, height }: Pixels,
  tiles: readonly DifferentTile[],
  file: string,
): Promise<void> {
  const frames = tiles
    .map(({ left, top }) => `<rect x="${left}" y="${top}" width="${tileSize}" height="${tileSize}"/>`)
    .join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="#f0f" fill-opacity=".25" stroke="#f0f">${frames}</g></svg>`;
  fs.writeFileSync(
    file,
    await sharp(received)
      .composite([{ input: Buffer.from(svg) }])
      .webp()
      .toBuffer(),
  );
}

async function compare({
  baseline,
  received,
  tolerance,
  keepAs,
}: Extract<Task, { kind: "compare" }>): Promise<string | null> {
  const is = await pixelsOf(received);
  if (!fs.existsSync(baseline)) {
    await write(received, `${keepAs}.webp`);
    return "no baseline";
  }
  const was = await pixelsOf(baseline);
  if (was.width !== is.width || was.height !== is.height) {
    await write(received, `${keepAs}.webp`);
    return `was ${was.width}x${was.height} and is ${is.width}x${is.height}`;
  }
  const tiles = Buffer.compare(was.data, is.data) === 0 ? [] : differentTiles(was, is, tolerance);
  const [first] = tiles;
  if (first === undefined) return null;
  await write(received, `${keepAs}.webp`);
  await draw(received, is, tiles, `${keepAs}.diff.webp`);
  const worst = tiles.reduce((most, tile) => (tile.detail + tile.tone > most.detail + most.tone ? tile : most), first);
  return `differs in ${tiles.length} tiles, most at ${worst.left},${worst.top} (tone ${worst.tone.toFixed(3)}, detail ${worst.detail.toFixed(3)})`;
}

parentPort?.on("message", async (task: Task) => {
  try {
    const difference = task.kind === "compare" ? await compare(task) : (await write(task.received, task.file), null);
    parentPort?.postMessage({ id: task.id, difference } satisfies Comparison);
  } catch (error) {
    parentPort?.postMessage({
      id: task.id,
      difference: `could not be compared: ${(error as Error).message}`,
    } satisfies Comparison);
  }
});
