import type { PlayerCodecs, PlayerFile, PlayerTrackCodec } from "../types.ts";

/** As people call what a name of RFC 6381 begins with; the longer before the shorter. */
const names: readonly (readonly [beginning: string, name: string])[] = [
  ["avc", "H.264"],
  ["hvc1", "HEVC, H.265"],
  ["hev1", "HEVC, H.265"],
  ["dvh", "Dolby Vision"],
  ["av01", "AV1"],
  ["vp8", "VP8"],
  ["vp08", "VP8"],
  ["vp9", "VP9"],
  ["vp09", "VP9"],
  ["mp4v", "DivX, Xvid"],
  ["ap", "ProRes"],
  ["jpeg", "Motion JPEG"],
  ["mp4a.69", "MP3"],
  ["mp4a.6b", "MP3"],
  ["mp4a.a5", "AC-3"],
  ["mp4a", "AAC"],
  ["ac-3", "AC-3"],
  ["ec-3", "E-AC-3"],
  ["dts", "DTS"],
  ["mlpa", "Dolby TrueHD"],
  ["opus", "Opus"],
  ["vorbis", "Vorbis"],
  ["flac", "FLAC"],
  ["alac", "ALAC"],
  ["mp3", "MP3"],
];

/** «hvc1.1.6.L93.90» → «HEVC, H.265»; what has no usual name keeps its own. */
export function codecName(codec: string): string {
  const low = codec.toLowerCase();
  return names.find(([beginning]) => low.startsWith(beginning))?.[1] ?? codec;
}

/** A decoder is the same whatever the film lies in, and of some a browser speaks in one kind of file only. */
function trackCodec(
  media: "video" | "audio",
  codec: string | undefined,
  canPlayType: (type: string) => string,
): PlayerTrackCodec | null {
  if (codec === undefined) return null;
  const isDecoded = ["mp4", "webm"].some((file) => canPlayType(`${media}/${file}; codecs="${codec}"`) !== "");
  return { name: codecName(codec), isDecoded };
}

/** Codecs of a file, and whether this browser decodes them; null where the codec is not stated. */
export const codecsOf = (file: PlayerFile | undefined, canPlayType: (type: string) => string): PlayerCodecs => ({
  picture: trackCodec("video", file?.videoCodec, canPlayType),
  sound: trackCodec("audio", file?.audioCodec, canPlayType),
});
