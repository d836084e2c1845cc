import type { Page } from "@playwright/test";
import { webPushTexts } from "../host/src/texts/webPush.ts";
import { takeClock } from "./support/clock.ts";
import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Главное меню" });

test.describe("the bottom menu of a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("has the server's links with icon and title, marks the one of this page, is 68 px high and covers no end of a page; «Моё» asks a guest to sign in [SHELL-BOTTOMMENU-01, SHELL-BOTTOMMENU-04]", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(menu(page).getByRole("link")).toHaveText(["Главная", "Каталог", "В эфире", "Моё"]);
    for (const link of await menu(page).getByRole("link").all()) await expect(link.locator("svg, img")).toHaveCount(1);
    await expect(menu(page).locator("[aria-current=page]")).toHaveText("Главная");
    expect((await menu(page).boundingBox())?.height).toBe(68);
    await menu(page).getByRole("link", { name: "В эфире" }).tap();
    await expect(page).toHaveURL(/\/feeds\/live\/$/);
    await expect(menu(page).locator("[aria-current=page]")).toHaveText("В эфире");

    await page.goto("/takogo/net/");
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).locator("[aria-current=page]")).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(
      await page.evaluate(() => innerHeight - document.querySelector("main")!.getBoundingClientRect().bottom),
    ).toBeGreaterThanOrEqual(68);
    await menu(page).getByRole("link", { name: "Моё" }).tap();
    await expect(page.getByRole("dialog", { name: "Вход и регистрация" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/takogo\/net\/$/);
  });

  test("goes away while a finger scrolls, and comes back half a second after the last movement [SHELL-BOTTOMMENU-02]", async ({
    page,
  }) => {
    await page.goto("/");
    await page.locator("main article").nth(10).waitFor();
    await expect(menu(page)).toBeVisible();
    const time = await page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const nav = document.querySelector<HTMLElement>("nav[aria-label='Главное меню']")!;
          let scrolledAt = 0;
          let wasHidden = false;
          addEventListener("scroll", () => (scrolledAt = performance.now()));
          new MutationObserver(() => {
            if (nav.dataset["hidden"] !== undefined) wasHidden = true;
            else if (wasHidden) resolve(performance.now() - scrolledAt);
            else reject(new Error("it never hid"));
          }).observe(nav, { attributes: true, attributeFilter: ["data-hidden"] });
          scrollBy(0, 200);
        }),
    );
    expect(time).toBeGreaterThanOrEqual(495);
    await expect(menu(page)).toBeInViewport();
  });

  test("is absent on pages of a video and of the profile, while the question about pushes is open and on a desktop, and there elsewhere [SHELL-BOTTOMMENU-03]", async ({
    page,
    arriveAt,
  }) => {
    test.slow();
    await page.addInitScript(() => {
      // nobody is asked where the browser has no pushes, or has been answered
      Object.defineProperty(Notification, "permission", { value: "default" });
    });
    const clock = await takeClock(page);
    await arriveAt("/takogo/net/");
    const offer = page.getByRole("region", { name: webPushTexts.title });
    await expect(menu(page)).toBeVisible();
    await expect(async () => {
      await clock.fastForward(61_000);
      await expect(offer).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(menu(page)).toHaveCount(0);
    await offer.getByRole("button", { name: webPushTexts.decline }).click();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu(page)).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(menu(page)).toBeVisible();
    for (const [path, isThere] of [
      ["/feeds/kino/", true],
      [`/video/${SEED.demoVideoId}/`, false],
      ["/search/", true],
      ["/profile/", false],
      ["/my/history/", true],
      ["/profile/notification", false],
      [`/shorts/${SEED.shortId}/`, true],
    ] as const) {
      await page.goto(path);
      await page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
      if (isThere) await expect(menu(page), path).toBeVisible();
      else {
        // what comes after the first screen has come: the bell has asked for its count
        await page.waitForLoadState("networkidle");
        await expect(menu(page), path).toHaveCount(0);
      }
    }
  });
});
