import { expect, type Page } from "@playwright/test";

/**
 * Waits until the history holds nothing over the page: an overlay's entry goes a moment after it, and a test that is
 * faster than a person would go to its next page in between.
 */
export const expectNothingOver = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => (history.state as { over?: number } | null)?.over ?? 0)).toBe(0);
