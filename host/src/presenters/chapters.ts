import type { PlayerChapter } from "@kadr/design-system/player";

/**
 * A line of a chapter: m:ss or h:mm:ss, perhaps an end time, then a name (PLAYER-CHAPTERS-03). Minutes of m:ss have one
 * or two digits; beside hours, minutes have two. The name takes any sign (`s`): one that it did not take would send the
 * expression back through all spaces before it.
 */
const time = String.raw`(?:(\d{1,2}):([0-5]\d):([0-5]\d)|(\d{1,2}):([0-5]\d))(?!\d|:\d)`;
const chapterLine = new RegExp(
  String.raw`^\s*[([]?${time}[)\]]?(?:\s*[-–—]\s*[([]?${time}[)\]]?)?(?:\s+|\s*(?=[-–—]))(.*)$`,
  "su",
);

/** Dashes before a name, with the spaces around them (PLAYER-CHAPTERS-05). */
const leadingDashes = /^[\s\-–—]+/u;

function seconds(parts: readonly (string | undefined)[]): number {
  const [hours, minutes, rest, shortMinutes, shortRest] = parts;
  return hours !== undefined
    ? Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)
    : Number(shortMinutes) * 60 + Number(shortRest);
}

/**
 * Chapters of a video from its description, in the order of time. None without a duration or a description
 * (PLAYER-CHAPTERS-06). Of two lines with the same time the first counts.
 */
export function parseChapters(
  description: string | null | undefined,
  duration: number | null | undefined,
): readonly PlayerChapter[] {
  if (!description || !duration || !(duration > 0)) return [];
  const found = new Map<number, PlayerChapter>();
  for (const line of description.split(/\r?\n/)) {
    const parts = chapterLine.exec(line);
    if (!parts) continue;
    const at = seconds(parts.slice(1, 6));
    const name = (parts[11] ?? "").replace(leadingDashes, "").trim();
    if (name === "" || at >= duration || found.has(at)) continue;
    found.set(at, { time: at, name });
  }
  return [...found.values()].sort((a, b) => a.time - b.time);
}
