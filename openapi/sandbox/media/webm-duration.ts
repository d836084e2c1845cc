import { open } from "node:fs/promises";

/** How far into the file its header is looked for. */
const mostHead = 256 * 1024;
const ids = { segment: 0x18538067, info: 0x1549a966, scale: 0x2ad7b1, duration: 0x4489 } as const;

interface Element {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

/** The EBML element at a place: its id with the marker, and where its content lies. An unknown length reaches to the end. */
function elementAt(bytes: Buffer, at: number, end: number): Element | null {
  const first = bytes[at];
  if (first === undefined || first === 0) return null;
  const idLength = Math.clz32(first) - 23;
  if (idLength > 4 || at + idLength >= end) return null;
  const sizeAt = at + idLength;
  const lead = bytes[sizeAt] ?? 0;
  if (lead === 0) return null;
  const sizeLength = Math.clz32(lead) - 23;
  if (sizeAt + sizeLength > end) return null;
  let size = BigInt(lead & (0xff >> sizeLength));
  for (let i = 1; i < sizeLength; i++) size = (size << 8n) | BigInt(bytes[sizeAt + i] ?? 0);
  const start = sizeAt + sizeLength;
  const unknown = size === (1n << BigInt(7 * sizeLength)) - 1n;
  return { id: bytes.readUIntBE(at, idLength), start, end: unknown ? end : Math.min(end, start + Number(size)) };
}

function find(bytes: Buffer, from: number, to: number, id: number): Element | null {
  for (let at = from, count = 0; at < to && count < 1000; count++) {
    const element = elementAt(bytes, at, to);
    if (!element) return null;
    if (element.id === id) return element;
    at = element.end;
  }
  return null;
}

/** Reads the duration (s) of a WebM from its `Segment/Info` without any tool; null when it is not told there (a live recording) or broken. */
export async function webmDuration(file: string): Promise<number | null> {
  const handle = await open(file, "r");
  try {
    const buffer = Buffer.alloc(mostHead);
    const { bytesRead } = await handle.read(buffer, 0, mostHead, 0);
    const bytes = buffer.subarray(0, bytesRead);
    const segment = find(bytes, 0, bytesRead, ids.segment);
    const info = segment && find(bytes, segment.start, segment.end, ids.info);
    const told = info && find(bytes, info.start, info.end, ids.duration);
    if (!info || !told) return null;
    const length = told.end - told.start;
    const ticks = length === 4 ? bytes.readFloatBE(told.start) : length === 8 ? bytes.readDoubleBE(told.start) : NaN;
    const scale = find(bytes, info.start, info.end, ids.scale);
    const nanoseconds =
      scale && scale.end - scale.start <= 6 && scale.end > scale.start
        ? bytes.readUIntBE(scale.start, scale.end - scale.start)
        : 1_000_000;
    const seconds = (ticks * nanoseconds) / 1e9;
    return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
  } finally {
    await handle.close();
  }
}
