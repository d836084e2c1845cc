import { chooseQuality, expectToPlay, fillSignIn, openComments, position, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

test.describe("the journey by mouse", () => {
  test(
    "a viewer finds a video on the home page, watches it, signs in, comments, replies and reacts, and " +
      "finds all of it after a reload [COMMENT-SEND-02, COMMENT-REACT-01, AUTH-POPUP-01, AUTH-GUEST-09]",
    { tag: "@journey" },
    async ({ page }) => {
      await page.goto("/");
      const card = page.locator("main article").filter({ hasText: "Рассвет в горах" }).first();
      await card.getByRole("link").first().click();
      await expect(page).toHaveURL(new RegExp(`/video/${SEED.demoVideoId}/`));
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Рассвет в горах");
      await expectToPlay(page);

      // a guest's word is kept through the login
      await openComments(page);
      const text = `Какой рассвет! Проверяю, как пишется комментарий ${Date.now()}`;
      await page.getByRole("button", { name: /Войдите, чтобы оставить комментарий/ }).click();
      await fillSignIn(page);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      const field = page.getByRole("textbox", { name: "Комментарий" });
      await field.click();
      await field.fill(text);
      await page.getByRole("button", { name: "Отправить" }).click();
      await expect(page.getByText("Комментарий опубликован")).toBeVisible();

      const own = page.getByRole("article", { name: SEED.viewer.name }).filter({ hasText: text });
      await expect(own).toBeVisible();
      await own.getByRole("button", { name: /^Ответить/ }).click();
      const reply = `И сам себе отвечаю ${Date.now()}`;
      await page.getByRole("textbox", { name: "Ответ" }).fill(reply);
      await page.getByRole("button", { name: "Ответить", exact: true }).last().click();
      await expect(page.getByText("Ответ опубликован")).toBeVisible();
      await own
        .getByRole("button", { name: /^Нравится/ })
        .first()
        .click();
      await expect(own.getByRole("button", { name: "Нравится, 1" })).toHaveAttribute("aria-pressed", "true");
      // the reaction outlives its page
      const sent = page.waitForRequest(
        (request) => request.method() === "POST" && request.url().endsWith("/reactions/"),
      );
      await page
        .getByRole("button", { name: /^Нравится/ })
        .first()
        .click();
      await sent;

      await page.reload();
      await openComments(page);
      await page.getByText("Новые", { exact: true }).click();
      const again = page.getByRole("article", { name: SEED.viewer.name }).filter({ hasText: text });
      await expect(again).toBeVisible();
      await expect(again.getByRole("button", { name: "Нравится, 1" })).toHaveAttribute("aria-pressed", "true");
      await again.getByRole("button", { name: "1 ответ" }).click();
      await expect(page.getByText(reply)).toBeVisible();
      await expect(page.getByRole("button", { name: /^Нравится/ }).first()).toHaveAttribute("aria-pressed", "true");
    },
  );

  test(
    "captions are really shown, and a quality chosen by hand really changes the picture",
    { tag: "@journey" },
    async ({ page }) => {
      await page.goto(`/video/${SEED.demoVideoId}/`);
      await expectToPlay(page);
      const player = page.getByRole("region", { name: /^Видеоплеер/ });
      await player.hover();
      await player.getByRole("button", { name: /^Субтитры/ }).click();
      await page.getByRole("menuitemradio", { name: "Русские" }).check();
      await page.keyboard.press("Escape");
      await expect(page.locator("[data-captions]")).toHaveText(/\p{Script=Cyrillic}{3,}/u);

      const height = (): Promise<number> =>
        page.locator("video").evaluate((video: HTMLVideoElement) => video.videoHeight);
      await chooseQuality(page, "240p");
      await expect.poll(height).toBe(240);
      await chooseQuality(page, "480p");
      await expect.poll(height).toBe(480);
      await expectToPlay(page);
      // also of a video that stands the picture changes at once: what plays on would show it only at its next key frame
      await page.locator("video").evaluate((video: HTMLVideoElement) => video.pause());
      const stoodAt = await position(page);
      await chooseQuality(page, "720p");
      await expect.poll(height).toBe(720);
      // to the next picture at most, between two pieces
      expect(Math.abs((await position(page)) - stoodAt)).toBeLessThan(0.3);
    },
  );

  test(
    "the position is saved on leaving, shown on cards and resumed [CARD-RENDER-07] [PLAYER-SAVE-01]",
    { tag: "@journey" },
    async ({ page, arriveAt }) => {
      await arriveAt(`/video/${SEED.longVideoId}/`);
      await expectToPlay(page);
      await page.locator("video").evaluate((video: HTMLVideoElement) => (video.currentTime = 200));
      await expectToPlay(page);
      await page.getByRole("link", { name: "Кадр — на главную" }).click();
      // home may have been asked for before the save came to its end
      const shelf = page.getByRole("region", { name: "Продолжить просмотр" });
      await expect(shelf.getByRole("link").first()).toHaveAccessibleName(/Шесть пейзажей за десять минут.*просмотрено/);
      await page.goto(`/video/${SEED.longVideoId}/`);
      await expect.poll(() => position(page)).toBeGreaterThan(195);
    },
  );
});
