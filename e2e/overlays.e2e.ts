import type { Locator, Page } from "@playwright/test";
import { escapeFrom } from "./support/focus.ts";
import { openComments, SEED, signIn } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { expectNothingOver } from "./support/overlays.ts";

interface OverlayCase {
  readonly name: string;
  /** Who has to be here. Default a guest. */
  readonly person?: string;
  /** On a wide screen it lies beside its button and over nothing. Default false. */
  readonly isOnPhoneOnly?: boolean;
  /** Brings its button into sight. */
  readonly button: (page: Page) => Promise<Locator> | Locator;
  readonly overlay: (page: Page) => Locator;
}

const openers: readonly OverlayCase[] = [
  {
    name: "the share dialog",
    button: (page) => page.getByRole("main").getByRole("button", { name: "Поделиться" }),
    overlay: (page) => page.getByRole("dialog", { name: "Поделиться" }),
  },
  {
    name: "sign-in",
    button: (page) => page.getByRole("banner").getByRole("button", { name: "Вход и регистрация" }),
    overlay: (page) => page.getByRole("dialog", { name: "Вход и регистрация" }),
  },
  {
    name: "the left menu",
    button: (page) => page.getByRole("banner").getByRole("button", { name: "Меню", exact: true }),
    overlay: (page) => page.getByRole("dialog", { name: "Меню", exact: true }),
  },
  {
    name: "the user menu",
    person: SEED.viewer.email,
    button: (page) => page.getByRole("button", { name: "Меню пользователя" }),
    overlay: (page) => page.getByRole("dialog", { name: "Меню пользователя" }),
  },
  {
    name: "a comment's menu",
    person: SEED.viewer.email,
    button: async (page) => {
      await openComments(page);
      return page
        .getByRole("article")
        .getByRole("button", { name: /^Действия/ })
        .first();
    },
    overlay: (page) => page.getByRole("menu"),
  },
  {
    name: "the player's settings",
    isOnPhoneOnly: true,
    button: async (page) => {
      // of a paused video the controls stay
      await page.locator("video").evaluate((video: HTMLVideoElement) => video.pause());
      return page.getByRole("region", { name: /^Видеоплеер/ }).getByRole("button", { name: "Настройки" });
    },
    overlay: (page) => page.getByRole("dialog", { name: "Настройки" }),
  },
];

const back = (page: Page): Promise<void> => page.evaluate(() => history.back());

/** From home to the video, as a person would: Back from the video leads home. */
async function toVideo(page: Page, arrive: () => Promise<unknown> = () => page.goto("/")): Promise<void> {
  await arrive();
  await page.locator("main article").filter({ hasText: "Рассвет в горах" }).first().getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(SEED.demoVideoId));
  await page.getByRole("button", { name: "Поделиться" }).waitFor();
}

for (const [width, height, hasTouch] of [
  [1400, 900, false],
  [360, 740, true],
] as const)
  test.describe(`what lies over a page at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch, isMobile: hasTouch });

    for (const { name, person, button, overlay } of openers.filter(
      ({ isOnPhoneOnly = false }) => hasTouch || !isOnPhoneOnly,
    ))
      test(`${name}: Back closes it and nothing else, closing it leaves nothing for Back, and the focus returns to its button`, async ({
        page,
        arriveAt,
      }) => {
        await toVideo(page, person === undefined ? undefined : () => arriveAt("/", person));
        const opener = await button(page);
        const open = async (): Promise<void> => {
          if (hasTouch) await opener.tap();
          else {
            await opener.focus();
            await page.keyboard.press("Enter");
          }
          await expect(overlay(page)).toBeVisible();
          // Escape belongs to who has the focus: it comes along at every opening
          await expect
            .poll(() => overlay(page).evaluate((element) => element.contains(document.activeElement)))
            .toBe(true);
        };
        await open();
        await back(page);
        await expect(overlay(page)).toHaveCount(0);
        await expect(page).toHaveURL(new RegExp(SEED.demoVideoId));
        await expect(opener).toBeFocused();
        // again, now put away by Escape: there is no dead entry in between
        await open();
        await page.keyboard.press("Escape");
        await expect(overlay(page)).toHaveCount(0);
        await expect(opener).toBeFocused();
        await expectNothingOver(page);
        await back(page);
        await expect(page).toHaveURL(/:\d+\/$/);
        await expect(page.locator("main article").first()).toBeVisible();
      });

    test("what is closed in the moment in which it opens goes all the same", async ({ page }) => {
      await toVideo(page);
      const menu = page.getByRole("banner").getByRole("button", { name: "Меню", exact: true });
      const overlay = page.getByRole("dialog", { name: "Меню", exact: true });
      // once for its code, so that it comes at once
      await menu.click();
      await expect(overlay.getByRole("link").first()).toBeVisible();
      await escapeFrom(overlay);
      await expect(overlay).toHaveCount(0);
      await expectNothingOver(page);
      for (const afterMs of [0, 16, 32, 64]) {
        const closed = page.evaluate(
          (ms) =>
            new Promise<void>((resolve) => {
              const seen = new MutationObserver(() => {
                if (document.querySelector("section[role=dialog]") === null) return;
                seen.disconnect();
                setTimeout(() => {
                  history.back();
                  resolve();
                }, ms);
              });
              seen.observe(document.body, { childList: true, subtree: true });
            }),
          afterMs,
        );
        await menu.click();
        await closed;
        await expect(overlay).toHaveCount(0);
        await expectNothingOver(page);
        await expect(page).toHaveURL(new RegExp(SEED.demoVideoId));
      }
      await page.getByRole("main").getByRole("button", { name: "Поделиться" }).click();
      await expect(page.getByRole("dialog", { name: "Поделиться" })).toBeVisible();
    });

    test(
      "one over another is a stack: Back closes the upper one, then the lower one, then leaves the page",
      { tag: "@journey" },
      async ({ page }) => {
        await toVideo(page);
        await page.getByRole("banner").getByRole("button", { name: "Меню", exact: true }).click();
        const menu = page.getByRole("dialog", { name: "Меню", exact: true });
        await menu.getByRole("button", { name: "Сообщения" }).click();
        const log = page.getByRole("dialog", { name: "Сообщения" });
        // the menu has made way for the log and handed it its entry
        await expect(log).toBeVisible();
        await expect(menu).toHaveCount(0);
        await back(page);
        await expect(log).toHaveCount(0);
        await expect(page.getByRole("banner").getByRole("button", { name: "Меню", exact: true })).toBeFocused();
        await expect(page).toHaveURL(new RegExp(SEED.demoVideoId));
        await back(page);
        await expect(page).toHaveURL(/:\d+\/$/);
      },
    );

    test("a link in the left menu goes where it leads, and Back from there comes to the page before, without the menu", async ({
      page,
    }) => {
      await toVideo(page);
      await page.getByRole("banner").getByRole("button", { name: "Меню", exact: true }).click();
      await page.getByRole("dialog", { name: "Меню", exact: true }).getByRole("link", { name: "В эфире" }).click();
      await expect(page).toHaveURL(/\/feeds\/live\//);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await back(page);
      await expect(page).toHaveURL(new RegExp(SEED.demoVideoId));
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await back(page);
      await expect(page).toHaveURL(/:\d+\/$/);
    });

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
  });
