/** A part of a WebM: its id (hex) and its content; `isOpen`: it does not say how long it is, as a recording is written. */
export function element(id: string, content: Buffer | readonly Buffer[], isOpen = false): Buffer {
  const inside = Buffer.isBuffer(content) ? content : Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(isOpen ? (1n << 56n) - 1n : BigInt(inside.length));
  size.writeUInt8(1);
  return Buffer.concat([Buffer.from(id, "hex"), size, inside]);
}

export const uint = (value: number, length = 4): Buffer => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
};

/** A picture or a piece of sound so many ticks behind its cluster. */
export function block(offset: number, track = 1, size = 20): Buffer {
  const head = Buffer.from([0x80 | track, 0, 0, 0x80]);
  head.writeInt16BE(offset, 1);
  return element("a3", Buffer.concat([head, Buffer.alloc(size, 0x55)]));
}

/** A cluster that begins at a tick. */
export const cluster = (time: number, blocks: readonly Buffer[], isOpen = true): Buffer =>
  element("1f43b675", [element("e7", uint(time)), ...blocks], isOpen);

/** A film of these parts behind its header, of a millisecond a tick; `ticks` is the length that it tells. */
export function webm({
  parts,
  ticks,
  tracks = [],
}: {
  readonly parts: readonly Buffer[];
  readonly ticks?: number;
  readonly tracks?: readonly Buffer[];
}): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(ticks ?? 0);
  const info = [element("2ad7b1", uint(1_000_000)), ...(ticks === undefined ? [] : [element("4489", duration)])];
  return Buffer.concat([
    element("1a45dfa3", [element("4282", Buffer.from("webm"))]),
    element("18538067", [element("1549a966", info), element("1654ae6b", tracks), ...parts], true),
  ]);
}
