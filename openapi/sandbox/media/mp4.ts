import { open, type FileHandle } from "node:fs/promises";
import { readIndex } from "./boxes.ts";
import { boxesIn, contentOf, findBox, type Content } from "./mp4-boxes.ts";
import type { Codecs } from "./codecs.ts";
import { fragmentEnd } from "./mp4-fragments.ts";
import { tracksCodecs } from "./mp4-tracks.ts";

/** So many boxes of the file itself are gone through: a recording has two for every second or so. */
const maxPieces = 100_000;

/** Facts that an MP4, M4V or MOV file says of itself. */
export interface Mp4 {
  /** Its index and its pictures are there, and the boxes end within the file: it is not still being copied. */
  readonly isWhole: boolean;
  /** s; null where it tells none, and where it is no MP4. */
  readonly duration: number | null;
  readonly codecs: Codecs;
}

/** The length that the film's header tells, s: its own, or that of all pieces (`mehd`). */
async function headerDuration(handle: FileHandle, moov: Content): Promise<number | null> {
  const header = await contentOf(handle, await findBox(handle, moov, "mvhd"));
  if (header === null || header.length < 32) return null;
  const isWide = header.readUInt8(0) === 1;
  const scale = header.readUInt32BE(isWide ? 20 : 12);
  const units = isWide ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  if (scale === 0) return null;
  if (units > 0) return units / scale;
  const pieces = await contentOf(handle, await findBox(handle, moov, "mvex", "mehd"));
  if (pieces === null || pieces.length < 8) return null;
  const isLong = pieces.readUInt8(0) === 1 && pieces.length >= 12;
  return (isLong ? Number(pieces.readBigUInt64BE(4)) : pieces.readUInt32BE(4)) / scale || null;
}

/** The length of all pieces of a fragmented film, s. */
async function indexDuration(handle: FileHandle, box: Content): Promise<number | null> {
  const content = await contentOf(handle, box);
  if (content === null || content.length < 24) return null;
  // Its header stands before what was found.
  const pieces = Buffer.concat([Buffer.alloc(8), content]);
  return readIndex(pieces).reduce((sum, seconds) => sum + seconds, 0) || null;
}

/** Reads an MP4, M4V or MOV without any tool. Only box headers and a few small boxes are read, whatever the size of the file. */
export async function readMp4(file: string): Promise<Mp4> {
  const handle = await open(file, "r");
  try {
    const { size: total } = await handle.stat();
    let moov: Content | null = null;
    let lastPiece: Content | null = null;
    let index: number | null = null;
    let hasMedia = false;
    let isCut = false;
    for await (const box of boxesIn(handle, { start: 0, end: total }, maxPieces)) {
      isCut = box.end > total;
      if (isCut) break;
      if (box.type === "moov") moov ??= box;
      else if (box.type === "moof") lastPiece = box;
      else if (box.type === "sidx") index ??= await indexDuration(handle, box);
      else if (box.type === "mdat") hasMedia ||= box.end > box.start;
    }
    if (moov === null) return { isWhole: false, duration: null, codecs: { video: null, audio: null } };
    const duration =
      (await headerDuration(handle, moov)) ?? index ?? (lastPiece && (await fragmentEnd(handle, moov, lastPiece)));
    return { isWhole: hasMedia && !isCut, duration, codecs: await tracksCodecs(handle, moov) };
  } finally {
    await handle.close();
  }
}
