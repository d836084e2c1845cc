import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createInflate } from "node:zlib";
import { areSides } from "./sides.ts";

/** Size limit of the unpacked rows of a PNG, bytes: 16 million points of four channels. A file of 2 MB can hold a thousand times as much. */
const maxUnpackedBytes = 64 * 1024 * 1024;

/** Channels of a type of colour, and the depths (bits a channel) that it may have. */
const colours: Readonly<Record<number, { readonly channels: number; readonly depths: readonly number[] }>> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] },
};

/** Where the passes of an interlaced picture begin and how far apart their points are: x, y, by x, by y. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** The chunks up to the end of the picture; undefined where one is cut off or its sum is wrong, or the end never comes. */
function chunksOf(bytes: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return undefined;
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (type === "IEND") return chunks;
    chunks.push({ type, data: bytes.subarray(at + 8, end) });
    at = end + 4;
  }
  return undefined;
}

/** Rows of one length, in bytes, without the byte before each that says how it is filtered. */
interface Rows {
  readonly count: number;
  readonly length: number;
}

/** The rows that the header promises; undefined for a header that promises nothing that can be drawn. */
function rowsOf(header: Buffer): readonly Rows[] | undefined {
  if (header.length !== 13) return undefined;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, type, packing, filtering, interlacing] = header.subarray(8) as unknown as [number, ...number[]];
  const colour = colours[type as number];
  if (!areSides(width, height) || !colour?.depths.includes(depth)) return undefined;
  if (packing !== 0 || filtering !== 0 || (interlacing !== 0 && interlacing !== 1)) return undefined;
  const areas = interlacing === 1 ? passes : ([[0, 0, 1, 1]] as const);
  return areas
    .map(([x, y, byX, byY]) => ({ across: Math.ceil((width - x) / byX), down: Math.ceil((height - y) / byY) }))
    .filter(({ across, down }) => across > 0 && down > 0)
    .map(({ across, down }) => ({ count: down, length: Math.ceil((across * depth * colour.channels) / 8) }));
}

function* eachRow(all: readonly Rows[]): Generator<number, undefined> {
  for (const { count, length } of all) for (let row = 0; row < count; row += 1) yield length;
  return undefined;
}

/** Unpacks the rows, keeping none: throws where they are more or fewer than promised, or filtered in no known way. */
async function unpack(packed: readonly Buffer[], promised: readonly Rows[]): Promise<void> {
  const rows = eachRow(promised);
  let left = 0;
  await pipeline(Readable.from(packed), createInflate(), async (unpacked: AsyncIterable<Buffer>) => {
    for await (const piece of unpacked) {
      for (let at = 0; at < piece.length;) {
        if (left > 0) {
          const taken = Math.min(left, piece.length - at);
          left -= taken;
          at += taken;
          continue;
        }
        const row = rows.next().value;
        if (row === undefined || (piece[at] as number) > 4) throw new Error("not a row of this picture");
        left = row;
        at += 1;
      }
    }
  });
  if (left > 0 || rows.next().value !== undefined) throw new Error("rows are missing");
}

/** Whether these bytes are a PNG that can be drawn: every chunk is whole, and the rows are those that the header promises. */
export async function isPng(bytes: Buffer): Promise<boolean> {
  const chunks = chunksOf(bytes);
  const first = chunks?.[0];
  if (!chunks || first?.type !== "IHDR") return false;
  const promised = rowsOf(first.data);
  const size = (promised ?? []).reduce((sum, { count, length }) => sum + count * (1 + length), 0);
  if (!promised || size > maxUnpackedBytes) return false;
  if (first.data[9] === 3 && !chunks.some(({ type, data }) => type === "PLTE" && data.length >= 3)) return false;
  const packed = chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data);
  return unpack(packed, promised).then(
    () => true,
    () => false,
  );
}
