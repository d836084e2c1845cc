import type { SafeHref, SafeMediaUrl } from "../index.ts";

/** An address that a story or a test has written itself: there is nothing to check. */
export const href = (address: string): SafeHref => address as SafeHref;
/** The same for a picture or a film. */
export const media = (address: string): SafeMediaUrl => address as SafeMediaUrl;

/** Gates that let everything through. */
export const anyLink = (address: string | null | undefined) =>
  address == null || address === "" ? null : { href: href(address), isExternal: /^https?:/.test(address) };
export const anyMedia = (address: string | null | undefined): SafeMediaUrl | undefined =>
  address == null || address === "" ? undefined : media(address);
