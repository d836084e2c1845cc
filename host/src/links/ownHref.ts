import type { SafeHref, SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import { safeUrl } from "./safeUrl.ts";

/** A name that no site has: a path of ours stays on it, whatever the page's own origin is. */
const origin = "http://own.invalid";

/**
 * An address that the host puts together itself, of its routes and of what a response gives for their parameters. It is checked as any
 * other: a parameter that would make another address of it leads home instead.
 */
export function ownHref(path: string): SafeHref {
  const verdict = safeUrl(path, { origin, partners: null });
  return verdict.kind === "internal" && path.startsWith("/") ? (path as SafeHref) : ("/" as SafeHref);
}

/** An address on another origin of ours, whose beginning the configuration says: the studio. */
export function ownOriginHref(base: string, path: string): SafeHref | undefined {
  const verdict = safeUrl(base + path, { origin, partners: null });
  if (verdict.kind === "refuse") return undefined;
  return verdict.kind === "internal" ? verdict.path : verdict.href;
}

/** A frame of ours: the address was put together here, on an origin that the configuration says. Undefined for one on another. */
export function frameOn(frameOrigin: string, address: string): SafeMediaUrl | undefined {
  const { protocol, origin: found } = new URL(address);
  return found === frameOrigin && /^https?:$/.test(protocol) ? (address as SafeMediaUrl) : undefined;
}
