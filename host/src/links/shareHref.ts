import type { SafeHref } from "@kadr/design-system/primitives/SafeAddress";

/** How the addresses begin that we make for sharing (presenters/share.ts); apart from it, since the shell knows every link. */
const prefixes = [
  "https://vk.com/share.php?",
  "https://t.me/share/url?",
  "https://wa.me/?",
  "https://connect.ok.ru/offer?",
  "mailto:?subject=",
];

export const isShareAddress = (address: string): boolean => prefixes.some((prefix) => address.startsWith(prefix));

/** An address of a place to share to; null for any other. */
export const shareHref = (address: string): SafeHref | null => (isShareAddress(address) ? (address as SafeHref) : null);
