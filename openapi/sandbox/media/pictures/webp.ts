import { areSides } from "./sides.ts";

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** Chunks one after the other, each padded to an even length; undefined where one is cut off. */
function chunksOf(bytes: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let at = 0; at < bytes.length;) {
    if (at + 8 > bytes.length) return undefined;
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size;
    if (end > bytes.length) return undefined;
    chunks.push({ type: bytes.toString("latin1", at, at + 4), data: bytes.subarray(at + 8, end) });
    at = end + (size % 2);
  }
  return chunks;
}

/** A key frame of VP8, whose first part is no longer than the chunk. */
function isLossy(data: Buffer): boolean {
  if (data.length <= 10 || data.readUIntBE(3, 3) !== 0x9d012a) return false;
  const tag = data.readUIntLE(0, 3);
  const isKey = (tag & 1) === 0;
  return (
    isKey && 10 + (tag >> 5) <= data.length && areSides(data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff)
  );
}

/** VP8L: its sign, two sides of 14 bits, a bit for transparency, a version that is 0. */
function isLossless(data: Buffer): boolean {
  if (data.length <= 5 || data[0] !== 0x2f) return false;
  const bits = data.readUInt32LE(1);
  return bits >>> 29 === 0 && areSides((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}

const isStill = ({ type, data }: Chunk): boolean =>
  (type === "VP8 " && isLossy(data)) || (type === "VP8L" && isLossless(data));

/** A frame of a moving picture: 16 bytes of place and time, then a still one. */
const isFrame = ({ type, data }: Chunk): boolean =>
  type === "ANMF" && (chunksOf(data.subarray(16))?.some(isStill) ?? false);

function isExtended([head, ...others]: readonly Chunk[]): boolean {
  if (head?.type !== "VP8X" || head.data.length < 10) return false;
  if (!areSides(head.data.readUIntLE(4, 3) + 1, head.data.readUIntLE(7, 3) + 1)) return false;
  const drawn = others.filter(({ type }) => ["VP8 ", "VP8L", "ANMF"].includes(type));
  return drawn.length > 0 && drawn.every((chunk) => isStill(chunk) || isFrame(chunk));
}

/** Whether these bytes are a WebP that is whole, and whose parts begin as pictures do. */
export function isWebp(bytes: Buffer): boolean {
  if (bytes.length < 12) return false;
  const end = 8 + bytes.readUInt32LE(4);
  const chunks = end <= bytes.length ? chunksOf(bytes.subarray(12, end)) : undefined;
  const first = chunks?.[0];
  return first !== undefined && (isStill(first) || isExtended(chunks ?? []));
}
