/** A box of an MP4. */
export function box(type: string, ...content: readonly Buffer[]): Buffer {
  const inside = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + inside.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, inside]);
}

/** A track of pictures or sound whose sample entry has this name and these boxes; `version` is of QuickTime's sound. */
export function track(kind: "vide" | "soun", entry: string, boxes: readonly Buffer[] = [], version = 0): Buffer {
  const head = Buffer.alloc(kind === "vide" ? 78 : [28, 44, 64][version]!);
  head.writeUInt16BE(version, 8);
  const descriptions = box("stsd", Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(entry, head, ...boxes));
  const handler = box("hdlr", Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(13));
  return box("trak", box("mdia", handler, box("minf", box("stbl", descriptions))));
}

/** A film of these tracks, with nothing to play. */
export const mp4 = (...tracks: readonly Buffer[]): Buffer =>
  Buffer.concat([box("ftyp", Buffer.from("isom")), box("moov", ...tracks), box("mdat", Buffer.alloc(8))]);
