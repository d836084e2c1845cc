import { open } from "node:fs/promises";
import { matroskaCodec, type Codecs } from "./codecs.ts";
import { childOf, elementsIn, uintOf, type Element } from "./ebml.ts";
import { lastMoment } from "./webm-end.ts";

/** How far into the file its header is looked for. */
const maxHeadBytes = 256 * 1024;
const ids = { segment: 0x18538067, info: 0x1549a966, scale: 0x2ad7b1, duration: 0x4489 } as const;
const trackIds = { all: 0x1654ae6b, one: 0xae, kind: 0x83, codec: 0x86, config: 0x63a2 } as const;
const kinds = { video: 1, audio: 2 } as const;

/** Facts that a WebM or Matroska file says of itself. */
export interface Webm {
  /** s; null where it has no block, or is broken. */
  readonly duration: number | null;
  readonly codecs: Codecs;
}

/** The length that the header tells, ticks; undefined of a recording, whose end nobody knew when it was written. */
function headerTicks(bytes: Buffer, info: Element): number | undefined {
  const field = childOf(bytes, info, ids.duration);
  if (field === undefined) return undefined;
  const length = field.end - field.start;
  const ticks = length === 4 ? bytes.readFloatBE(field.start) : length === 8 ? bytes.readDoubleBE(field.start) : NaN;
  return ticks > 0 ? ticks : undefined;
}

/** Codecs of the first picture track and the first sound track: those that a browser plays. */
function codecsOf(bytes: Buffer, segment: Element | undefined): Codecs {
  const all = segment && childOf(bytes, segment, trackIds.all);
  const tracks = all ? [...elementsIn(bytes, all.start, all.end)].filter(({ id }) => id === trackIds.one) : [];
  const contentOf = (track: Element, id: number): Buffer => {
    const found = childOf(bytes, track, id);
    return bytes.subarray(found?.start ?? 0, found?.end ?? 0);
  };
  const codecOf = (kind: number): string | null => {
    const track = tracks.find((one) => uintOf(bytes, childOf(bytes, one, trackIds.kind)) === kind);
    if (track === undefined) return null;
    const name = contentOf(track, trackIds.codec).toString("latin1").replaceAll("\0", "");
    return matroskaCodec(name, contentOf(track, trackIds.config));
  };
  return { video: codecOf(kinds.video), audio: codecOf(kinds.audio) };
}

/** Reads a WebM or Matroska without any tool. Only its header is read and, where that tells no length, its end. */
export async function readWebm(file: string): Promise<Webm> {
  const handle = await open(file, "r");
  try {
    const buffer = Buffer.alloc(maxHeadBytes);
    const { bytesRead } = await handle.read(buffer, 0, maxHeadBytes, 0);
    const bytes = buffer.subarray(0, bytesRead);
    const segment = childOf(bytes, { start: 0, end: bytesRead }, ids.segment);
    const info = segment && childOf(bytes, segment, ids.info);
    const codecs = codecsOf(bytes, segment);
    if (!info) return { duration: null, codecs };
    const nanoseconds = uintOf(bytes, childOf(bytes, info, ids.scale)) ?? 1_000_000;
    const seconds = ((headerTicks(bytes, info) ?? (await lastMoment(handle)) ?? 0) * nanoseconds) / 1e9;
    return { duration: Number.isFinite(seconds) && seconds > 0 ? seconds : null, codecs };
  } finally {
    await handle.close();
  }
}
