import { openComments, SEED } from "./support/people.ts";
import { drag } from "./support/press.ts";
import { expect, test } from "./support/test.ts";
import { expectNothingOver } from "./support/overlays.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

// What else is drawn away by a finger, and what is no swipe: stories/flows/Overlays, stories/primitives/Overlay.

test("a sheet has a handle, follows the finger down and goes; a short pull springs back; the page under it stays", async ({
  page,
}) => {
  await page.goto(`/video/${SEED.demoVideoId}/`);
  const opener = page.getByRole("main").getByRole("button", { name: "Поделиться" });
  await opener.tap();
  const sheet = page.getByRole("dialog", { name: "Поделиться" });
  await sheet.getByRole("textbox").first().waitFor();
  await expect(sheet.locator("[data-sheet-handle]")).toBeVisible();
  // it comes from below the screen's edge, and rests at the edge
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox();
      return box === null ? Infinity : Math.abs(box.y + box.height - 740);
    })
    .toBeLessThan(2);
  const rest = (await sheet.boundingBox())?.y ?? 0;
  await drag(page, sheet, { y: 20 });
  await expect.poll(async () => Math.abs(((await sheet.boundingBox())?.y ?? 0) - rest)).toBeLessThan(2);
  await drag(page, sheet, { y: 260 });
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(SEED.demoVideoId));
  await expectNothingOver(page);
});

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
