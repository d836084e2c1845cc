import { open } from "node:fs/promises";

/** How a video's bytes are put together. */
export type Container = "mp4" | "webm" | "mkv";

/** Boxes that an MP4 or a QuickTime film begins with. */
const firstBoxes = ["ftyp", "moov", "mdat", "wide", "free", "skip"];
const ebml = 0x1a45dfa3;

/** Container by the first bytes, whatever the file is called; undefined: none that is known. */
export async function containerOf(file: string): Promise<Container | undefined> {
  const handle = await open(file, "r");
  try {
    const head = Buffer.alloc(64);
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    if (bytesRead < 8) return undefined;
    if (firstBoxes.includes(head.toString("latin1", 4, 8))) return "mp4";
    if (head.readUInt32BE(0) !== ebml) return undefined;
    return head.includes("webm") ? "webm" : head.includes("matroska") ? "mkv" : undefined;
  } finally {
    await handle.close();
  }
}
