/** The part of `Temporal` that is used here; Safari does not know it yet. */
interface Zones {
  readonly Temporal?: { readonly Now: { timeZoneId(): string } };
}

/**
 * IANA name of the zone of who looks. The first format that a browser makes costs it 15 to 30 ms, on a slow processor 100: where
 * another way of asking is known, none is made.
 */
export const timeZone = (): string =>
  (globalThis as Zones).Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** So long the server draws for this device without asking, in days. */
const days = 30;

/**
 * Tells the server what it cannot know of this device, for the next document: the window's width, what the system is set to, the
 * zone (openapi/sandbox/documents/drawn-for.ts reads it).
 */
export function keepView(page: Document = document, view: Window = window): void {
  const theme = view.matchMedia?.("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const secure = view.location.protocol === "https:" ? "; Secure" : "";
  page.cookie = `view=${view.innerWidth}.${theme}.${timeZone()}; Path=/; Max-Age=${days * 24 * 60 * 60}; SameSite=Lax${secure}`;
}
