/** Verdict on an address that came from outside: host and server decide it alike. */
export type AddressVerdict =
  /** Our own origin: `path` starts with exactly one slash. */
  | { readonly kind: "internal"; readonly path: string }
  /** Another origin of ours or of a partner: may be opened without a question. */
  | { readonly kind: "allowed"; readonly href: string }
  /** A stranger: the person is asked first (SHELL-LINKS-01). */
  | { readonly kind: "ask"; readonly href: string; readonly host: string }
  /** The link may not open it. */
  | { readonly kind: "refuse" };

export interface AddressPolicy {
  /** The shell's origin, for instance `http://kadr.localhost:4300`. */
  readonly origin: string;
  /** Our other origins: auth, payment, media, studio. */
  readonly ownOrigins?: readonly string[];
  /** Partner hosts; `null` when the list did not load, and then every stranger asks. */
  readonly partners: readonly string[] | null;
}

const refuse: AddressVerdict = { kind: "refuse" };
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

export function checkAddress(address: string | null | undefined, policy: AddressPolicy): AddressVerdict {
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
    return { kind: "internal", path: url.pathname + url.search + url.hash };
  }
  if (policy.ownOrigins?.includes(url.origin)) return { kind: "allowed", href: url.href };
  const host = url.hostname.toLowerCase();
  const downgrade = url.protocol === "http:" && policy.origin.startsWith("https:");
  if (policy.partners !== null && !downgrade && isPartner(host, policy.partners)) {
    return { kind: "allowed", href: url.href };
  }
  return { kind: "ask", href: url.href, host: url.host };
}
