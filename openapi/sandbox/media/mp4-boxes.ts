import type { FileHandle } from "node:fs/promises";

/** A box's content, bytes of the file. `end` may lie behind what holds it: the file was cut. */
export interface Content {
  readonly start: number;
  readonly end: number;
}

/** A longer box is not read, bytes: the index of some 80,000 pieces. */
const maxBoxBytes = 1_000_000;

/** The boxes within a stretch of a file, one after another, `most` of them. Only their headers are read. */
export async function* boxesIn(
  handle: FileHandle,
  { start, end }: Content,
  most = 1000,
): AsyncGenerator<Content & { type: string }> {
  const head = Buffer.alloc(16);
  let at = start;
  for (let boxes = 0; at + 8 <= end && boxes < most; boxes++) {
    if ((await handle.read(head, 0, 16, at)).bytesRead < 8) return;
    const short = head.readUInt32BE(0);
    const isLong = short === 1;
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
    const header = isLong ? 16 : 8;
    if (size < header) return;
    yield { type: head.toString("latin1", 4, 8), start: at + header, end: at + size };
    at += size;
  }
}

/** The first box of a path of types, one within the other. */
export async function findBox(handle: FileHandle, within: Content, ...path: string[]): Promise<Content | null> {
  const [type, ...rest] = path;
  if (type === undefined) return within;
  for await (const box of boxesIn(handle, within)) if (box.type === type) return findBox(handle, box, ...rest);
  return null;
}

/** The bytes of a box without its header; null where there is none, or it is cut or longer than 1 MB. */
export async function contentOf(handle: FileHandle, box: Content | null): Promise<Buffer | null> {
  if (box === null || box.end - box.start > maxBoxBytes) return null;
  const content = Buffer.alloc(box.end - box.start);
  const { bytesRead } = await handle.read(content, 0, content.length, box.start);
  return bytesRead < content.length ? null : content;
}
