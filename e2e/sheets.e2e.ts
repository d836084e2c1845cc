import { openComments, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

// Other parts that a finger draws away, and moves that are no swipe: stories/flows/Overlays, stories/primitives/Overlay.

test("«Отправить» stays above the on-screen keyboard", { tag: "@journey" }, async ({ page, arriveAt }) => {
  // the part of the page that a keyboard leaves: the browser tells it by its visual viewport
  await page.addInitScript(() => {
    const screen = window.visualViewport;
    if (!screen) return;
    let height: number | null = null;
    Object.defineProperty(screen, "height", { get: () => height ?? window.innerHeight });
    Object.defineProperty(screen, "offsetTop", { get: () => 0 });
    (window as unknown as { keyboard: (high: number) => void }).keyboard = (high) => {
      height = window.innerHeight - high;
      screen.dispatchEvent(new Event("resize"));
    };
  });
  await arriveAt(`/video/${SEED.demoVideoId}/`);
  await openComments(page);
  const field = page.getByRole("textbox", { name: "Комментарий" });
  await field.tap();
  await page.evaluate(() => (window as unknown as { keyboard: (high: number) => void }).keyboard(320));
  const send = page.getByRole("button", { name: "Отправить" });
  const bottom = async (): Promise<number> =>
    ((await send.boundingBox())?.y ?? 0) + ((await send.boundingBox())?.height ?? 0);
  await expect.poll(bottom).toBeLessThanOrEqual(740 - 320);
  // and while the text grows
  await field.fill("строка\n".repeat(6));
  await expect.poll(bottom).toBeLessThanOrEqual(740 - 320);
});
