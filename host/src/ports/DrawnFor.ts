/**
 * Facts of a device that a server cannot know, as they were assumed when the page was drawn there; they travel with the document, so that the
 * browser takes over the same (docs/adr/0028-the-server-draws-the-page.md).
 */
export interface DrawnFor {
  /** The clock of the server, ms since the epoch. */
  readonly now: number;
  /** The width of the window, CSS px. */
  readonly width: number;
  /** Theme that the system is set to, where the person has chosen none. */
  readonly theme: "light" | "dark";
  /** IANA name of the zone in which moments are written. */
  readonly timeZone: string;
  /** An Android phone on which nobody has closed the banner of the app. */
  readonly isAppOffered: boolean;
  /** The person who asked for the document; null: a guest. */
  readonly userId: string | null;
}
