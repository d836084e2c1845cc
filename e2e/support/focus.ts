import { expect, type Locator, type Page } from "@playwright/test";

/** Element that has the focus, as a screen reader would name it; follows the focus into the authentication frame. */
export async function focused(page: Page): Promise<string> {
  const name = (): string => {
    const element = document.activeElement as HTMLElement | null;
    if (element === null || element === document.body) return "body";
    const label =
      element.getAttribute("aria-label") ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent ??
      "";
    return `${element.tagName.toLowerCase()} ${label}`.trim();
  };
  const outer = await page.evaluate(name);
  if (!outer.startsWith("iframe")) return outer;
  return page.frameLocator("iframe").locator("body").evaluate(name);
}

/** Presses Tab until what has the focus matches; fails when the focus is lost to the page's body on the way. */
export async function tabTo(page: Page, wanted: RegExp, key: "Tab" | "Shift+Tab" = "Tab", most = 120): Promise<void> {
  const walked: string[] = [];
  for (let step = 0; step < most; step++) {
    await page.keyboard.press(key);
    const now = await focused(page);
    walked.push(now);
    if (wanted.test(now)) return;
  }
  throw new Error(`no ${wanted} in reach of ${most} times ${key}; walked: ${walked.join(" → ")}`);
}

/** Escape belongs to who has the focus, and that comes a moment after what is seen. */
export async function escapeFrom(surface: Locator): Promise<void> {
  await expect.poll(() => surface.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await surface.page().keyboard.press("Escape");
}
