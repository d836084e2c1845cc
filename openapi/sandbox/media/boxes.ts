/** A box of an MP4: where it begins with its header, and where it ends, bytes. */
export interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** The outermost boxes of a file, in their order. */
export function boxesOf(file: Buffer): readonly Box[] {
  const boxes: Box[] = [];
  for (let start = 0; start + 8 <= file.length;) {
    const size = file.readUInt32BE(start);
    const end = start + (size === 0 ? file.length - start : size);
    if (size === 1 || end < start + 8 || end > file.length) throw new Error("a box does not end within its file");
    boxes.push({ type: file.toString("latin1", start + 4, start + 8), start, end });
    start = end;
  }
  return boxes;
}

/** How long each piece of a fragmented MP4 is, s, as its index (`sidx`, ISO/IEC 14496-12, 8.16.3) says; `box` with its header. */
export function readIndex(box: Buffer): readonly number[] {
  const isWide = box.readUInt8(8) === 1;
  const scale = box.readUInt32BE(16);
  const at = isWide ? 38 : 30;
  const count = box.readUInt16BE(at);
  if (scale === 0 || box.length < at + 2 + count * 12) return [];
  return Array.from({ length: count }, (_, index) => box.readUInt32BE(at + 2 + index * 12 + 4) / scale);
}
