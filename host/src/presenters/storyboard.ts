import { parseStoryboard, type StoryboardFrame } from "@kadr/design-system/player";

/** Pictures for seeking from the text of a storyboard file; none where the file is not there or not readable. */
export function toStoryboard(file: string | null, url: string | null): readonly StoryboardFrame[] {
  return file === null || url === null ? [] : parseStoryboard(file, url);
}
