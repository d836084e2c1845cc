import type { Locator, Page } from "@playwright/test";
import { lateTexts } from "../host/src/texts/late.ts";
import { holdBack } from "./support/late.ts";
import { expectToPlay, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

// How a place waits, fails and tries again is proven beside `Late`. Here the chunks are real: the bundler's own runtime keeps no failure.

const watchPage = `/video/${SEED.demoVideoId}/`;
const retryIn = (place: Locator): Locator => place.getByRole("button", { name: lateTexts.retry });
/** The word of a place whose part did not come, with its way on; other failures of a page have words of their own. */
const failure = (page: Page): Locator =>
  page
    .getByRole("alert")
    .filter({ has: page.getByText(new RegExp(`^(?:${lateTexts.failed}|${lateTexts.offline})$`)) })
    .filter({ has: page.getByRole("button", { name: lateTexts.retry }) });

test("a popup whose code does not come says so in its own place and comes at the second try, or by itself with the network; the video plays on", async ({
  page,
  context,
}) => {
  test.slow();
  const releaseShare = await holdBack(page, "ShareVideo");
  const releaseMenu = await holdBack(page, "SiteMenu");
  await page.goto(watchPage);
  await expectToPlay(page);

  await page.getByRole("main").getByRole("button", { name: "Поделиться" }).click();
  await expect(failure(page).getByText(lateTexts.failed)).toBeVisible();
  await expectToPlay(page);
  await page.keyboard.press("Escape");
  await expect(failure(page)).toHaveCount(0);
  await page.getByRole("main").getByRole("button", { name: "Поделиться" }).click();
  await expect(failure(page)).toBeVisible();
  await releaseShare();
  await retryIn(failure(page)).click();
  await expect(page.getByRole("dialog", { name: "Поделиться" }).getByRole("textbox").first()).toBeVisible();
  await expectToPlay(page);
  await page.evaluate(() => history.back());
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await context.setOffline(true);
  await page.getByRole("banner").getByRole("button", { name: "Меню", exact: true }).click();
  await expect(failure(page).getByText(lateTexts.offline)).toBeVisible();
  await releaseMenu();
  await context.setOffline(false);
  await expect(page.getByRole("dialog", { name: "Меню" }).getByRole("link", { name: "В эфире" })).toBeVisible();
});

test("a part of a page that does not come is told in its own place, and comes at the second try", async ({ page }) => {
  const release = await holdBack(page, "createVideoReactions");
  await page.goto(watchPage);
  await expect(failure(page)).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await release();
  await retryIn(failure(page)).click();
  await expect(
    page
      .getByRole("main")
      .getByRole("button", { name: /^Нравится/ })
      .first(),
  ).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
});

test(
  "a page whose code does not come is told where it would be, within the shell, and comes at the second try",
  { tag: "@journey" },
  async ({ page }) => {
    const release = await holdBack(page, "TvGuidePage");
    await page.goto("/tvprogram/");
    await expect(page.getByRole("heading", { name: "Страница не загрузилась" })).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await release();
    await page.getByRole("main").getByRole("button", { name: "Повторить" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /Телепрограмма/ })).toBeVisible();
  },
);
