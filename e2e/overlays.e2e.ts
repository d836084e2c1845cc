import type { Page } from "@playwright/test";
import { SEED, signIn } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { escapeFrom } from "./support/focus.ts";
import { expectNothingOver } from "./support/overlays.ts";

// Each overlay by each way in and out: stories/flows/Overlays. Here is what only the real history, a document that loads anew, and frames show.

const back = (page: Page): Promise<void> => page.evaluate(() => history.back());
const menuButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Меню", exact: true });

/** From home to the video, as a person would: Back from the video leads home. */
async function toVideo(page: Page): Promise<void> {
  await page.goto("/");
  await page.locator("main article").filter({ hasText: "Рассвет в горах" }).first().getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(SEED.demoVideoId));
  await page.getByRole("button", { name: "Поделиться" }).waitFor();
}

test("the share dialog: Back closes it and nothing else, closing it leaves nothing for Back, and the focus returns to its button", async ({
  page,
}) => {
  await toVideo(page);
  const opener = page.getByRole("main").getByRole("button", { name: "Поделиться" });
  const dialog = page.getByRole("dialog", { name: "Поделиться" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("textbox").first()).toBeVisible();
  await back(page);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(SEED.demoVideoId));
  await expect(opener).toBeFocused();
  // again, now put away by Escape: there is no dead entry in between
  await page.keyboard.press("Enter");
  await escapeFrom(dialog);
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expectNothingOver(page);
  await back(page);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator("main article").first()).toBeVisible();
});

test(
  "one over another is a stack: Back closes the upper one, then the lower one, then leaves the page",
  { tag: "@journey" },
  async ({ page }) => {
    await toVideo(page);
    await menuButton(page).click();
    const menu = page.getByRole("dialog", { name: "Меню", exact: true });
    await menu.getByRole("button", { name: "Сообщения" }).click();
    const log = page.getByRole("dialog", { name: "Сообщения" });
    // the menu has made way for the log and handed it its entry
    await expect(log).toBeVisible();
    await expect(menu).toHaveCount(0);
    await back(page);
    await expect(log).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(SEED.demoVideoId));
    await back(page);
    await expect(page).toHaveURL(/:\d+\/$/);
  },
);

test(
  "a reload with an overlay open shows the page, and Back then leads to the page before at once",
  { tag: "@journey" },
  async ({ page }) => {
    await toVideo(page);
    await page.getByRole("button", { name: "Поделиться" }).click();
    await expect(page.getByRole("dialog", { name: "Поделиться" })).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Поделиться" }).waitFor();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expectNothingOver(page);
    await back(page);
    await expect(page).toHaveURL(/:\d+\/$/);
  },
);

test("after a sign-in, whose frame has moved through pages of its own, Back leads to the page before at once", async ({
  page,
}) => {
  await toVideo(page);
  await signIn(page);
  await expectNothingOver(page);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await back(page);
  await expect(page).toHaveURL(/:\d+\/$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the player's settings are a sheet with an entry of the history: Back closes it, and the video is where it was", async ({
    page,
  }) => {
    await toVideo(page);
    // of a paused video the controls stay
    await page.locator("video").evaluate((video: HTMLVideoElement) => video.pause());
    const opener = page.getByRole("region", { name: /^Видеоплеер/ }).getByRole("button", { name: "Настройки" });
    await opener.tap();
    await expect(page.getByRole("dialog", { name: "Настройки" })).toBeVisible();
    await back(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(SEED.demoVideoId));
    await expect(opener).toBeFocused();
    await expectNothingOver(page);
  });
});
