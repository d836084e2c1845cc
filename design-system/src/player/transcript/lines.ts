import type { PlayerCue } from "../types.ts";

/** Index of the line that is spoken at a moment (s), or was spoken last; -1 before the first. */
export function lineIndexAt(lines: readonly PlayerCue[], time: number): number {
  return lines.findLastIndex((line) => line.start <= time);
}

/** As it is searched in: neither capitals nor «ё» count. */
const folded = (text: string): string => text.toLowerCase().replaceAll("ё", "е");

/** Where in a line the words stand, by index; -1 where they do not. */
export function placeOf(words: string, line: string): number {
  const text = folded(line);
  const at = text.indexOf(folded(words));
  // A sign that is longer in small letters would move the mark.
  return text.length === line.length ? at : Math.min(at, 0);
}
