import type { Page, Route } from "@playwright/test";

/** Requests to these addresses are not answered until the returned function is called. */
export async function hold(page: Page, addresses: RegExp | string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    // the page may have been left
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** A slow line, for a route: each answer comes so much later, ms. */
export const slowly =
  (delayMs: number) =>
  (route: Route): void => {
    setTimeout(() => void route.continue().catch(() => undefined), delayMs);
  };
