/** IANA name of the zone of who looks. */
export const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

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
