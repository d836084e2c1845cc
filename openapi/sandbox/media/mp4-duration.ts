import { open } from "node:fs/promises";
import { readIndex } from "./boxes.ts";

/** An index longer than this is not read, bytes: some 80,000 pieces. */
const longestIndex = 1_000_000;

/**
 * Reads the duration (s) of an MP4, M4V or MOV from its `moov/mvhd` box, or from the index of a fragmented one, without any
 * tool; null when the file is something else or broken. Only box headers and one small box are read, whatever the size of the file.
 */
export async function mp4Duration(file: string): Promise<number | null> {
  const handle = await open(file, "r");
  try {
    const { size: total } = await handle.stat();
    const head = Buffer.alloc(16);
    const find = async (from: number, to: number, type: string): Promise<[start: number, end: number] | null> => {
      let at = from;
      for (let boxes = 0; at + 8 <= to && boxes < 1000; boxes++) {
        if ((await handle.read(head, 0, 16, at)).bytesRead < 8) return null;
        const short = head.readUInt32BE(0);
        const long = short === 1;
        const size = long ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
        if (size < (long ? 16 : 8)) return null;
        if (head.toString("latin1", 4, 8) === type) return [at + (long ? 16 : 8), Math.min(at + size, to)];
        at += size;
      }
      return null;
    };
    const moov = await find(0, total, "moov");
    const header = moov && (await find(moov[0], moov[1], "mvhd"));
    if (!header) return null;
    const box = Buffer.alloc(32);
    if ((await handle.read(box, 0, 32, header[0])).bytesRead < 32) return null;
    const wide = box.readUInt8(0) === 1;
    const scale = box.readUInt32BE(wide ? 20 : 12);
    const units = wide ? Number(box.readBigUInt64BE(24)) : box.readUInt32BE(16);
    if (scale > 0 && units > 0) return units / scale;
    const index = await find(0, total, "sidx");
    if (!index || index[1] - index[0] < 24 || index[1] - index[0] > longestIndex) return null;
    // Its header stands before what was found.
    const pieces = Buffer.alloc(8 + index[1] - index[0]);
    if ((await handle.read(pieces, 8, pieces.length - 8, index[0])).bytesRead < pieces.length - 8) return null;
    return readIndex(pieces).reduce((sum, seconds) => sum + seconds, 0) || null;
  } finally {
    await handle.close();
  }
}
