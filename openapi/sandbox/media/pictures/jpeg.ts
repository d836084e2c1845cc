import { areSides } from "./sides.ts";

/** Markers that begin a frame: all of C0 to CF but the tables of Huffman (C4), of arithmetic coding (CC) and what is reserved (C8). */
const beginsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A frame's header: 8 or 12 bits a sample, a size, one to four components. */
function isFrame(data: Buffer): boolean {
  if (data.length < 6) return false;
  const components = data[5] as number;
  return (
    (data[0] === 8 || data[0] === 12) &&
    areSides(data.readUInt16BE(3), data.readUInt16BE(1)) &&
    components >= 1 &&
    components <= 4 &&
    data.length === 6 + 3 * components
  );
}

/** Where the next marker stands after the points of a scan; inside them FF is followed by 0 or by the number of a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return -1;
}

/** Whether these bytes are a JPEG from its beginning to its end: one frame, one scan of it at least, nothing cut off. */
export function isJpeg(bytes: Buffer): boolean {
  let hasFrame = false;
  let hasScan = false;
  for (let at = 2; at + 1 < bytes.length;) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return hasScan;
    if (at + 4 > bytes.length) return false;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length) return false;
    if (beginsFrame(marker)) {
      if (hasFrame || !isFrame(bytes.subarray(at + 4, end))) return false;
      hasFrame = true;
    }
    at = end;
    if (marker === 0xda) {
      at = endOfScan(bytes, end);
      if (!hasFrame || at <= end) return false;
      hasScan = true;
    }
  }
  return false;
}
