import fs from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

// A thread of its own: inside Jest's sandbox each look-up of a global is a call, and millions of pixels take half a minute.

export interface DiffTask {
  /** The baseline, a PNG file. */
  baseline: string;
  /** The picture taken now, of the same size. */
  received: string;
  /** Where the picture of what differs is written. */
  diff: string;
  /** The most by which a channel may differ, of 255, before a pixel counts as visibly different. */
  rounding: number;
  /** pixelmatch's own threshold, 0 to 1. */
  threshold: number;
}

export interface Difference {
  /** Pixels of which a channel differs by more than `rounding`. */
  visible: number;
  /** Pixels that pixelmatch finds different, edges aside; not looked for where none differs visibly. */
  different: number;
}

/** Pixels of which a channel differs by more than rounding. */
function countVisible(was: Uint8Array, is: Uint8Array, rounding: number): number {
  let count = 0;
  for (let pixel = 0; pixel < was.length; pixel += 4) {
    for (let channel = pixel; channel < pixel + 4; channel++) {
      if (Math.abs((was[channel] ?? 0) - (is[channel] ?? 0)) > rounding) {
        count++;
        break;
      }
    }
  }
  return count;
}

/** Compares two pictures of one size and, where they differ, writes a third with the differences in red. */
function diffPictures({ baseline, received, diff, rounding, threshold }: DiffTask): Difference {
  const was = PNG.sync.read(fs.readFileSync(baseline));
  const is = PNG.sync.read(fs.readFileSync(received));
  const visible = countVisible(was.data, is.data, rounding);
  if (visible === 0) return { visible, different: 0 };
  const shown = new PNG({ width: was.width, height: was.height });
  const different = pixelmatch(was.data, is.data, shown.data, was.width, was.height, { threshold, includeAA: false });
  fs.writeFileSync(diff, PNG.sync.write(shown));
  return { visible, different };
}

parentPort?.postMessage(diffPictures(workerData as DiffTask));
