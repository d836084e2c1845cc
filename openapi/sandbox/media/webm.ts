import { open } from "node:fs/promises";
import { childOf, uintOf, type Element } from "./ebml.ts";
import { lastMoment } from "./webm-end.ts";

/** How far into the file its header is looked for. */
const mostHead = 256 * 1024;
const ids = { segment: 0x18538067, info: 0x1549a966, scale: 0x2ad7b1, duration: 0x4489 } as const;

/** What a WebM or Matroska says of itself. */
export interface Webm {
  /** s; null where it has no block, or is broken. */
  readonly duration: number | null;
}

/** The length that the header tells, ticks; undefined of a recording, whose end nobody knew when it was written. */
function toldTicks(bytes: Buffer, info: Element): number | undefined {
  const told = childOf(bytes, info, ids.duration);
  if (told === undefined) return undefined;
  const length = told.end - told.start;
  const ticks = length === 4 ? bytes.readFloatBE(told.start) : length === 8 ? bytes.readDoubleBE(told.start) : NaN;
  return ticks > 0 ? ticks : undefined;
}

/** Reads a WebM or Matroska without any tool. Only its header is read and, where that tells no length, its end. */
export async function readWebm(file: string): Promise<Webm> {
  const handle = await open(file, "r");
  try {
    const buffer = Buffer.alloc(mostHead);
    const { bytesRead } = await handle.read(buffer, 0, mostHead, 0);
    const bytes = buffer.subarray(0, bytesRead);
    const segment = childOf(bytes, { start: 0, end: bytesRead }, ids.segment);
    const info = segment && childOf(bytes, segment, ids.info);
    if (!info) return { duration: null };
    const nanoseconds = uintOf(bytes, childOf(bytes, info, ids.scale)) ?? 1_000_000;
    const seconds = ((toldTicks(bytes, info) ?? (await lastMoment(handle)) ?? 0) * nanoseconds) / 1e9;
    return { duration: Number.isFinite(seconds) && seconds > 0 ? seconds : null };
  } finally {
    await handle.close();
  }
}
