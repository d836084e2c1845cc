import type { Page } from "@playwright/test";

/**
 * Two frames more of the page are drawn: what it had decided stands on the screen, and what it watches there has been told to it. These
 * are the browser's own frames also where a test runs the page's clock, by which `requestAnimationFrame` goes then.
 */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1)
      // A new observer is told with the next frame, and after those that were there before it.
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
  });
