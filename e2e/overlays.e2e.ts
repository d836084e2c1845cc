import type { Page } from "@playwright/test";
import { SEED, signIn } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
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
