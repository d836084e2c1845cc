import type { Locator, Page } from "@playwright/test";
import { focused, tabTo } from "./support/focus.ts";
import { expectToPlay, position, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

/** Presses Tab until the focus stands on this very element. */
async function tabUntil(page: Page, element: Locator): Promise<void> {
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press("Tab");
    if (await element.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`${String(element)} is not in reach of Tab`);
}

test.describe("the journey by keyboard only", () => {
  test(
    "skip link, card, player keys on a Russian layout, captions, quality, sign-in, comment, reply and reaction, all there after a reload",
    { tag: "@journey" },
    async ({ page }) => {
      // a journey of some two hundred key presses
      test.slow();
      await page.goto("/");
      await page.locator("main article").first().waitFor();
      await page.keyboard.press("Tab");
      expect(await focused(page)).toMatch(/Перейти к содержанию/);
      await page.keyboard.press("Enter");
      await tabTo(page, /Рассвет в горах/);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(SEED.demoVideoId));
      // a route change tells where one is: the focus stands on the heading
      await expect.poll(() => focused(page)).toMatch(/^h1 Рассвет в горах/);
      await expectToPlay(page);

      await tabTo(page, /^button (Пауза|Смотреть)/, "Shift+Tab");
      await page.keyboard.press("KeyK");
      await expect.poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
      const before = await position(page);
      await page.keyboard.press("KeyL");
      await expect.poll(() => position(page)).toBeGreaterThan(before + 8);
      await page.keyboard.press("KeyM");
      await expect.poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
      await page.keyboard.press("Shift+Slash");
      await expect(page.getByRole("dialog", { name: "Горячие клавиши" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(await focused(page)).not.toBe("body");

      await page.keyboard.press("KeyC");
      await page.keyboard.press("KeyK");
      await expect(page.locator("[data-captions]")).toHaveText(/\p{Script=Cyrillic}{3,}/u);
      await tabTo(page, /^button Настройки/);
      for (const [name, height] of [
        ["240p", 240],
        ["480p", 480],
      ] as const) {
        await page.keyboard.press("Enter");
        // the panel opens on its first choice
        await expect.poll(() => focused(page)).toMatch(/^button Качество/);
        await page.keyboard.press("Enter");
        // on its choice of now; arrows go through the others
        await expect(page.getByRole("menuitemradio", { checked: true })).toBeFocused();
        for (let step = 0; step < 8 && (await focused(page)) !== `button ${name}`; step++)
          await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        // a level at a time: to what led here, then out
        await page.keyboard.press("Escape");
        await expect.poll(() => focused(page)).toMatch(/^button Качество/);
        await page.keyboard.press("Escape");
        await expect.poll(() => focused(page)).toMatch(/^button Настройки/);
        await expect
          .poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.videoHeight))
          .toBe(height);
      }
      await expectToPlay(page);

      await tabTo(page, /Войдите, чтобы оставить комментарий/, "Tab", 200);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog", { name: "Вход и регистрация" })).toBeVisible();
      await page.frameLocator("iframe").getByRole("textbox", { name: "Электронная почта" }).waitFor();
      await expect.poll(() => focused(page)).toMatch(/Электронная почта/);
      await page.keyboard.type(SEED.viewer.email);
      await tabTo(page, /Пароль/);
      await page.keyboard.type(SEED.password);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Меню пользователя" })).toBeVisible();

      await page.getByRole("textbox", { name: "Комментарий" }).waitFor();
      // where the invitation was stands the form, and Tab goes into it
      await expect.poll(() => focused(page)).toMatch(/Комментарий/);
      if (!/^textarea/.test(await focused(page))) await page.keyboard.press("Tab");
      expect(await focused(page)).toMatch(/^textarea Комментарий/);
      const text = `С клавиатуры ${Date.now()}`;
      await page.keyboard.type(text);
      await page.keyboard.press("Control+Enter");
      await expect(page.getByText("Комментарий опубликован")).toBeVisible();
      const own = page.getByRole("article").filter({ hasText: text });
      await expect(own).toBeVisible();
      expect(await focused(page)).not.toBe("body");

      const like = own.getByRole("button", { name: /^Нравится/ });
      const replyButton = own.getByRole("button", { name: /^Ответить/ });
      await tabUntil(page, like);
      await page.keyboard.press("Space");
      await expect(like).toHaveAccessibleName("Нравится, 1");
      await tabUntil(page, replyButton);
      await page.keyboard.press("Enter");
      await expect.poll(() => focused(page)).toMatch(/^textarea Ответ/);
      const reply = `Ответ с клавиатуры ${Date.now()}`;
      await page.keyboard.type(reply);
      await page.keyboard.press("Control+Enter");
      await expect(page.getByText("Ответ опубликован")).toBeVisible();
      expect(await focused(page)).not.toBe("body");

      await page.reload();
      await expect(page.getByRole("button", { name: "Меню пользователя" })).toBeVisible();
      // past the player, the author's other videos and what is recommended
      await tabTo(page, /Перейти к комментариям/);
      await page.keyboard.press("Enter");
      // the comments drawn with the page have no order to choose yet
      await expect(page.getByRole("button", { name: /^Новые/ })).toBeVisible();
      await tabTo(page, /^button Новые/);
      await page.keyboard.press("Enter");
      await expect(own).toBeVisible();
      await expect(like).toHaveAttribute("aria-pressed", "true");
      await tabUntil(page, own.getByRole("button", { name: "1 ответ" }));
      await page.keyboard.press("Enter");
      await expect(page.getByText(reply)).toBeVisible();
    },
  );

  test(
    "a popup keeps the focus inside, closes by Escape and gives the focus back",
    { tag: "@journey" },
    async ({ page }) => {
      await page.goto("/");
      await page.getByRole("banner").getByRole("button", { name: "Вход и регистрация" }).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => focused(page)).toMatch(/Электронная почта/);
      await tabTo(page, /Закрыть/);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect.poll(() => focused(page)).toMatch(/Вход и регистрация/);
    },
  );
});
