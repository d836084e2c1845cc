import { libraryTexts } from "../../texts/library.ts";

/** What lies in the person's own area, by its address under /my/ (B §2, LIBRARY-MY-01). */
export type LibrarySection = keyof typeof libraryTexts.tabs;

export const librarySections = Object.keys(libraryTexts.tabs) as readonly LibrarySection[];

/** Null for the area itself. */
export function sectionOf(rest: string | undefined): LibrarySection | null {
  const name = rest?.replace(/\/$/, "") ?? "";
  return librarySections.find((section) => section === name) ?? null;
}
