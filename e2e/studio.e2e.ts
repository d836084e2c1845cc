import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expectToPlay, position, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

const clip = path.resolve(import.meta.dirname, "../openapi/sandbox/media/files/clips/osenniy-les/240p.mp4");

test.describe("the studio", () => {
  test(
    "a viewer uploads a file by keyboard and the video page plays it; search finds it by another form of its words",
    { tag: "@journey" },
    async ({ page, sandbox, arriveAt }) => {
      await arriveAt("/");
      const studio = sandbox.url.replace("://", "://studio.");
      await page.goto(`${studio}/uploader/`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Загрузка видео");
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);

      await page.getByRole("textbox", { name: "Название" }).fill("Листопад на старой просеке");
      await page.getByRole("textbox", { name: "Описание" }).fill("Снято в октябре\n0:00 Просека\n0:10 Клёны");
      await page.getByLabel("Файл видео").setInputFiles(clip);
      await page.getByRole("button", { name: "Загрузить" }).press("Enter");
      await expect(page.getByRole("status")).toContainText("Видео опубликовано");
      await expect(page.getByRole("listitem").filter({ hasText: "0:10 Клёны" })).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

      await page.getByRole("link", { name: "Открыть страницу видео" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Листопад на старой просеке");
      await expectToPlay(page);
      const found = await page.evaluate(
        async (query) =>
          (await (await fetch(`/backend/api/search/video/?query=${query}`)).json()) as {
            results: Array<{ title: string }>;
          },
        encodeURIComponent("просеки листопада"),
      );
      expect(found.results[0]?.title).toBe("Листопад на старой просеке");
    },
  );

  test(
    "a stream that an author creates is on air in the player",
    { tag: "@journey" },
    async ({ page, sandbox, arriveAt }) => {
      await arriveAt("/", SEED.banned.email);
      await page.goto(`${sandbox.url.replace("://", "://studio.")}/create-stream/`);
      await page.getByRole("textbox", { name: "Название" }).fill("Прямой эфир с перевала");
      await page.getByRole("button", { name: "Создать эфир" }).click();
      await expect(page.getByRole("status")).toContainText("Эфир создан");
      await expect(page.getByText(/^В эфире с /)).toBeVisible();
      await page.getByRole("link", { name: "Открыть страницу видео" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Прямой эфир с перевала");
      await expectToPlay(page);
      await expect(page.getByRole("slider", { name: /секунд/ })).toHaveCount(0);
    },
  );

  test("a stream goes on when its clip begins anew", async ({ page }) => {
    test.setTimeout(maxWait(120_000));
    await page.goto(`/video/${SEED.livestreamId}/`);
    await expectToPlay(page);
    const from = await position(page);
    // The clip lasts 20 s: it begins anew meanwhile.
    await expect
      .poll(() => position(page), { message: "the stream goes on", timeout: maxWait(60_000) })
      .toBeGreaterThan(from + 24);
  });

  test("fits 360 px, says what is wrong with a form where it is, and a stream for tomorrow says on its page when it begins", async ({
    page,
    sandbox,
    arriveAt,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    await page.context().clearCookies();
    const studio = sandbox.url.replace("://", "://studio.");
    await page.goto(`${studio}/create-stream/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Нужен вход");
    await page.setViewportSize({ width: 1280, height: 800 });
    await arriveAt("/", SEED.author.email);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const address of [
      "/uploader/",
      "/create-stream/",
      `/playlist/${SEED.playlistId}/`,
      `/video-editor/${SEED.demoVideoId}/`,
    ]) {
      await page.goto(studio + address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(360);
      expect((await new AxeBuilder({ page }).analyze()).violations, address).toEqual([]);
    }
    await page.goto(`${studio}/playlist/${SEED.playlistId}/`);
    await page
      .getByRole("button", { name: /^Ниже: / })
      .first()
      .click();
    await expect(page.getByRole("status")).toHaveText("Порядок изменён");
    await page.getByRole("textbox", { name: "Ссылка на видео" }).fill("https://example.com/");
    await page.getByRole("button", { name: "Добавить видео" }).click();
    await expect(page.getByRole("textbox", { name: "Ссылка на видео" })).toBeFocused();
    await expect(page.getByText("Такого видео нет")).toBeVisible();

    await page.goto(`${studio}/create-stream/`);
    await page.getByRole("textbox", { name: "Название" }).fill("Эфир на завтра");
    await page.getByLabel("Когда начать").fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 16));
    await page.getByRole("button", { name: "Создать эфир" }).click();
    await expect(page.getByText(/^Начнётся /)).toBeVisible();
    await page.getByRole("link", { name: "Открыть страницу видео" }).click();
    await expect(page.getByRole("heading", { name: /^Эфир начнётся \d+ \S+ в \d\d:\d\d МСК$/ })).toBeVisible();
    await expect(page.locator("video")).toHaveCount(0);
  });
});
