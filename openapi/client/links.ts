/** The page's own address; absent outside a browser, where the base must be absolute. */
const pageUrl = (): string | undefined => (typeof location === "undefined" ? undefined : location.href);

/** `URL.parse` for browsers that do not have it yet (Safari before 18). */
function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/**
 * The absolute address of a link of a response when it stays under the API's origin and prefix, else
 * null. The pathname is read after parsing, so that `/backend/../auth` and `/backend//evil` cannot pass.
 */
export function linkWithin(baseUrl: string, link: string): string | null {
  const base = parseUrl(baseUrl.endsWith("/") ? baseUrl : `${baseUrl}/`, pageUrl());
  const url = base && parseUrl(link, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== base.origin) return null;
  if (url.username || url.password || !url.pathname.startsWith(base.pathname)) return null;
  // An encoded slash or dot could be decoded by a server into a way out of the prefix.
  if (url.pathname.includes("//") || /%2f|%5c|%2e/i.test(url.pathname)) return null;
  return url.href;
}
