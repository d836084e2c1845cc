import { libraryTexts } from "../../texts/library.ts";

/** The sections of the person's own area, by their addresses under /my/ (ROUTE-ADDRESS-17, LIBRARY-MY-01). */
export type LibrarySection = keyof typeof libraryTexts.tabs;

export const librarySections = Object.keys(libraryTexts.tabs) as readonly LibrarySection[];

/** Null for the area itself. */
export function sectionOf(rest: string | undefined): LibrarySection | null {
  const name = rest?.replace(/\/$/, "") ?? "";
  return librarySections.find((section) => section === name) ?? null;
}
