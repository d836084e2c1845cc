import type { Page } from "@playwright/test";
import { agree, idsTold, pingsOf, visitorOf } from "./support/measurement.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { fillSignIn, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { patience } from "../tools/test/patience.mjs";

/** What is measured is sent some seconds later. */
const sent = { timeout: patience(20_000) };
const path = `/plst/${SEED.playlistId}/`;
const main = (page: Page) => page.getByRole("main");
const save = (page: Page) => main(page).getByRole("button", { name: "Сохранить", exact: true });
const saved = (page: Page) => main(page).getByRole("button", { name: "Сохранён", exact: true });
const said = (page: Page, text: string) =>
  page.getByRole("region", { name: /Сообщения/ }).getByText(text, { exact: true });
const linksOf = (page: Page) =>
  main(page)
    .getByRole("article")
    .getByRole("heading")
    .getByRole("link")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href")));

test("a playlist tells what is known of it and is played from its beginning, in its order or another [PLAYLIST-PAGE-01]", async ({
  page,
}) => {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(`/custom/1/`));
  await page.goto("/info/about/");
  await page.goto(path);
  const playlist = (await (await answered).json()) as {
    title: string;
    description: string;
    videos_count: number;
    total_views: number;
    favorite: boolean;
  };
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(playlist.title);
  await expect(main(page)).toContainText(playlist.description);
  await expect(main(page)).toContainText(`${playlist.videos_count}\u00A0видео`);
  await expect(main(page)).toContainText(/просмотр/);
  await expect(main(page)).toContainText(/обновлён /);
  await expect(main(page).locator("img").first()).toBeVisible();
  await expect(save(page)).toHaveAttribute("aria-pressed", String(playlist.favorite));
  const links = await linksOf(page);
  expect(links).toHaveLength(playlist.videos_count);
  expect(links.every((href) => href?.includes(`playlist=${SEED.playlistId}`))).toBe(true);

  await main(page).getByRole("button", { name: "Вперемешку" }).press("Enter");
  await expect(page).toHaveURL(/\/(video|audio)\/.+playlist=1&shuffle=\d+/);
  const panel = page.getByRole("region", { name: /^Плейлист: / });
  await expect(panel.getByRole("article")).toHaveCount(playlist.videos_count);
  await expect(panel.locator("[aria-current]")).toHaveCount(1);
  await page.goBack();
  await main(page).getByRole("link", { name: "Смотреть всё" }).click();
  await expect(page).toHaveURL(new RegExp(`${links[0]?.replaceAll("?", "\\?")}$`));
  await expect(panel.locator("[aria-current]")).toHaveCount(1);
});

test("twenty videos at a time, the pages follow the link of the answer, and each has its address [PLAYLIST-PAGE-02] [PLAYLIST-PAGE-03]", async ({
  page,
}) => {
  // the seeded playlists are short: their videos are told again under the numbers of a long one
  await page.goto("/info/about/");
  const body = await page.evaluate(
    async () =>
      (await (await fetch("/backend/api/playlist/custom/1/videos/")).json()) as {
        items: { id: string; title: string }[];
      },
  );
  await page.route(/\/playlist\/custom\/1\/videos\//, async (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get("page") ?? 1);
    const items = Array.from({ length: at === 3 ? 2 : 20 }, (_, index) => {
      const item = body.items[index % body.items.length];
      return {
        ...item,
        id: `${at}${index}`,
        title: `Видео ${(at - 1) * 20 + index + 1}`,
        video_url: `/video/${at}${index}/`,
      };
    });
    const link = (to: number) => `/api/playlist/custom/1/videos/?page=${to}`;
    await route.fulfill({
      headers: { "x-request-id": "e2e" },
      json: {
        items,
        has_next: at < 3,
        next: at < 3 ? link(at + 1) : null,
        previous: at > 1 ? link(at - 1) : null,
        page: at,
        per_page: 20,
      },
    });
  });
  await page.goto(path);
  const pages = page.getByRole("navigation", { name: "Страницы плейлиста" });
  const cards = main(page).getByRole("article");
  await expect(cards).toHaveCount(20);
  await expect(pages.getByRole("link", { name: "Назад" })).toHaveCount(0);
  await pages.getByRole("link", { name: "Дальше" }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(cards.first().getByRole("heading")).toContainText("Видео 21");
  await pages.getByRole("link", { name: "Дальше" }).press("Enter");
  await expect(cards).toHaveCount(2);
  await expect(pages.getByRole("link", { name: "Дальше" })).toHaveCount(0);
  await pages.getByRole("link", { name: "Назад" }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await page.reload();
  await expect(cards.first().getByRole("heading")).toContainText("Видео 21");
});

// Play, subscribe and complain are measured, the conversion of a subscription only where there was none:
// conversion.subscribe, rule.subscribeConversion [ANALYTICS-RULES-04]
test("a guest signs in to save a playlist, until it is taken out [PLAYLIST-PAGE-04] [PLAYLIST-PAGE-05] [AUTH-TRIGGER-04]", async ({
  page,
  sandbox,
}) => {
  test.slow();
  await agree(page);
  await page.addInitScript(() => localStorage.setItem("enableWeborama", "1"));
  await page.goto(path);
  await save(page).click();
  await expect(page.getByRole("dialog", { name: "Вход и регистрация" }).locator("iframe")).toHaveAttribute(
    "src",
    /userAction=save-playlist/,
  );
  await fillSignIn(page, SEED.banned.email);
  await expect(said(page, "Плейлист сохранён")).toBeVisible();
  await expect(saved(page)).toHaveAttribute("aria-pressed", "true");
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await expectNothingOver(page);
  await page.goto("/my/future/favorite/");
  await main(page)
    .getByRole("article")
    .getByRole("link", { name: new RegExp(title) })
    .click();
  await expect(saved(page)).toBeVisible();
  await page.route(/\/metainfo\/playlist\/favorite\/1\//, (route) =>
    route.request().method() === "GET"
      ? route.continue()
      : route.fulfill({ status: 403, headers: { "x-kadr-fault": "test" }, json: {} }),
  );
  await saved(page).click();
  await expect(said(page, "Проблема на нашей стороне. Уже чиним. Попробуйте снова чуть позже")).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.unroute(/\/metainfo\/playlist\/favorite\/1\//);
  await saved(page).click();
  await expect(said(page, "Плейлист убран из сохранённых")).toBeVisible();
  await page.reload();
  await expect(save(page)).toBeVisible();
  await page.route(/\/metainfo\/playlist\/favorite\//, (route) =>
    route.request().method() === "GET"
      ? route.continue()
      : route.fulfill({ status: 403, headers: { "x-kadr-fault": "test" }, json: {} }),
  );
  const refused = page.waitForResponse((response) => response.status() === 403);
  await save(page).click();
  await refused;
  await expect(save(page)).toBeVisible();
  await page.unroute(/\/metainfo\/playlist\/favorite\//);

  await main(page)
    .getByRole("button", { name: /^Подписаться: / })
    .click();
  await main(page)
    .getByRole("button", { name: /^Вы подписаны: / })
    .click();
  await main(page).getByRole("link", { name: "Пожаловаться" }).click();
  await expect(page).toHaveURL(/\/forms\/problem\//);
  await page.goBack();
  await main(page).getByRole("link", { name: "Смотреть всё" }).click();
  const ids = [
    "authTrigger.save-playlist",
    "playlist.save",
    "playlist.save.success",
    "playlist.save.rejected",
    "playlist.removeSaved",
    "playlist.removeSaved.rejected",
    "playlist.removeSaved.success",
    "playlist.subscribeChannel",
    "playlist.complain",
    "playlist.play",
  ];
  const untold = async () => {
    const told = await idsTold(page, sandbox);
    return ids.filter((id) => !told.includes(id));
  };
  await expect.poll(untold, sent).toEqual([]);
  // pressed to follow, and pressed to leave
  const cid = await visitorOf(page);
  const pixels = async () =>
    (await pingsOf(page, sandbox, "pixel")).filter(
      ({ payload }) => payload["client_id"] === cid && payload["tag_id"] === "3",
    );
  expect(await pixels()).toHaveLength(1);
});

test("the owner adds, edits and removes in the studio, in a new tab, and shares in place [PLAYLIST-PAGE-06] [PLAYLIST-PAGE-07]", async ({
  page,
  arriveAt,
  context,
  sandbox,
}) => {
  test.slow();
  await agree(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: sandbox.url });
  await arriveAt(path, SEED.author.email);
  const own = main(page).getByRole("group", { name: "Ваш плейлист" });
  for (const name of ["Добавить видео", "Изменить описание", "Удалить плейлист"]) {
    const opened = page.waitForEvent("popup");
    await own.getByRole("link", { name: new RegExp(`^${name}`) }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(/studio\.kadr\.localhost:\d+\/playlist\/1\//);
    await tab.close();
  }
  await main(page).getByRole("button", { name: "Поделиться" }).click();
  await expect(said(page, "Ссылка скопирована в буфер обмена")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${sandbox.url}${path}`);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(save(page)).toHaveCount(0);
  await expect
    .poll(() => idsTold(page, sandbox), sent)
    .toEqual(
      expect.arrayContaining([
        "owner.playlist.add",
        "owner.playlist.edit",
        "owner.playlist.remove",
        "owner.playlist.share",
      ]),
    );
});
