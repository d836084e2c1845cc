import type { PlayerCue, StoryboardFrame } from "./types.ts";
import type { SafeMediaUrl } from "../primitives/SafeAddress/index.ts";

const timeLine = /^\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{3})\s+-->\s+(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{3})/;

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  nbsp: "\u00A0",
  quot: '"',
  lrm: "\u200E",
  rlm: "\u200F",
};

/** What stands in angle brackets goes; a bracket that never closes stays. One walk: an expression would look for the end of each bracket anew. */
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

/** Only what is said: voices, styles and karaoke marks go, entities become their signs. The result is text, never markup. */
function plain(text: string): string {
  return withoutTags(text)
    .replace(/&(amp|lt|gt|nbsp|quot|lrm|rlm);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();
}

function seconds(
  hours: string | undefined,
  minutes: string | undefined,
  rest: string | undefined,
  millis: string | undefined,
): number {
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(rest) + Number(millis) / 1000;
}

/**
 * Cues of a WebVTT file in the order of time. Lenient: a block without a time line (NOTE, STYLE, REGION, the header)
 * and a cue that ends before it begins are left out, so that one bad cue costs only itself.
 */
export function parseVtt(file: string): readonly PlayerCue[] {
  const cues: PlayerCue[] = [];
  for (const block of file
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .split(/\n{2,}/)) {
    const lines = block.split("\n");
    const at = lines.findIndex((line) => timeLine.test(line));
    if (at < 0 || at > 1) continue;
    const found = timeLine.exec(lines[at] ?? "");
    if (!found) continue;
    const start = seconds(found[1], found[2], found[3], found[4]);
    const end = seconds(found[5], found[6], found[7], found[8]);
    const text = plain(lines.slice(at + 1).join("\n"));
    if (end > start && text !== "") cues.push({ start, end, text });
  }
  return cues.sort((a, b) => a.start - b.start);
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
  return parseVtt(file).flatMap(({ start, end, text }): StoryboardFrame[] => {
    const found = part.exec(text);
    const address = found?.[1] ?? text;
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
