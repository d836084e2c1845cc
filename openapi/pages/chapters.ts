import { timeCodesIn, type TimeCode } from "./timeCodes.ts";
import { hasVisible } from "./visible.ts";

export interface Chapter {
  /** Where it begins, seconds. */
  readonly time: number;
  readonly name: string;
}

/** The first chapter begins no later, seconds: some leave out what comes before the first words. */
const latestStart = 10;
const minChapters = 2;

/** Before the first time of a line: bullets, emoji, brackets, a number of one or two parts («1.», «1️⃣2️⃣»). No words. */
const lead = /^[^\p{L}\p{Nd}]*(?:\d{1,3}[^\p{L}\p{Nd}]+){0,2}$/u;
/** Between a time and its name: what is glued to the time, then what stands between them (PLAYER-CHAPTERS-05). */
const marksBefore =
  /^[\p{Cf}.,:：;…)\]}]*[\s\p{Cf}\p{Pd}|｜/\\•·:：=>~\u2190-\u21ff\u25b6-\u25bb\u2794-\u27be\ufe0f]*/u;
/** Between a name and an end time behind it. */
const markBehind = /[\s\p{Cf}\p{Pd}|｜/\\•·:：=>~,;([{\u2190-\u21ff\u25b6-\u25bb\u2794-\u27be]/u;
/** «Встреча в 10:30 у вокзала»: the time behind it is a part of the words. */
const preposition = /[^\p{L}](?:в|во|до|к|на|от|по|с|со|at|by|from|to)\s$/iu;
const maxPrepositionLength = 6;
const letter = /^\p{L}/u;

/** Counted from the end: an expression would begin anew at each mark within the name. */
function withoutMarks(words: string): string {
  const name = words.replace(marksBefore, "");
  let end = name.length;
  while (end > 0 && markBehind.test(name.charAt(end - 1))) end--;
  return name.slice(0, end);
}

/** The times of a line that begin or end something: neither glued to a word nor a part of the words. */
function momentsOf(line: string): readonly TimeCode[] {
  return timeCodesIn(line).filter(
    ({ index, text }, at) =>
      !letter.test(line.slice(index + text.length, index + text.length + 2)) &&
      (at === 0 || !preposition.test(line.slice(Math.max(0, index - maxPrepositionLength), index))),
  );
}

/** Chapters of a line: usually none or one. */
function chaptersOfLine(line: string): readonly Chapter[] {
  const moments = momentsOf(line);
  if (moments[0] === undefined || !lead.test(line.slice(0, moments[0].index))) return [];
  const chapters: Chapter[] = [];
  let start: number | null = null;
  for (const [at, { index, text, seconds }] of moments.entries()) {
    start ??= seconds;
    const name = withoutMarks(line.slice(index + text.length, moments[at + 1]?.index));
    if (!hasVisible(name)) continue;
    chapters.push({ time: start, name });
    start = null;
  }
  return chapters;
}

/**
 * Chapters of a video out of its description: for its page, for the embedded player and for the studio, by one rule.
 *
 * A chapter is a line that opens with a time code, may go on with an end time, and ends with a name (PLAYER-CHAPTERS-03).
 * A number, a bullet or an emoji may stand before it. An end time stands before the name or behind it and belongs to
 * neither; a time within the line that has words of its own begins the next chapter.
 *
 * The chapters are the first list of at least two that begins within ten seconds and rises: neither a lone time of a clock
 * nor a score makes one. A line whose time does not rise is left out; where it begins again near 0, another list follows,
 * which is not read. Times at or behind the end of the video do not count (PLAYER-CHAPTERS-04).
 *
 * `duration`: seconds. Without a duration or a description there are none (PLAYER-CHAPTERS-06).
 */
export function parseChapters(
  description: string | null | undefined,
  duration: number | null | undefined,
): readonly Chapter[] {
  if (!description || !duration || !(duration > 0)) return [];
  let list: Chapter[] = [];
  for (const chapter of description.split(/[\n\r\u2028\u2029]/).flatMap(chaptersOfLine)) {
    const last = list.at(-1);
    if (chapter.time >= duration) continue;
    if (last === undefined ? chapter.time <= latestStart : chapter.time > last.time) list.push(chapter);
    else if (chapter.time <= latestStart) {
      if (list.length >= minChapters) break;
      list = [chapter];
    }
  }
  return list.length >= minChapters ? list : [];
}
