import type { Page } from "@playwright/test";
import { agree, idsTold } from "./support/measurement.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { fillSignIn, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { patience } from "../tools/test/patience.mjs";

/** What is measured is sent some seconds later. */
const sent = { timeout: patience(20_000) };
const said = (page: Page, text: string) =>
  page.getByRole("region", { name: /Сообщения/ }).getByText(text, { exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const sections = (page: Page) => page.getByRole("main").getByRole("navigation", { name: "Разделы «Моё»" });

/** As if the person had watched these, the last one last. */
const watched = (page: Page, ids: readonly string[]): Promise<void> =>
  page.evaluate(async (all) => {
    for (const id of all) {
      const response = await fetch("/backend/api/v2/video/history/actual", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ video_id: id, position: 30 }),
      });
      if (!response.ok) throw new Error(await response.text());
    }
  }, ids);

test(
  "a guest who opens the history or the liked videos is asked to log in, and is there after it [AUTH-GUEST-11] [AUTH-GUEST-12]",
  { tag: "@journey" },
  async ({ page }) => {
    await page.goto("/my/liked/");
    await expect(page.getByRole("heading", { name: "Войдите, чтобы увидеть понравившееся" })).toBeVisible();
    await page.goto("/my/history/");
    await expect(page.getByRole("heading", { name: "Войдите, чтобы увидеть историю" })).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "Войти" }).click();
    await fillSignIn(page, SEED.viewer.email);
    await expect(page.getByRole("heading", { name: "Войдите, чтобы увидеть историю" })).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
  },
);

test("the area has its sections and tabs, each with its address, and tells where one goes [ROUTE-ADDRESS-17] [LIBRARY-MY-01]", async ({
  page,
  arriveAt,
  sandbox,
}) => {
  test.slow();
  await agree(page);
  await arriveAt("/my/", SEED.viewer.email);
  await sections(page)
    .getByRole("link", { name: /^История/ })
    .click();
  await expect(page).toHaveURL(/\/my\/history\/$/);
  const tabs = [
    ["Смотреть позже", "future"],
    ["Понравившиеся", "liked"],
    ["Мои плейлисты", "playlists"],
    ["Сохранённые плейлисты", "future/favorite"],
    ["Подписки", "subscriptions"],
    ["Комментарии", "comments"],
    ["Короткие видео", "shorts"],
    ["Покупки", "purchases"],
  ] as const;
  for (const [name, path] of tabs) {
    await sections(page).getByRole("link", { name, exact: true }).click();
    await expect(heading(page, name)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/my/${path}/`);
    await expect(sections(page).getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
  }
  // a folder has its address, too
  await sections(page).getByRole("link", { name: "Короткие видео", exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: "Понравившиеся", exact: true }).last().click();
  await expect(page).toHaveURL(/\/my\/shorts\/\?folder=liked$/);
  await expect
    .poll(() => idsTold(page, sandbox), sent)
    .toEqual(
      expect.arrayContaining([
        "my.history",
        "my.watchLater",
        "my.liked",
        "my.subscriptions",
        "my.comments",
        "my.shortsFolders",
      ]),
    );
});

test(
  "an entry of the history is removed after a wait that is seen, comes back where that fails, and all go after a question [LIBRARY-HISTORY-01] [LIBRARY-HISTORY-02] [LIBRARY-HISTORY-03] [LIBRARY-HISTORY-04] [LIBRARY-HISTORY-05] [LIBRARY-HISTORY-06] [LIBRARY-HISTORY-07] [LIBRARY-LIKED-03]",
  { tag: "@journey" },
  async ({ page, arriveAt, sandbox }) => {
    test.slow();
    await agree(page);
    await arriveAt("/info/about/", SEED.author.email);
    await watched(page, [SEED.longVideoId, SEED.longTitleId, SEED.demoVideoId]);
    const asked = page.waitForRequest((request) => request.url().includes("/api/video/history/?"));
    await page.goto("/my/history/");
    expect([...new URL((await asked).url()).searchParams.keys()]).toEqual(
      expect.arrayContaining(["limit", "origin_type_exclude"]),
    );
    await expect(page.getByRole("heading", { level: 2, name: "Сегодня" })).toBeVisible();
    // with what this person's other journeys watched on this server
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(3);
    const count = await cards(page).count();
    const first = cards(page).first();
    const title = await first.getByRole("heading").innerText();
    const remove = async () => {
      await first.getByRole("button", { name: /^Действия/ }).click();
      await page.getByRole("menuitem", { name: "Удалить из истории" }).click();
    };

    let answer: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => (answer = resolve));
    let status = 500;
    await page.route(/\/api\/video\/history\/video\//, async (route) => {
      await isHeld;
      await (status === 500
        ? route.fulfill({ status, headers: { "x-kadr-fault": "test" }, json: {} })
        : route.continue());
    });
    await remove();
    await expect(first.getByText("Удаляем из истории")).toBeVisible();
    answer();
    await expect(said(page, "Что-то сломалось, уже чиним. Попробуйте позже")).toBeVisible();
    await expect(first.getByRole("heading", { name: title })).toBeVisible();
    await expect(first.getByText("Удаляем из истории")).toHaveCount(0);
    status = 200;
    await remove();
    await expect(said(page, "Видео удалено из истории просмотра")).toBeVisible();
    await expect(cards(page)).toHaveCount(count - 1);

    await page.getByRole("searchbox", { name: "Поиск в истории" }).fill("нет такого");
    await expect(page.getByText("В истории такого нет")).toBeVisible();
    await page.getByRole("searchbox", { name: "Поиск в истории" }).fill("");

    const clear = page.getByRole("button", { name: "Очистить историю" });
    await clear.press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Не очищать" }).press("Enter");
    await expect(cards(page)).toHaveCount(count - 1);
    await expect(clear).toBeFocused();
    await clear.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Очистить", exact: true }).click();
    await expect(said(page, "История просмотра очищена")).toBeVisible();
    await expect(page.getByText("Здесь пока пусто")).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expectNothingOver(page);
    await page.reload();
    await expect(page.getByText("Здесь пока пусто")).toBeVisible();
    await expect
      .poll(() => idsTold(page, sandbox), sent)
      .toEqual(
        expect.arrayContaining([
          "historyClear.button",
          "historyClear.confirm",
          "historyClear.success",
          "historyClear.single",
        ]),
      );
  },
);

test("the liked videos come by a cursor, what is to be watched later goes at once, a failed list is a page with its status [LIBRARY-LIKED-01]", async ({
  page,
  arriveAt,
}) => {
  test.slow();
  const cursors: (string | null)[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith("/api/v2/reactions/videos/liked/") && searchParams.has("limit"))
      cursors.push(searchParams.get("last_reaction_id"));
  });
  // the seeded person likes less than a page: the server is asked for shorter ones
  await page.route(/\/reactions\/videos\/liked\/\?/, (route) =>
    route.continue({ url: route.request().url().replace("limit=40", "limit=8") }),
  );
  await arriveAt("/my/liked/", SEED.viewer.email);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(8);
  expect(cursors[0]).toBeNull();
  expect(cursors[1]).toMatch(/^\d+-\d+$/);
  await page.unroute(/\/reactions\/videos\/liked\/\?/);

  await sections(page).getByRole("link", { name: "Смотреть позже", exact: true }).click();
  const first = cards(page).first();
  const title = await first.getByRole("heading").innerText();
  await first.getByRole("button", { name: /^Действия/ }).click();
  await page.getByRole("menuitem", { name: "Убрать из «Смотреть позже»" }).click();
  await expect(page.getByRole("main").getByRole("heading", { name: title, exact: true })).toHaveCount(0);
  await expect(said(page, "Видео удалено из плейлиста «Смотреть позже»")).toBeVisible();

  await sections(page).getByRole("link", { name: "Комментарии", exact: true }).click();
  await page.getByRole("link", { name: "Перейти к комментарию" }).first().click();
  await expect(page).toHaveURL(/\/video\/.+comment_id=\d+/);

  for (const [path, call] of [
    ["/my/liked/", /\/reactions\/videos\/liked\//],
    ["/my/future/favorite/", /\/metainfo\/playlist\/favorite\//],
  ] as const) {
    await page.route(call, (route) => route.fulfill({ status: 403, headers: { "x-kadr-fault": "test" }, json: {} }));
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Страница не найдена" })).toBeVisible();
    await expect(page.locator("main [data-code='404']")).toBeVisible();
  }
});

test("what was opened in this tab is listed, without the moment; the way back takes the last away, and fifty are kept [LIBRARY-HISTORY-08] [LIBRARY-HISTORY-09] [LIBRARY-HISTORY-10] [LIBRARY-HISTORY-11]", async ({
  page,
}) => {
  test.slow();
  const titles = () =>
    page.getByRole("region", { name: "Недавно в этой вкладке" }).getByRole("article").getByRole("heading");
  await page.goto("/info/about/");
  await page.evaluate(() =>
    sessionStorage.setItem(
      "kadr:session-history",
      JSON.stringify(
        Array.from({ length: 50 }, (_, index) => [
          `old${index}`,
          `/video/old${index}/`,
          `Старое ${index}`,
          null,
          false,
        ]),
      ),
    ),
  );
  await page.goto(`/video/${SEED.longVideoId}/?t=90`);
  const long = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("complementary").getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(long);
  const next = await page.getByRole("heading", { level: 1 }).innerText();
  const kept = () =>
    page.evaluate(() => (JSON.parse(sessionStorage.getItem("kadr:session-history") ?? "[]") as []).length);
  await expect.poll(kept).toBe(50);
  await page.goto("/my/");
  await expect(titles()).toHaveCount(50);
  await expect(titles().nth(0)).toHaveText(next);
  await expect(titles().nth(1)).toHaveText(long);
  await expect(titles().nth(1).getByRole("link")).toHaveAttribute("href", `/video/${SEED.longVideoId}/`);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(next);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(long);
  await expect.poll(kept).toBe(49);
  await page.goto("/my/");
  await expect(titles().nth(0)).toHaveText(long);
  await expect(titles()).toHaveCount(49);
});

test("the address of one's own videos leads to them on one's channel, which a guest signs in for", async ({ page }) => {
  await page.goto("/info/about/");
  await page.goto("/my/videos/");
  await expect(heading(page, "Мои видео")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Войти" }).click();
  await fillSignIn(page, SEED.author.email);
  await expect(page).toHaveURL(new RegExp(`/channel/${SEED.author.id}/videos/$`));
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toContainText(SEED.author.name);
  await expectNothingOver(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/info\/about\/$/);
});
