import type { Page } from "@playwright/test";

/** Late chunks do not come until the returned function is called; `name` is the chunk's, default all but the entry's. */
export async function holdBack(page: Page, name = "(?!host\\.)[\\w.]+?"): Promise<() => Promise<void>> {
  const late = new RegExp(`/${name}\\.[0-9a-f]{8}\\.(js|css)$`);
  const matches = (url: URL): boolean => late.test(url.pathname);
  await page.route(matches, (route) => route.abort());
  return () => page.unroute(matches);
}
