import { checkAddress, type AddressPolicy } from "@kadr/openapi/pages";
import type { SafeHref, SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";

/**
 * The one gate for every address that reaches a link, a redirect, a toast's target or a window
 * (docs/invariants.md, S5). It answers what may be done with the address, never just "a string".
 */
export type LinkVerdict =
  /** Our own origin: `path` starts with exactly one slash and can be given to the router. */
  | { readonly kind: "internal"; readonly path: SafeHref }
  /** Another origin of ours or of a partner: may be opened without a question. */
  | { readonly kind: "allowed"; readonly href: SafeHref }
  /** A stranger: the person is asked first (SHELL-LINKS-01). */
  | { readonly kind: "ask"; readonly href: SafeHref; readonly host: string }
  /** The link may not open it. */
  | { readonly kind: "refuse" };

export type LinkPolicy = AddressPolicy;

/** The verdict of `checkAddress`, whose addresses are checked by that. */
export const safeUrl = (address: string | null | undefined, policy: LinkPolicy): LinkVerdict =>
  checkAddress(address, policy) as LinkVerdict;

/** Addresses for `src` of pictures and media: our origins only, or nothing. */
export function safeMediaUrl(address: string | null | undefined, policy: LinkPolicy): SafeMediaUrl | undefined {
  const verdict = safeUrl(address, { ...policy, partners: null });
  if (verdict.kind === "internal") return verdict.path as string as SafeMediaUrl;
  return verdict.kind === "allowed" ? (verdict.href as string as SafeMediaUrl) : undefined;
}

/** The same picture at a width in device pixels (COMMON-IMAGE-02). */
export const atWidth = (address: SafeMediaUrl, widthPx: number): SafeMediaUrl =>
  `${address}${address.includes("?") ? "&" : "?"}width=${widthPx}` as SafeMediaUrl;
