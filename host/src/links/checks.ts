import type { SafeHref, SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";

/** How an address of a response may be used. */
export interface PageLink {
  readonly href: SafeHref;
  /** Another origin: opens a new tab. */
  readonly isExternal: boolean;
}

/** Checks where a link leads; null for an address that no link may have: words are then no link. */
export type LinkCheck = (address: string | null | undefined) => PageLink | null;

/** Checks the address of a picture, a film or a subtitle file; undefined when it is not one of our origins: its placeholder is shown. */
export type MediaCheck = (address: string | null | undefined) => SafeMediaUrl | undefined;
