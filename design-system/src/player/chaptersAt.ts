import type { PlayerChapter } from "./types.ts";

/** Index of the chapter that holds a moment (s); -1 before the first or without any. */
export function chapterIndexAt(chapters: readonly PlayerChapter[], time: number): number {
  return chapters.findLastIndex((chapter) => chapter.time <= time);
}
