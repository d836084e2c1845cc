import type { FileHandle } from "node:fs/promises";
import { boxesIn, contentOf, findBox, type Content } from "./mp4-boxes.ts";

/** Facts of a track in the film's header, for its pieces. */
interface Track {
  /** Units in a second. */
  readonly scale: number;
  /** How long a sample is where a piece does not say, units. */
  readonly sampleUnits: number;
}

async function tracksOf(handle: FileHandle, moov: Content): Promise<ReadonlyMap<number, Track>> {
  const sampleUnits = new Map<number, number>();
  const extension = await findBox(handle, moov, "mvex");
  if (extension !== null)
    for await (const box of boxesIn(handle, extension)) {
      const trex = box.type === "trex" ? await contentOf(handle, box) : null;
      if (trex !== null && trex.length >= 16) sampleUnits.set(trex.readUInt32BE(4), trex.readUInt32BE(12));
    }
  const tracks = new Map<number, Track>();
  for await (const box of boxesIn(handle, moov)) {
    if (box.type !== "trak") continue;
    const header = await contentOf(handle, await findBox(handle, box, "tkhd"));
    const media = await contentOf(handle, await findBox(handle, box, "mdia", "mdhd"));
    if (header === null || media === null || header.length < 24 || media.length < 24) continue;
    const id = header.readUInt32BE(header.readUInt8(0) === 1 ? 20 : 12);
    const scale = media.readUInt32BE(media.readUInt8(0) === 1 ? 20 : 12);
    if (scale > 0) tracks.set(id, { scale, sampleUnits: sampleUnits.get(id) ?? 0 });
  }
  return tracks;
}

/** How long the samples of a run are together, units. */
function runUnits(run: Buffer, sampleUnits: number): number {
  const flags = run.readUIntBE(1, 3);
  const count = run.readUInt32BE(4);
  if (!(flags & 0x100)) return count * sampleUnits;
  const first = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  const step = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;
  let units = 0;
  for (let at = first; at + 4 <= Math.min(run.length, first + count * step); at += step) units += run.readUInt32BE(at);
  return units;
}

/** The end of a track's part of a piece, s; null where it does not say when it begins. */
async function trackEnd(handle: FileHandle, part: Content, tracks: ReadonlyMap<number, Track>): Promise<number | null> {
  const header = await contentOf(handle, await findBox(handle, part, "tfhd"));
  const begin = await contentOf(handle, await findBox(handle, part, "tfdt"));
  if (header === null || begin === null || header.length < 8 || begin.length < 8) return null;
  const track = tracks.get(header.readUInt32BE(4));
  if (track === undefined) return null;
  const flags = header.readUIntBE(1, 3);
  const at = 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0);
  const sampleUnits = flags & 0x8 && header.length >= at + 4 ? header.readUInt32BE(at) : track.sampleUnits;
  const isLong = begin.readUInt8(0) === 1 && begin.length >= 12;
  let units = isLong ? Number(begin.readBigUInt64BE(4)) : begin.readUInt32BE(4);
  for await (const box of boxesIn(handle, part)) {
    const run = box.type === "trun" ? await contentOf(handle, box) : null;
    if (run !== null && run.length >= 8) units += runUnits(run, sampleUnits);
  }
  return units / track.scale;
}

/** Where a piece of a fragmented film ends, s (ISO/IEC 14496-12, 8.8); null where it does not say. */
export async function fragmentEnd(handle: FileHandle, moov: Content, piece: Content): Promise<number | null> {
  const tracks = await tracksOf(handle, moov);
  let end = 0;
  for await (const box of boxesIn(handle, piece))
    if (box.type === "traf") end = Math.max(end, (await trackEnd(handle, box, tracks)) ?? 0);
  return end || null;
}
