import type { MouseEvent } from "react";
import type { LeftMenuLink, LeftMenuSection } from "./sections.ts";

/** Words that stand more than once among these sections. */
export function repeatedTitles(sections: readonly LeftMenuSection[]): ReadonlySet<string> {
  const met = new Set<string>();
  const repeated = new Set<string>();
  for (const { links } of sections) for (const { title } of links) (met.has(title) ? repeated : met).add(title);
  return repeated;
}

/** Name of a link: with its section's title where another has its words, and with the words for new content. */
export const linkName = (
  { title, isNew }: LeftMenuLink,
  heading: string | undefined,
  repeated: ReadonlySet<string>,
  newWords: string,
): string => [title, repeated.has(title) && heading, isNew === true && newWords].filter(Boolean).join(", ");

/** Hears a press of a link, and keeps the link from leading anywhere where somebody else does. With a key held the browser opens a tab. */
export const onPressed =
  (leave: () => boolean | void) =>
  (event: MouseEvent): void => {
    const { metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!(metaKey || ctrlKey || shiftKey || altKey) && leave() === true) event.preventDefault();
  };
