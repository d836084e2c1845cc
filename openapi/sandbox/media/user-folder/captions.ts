import { basename, dirname, extname, join } from "node:path";
import type { Found } from "./walk.ts";

/** The files of captions that are understood. */
export const captionExtensions: ReadonlySet<string> = new Set([".srt", ".vtt"]);

/** A file of captions beside a video. */
export interface CaptionFile {
  readonly found: Found;
  /** BCP 47; Russian where the name says none. */
  readonly lang: string;
}

const stemOf = (path: string): string => join(dirname(path), basename(path, extname(path))).normalize("NFC");

/** The captions of a video: `Фильм.srt`, `Фильм.ru.vtt`; of a language the first. */
export function captionsOf(videoPath: string, files: readonly Found[]): readonly CaptionFile[] {
  const stem = stemOf(videoPath);
  const byLanguage = new Map<string, CaptionFile>();
  for (const found of files) {
    const own = stemOf(found.path);
    const said = own === stem ? "ru" : own.startsWith(`${stem}.`) ? own.slice(stem.length + 1).toLowerCase() : "";
    if (/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/.test(said) && !byLanguage.has(said))
      byLanguage.set(said, { found, lang: said });
  }
  return [...byLanguage.values()];
}

/** The text of a file in UTF-8, UTF-16 with its mark, or Windows-1251, as old programs write Russian. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1251").decode(bytes);
  }
}

const time = /(?:(\d{1,3}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?/;
const timing = new RegExp(`^\\s*${time.source}\\s*-->\\s*${time.source}(.*)$`);

/** Colours and places, as SubRip's players have them. */
const ofSubRip = /\{\\[^}]*\}|<\/?font[^>]*>/gi;

/** `1:02,5` -> `00:01:02.500` */
const vttTime = (hours = "0", minutes = "0", seconds = "0", fraction = ""): string =>
  `${hours.padStart(2, "0")}:${minutes.padStart(2, "0")}:${seconds.padStart(2, "0")}.${fraction.padEnd(3, "0")}`;

/** WebVTT of a file of captions, whatever its line ends and marks; null where no cue is in it. */
export function toVtt(text: string): string | null {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
  const isVtt = /^WEBVTT(?:\s|$)/.test(lines[0] ?? "");
  let cues = 0;
  const written = lines.map((line) => {
    const times = timing.exec(line);
    if (times === null) return isVtt ? line : line.replace(ofSubRip, "");
    cues += 1;
    const [, h1, m1, s1, f1, h2, m2, s2, f2, settings = ""] = times;
    return `${vttTime(h1, m1, s1, f1)} --> ${vttTime(h2, m2, s2, f2)}${isVtt ? settings : ""}`;
  });
  if (cues === 0) return null;
  return `${isVtt ? "" : "WEBVTT\n\n"}${written.join("\n").trim()}\n`;
}
