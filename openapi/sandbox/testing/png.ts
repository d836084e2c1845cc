import { crc32, deflateSync } from "node:zlib";

/** A chunk of a PNG with its length and its sum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

interface Drawn {
  /** px. */
  readonly width?: number;
  /** px. */
  readonly height?: number;
  /** 0 is grey, 3 a palette, 6 colours with transparency. Default 0. */
  readonly type?: number;
  /** Bits a channel. Default 8. */
  readonly depth?: number;
  readonly interlaced?: boolean;
  /** Bytes that are packed as its rows. Default: those of a grey picture, all black. */
  readonly rows?: Buffer;
  /** Chunks between the header and the rows. */
  readonly between?: readonly Buffer[];
}

/** A PNG as its parts say, right or wrong. */
export function pngOf({
  width = 4,
  height = 4,
  type = 0,
  depth = 8,
  interlaced = false,
  ...drawn
}: Drawn = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, type, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    ...(drawn.between ?? []),
    pngChunk("IDAT", deflateSync(drawn.rows ?? Buffer.alloc(height * (1 + width)))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}
