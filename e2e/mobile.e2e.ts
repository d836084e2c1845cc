import { expectToPlay, fillSignIn, openComments, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test.describe("the journey at 360 px", () => {
  test(
    "watch with captions, choose a quality, sign in, comment, reply and react by touch, all there after a reload, and nothing sticks out of the screen",
    { tag: "@journey" },
    async ({ page }) => {
      const fits = async (): Promise<void> => {
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          "horizontal overflow",
        ).toBeLessThanOrEqual(0);
      };
      await page.goto("/");
      await page.locator("main article").first().waitFor();
      await fits();
      await page.locator("main article").filter({ hasText: "Рассвет в горах" }).first().getByRole("link").first().tap();
      await expectToPlay(page);
      await fits();
      const player = page.getByRole("region", { name: /^Видеоплеер/ });
      await player.tap({ position: { x: 20, y: 40 } });
      await expect(player.getByRole("button", { name: "На весь экран" })).toBeVisible();

      await openComments(page);
      await page.getByRole("button", { name: /Войдите, чтобы оставить комментарий/ }).tap();
      await fillSignIn(page);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      const text = `С телефона ${Date.now()}`;
      await page.getByRole("textbox", { name: "Комментарий" }).fill(text);
      await page.getByRole("button", { name: "Отправить" }).tap();
      await expect(page.getByText("Комментарий опубликован")).toBeVisible();
      const own = page.getByRole("article").filter({ hasText: text });
      await expect(own).toBeVisible();
      await fits();
      const like = own.getByRole("button", { name: /^Нравится/ });
      await like.tap();
      await expect(like).toHaveAccessibleName("Нравится, 1");
      await own.getByRole("button", { name: /^Ответить/ }).tap();
      const reply = `Ответ с телефона ${Date.now()}`;
      await page.getByRole("textbox", { name: "Ответ" }).fill(reply);
      await page.getByRole("button", { name: "Ответить", exact: true }).last().tap();
      await expect(page.getByText("Ответ опубликован")).toBeVisible();
      await fits();

      await page.reload();
      await openComments(page);
      await page.getByText("Новые", { exact: true }).tap();
      await expect(own).toBeVisible();
      await expect(like).toHaveAttribute("aria-pressed", "true");
      await own.getByRole("button", { name: "1 ответ" }).tap();
      await expect(page.getByText(reply)).toBeVisible();
      await fits();
    },
  );

  test("the player's buttons stay in the screen also after a popup brought its own sheet of the same buttons", async ({
    page,
  }) => {
    await page.goto(`/video/${SEED.demoVideoId}/`);
    await expectToPlay(page);
    await page.getByRole("button", { name: "Поделиться" }).tap();
    await page.getByRole("dialog", { name: "Поделиться" }).getByRole("button", { name: "Закрыть" }).tap();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const player = page.getByRole("region", { name: /^Видеоплеер/ });
    await expect(player.getByRole("group").getByRole("button", { name: /10 секунд/ })).toHaveCount(0);
    const screen = page.viewportSize()?.width ?? 0;
    for (const button of await player.getByRole("button", { includeHidden: true }).all()) {
      const box = await button.boundingBox();
      if (box !== null) expect(box.x + box.width).toBeLessThanOrEqual(screen);
    }
  });
});
