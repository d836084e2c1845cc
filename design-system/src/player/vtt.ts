import { withoutReferences } from "./references.ts";
import type { PlayerCue, StoryboardFrame } from "./types.ts";
import type { SafeMediaUrl } from "../primitives/SafeAddress/index.ts";

/** Of a time: hours, minutes, seconds, their fraction. Subtitles that were made of another format have a comma, or no fraction. */
const time = String.raw`(?:(\d{1,4}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?`;
const timeLine = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}(?!\S)`);
const isCount = /^\d+$/;
/** It was meant as one, and cannot be read. */
const brokenTimeLine = /^\s*[\d:.,]+\s*-->/;

/** Text in angle brackets goes; a bracket that never closes stays. One walk: an expression would look for the end of each bracket anew. */
function withoutTags(text: string): string {
  let kept = "";
  let at = 0;
  for (;;) {
    const open = text.indexOf("<", at);
    const close = open < 0 ? -1 : text.indexOf(">", open);
    if (close < 0) return kept + text.slice(at);
    kept += text.slice(at, open);
    at = close + 1;
  }
}

/** Only what is said: voices, styles and karaoke marks go, references become their signs. The result is text, never markup. */
const plain = (text: string): string => withoutReferences(withoutTags(text)).trim();

function seconds([hours, minutes, rest, fraction]: readonly (string | undefined)[]): number {
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(`${rest}.${fraction ?? 0}`);
}

/** Cue between two times, its text as it is written. */
interface RawCue extends PlayerCue {
  /** Line directly above its times. */
  readonly id: string;
}

/**
 * The cues of a WebVTT file in the order of time. A line of times begins one wherever it stands: directly behind another's text or below the lines
 * of the header, too. An empty line ends one. What belongs to none (the header, NOTE, STYLE, REGION, what follows times that cannot be read) and a
 * cue that ends before it begins are left out, so that one bad cue costs only itself.
 */
function cuesOf(file: string): readonly RawCue[] {
  const cues: RawCue[] = [];
  let open: { readonly start: number; readonly end: number; readonly id: string; readonly lines: string[] } | null =
    null;
  let above = "";
  const close = () => {
    if (open && open.end > open.start) cues.push({ ...open, text: open.lines.join("\n") });
    open = null;
  };
  for (const line of file.replace(/^\uFEFF/, "").split(/\r\n?|\n/)) {
    const found = timeLine.exec(line);
    if (found) {
      // A number that goes on counting from the cue before is the name of this one, though nothing parts it from the text above.
      if (open && isCount.test(open.id) && isCount.test(above) && Number(above) === Number(open.id) + 1)
        open.lines.pop();
      close();
      open = { start: seconds(found.slice(1, 5)), end: seconds(found.slice(5, 9)), id: above, lines: [] };
    } else if (line === "" || brokenTimeLine.test(line)) close();
    else open?.lines.push(line);
    above = line.trim();
  }
  close();
  return cues.sort((a, b) => a.start - b.start);
}

/**
 * Cues of a WebVTT file, in the order of time. A cue that begins twice with the same words (a file that was joined of two has every cue twice) is
 * given once, until the later of its ends.
 */
export function parseVtt(file: string): readonly PlayerCue[] {
  const cues = new Map<string, PlayerCue>();
  for (const { start, end, text: written } of cuesOf(file)) {
    const text = plain(written);
    const key = `${start} ${text}`;
    if (text !== "") cues.set(key, { start, end: Math.max(end, cues.get(key)?.end ?? 0), text });
  }
  return [...cues.values()];
}

const part = /^(.*)#xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)$/;

/**
 * Pictures of a storyboard file; their addresses are resolved against the file's own. The file is text of somebody's: `checkAddress` refuses an
 * address with undefined, and the picture is left out.
 */
export function parseStoryboard(
  file: string,
  fileUrl: string,
  checkAddress: (address: string) => SafeMediaUrl | undefined,
): readonly StoryboardFrame[] {
  return cuesOf(file).flatMap(({ start, end, text }): StoryboardFrame[] => {
    // An address, and no words: «&para» in it is a parameter.
    const written = text.trim();
    const found = part.exec(written);
    const address = found?.[1] ?? written;
    if (address === "") return [];
    if (!URL.canParse(address, fileUrl)) return [];
    const url = checkAddress(new URL(address, fileUrl).href);
    if (url === undefined) return [];
    if (!found) return [{ start, end, url }];
    const [x, y, width, height] = found.slice(2).map(Number) as [number, number, number, number];
    return width > 0 && height > 0 ? [{ start, end, url, part: { x, y, width, height } }] : [];
  });
}

/** The frame of a moment (s): the last one that began. */
export function frameAt(storyboard: readonly StoryboardFrame[], time: number): StoryboardFrame | undefined {
  return storyboard.findLast((frame) => frame.start <= time) ?? storyboard[0];
}
