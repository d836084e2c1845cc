import type { Page } from "@playwright/test";
import { searchTexts as texts } from "../host/src/texts/search.ts";
import { subscriptionsTexts } from "../host/src/texts/subscriptions.ts";
import { takeClock } from "./support/clock.ts";
import { agree, idsTold, told } from "./support/measurement.ts";
import { fillSignIn, SEED } from "./support/people.ts";
import { searchField } from "./support/search.ts";
import { expect, test } from "./support/test.ts";
import { patience } from "../tools/test/patience.mjs";

/** What is measured is sent some seconds later. */
const sent = { timeout: patience(20_000) };
const main = (page: Page) => page.getByRole("main");
const tab = (page: Page, name: string) =>
  main(page).getByRole("navigation", { name: texts.tabs.label }).getByRole("link", { name, exact: true });
const cards = (page: Page) => main(page).getByRole("article");
const header = (page: Page, query: string) => page.getByRole("heading", { level: 1, name: texts.found(query) });

test(
  "a search finds videos, channels and shorts, each with a tab of its own; filters narrow it, pages go both ways, and every choice has its address [SEARCH-LINE-11] [SEARCH-LINE-12]",
  { tag: "@journey" },
  async ({ page, sandbox }) => {
    test.slow();
    await agree(page);
    await page.goto("/");
    await searchField(page).fill("горы");
    await searchField(page).press("Enter");
    await expect(header(page, "горы")).toBeVisible();
    await expect(tab(page, texts.tabs.all)).toHaveAttribute("aria-current", "page");
    await expect(main(page).getByRole("heading", { level: 2, name: texts.blocks.channels })).toBeVisible();
    await expect(main(page).getByRole("heading", { level: 2, name: texts.blocks.videos })).toBeVisible();

    await tab(page, texts.tabs.channels).click();
    await expect(page).toHaveURL(/content_type=channels/);
    await expect(cards(page).getByRole("link", { name: "Горы и люди", exact: true })).toBeVisible();
    await tab(page, texts.tabs.shorts).click();
    await expect(page).toHaveURL(/content_type=shorts/);
    await expect(cards(page).or(main(page).getByText(texts.nothing.title)).first()).toBeVisible();

    await tab(page, texts.tabs.all).click();
    await expect(tab(page, texts.tabs.all)).toHaveAttribute("aria-current", "page");

    await tab(page, texts.tabs.video).click();
    await expect(cards(page).first()).toBeVisible();
    const first = await cards(page).getByRole("heading").allInnerTexts();
    await main(page)
      .getByRole("link", { name: /^Дальше/ })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => cards(page).getByRole("heading").first().innerText()).not.toBe(first[0]);
    await main(page)
      .getByRole("link", { name: /^Назад/ })
      .click();
    await expect.poll(() => cards(page).getByRole("heading").first().innerText()).toBe(first[0]);

    await main(page).getByText(texts.filters.title, { exact: true }).click();
    await main(page).getByRole("link", { name: texts.filters.duration.short, exact: true }).click();
    await expect(page).toHaveURL(/duration=short/);
    await main(page).getByRole("link", { name: texts.filters.sort_by.date_added_desc, exact: true }).click();
    await expect(page).toHaveURL(/duration=short&sort_by=date_added_desc/);
    await expect(main(page).getByRole("link", { name: texts.filters.duration.short, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(cards(page).first()).toBeVisible();
    await page.reload();
    await expect(cards(page).first()).toBeVisible();
    await main(page).getByRole("link", { name: texts.filters.reset }).click();
    await expect(page).not.toHaveURL(/duration/);
    await page.goBack();
    await expect(page).toHaveURL(/duration=short/);

    await expect
      .poll(() => idsTold(page, sandbox), sent)
      .toEqual(
        expect.arrayContaining([
          "search.text",
          "search.tab.channels",
          "search.tab.shorts",
          "search.tab.video",
          "search.tab.all",
          "search.filters",
          "search.results",
        ]),
      );
  },
);

test(
  "what was typed in the other layout is corrected, and the correction can be taken back; nothing found offers something to watch [SEARCH-LINE-13] [SEARCH-LINE-14]",
  { tag: "@journey" },
  async ({ page, sandbox }) => {
    test.slow();
    await agree(page);
    await page.goto("/search/?query=ujhs");
    await expect(main(page).getByText(texts.corrected.shown("горы"))).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await main(page)
      .getByRole("link", { name: texts.corrected.asTyped("ujhs") })
      .click();
    await expect(page).toHaveURL(/autocorrect=0/);
    await expect(main(page).getByRole("heading", { name: texts.nothing.title })).toBeVisible();
    await expect(main(page).getByRole("heading", { name: texts.nothing.instead })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await expect
      .poll(() => idsTold(page, sandbox), sent)
      .toEqual(expect.arrayContaining(["search.autocorrectReset", "search.nothingFound"]));
  },
);

test("a query of one letter is not looked for, an odd one does no harm, and none says what to do [SEARCH-STATE-02]", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(v3\/)?search\//.test(request.url())) asked.push(request.url());
  });
  await page.goto("/search/?query=%20%D0%B3%20");
  await expect(page.getByRole("heading", { level: 1, name: texts.tooShort.title })).toBeVisible();
  await page.goto("/search/");
  await expect(page.getByRole("heading", { level: 1, name: texts.begin.title })).toBeVisible();
  expect(asked).toEqual([]);
  for (const odd of ["' OR 1=1 --", "<b>горы</b>", "שלום עולם", "😀😀"]) {
    await page.goto(`/search/?${new URLSearchParams({ query: odd })}`);
    await expect(header(page, odd.slice(0, 200))).toBeVisible();
    await expect(cards(page).or(main(page).getByText(texts.nothing.title)).first()).toBeVisible();
  }
  await searchField(page).fill("я".repeat(10_000));
  await searchField(page).press("Enter");
  await expect(header(page, "я".repeat(200))).toBeVisible();
  await page.reload();
  await expect(header(page, "я".repeat(200))).toBeVisible();
});

test("shorts come 36 a page [SEARCH-LINE-09]", async ({ page }) => {
  const asked = page.waitForRequest((request) => request.url().includes("/api/search/shorts"));
  await page.goto("/search/?query=утро");
  await tab(page, texts.tabs.shorts).click();
  expect(new URL((await asked).url()).searchParams.get("per_page")).toBe("36");
});

test("a hundred positions at most are told of, counted from 1, with the page that they are on: rule.positions, rule.pageNumber [SEARCH-STATE-05] [ANALYTICS-NUMBERS-01] [ANALYTICS-NUMBERS-03]", async ({
  page,
  sandbox,
}) => {
  test.slow();
  await agree(page);
  // six pages of twenty: the last of them stands beyond the hundredth place
  const lists = async () => (await told(page, sandbox)).filter(({ target }) => target === "search.results");
  for (let at = 1; at <= 6; at++) {
    await page.goto(`/search/?query=за&content_type=video&page=${at}`);
    await expect(cards(page).first()).toBeVisible();
    // also what the group of this visitor sees has come
    await page.waitForLoadState("networkidle");
    // whoever leaves before anything is measured at all has not been seen to see it
    await expect.poll(async () => (await lists()).length, sent).toBe(Math.min(at, 5));
  }
  const counts = (await lists()).map(({ params }) => (params["items"] as readonly unknown[] | undefined)?.length ?? 0);
  expect(counts).toEqual([20, 20, 20, 20, 20]);
  const all = (await lists()).map(({ params }) => params);
  expect(all.flatMap(({ positions }) => positions)).toEqual(Array.from({ length: 100 }, (_, at) => `${at + 1}`));
  expect(all.map((params) => params["page"])).toEqual([1, 2, 3, 4, 5]);
});

test("a guest who follows a channel that was found signs in and follows then [AUTH-TRIGGER-26]", async ({
  page,
  sandbox,
}) => {
  await agree(page);
  await page.goto("/search/?query=горы&content_type=channels");
  const row = cards(page).filter({ hasText: "Горы и люди" }).first();
  await row.getByRole("button", { name: /^Подписаться: / }).click();
  await fillSignIn(page, SEED.banned.email);
  await expect(row.getByRole("button", { name: /^Вы подписаны: / })).toBeVisible();
  await expect(
    page
      .getByRole("region", { name: /Сообщения/ })
      .getByText(subscriptionsTexts.loggedInAndSubscribed, { exact: true }),
  ).toBeVisible();
  await expect.poll(() => idsTold(page, sandbox), sent).toContain("authTrigger.subscribe-search");
  // as it was for the journeys after this one
  await row.getByRole("button", { name: /^Вы подписаны: / }).click();
  await expect(row.getByRole("button", { name: /^Подписаться: / })).toBeVisible();
});

test("group B of the test sees the third version of the search [SEARCH-LINE-10]", async ({
  page,
  context,
  sandbox,
}) => {
  await context.addCookies([{ name: "ab_search_v3", value: "B", url: sandbox.url }]);
  const asked = page.waitForRequest((request) => request.url().includes("/api/v3/search/video/"));
  await page.goto("/search/?query=горы+и+море");
  await asked;
  await expect(cards(page).first()).toBeVisible();
});

const rows = (page: Page) => page.getByRole("grid", { name: texts.line.list }).getByRole("row");
const atCell = (page: Page) => page.locator("[role=gridcell][data-at]");

test("the line shows what was looked for and how the query may go on, half a second after the last letter and from two letters on [SEARCH-LINE-01] [SEARCH-LINE-02] [SEARCH-LINE-05] [SEARCH-LINE-06] [SEARCH-LINE-07] [SHELL-HEADER-03]", async ({
  page,
}) => {
  const clock = await takeClock(page);
  await page.goto("/");
  const asked: { query: string | null; at: number }[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/autocomplete/"))
      asked.push({ query: new URL(request.url()).searchParams.get("query"), at: Date.now() });
  });
  const field = searchField(page);
  await field.focus();
  await expect(page.getByRole("combobox", { name: "Поиск" })).toHaveAttribute("aria-expanded", "false");
  await field.pressSequentially(" г ");
  // longer than the pause: a query that is too short is never asked for
  await clock.runFor(700);
  await clock.answered();
  expect(asked).toEqual([]);
  await field.fill("");
  await field.pressSequentially("гор", { delay: 100 });
  const typed = Date.now();
  await expect(rows(page).first()).toBeVisible();
  expect(asked.map(({ query }) => query)).toEqual(["гор"]);
  expect((asked[0]?.at ?? 0) - typed).toBeGreaterThan(350);
  await expect(page.getByRole("combobox", { name: "Поиск" })).toHaveAttribute("aria-expanded", "true");

  const query = rows(page).locator("a[href^='/search/']").first();
  const text = (await query.innerText()).trim();
  await expect(query).toHaveAttribute("href", `/search/?${new URLSearchParams({ suggest: "1", query: text })}`);
  await query.click();
  await expect(header(page, text)).toBeVisible();

  await searchField(page).fill("города на");
  await rows(page)
    .getByRole("link", { name: "Города на воде" })
    .and(page.locator("a[href='/metainfo/tv/501']"))
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Города на воде" })).toBeVisible();
});

test(
  "by keys: down to a suggestion and to its page, Escape puts the list away and not what was typed; the history is forgotten entry by entry and stays forgotten [SEARCH-LINE-04] [SEARCH-LINE-08]",
  { tag: "@journey" },
  async ({ page, arriveAt }) => {
    await arriveAt("/info/about/", SEED.viewer.email);
    const field = searchField(page);
    for (const query of ["горы", "море"]) {
      await field.fill(query);
      await field.press("Enter");
      await expect(header(page, query)).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
    }
    await page.goto("/info/about/");
    await field.focus();
    await expect(rows(page).first()).toContainText("море");
    await expect(rows(page).nth(1)).toContainText("горы");
    await expect(rows(page).nth(1).getByRole("link")).toHaveAttribute(
      "href",
      `/search/?${new URLSearchParams({ query: "горы" })}`,
    );
    await page.keyboard.press("ArrowDown");
    await expect(atCell(page)).toContainText("море");
    await page.keyboard.press("ArrowRight");
    await expect(atCell(page).getByRole("button", { name: texts.line.remove("море") })).toBeVisible();
    const removed = page.waitForRequest((request) => request.method() === "DELETE");
    await page.keyboard.press("Enter");
    expect(new URL((await removed).url()).pathname).toMatch(/\/api\/v2\/search\/history\/[0-9a-f]{32}$/);
    await expect(rows(page).first()).toContainText("горы");
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("grid")).toHaveCount(0);
    await expect(field).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(atCell(page)).toContainText("горы");
    await page.keyboard.press("Enter");
    await expect(header(page, "горы")).toBeVisible();

    await page.goto("/info/about/");
    await field.focus();
    await expect(rows(page).first()).toContainText("горы");
    await expect(page.getByRole("grid").getByText("море", { exact: true })).toHaveCount(0);
  },
);

test("a tablet has five entries of the history at most [SEARCH-LINE-03]", async ({ page, arriveAt }) => {
  await arriveAt("/info/about/", SEED.banned.email);
  await page.evaluate(async () => {
    for (const query of ["горы", "море", "лес", "река", "снег", "город", "поезд"])
      await fetch(`/backend/api/search/video/?${new URLSearchParams({ query })}`);
  });
  for (const [width, most] of [
    [1400, 7],
    [900, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/info/about/");
    await searchField(page).focus();
    await expect(rows(page).first()).toBeVisible();
    expect(await rows(page).count()).toBe(most);
  }
});

test("whoever is signed out meanwhile signs in before an entry of the history is deleted, and it is deleted then, once [AUTH-GUEST-18]", async ({
  page,
  arriveAt,
}) => {
  test.slow();
  await arriveAt("/info/about/", SEED.author.email);
  await page.evaluate(async () => {
    for (const query of ["ветер", "озеро"]) await fetch(`/backend/api/search/video/?${new URLSearchParams({ query })}`);
  });
  await page.goto("/info/about/");
  await searchField(page).focus();
  const remove = page.getByRole("button", { name: texts.line.remove("озеро") });
  await expect(remove).toBeVisible();
  const deleted: number[] = [];
  page.on("response", (response) => {
    if (response.request().method() === "DELETE") deleted.push(response.status());
  });
  // the session is over, as on another device that logged out everywhere: this call is the first to find out
  let isOver = false;
  await page.route("**/backend/**", async (route) => {
    if (isOver || route.request().method() !== "DELETE") return route.fallback();
    isOver = true;
    await page.context().clearCookies();
    await route.continue();
  });
  await remove.click();
  const popup = page.getByRole("dialog", { name: "Вход и регистрация" });
  await expect(popup.locator("iframe")).toHaveAttribute("src", /userAction=history/);
  expect(deleted.filter((status) => status < 300)).toEqual([]);
  await fillSignIn(page, SEED.author.email);
  await expect(popup).toHaveCount(0);
  await expect.poll(() => deleted.filter((status) => status < 300)).toHaveLength(1);
  await page.goto("/info/about/");
  await searchField(page).focus();
  await expect(rows(page).first()).toContainText("ветер");
  await expect(page.getByRole("grid").getByText("озеро", { exact: true })).toHaveCount(0);
});

test("a search is pending until its results are here, and idle then; what was found before stands until it is [SEARCH-STATE-01]", async ({
  page,
}) => {
  test.slow();
  let go = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => (go = resolve));
  await page.goto("/search/?query=%D0%B3%D0%BE%D1%80%D1%8B&content_type=video");
  await expect(cards(page).first()).toBeVisible();
  const pending = main(page).locator("[aria-busy=true]");
  await expect(pending).toHaveCount(0);
  await page.route(/\/backend\/api\/search\/video\/.*page=2/, async (route) => {
    await isHeld;
    await route.continue();
  });
  const first = await cards(page).getByRole("heading").first().innerText();
  await main(page)
    .getByRole("link", { name: /^Дальше/ })
    .click();
  await expect(pending).toHaveCount(1);
  await expect(cards(page).getByRole("heading").first()).toHaveText(first);
  go();
  await expect(pending).toHaveCount(0);
  await expect(cards(page).getByRole("heading").first()).not.toHaveText(first);
});
