import { open, type FileHandle } from "node:fs/promises";
import { readIndex } from "./boxes.ts";

/** An index longer than this is not read, bytes: some 80,000 pieces. */
const longestIndex = 1_000_000;
/** So many boxes are gone through; a long recording has more. */
const mostBoxes = 1000;

/** What an MP4, M4V or MOV says of itself. */
export interface Mp4 {
  /** Its index and its pictures are there, and the boxes end within the file: it is not still being copied. */
  readonly isWhole: boolean;
  /** s; null where it tells none, as a recording may, and where it is no MP4. */
  readonly duration: number | null;
}

/** A box's content, and whether all of it is in the file. */
interface Content {
  readonly start: number;
  readonly end: number;
}

/** The boxes between two places, one after another. `end` may lie behind `to`: the file was cut. */
async function* boxesIn(handle: FileHandle, from: number, to: number): AsyncGenerator<Content & { type: string }> {
  const head = Buffer.alloc(16);
  let at = from;
  for (let boxes = 0; at + 8 <= to && boxes < mostBoxes; boxes++) {
    if ((await handle.read(head, 0, 16, at)).bytesRead < 8) return;
    const short = head.readUInt32BE(0);
    const isLong = short === 1;
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
    const header = isLong ? 16 : 8;
    if (size < header) return;
    yield { type: head.toString("latin1", 4, 8), start: at + header, end: at + size };
    at += size;
  }
}

/** The length that the film's header tells, s. */
async function headerDuration(handle: FileHandle, { start }: Content): Promise<number | null> {
  const box = Buffer.alloc(32);
  if ((await handle.read(box, 0, 32, start)).bytesRead < 32) return null;
  const isWide = box.readUInt8(0) === 1;
  const scale = box.readUInt32BE(isWide ? 20 : 12);
  const units = isWide ? Number(box.readBigUInt64BE(24)) : box.readUInt32BE(16);
  return scale > 0 && units > 0 ? units / scale : null;
}

/** The length of all pieces of a fragmented film, s. */
async function indexDuration(handle: FileHandle, { start, end }: Content): Promise<number | null> {
  if (end - start < 24 || end - start > longestIndex) return null;
  // Its header stands before what was found.
  const pieces = Buffer.alloc(8 + end - start);
  if ((await handle.read(pieces, 8, pieces.length - 8, start)).bytesRead < pieces.length - 8) return null;
  return readIndex(pieces).reduce((sum, seconds) => sum + seconds, 0) || null;
}

/** Reads an MP4, M4V or MOV without any tool. Only box headers and one small box are read, whatever the size of the file. */
export async function readMp4(file: string): Promise<Mp4> {
  const handle = await open(file, "r");
  try {
    const { size: total } = await handle.stat();
    let hasIndex = false;
    let hasMedia = false;
    let duration: number | null = null;
    let index: number | null = null;
    for await (const box of boxesIn(handle, 0, total)) {
      if (box.end > total) return { isWhole: false, duration };
      if (box.type === "moov") {
        hasIndex = true;
        for await (const inner of boxesIn(handle, box.start, box.end))
          if (inner.type === "mvhd") duration ??= await headerDuration(handle, inner);
      } else if (box.type === "sidx") index ??= await indexDuration(handle, box);
      else if (box.type === "mdat") hasMedia ||= box.end > box.start;
    }
    return { isWhole: hasIndex && hasMedia, duration: duration ?? index };
  } finally {
    await handle.close();
  }
}
