import type { FileHandle } from "node:fs/promises";
import { mp4Codec, type Codecs } from "./codecs.ts";
import { boxesIn, contentOf, findBox, type Content } from "./mp4-boxes.ts";

/** Fields of a sample entry before its boxes, bytes (ISO/IEC 14496-12, 12.1.3 and 12.2.3). */
const entryHead = { vide: 78, soun: 28 } as const;
/** QuickTime's second and third kind of sound say more of themselves, bytes. */
const moreOfSound: Readonly<Record<number, number>> = { 1: 16, 2: 36 };

/** The content of a box that stands in a sample entry, or in QuickTime's `wave` there. */
function boxIn(entry: Buffer, type: string): Buffer | null {
  for (let at = 0; at + 8 <= entry.length;) {
    const size = entry.readUInt32BE(at);
    if (size < 8 || at + size > entry.length) return null;
    const [name, content] = [entry.toString("latin1", at + 4, at + 8), entry.subarray(at + 8, at + size)];
    if (name === type) return content;
    const inner = name === "wave" ? boxIn(content, type) : null;
    if (inner !== null) return inner;
    at += size;
  }
  return null;
}

/** The codec of the first sample entry of a track, by the content of its `stsd`. */
function codecOf(descriptions: Buffer, kind: keyof typeof entryHead): string | null {
  if (descriptions.length < 16) return null;
  const entry = descriptions.subarray(16, 8 + descriptions.readUInt32BE(8));
  const version = kind === "soun" && entry.length >= 10 ? entry.readUInt16BE(8) : 0;
  const boxes = entry.subarray(entryHead[kind] + (moreOfSound[version] ?? 0));
  return mp4Codec(descriptions.toString("latin1", 12, 16), (type) => boxIn(boxes, type));
}

/** Codecs of the first picture track and the first sound track of a film: those that a browser plays. */
export async function tracksCodecs(handle: FileHandle, moov: Content): Promise<Codecs> {
  const found = new Map<string, string | null>();
  for await (const box of boxesIn(handle, moov)) {
    if (box.type !== "trak") continue;
    const handler = await contentOf(handle, await findBox(handle, box, "mdia", "hdlr"));
    const kind = handler?.toString("latin1", 8, 12);
    if ((kind !== "vide" && kind !== "soun") || found.has(kind)) continue;
    const descriptions = await contentOf(handle, await findBox(handle, box, "mdia", "minf", "stbl", "stsd"));
    found.set(kind, descriptions && codecOf(descriptions, kind));
  }
  return { video: found.get("vide") ?? null, audio: found.get("soun") ?? null };
}
