import type { Page } from "@playwright/test";
import { channelTexts as texts } from "../host/src/texts/channel.ts";
import { subscriptionsTexts } from "../host/src/texts/subscriptions.ts";
import { agree, eventsOf, sent } from "./support/measurement.ts";
import { fillSignIn, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

/** It has something in every tab. */
const whole = 122;
const author = SEED.author.id;

const main = (page: Page) => page.getByRole("main");
const tabs = (page: Page) => main(page).getByRole("navigation", { name: texts.tabs.label });
const tab = (page: Page, name: string) => tabs(page).getByRole("link", { name, exact: true });
const titles = (page: Page) => main(page).getByRole("article").getByRole("heading");
const pages = (page: Page) => main(page).getByRole("navigation", { name: /^Страницы раздела/ });
const subscribe = (page: Page) => main(page).getByRole("button", { name: /^Подписаться: / });
const active = (page: Page) => main(page).getByRole("button", { name: /^Вы подписаны: / });
const said = (page: Page, text: string) =>
  page.getByRole("region", { name: /Сообщения/ }).getByText(text, { exact: true });

test(
  "a channel has seven tabs, those with something in them, and its first tab its blocks in order " +
    "[CHANNEL-PAGE-01] [CHANNEL-PAGE-02] [CHANNEL-PAGE-03] [CHANNEL-PAGE-09] [CHANNEL-PAGE-10]",
  { tag: "@journey" },
  async ({ page }) => {
    const requests: URL[] = [];
    page.on("request", (request) => requests.push(new URL(request.url())));
    await page.goto(`/channel/${whole}/`);
    await expect(tabs(page).getByRole("link")).toHaveText([
      "Главная",
      "Видео",
      "Shorts",
      "Плейлисты",
      "Проекты",
      "Аудио",
      "О канале",
    ]);
    await expect(tabs(page).getByRole("link", { name: "Главная" })).toHaveAttribute("aria-current", "page");
    await expect(
      main(page)
        .getByRole("link", { name: "Похожие каналы" })
        .or(main(page).getByRole("heading", { name: "Похожие каналы" })),
    ).toBeVisible();
    await expect(main(page).locator("[data-phase=loading]")).toHaveCount(0);
    expect(
      await main(page)
        .locator("[data-block]:has([data-shelf])")
        .evaluateAll((all) => all.map((block) => block.getAttribute("data-block"))),
    ).toEqual(["videos", "shorts", "playlists", "projects", "audios", "pinnedPlaylists", "recommendedChannels"]);
    const callTo = (path: string) => requests.find(({ pathname }) => pathname.endsWith(path))?.searchParams.toString();
    expect(callTo(`/api/v1/recommendation/channel/${whole}`)).toBe("source=ch&limit=20&offset=0");
    expect(callTo(`/api/metainfo/channel/${whole}`)).toBe("limit=20");
    await expect(main(page).locator("[data-block=recommendedChannels]").getByRole("article")).toHaveCount(20);

    await page.goto(`/channel/${author}/`);
    await expect(tab(page, "Аудио")).toBeVisible();
    await expect(tab(page, "Проекты")).toHaveCount(0);
  },
);

test("Back finds the place and the focus in the rows of its first tab", async ({ page }) => {
  await page.goto(`/channel/${author}/`);
  const link = main(page).locator("[data-block=pinnedPlaylists] article a[href*='/video/']").first();
  await link.scrollIntoViewIfNeeded();
  const name = (await link.getAttribute("aria-label")) ?? "";
  const top = async () => (await link.boundingBox())?.y ?? Number.NaN;
  const before = await top();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute("aria-label", name);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(150);
});

test("its videos come by the page, with links to the pages beside it; another segment is ignored [CHANNEL-PAGE-04] [CHANNEL-PAGE-07]", async ({
  page,
}) => {
  await page.goto(`/channel/${author}/videos/`);
  const first = await titles(page).allTextContents();
  expect(first).toHaveLength(20);
  await pages(page).getByRole("link", { name: "Дальше" }).click();
  await expect(page).toHaveURL(/\/videos\/page-2\/$/);
  await expect(pages(page).getByText("Страница\u00A02")).toBeVisible();
  await expect(titles(page).first()).toBeVisible();
  const second = await titles(page).allTextContents();
  expect(second.length).toBeGreaterThan(0);
  await pages(page).getByRole("link", { name: "Назад" }).click();
  await expect(page).toHaveURL(/\/videos\/$/);
  await expect(titles(page)).toHaveText(first);
  for (const segment of ["2", "page-x", "page-0", "page-2x"]) {
    await page.goto(`/channel/${author}/videos/${segment}/`);
    await expect(titles(page)).toHaveText(first);
  }
  await page.goto(`/channel/${author}/videos/page-99/`);
  await main(page).getByRole("link", { name: texts.empty.toFirst }).click();
  await expect(titles(page)).toHaveText(first);
  await main(page).getByRole("link", { name: texts.orders.publication_ts_asc }).click();
  await expect(titles(page).first()).toHaveText(second.at(-1) ?? "");
});

test.describe("with a visitor who is measured", () => {
  test.beforeEach(({ page }) => agree(page));

  test("the search of a channel filters its videos by the query, and tells of the first ten that are seen [CHANNEL-PAGE-06] [SEARCH-STATE-04]", async ({
    page,
    sandbox,
  }) => {
    await page.goto(`/channel/${author}/videos/`);
    const all = await titles(page).allTextContents();
    await main(page).getByRole("searchbox", { name: texts.search.label }).fill("дорога");
    await main(page).getByRole("searchbox", { name: texts.search.label }).press("Enter");
    await expect(page).toHaveURL(/\?query=/);
    await expect(main(page).getByRole("heading", { level: 2, name: texts.search.found("дорога") })).toBeVisible();
    await expect(titles(page).first()).toHaveText(/дорог/i);
    const found = await titles(page).allTextContents();
    expect(found.length).toBeLessThan(all.length);
    await main(page).getByRole("searchbox", { name: texts.search.label }).fill("щщщщ");
    await main(page).getByRole("button", { name: texts.search.submit }).click();
    await expect(main(page).getByText(texts.search.nothing)).toBeVisible();
    await main(page).getByRole("link", { name: texts.search.clear }).click();
    await expect(titles(page)).toHaveText(all);
    await main(page).getByRole("searchbox", { name: texts.search.label }).fill("в");
    await tab(page, "Shorts").click();
    await expect
      .poll(async () => (await eventsOf(page, sandbox)).map(({ target }) => target), sent)
      .toEqual(expect.arrayContaining(["channel.search", "channel.search.impressions", "channel.tab"]));
    const records = await eventsOf(page, sandbox);
    const impressions = records.find(({ target }) => target === "channel.search.impressions")?.params as {
      items?: readonly unknown[];
    };
    expect(JSON.stringify(impressions).length).toBeGreaterThan(0);
    expect(records.find(({ target }) => target === "channel.tab")?.params).toMatchObject({ tab: "shorts" });
  });

  // the bell and the complaint are told of with the channel: rule.project, rule.toggleNotifications [CHANNEL-PAGE-11]
  test("a guest who follows signs in and follows then, once; the bell and the complaint [AUTH-TRIGGER-25] [CHANNEL-PAGE-11]", async ({
    page,
    sandbox,
  }) => {
    await page.goto(`/channel/${whole}/`);
    const written: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && /\/subscription\/card\//.test(request.url())) written.push(request.url());
    });
    await subscribe(page).click();
    const frame = page.getByRole("dialog", { name: "Вход и регистрация" }).locator("iframe");
    expect(new URL((await frame.getAttribute("src")) ?? "").searchParams.get("userAction")).toBe("subscribe-channel");
    await fillSignIn(page, SEED.viewer.email);
    await expect(active(page)).toBeVisible();
    await expect(said(page, subscriptionsTexts.loggedInAndSubscribed)).toBeVisible();
    expect(written).toHaveLength(1);
    const bell = main(page).getByRole("button", { name: /^Уведомления о новом: / });
    await bell.click();
    await expect(bell).toHaveAttribute("aria-pressed", "false");

    await main(page).getByRole("button", { name: texts.complaint.button }).click();
    const dialog = page.getByRole("dialog", { name: texts.complaint.title });
    await dialog.getByRole("button", { name: texts.complaint.send }).click();
    await expect(dialog.getByText(texts.complaint.choose)).toBeVisible();
    await dialog.getByText(texts.complaint.spam).click();
    await page.route(/\/complaint\/$/, (route) => route.abort());
    await dialog.getByRole("textbox").fill("Одно и то же");
    await dialog.getByRole("button", { name: texts.complaint.send }).click();
    await expect(dialog.getByText(texts.complaint.offline)).toBeVisible();
    await page.unroute(/\/complaint\/$/);
    await dialog.getByRole("button", { name: texts.complaint.send }).click();
    await expect(said(page, texts.complaint.done)).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await main(page).locator("[data-block=projects]").getByRole("article").getByRole("link").first().click();
    await expect
      .poll(async () => (await eventsOf(page, sandbox)).map(({ target }) => target), sent)
      .toEqual(
        expect.arrayContaining([
          "authTrigger.subscribe-channel",
          "channel.toggleNotifications",
          "channel.complaint",
          "channel.shelf.projects",
        ]),
      );
    const records = await eventsOf(page, sandbox);
    for (const id of ["channel.toggleNotifications", "channel.shelf.projects"])
      expect(records.find(({ target }) => target === id)?.params).toMatchObject({ channelId: String(whole) });
  });
});

test(
  "a channel that is not there, is blocked or closed says so and leads on; a server that fails is tried again",
  { tag: "@journey" },
  async ({ page, troubles }) => {
    await page.goto("/channel/999999999/");
    await expect(main(page).getByRole("heading", { level: 1, name: texts.unavailable[404].title })).toBeVisible();
    await page.goto("/channel/net-takogo/");
    await expect(main(page).getByRole("heading", { level: 1, name: texts.unavailable[404].title })).toBeVisible();
    await main(page).getByRole("link", { name: texts.home }).click();
    for (const status of [403, 410] as const) {
      await page.route(/\/api\/profile\/user\/110\//, (route) =>
        route.fulfill({ status, headers: { "x-kadr-fault": "test" }, json: { code: "x", detail: "" } }),
      );
      await page.goto("/");
      await page.evaluate(() => history.pushState(null, "", "/channel/110/"));
      await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
      await expect(main(page).getByRole("heading", { level: 1, name: texts.unavailable[status].title })).toBeVisible();
      await page.unroute(/\/api\/profile\/user\/110\//);
    }
    expect(troubles).toEqual([]);
  },
);
