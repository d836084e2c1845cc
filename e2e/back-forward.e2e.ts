import type { Page } from "@playwright/test";
import { wholeBrowser } from "../playwright.config.ts";
import { SEED, signIn } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

/** Playwright switches the store of whole pages off; people have it. */
test.use({ launchOptions: { ...wholeBrowser, ignoreDefaultArgs: ["--disable-back-forward-cache"] } });

/** Leaves for another document and comes back by the browser's Back. Says whether it is the living page that came back. */
async function leaveAndComeBack(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    Object.assign(window, { stayed: true });
    window.location.assign("/info/terms/");
  });
  await page.waitForURL(/\/info\/terms\//);
  await page.evaluate(() => window.history.back());
  await expect(page).not.toHaveURL(/\/info\/terms\//);
  return page.evaluate(() => "stayed" in window);
}

test("Back finds the living page: home, a feed, a video, a search", async ({ context }) => {
  test.slow();
  for (const path of ["/", "/feeds/sport/", `/video/${SEED.demoVideoId}/`, "/search/?query=кот"]) {
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole("main")).toBeVisible();
    // what is on its way when a page is left takes it out of the store when it comes
    await page.waitForLoadState("networkidle");
    expect([path, await leaveAndComeBack(page)]).toEqual([path, true]);
    await page.close();
  }
});

test(
  "a page that Back brings to life notices that another person is here",
  { tag: "@journey" },
  async ({ page, context }) => {
    await page.goto("/");
    await signIn(page, SEED.viewer.email);
    await page.evaluate(() => void window.location.assign("/info/terms/"));
    await page.waitForURL(/\/info\/terms\//);
    // Its session ends elsewhere: no tab could tell it.
    await context.clearCookies();
    await page.evaluate(() => window.history.back());
    await expect(page.getByRole("button", { name: "Вход и регистрация" })).toBeVisible();
  },
);
