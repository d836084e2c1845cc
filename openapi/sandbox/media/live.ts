import { readFileSync } from "node:fs";
import { resolveMediaFile } from "./index.ts";

/** How much of the past a live playlist holds, ms: three times what a player stays behind. */
const windowLength = 36_000;

interface Segment {
  /** ms from the clip's beginning. */
  readonly at: number;
  readonly duration: number;
  /** Its length and its address, as they stand in the clip's playlist, the address whole. */
  readonly lines: string;
}

interface Track {
  readonly head: readonly string[];
  readonly segments: readonly Segment[];
}

const tracks = new Map<string, Track | null>();

const fileOf = (path: string): string | undefined => resolveMediaFile(path)?.file;

/** A playlist of a clip that was made once, taken apart. */
function trackOf(clip: string, name: string): Track | null {
  const path = `/clips/${clip}/${name}.m3u8`;
  const known = tracks.get(path);
  if (known !== undefined) return known;
  const file = fileOf(path);
  const text = file === undefined ? "" : readFileSync(file, "utf8");
  const whole = (line: string): string => line.replace(/URI="([^":]+)"/, `URI="/clips/${clip}/$1"`);
  const head: string[] = [];
  const segments: Segment[] = [];
  let length = "";
  let duration = 0;
  let at = 0;
  for (const line of text.split("\n")) {
    if (/^#EXT-X-(?:VERSION|TARGETDURATION|INDEPENDENT-SEGMENTS|MAP)/.test(line)) head.push(whole(line));
    else if (line.startsWith("#EXTINF:")) {
      length = line;
      duration = Math.round(Number(/^#EXTINF:([\d.]+)/.exec(line)?.[1]) * 1000);
    } else if (line !== "" && !line.startsWith("#")) {
      segments.push({ at, duration, lines: `${length}\n/clips/${clip}/${line}` });
      at += duration;
    }
  }
  const track = segments.length === 0 ? null : { head, segments };
  tracks.set(path, track);
  return track;
}

/** The length of a clip, ms. */
function loopOf(clip: string): number {
  const pictures = /^(v\d+)\.m3u8$/m.exec(readFileSync(fileOf(`/clips/${clip}/master.m3u8`) ?? "", "utf8"))?.[1] ?? "";
  const last = trackOf(clip, pictures)?.segments.at(-1);
  return last === undefined ? 0 : last.at + last.duration;
}

/** Address of a clip that plays round and round as a live stream; undefined: it is no clip of the catalogue. */
export const liveAddress = (clip: string): string | undefined =>
  fileOf(`/clips/${clip}/master.m3u8`) === undefined ? undefined : `/live/${clip}/master.m3u8`;

/** The longest programme that can be watched again, seconds. */
const maxSeconds = 6 * 3600;

/** Address of what a stream showed for so long from that moment on, ms; undefined: it is no clip of the catalogue, or too long. */
export const catchUpAddress = (clip: string, start: number, seconds: number): string | undefined =>
  liveAddress(clip) === undefined || seconds > maxSeconds ? undefined : `/live/${clip}/${start}-${seconds}/master.m3u8`;

/**
 * Response of `/live/<clip>/<playlist>.m3u8` at `now` (ms, real time): a live HLS playlist that never ends, of a clip played round and
 * round. It follows from the time alone, so that every process gives the same and nothing has to run. `/live/<clip>/<start>-<seconds>/…`
 * is a piece of it that is over, as a recording. Null: there is no such stream, or it is not over yet.
 */
export function livePlaylist(path: string, now: number): string | null {
  const [, clip = "", start, seconds, name = ""] =
    /^\/live\/([\w-]+)\/(?:(\d{1,15})-(\d{1,5})\/)?(master|v\d{3,4})\.m3u8$/.exec(path) ?? [];
  const isRecording = start !== undefined;
  const from = isRecording ? Number(start) : now - windowLength;
  const to = isRecording ? from + Number(seconds) * 1000 : now;
  if (to > now || to - from > maxSeconds * 1000) return null;
  const main = fileOf(`/clips/${clip}/master.m3u8`);
  if (main === undefined) return null;
  if (name === "master") return readFileSync(main, "utf8");
  const track = trackOf(clip, name);
  const loop = loopOf(clip);
  if (!track || loop === 0) return null;
  const { head, segments } = track;
  const lines: string[] = [];
  let first: { round: number; index: number } | undefined;
  for (let round = Math.floor(from / loop); round * loop <= to; round += 1) {
    for (const [index, { at, duration, lines: text }] of segments.entries()) {
      const begins = round * loop + at;
      // Only what has been on air as a whole.
      if (begins + duration > to || begins + duration <= from) continue;
      if (first === undefined) first = { round, index };
      else if (index === 0) lines.push("#EXT-X-DISCONTINUITY");
      if (index === 0 || lines.length === 0) lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(begins).toISOString()}`);
      lines.push(text);
    }
  }
  const { round, index } = first ?? { round: 0, index: 0 };
  return [
    "#EXTM3U",
    ...head.filter((line) => !line.startsWith("#EXT-X-MAP")),
    ...(isRecording ? ["#EXT-X-PLAYLIST-TYPE:VOD"] : []),
    `#EXT-X-MEDIA-SEQUENCE:${round * segments.length + index}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${round}`,
    ...head.filter((line) => line.startsWith("#EXT-X-MAP")),
    ...lines,
    ...(isRecording ? ["#EXT-X-ENDLIST"] : []),
    "",
  ].join("\n");
}
