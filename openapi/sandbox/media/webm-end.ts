import type { FileHandle } from "node:fs/promises";
import { elementAt, elementsIn, uintOf } from "./ebml.ts";

const cluster = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);
const ids = { cluster: 0x1f43b675, time: 0xe7, simpleBlock: 0xa3, group: 0xa0, block: 0xa1, duration: 0x9b } as const;
/** Other elements that a cluster may hold: its place, the length of the one before, a checksum, a void. */
const alsoInside: readonly number[] = [0xa7, 0xab, 0xbf, 0xec];
/** Elements that may follow a cluster that does not say its own length: the other parts of a segment. */
const after: readonly number[] = [ids.cluster, 0x1c53bb6b, 0x1254c367, 0x114d9b74, 0x1549a966, 0x1654ae6b, 0x1043a770];

/** So much of the end is read, one after the other, bytes: a cluster is seconds long. */
const windows = [256 * 1024, 4 * 1024 * 1024, 32 * 1024 * 1024];
/** Pictures may hold the bytes that a cluster begins with: so many places are looked at. */
const maxPlaces = 50;
const maxBlocks = 20_000;

/** How far from its cluster's time a block stands, ticks; its track is named before it. */
function offsetOf(bytes: Buffer, { start, end }: { readonly start: number; readonly end: number }): number | undefined {
  const trackLength = Math.clz32(bytes[start] ?? 0) - 23;
  return trackLength > 8 || start + trackLength + 2 > end ? undefined : bytes.readInt16BE(start + trackLength);
}

/** The moment of the last block of the cluster at a place, ticks; undefined where none is. */
function lastOfCluster(bytes: Buffer, at: number): number | undefined {
  const found = elementAt(bytes, at, bytes.length);
  if (found?.id !== ids.cluster) return undefined;
  let time: number | undefined;
  let last: number | undefined;
  for (const { id, ...content } of elementsIn(bytes, found.start, found.end, maxBlocks)) {
    let block: { start: number; end: number } | undefined;
    let length = 0;
    if (id === ids.time) time = uintOf(bytes, { id, ...content });
    else if (id === ids.simpleBlock) block = content;
    else if (id === ids.group) {
      for (const inner of elementsIn(bytes, content.start, content.end)) {
        if (inner.id === ids.block) block = inner;
        if (inner.id === ids.duration) length = uintOf(bytes, inner) ?? 0;
      }
    } else if (after.includes(id)) break;
    else if (!alsoInside.includes(id)) return undefined;
    const offset = block && offsetOf(bytes, block);
    if (offset === undefined) continue;
    if (time === undefined) return undefined;
    last = Math.max(last ?? 0, time + offset + length);
  }
  return last;
}

/** Where a film ends that does not say how long it is, ticks of its scale: the last block that is told in its end. */
export async function lastMoment(handle: FileHandle): Promise<number | undefined> {
  const { size } = await handle.stat();
  for (const window of windows) {
    const from = Math.max(0, size - window);
    const buffer = Buffer.alloc(size - from);
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, from);
    const bytes = buffer.subarray(0, bytesRead);
    let at = bytes.lastIndexOf(cluster);
    for (let places = 0; at >= 0 && places < maxPlaces; places++) {
      const moment = lastOfCluster(bytes, at);
      if (moment !== undefined) return moment;
      at = at === 0 ? -1 : bytes.lastIndexOf(cluster, at - 1);
    }
    if (from === 0) return undefined;
  }
  return undefined;
}
