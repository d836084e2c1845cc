import fs from "node:fs";
import type { Page } from "@playwright/test";
import { leftOut, makeOwnFolder, record, shown } from "./support/ownFolder.ts";
import { expectToPlay, position } from "./support/people.ts";
import { playerOf } from "./support/player.ts";
import { expect, test as base } from "./support/test.ts";

const test = base.extend<object, { ownFolder: string }>({
  ownFolder: [
    async ({ browser }, provide) => {
      const folder = makeOwnFolder(await record(browser));
      await provide(folder);
      fs.rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  sandboxOptions: [async ({ ownFolder }, provide) => provide(["--media", ownFolder]), { scope: "worker" }],
});

const main = (page: Page) => page.getByRole("main");
const videosTab = (page: Page) =>
  main(page).getByRole("navigation", { name: "Разделы канала" }).getByRole("link", { name: "Видео", exact: true });
const titles = (page: Page) => main(page).getByRole("article").getByRole("heading");

/** The person's own channel, from a card of its shelf on the home page. */
async function openChannel(page: Page): Promise<void> {
  await page.goto("/");
  const shelf = main(page).getByRole("region", { name: "Мои файлы" });
  await shelf.getByRole("link", { name: "Мои файлы", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Мои файлы" })).toBeVisible();
}

async function open(page: Page, title: string): Promise<void> {
  await openChannel(page);
  await videosTab(page).click();
  await main(page).getByRole("article").getByText(title, { exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
}

test("a person's own folder is a shelf and a channel: names and order as a person counts, and what is not shown, and why", async ({
  page,
}) => {
  await page.goto("/");
  const row = main(page).getByRole("region", { name: "Мои файлы" }).getByRole("article");
  await expect(async () => {
    await row.last().scrollIntoViewIfNeeded();
    await expect(row.getByRole("heading")).toHaveText([...shown], { timeout: 500 });
  }).toPass();

  await openChannel(page);
  const about = main(page).getByText("Видео из вашей папки");
  for (const line of leftOut) await expect(about).toContainText(line);
  await videosTab(page).click();
  await expect(titles(page)).toHaveCount(shown.length);
  expect((await titles(page).allInnerTexts()).sort()).toEqual([...shown].sort());
});

test("a recording that says nowhere how long it is plays with a time line, and can be sought in", async ({ page }) => {
  await open(page, "Запись экрана");
  await expectToPlay(page);
  const line = playerOf(page).getByRole("slider", { name: "Перемотка" });
  await expect(line).toHaveAttribute("aria-valuetext", /из [345]\u00A0секунд$/);
  await playerOf(page).focus();
  await page.keyboard.press("5");
  await expect.poll(() => position(page)).toBeGreaterThan(1.5);
  await expectToPlay(page);
});

test("the captions beside a video are read, whatever they are written in", async ({ page }) => {
  for (const [title, words] of [
    ["Зимний день", "Снег идёт с утра"],
    ["Урок 2", "Листы падают с клёнов"],
  ] as const) {
    await open(page, title);
    await expectToPlay(page);
    await playerOf(page).hover();
    await playerOf(page)
      .getByRole("button", { name: /^Субтитры/ })
      .click();
    await page.getByRole("menuitemradio", { name: "Русский" }).check();
    await page.keyboard.press("Escape");
    await expect(page.getByText(words)).toBeVisible();
  }
});

test("a sound that the browser has no decoder for is named while the picture plays", async ({ page }) => {
  await open(page, "Концерт");
  await expectToPlay(page);
  const words = page.getByText("Звук этого видео (AC-3) браузер не умеет воспроизводить");
  await expect(words).toBeVisible();
  await playerOf(page).getByRole("button", { name: "Закрыть" }).click();
  await expect(words).toBeHidden();
});

test("a picture that the browser has no decoder for is named in place of a still, and the sound can be heard", async ({
  page,
}) => {
  await open(page, "Кино");
  const alert = playerOf(page).getByRole("alert");
  await expect(alert).toContainText("Картинку этого видео (HEVC, H.265) браузер не умеет показывать");
  await alert.getByRole("button", { name: "Только звук" }).click();
  await expect(alert).toBeHidden();
  await expectToPlay(page);
});
