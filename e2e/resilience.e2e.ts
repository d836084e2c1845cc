import { examples } from "../openapi/client/examples.gen.ts";
import { slowly } from "./support/lines.ts";
import { chooseQuality, expectToPlay, logOut, openComments, position, SEED } from "./support/people.ts";
import { expect, test, watch } from "./support/test.ts";
import { errorPageTexts } from "../host/src/texts/errors.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

test.describe("when things go wrong", () => {
  test(
    "the server is killed and comes back in the middle: the video plays on, the typed text stays, nothing acknowledged is lost",
    { tag: "@journey" },
    async ({ page, sandbox, arriveAt }) => {
      // two waits of up to 40 s each
      test.setTimeout(maxWait(150_000));
      await arriveAt(`/video/${SEED.demoVideoId}/`);
      await expectToPlay(page);
      await openComments(page);
      const first = `До сбоя ${Date.now()}`;
      const field = page.getByRole("textbox", { name: "Комментарий" });
      await field.fill(first);
      await page.getByRole("button", { name: "Отправить" }).click();
      await expect(page.getByText("Комментарий опубликован")).toBeVisible();

      const second = `Во время сбоя ${Date.now()}`;
      await field.fill(second);
      await sandbox.kill();
      await page.getByRole("button", { name: "Отправить" }).click();
      // what was typed is not lost, whatever happens to the call
      await expect(field).toHaveValue(second);
      const stoodAt = await position(page);
      await sandbox.start();
      // the call is repeated under the same key, or sending again is offered: one of the two brings it through, once
      const sent = page.getByRole("article").filter({ hasText: second });
      await expect(async () => {
        if ((await sent.count()) === 0)
          await page
            .getByRole("button", { name: /Отправить/ })
            .click({ timeout: 500 })
            .catch(() => undefined);
        await expect(sent).toHaveCount(1, { timeout: 3000 });
      }).toPass({ timeout: maxWait(40_000) });
      await expect(field).toHaveValue("");
      // with what it had, or from where it stood: nobody has to touch the player
      await expect
        .poll(() => position(page), { message: "the video plays on", timeout: maxWait(40_000) })
        .toBeGreaterThan(stoodAt + 6);

      await page.reload();
      await openComments(page);
      await page.getByText("Новые", { exact: true }).click();
      await expect(page.getByRole("article").filter({ hasText: first })).toHaveCount(1);
      await expect(page.getByRole("article").filter({ hasText: second })).toHaveCount(1);
    },
  );

  test("a server that stays away: the player says so, offers another try, and plays on by itself from where it stood", async ({
    page,
    sandbox,
  }) => {
    test.setTimeout(maxWait(120_000));
    await page.goto(`/video/${SEED.demoVideoId}/`);
    await expectToPlay(page);
    await sandbox.kill();
    const again = page.getByRole("button", { name: "Попробовать снова" });
    await expect(again).toBeVisible({ timeout: maxWait(40_000) });
    const stoodAt = await position(page);
    expect(stoodAt).toBeGreaterThan(1);
    // nothing comes of a try in vain but the same offer
    await again.click();
    await expect(again).toBeVisible({ timeout: maxWait(40_000) });
    await sandbox.start();
    await expect(again).toBeHidden({ timeout: maxWait(40_000) });
    await expect
      .poll(() => position(page), { message: "the video plays on", timeout: maxWait(20_000) })
      .toBeGreaterThan(stoodAt + 1);
  });

  test("a lost line is noticed and come back from also by hls.js, beyond what it had, and by a live stream", async ({
    page,
    sandbox,
  }) => {
    test.setTimeout(maxWait(150_000));
    const again = page.getByRole("button", { name: "Попробовать снова" });
    const away = async () => {
      await expect(again).toBeVisible({ timeout: maxWait(40_000) });
      await sandbox.start();
      await expect(again).toBeHidden({ timeout: maxWait(40_000) });
    };
    // Slow enough to have little of the video by then: of so low a quality hls.js would soon have all.
    await page.route(/\/v240\/[\d-]+\.m4s$/, slowly(500));
    await page.goto(`/video/${SEED.longVideoId}/`);
    await expectToPlay(page);
    await chooseQuality(page, "240p");
    await expectToPlay(page);
    await sandbox.kill();
    await page.locator("video").evaluate((video: HTMLVideoElement) => (video.currentTime = 500));
    await away();
    await expect
      .poll(() => position(page), { message: "hls.js plays on", timeout: maxWait(20_000) })
      .toBeGreaterThan(501);

    await page.goto(`/video/${SEED.livestreamId}/`);
    await expectToPlay(page);
    await sandbox.kill();
    await away();
    await expectToPlay(page);
  });

  test(
    "two tabs of one person: what is written in one is found in the other, and a log-out in one is seen by the other's next action",
    { tag: "@journey" },
    async ({ page, context, troubles, arriveAt }) => {
      await arriveAt(`/video/${SEED.longVideoId}/`);
      const other = await context.newPage();
      watch(other, troubles);
      await other.goto(`/video/${SEED.longVideoId}/`);
      await expect(other.getByRole("button", { name: "Меню пользователя" })).toBeVisible();
      await openComments(page);
      await openComments(other);
      const text = `Из первой вкладки ${Date.now()}`;
      await page.getByRole("textbox", { name: "Комментарий" }).fill(text);
      await page.getByRole("button", { name: "Отправить" }).click();
      await expect(page.getByText("Комментарий опубликован")).toBeVisible();
      await other.reload();
      await openComments(other);
      await other.getByText("Новые", { exact: true }).click();
      const row = other.getByRole("article").filter({ hasText: text });
      await expect(row).toHaveCount(1);
      await row.getByRole("button", { name: /^Нравится/ }).click();
      await expect(row.getByRole("button", { name: "Нравится, 1" })).toBeVisible();

      await logOut(page);
      await row.getByRole("button", { name: /^Нравится/ }).click();
      await expect(other.getByRole("dialog", { name: "Вход и регистрация" })).toBeVisible();
    },
  );

  test("a card that is not as described is left out, its neighbours stand, and the log is told", async ({ page }) => {
    const { results, ...rest } = examples.listVideoRecommendations.first;
    const [first, ...others] = results;
    await page.route("**/backend/api/video/recommendation/**", (route) =>
      route.fulfill({
        json: { ...rest, results: [first, { title: 7 }, ...others] },
        headers: { "x-kadr-fault": "wrong-shape" },
      }),
    );
    await page.goto(`/video/${SEED.demoVideoId}/`);
    await expect(page.getByRole("heading", { name: "Рекомендации" })).toBeVisible();
    for (const { title } of results) await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
    const events = () =>
      page.evaluate(async () =>
        (
          (await (await fetch("/sandbox/pings.json?kind=events")).json()) as {
            results: { payload: { event_type?: string; target?: string } }[];
          }
        ).results.map(({ payload }) => `${payload.event_type} ${payload.target}`),
      );
    await expect.poll(events).toContain("dropped listVideoRecommendations/results/1");
  });

  test(
    "an unknown address ends in the 404 page, whose button leads home [ERROR-PAGE-11, ROUTE-TABLE-02]",
    { tag: "@journey" },
    async ({ page }) => {
      const response = await page.goto("/takogo/net/");
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "Страница не найдена" })).toBeVisible();
      await page.getByText("Перейти на главную").click();
      await expect(page).toHaveURL(/:\d+\/$/);
    },
  );

  test("a malformed address is a page of the product, too; one with slashes too many is the page that it means", async ({
    page,
    baseURL,
  }) => {
    for (const address of ["/%zz", "/video/%E0%A4%A/", "/a/%ff/?tab=about"]) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(404);
      await expect(page.getByRole("heading", { name: "Страница не найдена" }), address).toBeVisible();
      await page.getByRole("main").getByText("Перейти на главную").click();
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    }
    await page.goto(`${baseURL}//feeds//sport/`);
    await expect(page).toHaveURL(/:\d+\/feeds\/\/sport\/$/);
    await page.goto(`${baseURL}//feeds/sport/`);
    await expect(page).toHaveURL(/:\d+\/feeds\/sport\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("who loses the network before their first video has it as soon as the network is there again, without a press", async ({
    page,
    context,
  }) => {
    await page.goto("/");
    const card = page.locator("main article a[href*='/video/']").first();
    await expect(card).toBeVisible();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await card.click();
    await expect(page).toHaveURL(/\/video\//);
    await expect(page.getByRole("heading", { level: 1, name: errorPageTexts.offline.title })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("main").getByRole("button", { name: /^Нравится/ })).toBeVisible();
    await expectToPlay(page);
  });
});
