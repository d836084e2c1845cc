/** Codecs of a film's picture and sound, by the names of RFC 6381; null where there is none, or its name is not known. */
export interface Codecs {
  readonly video: string | null;
  readonly audio: string | null;
}

const hex = (byte: number): string => byte.toString(16).padStart(2, "0");
const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** H.264 by its configuration (`avcC`): profile, constraints, level. */
function avc(name: string, config: Buffer): string | null {
  return config.length < 4 ? null : `${name}.${config.toString("hex", 1, 4)}`;
}

/** HEVC by its configuration (`hvcC`), as ISO/IEC 14496-15, annex E, writes it. */
function hevc(name: string, config: Buffer): string | null {
  if (config.length < 13) return null;
  const profile = config.readUInt8(1);
  const space = ["", "A", "B", "C"][profile >> 6] ?? "";
  let bits = config.readUInt32BE(2);
  let compatible = 0;
  for (let bit = 0; bit < 32; bit++, bits >>>= 1) compatible = compatible * 2 + (bits & 1);
  const constraints = [...config.subarray(6, 12)];
  while (constraints.at(-1) === 0) constraints.pop();
  const level = `${profile & 0x20 ? "H" : "L"}${config.readUInt8(12)}`;
  return [
    name,
    `${space}${profile & 0x1f}`,
    compatible.toString(16),
    level,
    ...constraints.map((byte) => byte.toString(16)),
  ].join(".");
}

/** AV1 by its configuration (`av1C`): profile, level, tier, bits of a colour. */
function av1(config: Buffer): string | null {
  if (config.length < 4) return null;
  const [profile, more] = [config.readUInt8(1), config.readUInt8(2)];
  const bits = more & 0x40 ? (more & 0x20 ? 12 : 10) : 8;
  return `av01.${profile >> 5}.${twoDigits(profile & 0x1f)}${more & 0x80 ? "H" : "M"}.${twoDigits(bits)}`;
}

/** VP9 by its configuration (`vpcC` without its version). */
function vp9(config: Buffer): string | null {
  if (config.length < 3) return null;
  return `vp09.${twoDigits(config.readUInt8(0))}.${twoDigits(config.readUInt8(1))}.${twoDigits(config.readUInt8(2) >> 4)}`;
}

/** Codec behind an `mp4a`: AAC, or the one that its `esds` says (ISO/IEC 14496-1, 7.2.6). */
function mp4a(descriptors: Buffer): string | null {
  let at = 4;
  const open = (tag: number): boolean => {
    if (descriptors[at] !== tag) return false;
    at += 1;
    while (((descriptors[at] ?? 0) & 0x80) !== 0) at += 1;
    at += 1;
    return true;
  };
  if (!open(3)) return null;
  const flags = descriptors[at + 2] ?? 0;
  at += 3 + (flags & 0x80 ? 2 : 0) + (flags & 0x20 ? 2 : 0) + (flags & 0x40 ? 1 + (descriptors[at + 3] ?? 0) : 0);
  const type = open(4) ? descriptors[at] : undefined;
  if (type === undefined) return null;
  return type === 0x40 ? "mp4a.40.2" : `mp4a.${hex(type)}`;
}

/** A configuration of an MP4 (the box that holds it) and the name that follows from it. */
const ofConfig = new Map<string, readonly [box: string, name: (config: Buffer) => string | null]>([
  ["avc1", ["avcC", (config) => avc("avc1", config)]],
  ["avc3", ["avcC", (config) => avc("avc3", config)]],
  ["hvc1", ["hvcC", (config) => hevc("hvc1", config)]],
  ["hev1", ["hvcC", (config) => hevc("hev1", config)]],
  ["av01", ["av1C", av1]],
  ["vp09", ["vpcC", (config) => vp9(config.subarray(4))]],
  ["mp4a", ["esds", mp4a]],
]);

/** Of those whose name says everything: as an MP4 calls them, and as they are called. What is not here is not known. */
const byName = new Map(
  Object.entries({
    vp08: "vp8",
    mp4v: "mp4v.20.9",
    jpeg: "jpeg",
    apch: "apch",
    apcn: "apcn",
    apcs: "apcs",
    apco: "apco",
    ap4h: "ap4h",
    ap4x: "ap4x",
    "ac-3": "ac-3",
    "ec-3": "ec-3",
    Opus: "opus",
    fLaC: "flac",
    alac: "alac",
    ".mp3": "mp3",
    dtsc: "dtsc",
    dtse: "dtse",
    dtsh: "dtsh",
    dtsl: "dtsl",
    mlpa: "mlpa",
  }),
);

/** The codec of a sample entry of an MP4; `configOf` gives the content of a box in it. Null: it is not known. */
export function mp4Codec(entry: string, configOf: (box: string) => Buffer | null): string | null {
  const [box, name] = ofConfig.get(entry) ?? [];
  if (box === undefined || name === undefined) return byName.get(entry) ?? null;
  const config = configOf(box);
  return config && name(config);
}

/** Matroska's own names. */
const ofMatroska = new Map<string, string | ((config: Buffer) => string | null)>(
  Object.entries({
    "V_MPEG4/ISO/AVC": (config) => avc("avc1", config),
    "V_MPEGH/ISO/HEVC": (config) => hevc("hvc1", config),
    V_AV1: av1,
    V_VP8: "vp8",
    V_VP9: "vp9",
    "V_MPEG4/ISO/ASP": "mp4v.20.9",
    V_MJPEG: "jpeg",
    V_PRORES: "apcn",
    A_AAC: "mp4a.40.2",
    A_OPUS: "opus",
    A_VORBIS: "vorbis",
    A_FLAC: "flac",
    A_ALAC: "alac",
    "A_MPEG/L3": "mp3",
    A_AC3: "ac-3",
    A_EAC3: "ec-3",
    A_DTS: "dtsc",
    A_TRUEHD: "mlpa",
  }),
);

/** The codec of a track of a Matroska or WebM by its `CodecID` and `CodecPrivate`. Null: it is not known. */
export function matroskaCodec(id: string, config: Buffer): string | null {
  const name = ofMatroska.get(id);
  return typeof name === "function" ? name(config) : (name ?? null);
}
