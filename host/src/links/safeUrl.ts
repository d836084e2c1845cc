import type { SafeHref, SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";

/**
 * The one gate for every address that reaches a link, a redirect, a toast's target or a window
 * (trust.md Security 5). It answers what may be done with the address, never just "a string".
 */
export type LinkVerdict =
  /** Our own origin: `path` starts with exactly one slash and can be given to the router. */
  | { readonly kind: "internal"; readonly path: SafeHref }
  /** Another origin of ours or of a partner: may be opened without a question. */
  | { readonly kind: "allowed"; readonly href: SafeHref }
  /** A stranger: the person is asked first (A §5 External links). */
  | { readonly kind: "ask"; readonly href: SafeHref; readonly host: string }
  /** Nothing that a link may do. */
  | { readonly kind: "refuse" };

export interface LinkPolicy {
  /** The shell's origin, for instance `http://kadr.localhost:4300`. */
  readonly origin: string;
  /** Our other origins: auth, payment, media, studio. */
  readonly ownOrigins?: readonly string[];
  /** Partner hosts; `null` when the list did not load, and then every stranger asks. */
  readonly partners: readonly string[] | null;
}

const refuse: LinkVerdict = { kind: "refuse" };
// Tabs and line breaks are dropped by the URL parser, so "java\nscript:" would pass a naive look.
const controls = /[\u0000-\u001f\u007f]/;
// Direction overrides let an address show another host than it has.
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

function isPartner(host: string, partners: readonly string[]): boolean {
  return partners.some((partner) => {
    const name = partner
      .trim()
      .toLowerCase()
      .replace(/^\*?\.+/, "");
    return name !== "" && (host === name || host.endsWith(`.${name}`));
  });
}

export function safeUrl(address: string | null | undefined, policy: LinkPolicy): LinkVerdict {
  if (typeof address !== "string") return refuse;
  const raw = address.trim();
  if (raw === "" || raw.length > 4096 || controls.test(raw) || bidiControls.test(raw)) return refuse;
  // Browsers read a backslash as a slash in http addresses: "/\evil.test" is "//evil.test".
  if (/^[a-z+.-]*:?[\\/]*\\/i.test(raw)) return refuse;

  let url: URL;
  try {
    url = new URL(raw, policy.origin);
  } catch {
    return refuse;
  }
  // blob: and filesystem: report our own origin, so the protocol is checked before the origin.
  if (url.protocol !== "https:" && url.protocol !== "http:") return refuse;
  if (url.username !== "" || url.password !== "") return refuse;

  if (url.origin === policy.origin) {
    // "/..//evil.test" resolves to our origin with the pathname "//evil.test", which a router or
    // an <a href> would read as another host.
    if (url.pathname.startsWith("//") || url.pathname.includes("\\")) return refuse;
    return { kind: "internal", path: (url.pathname + url.search + url.hash) as SafeHref };
  }
  if (policy.ownOrigins?.includes(url.origin)) return { kind: "allowed", href: url.href as SafeHref };
  const host = url.hostname.toLowerCase();
  const downgrade = url.protocol === "http:" && policy.origin.startsWith("https:");
  if (policy.partners !== null && !downgrade && isPartner(host, policy.partners)) {
    return { kind: "allowed", href: url.href as SafeHref };
  }
  return { kind: "ask", href: url.href as SafeHref, host: url.host };
}

/** Addresses for `src` of pictures and media: our origins only, or nothing. */
export function safeMediaUrl(address: string | null | undefined, policy: LinkPolicy): SafeMediaUrl | undefined {
  const verdict = safeUrl(address, { ...policy, partners: null });
  if (verdict.kind === "internal") return verdict.path as string as SafeMediaUrl;
  return verdict.kind === "allowed" ? (verdict.href as string as SafeMediaUrl) : undefined;
}

/** The same picture at a width in device pixels (COMMON-IMAGE-02). */
export const atWidth = (address: SafeMediaUrl, widthPx: number): SafeMediaUrl =>
  `${address}${address.includes("?") ? "&" : "?"}width=${widthPx}` as SafeMediaUrl;
