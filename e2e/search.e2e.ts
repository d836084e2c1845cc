import type { Page } from "@playwright/test";
import { searchTexts as texts } from "../host/src/texts/search.ts";
import { openAlive } from "./support/arriving.ts";
import { agree, eventIdsOf, sent } from "./support/measurement.ts";
import { expectToPlay, SEED } from "./support/people.ts";
import { rounds } from "./support/press.ts";
import { searchField } from "./support/search.ts";
import { expect, test } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");
const tab = (page: Page, name: string) =>
  main(page).getByRole("navigation", { name: texts.tabs.label }).getByRole("link", { name, exact: true });
const cards = (page: Page) => main(page).getByRole("article");
const header = (page: Page, query: string) => page.getByRole("heading", { level: 1, name: texts.found(query) });

test(
  "a search finds videos, channels and shorts, each with a tab of its own; filters narrow it, pages go " +
    "both ways, and every choice has its address [SEARCH-LINE-11] [SEARCH-LINE-12]",
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
      .poll(() => eventIdsOf(page, sandbox), sent)
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
  "what was typed in the other layout is corrected, and the correction can be taken back; nothing found " +
    "offers something to watch [SEARCH-LINE-13] [SEARCH-LINE-14]",
  { tag: "@journey" },
  async ({ page, sandbox }) => {
    test.slow();
    await agree(page);
    await openAlive(page, "/search/?query=ujhs");
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
      .poll(() => eventIdsOf(page, sandbox), sent)
      .toEqual(expect.arrayContaining(["search.autocorrectReset", "search.nothingFound"]));
  },
);

const rows = (page: Page) => page.getByRole("grid", { name: texts.line.list }).getByRole("row");
const atCell = (page: Page) => page.locator("[role=gridcell][data-at]");

test(
  "by keys: down to a suggestion and to its page, Escape puts the list away and not what was typed; the " +
    "history is forgotten entry by entry and stays forgotten [SEARCH-LINE-04] [SEARCH-LINE-08]",
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

const byATouch = rounds[1];

test.describe(byATouch.how, () => {
  test.use(byATouch.use);

  test("another form of a word finds what was meant; a result far down is watched, and Back comes to its card", async ({
    page,
  }) => {
    await page.goto("/");
    const field = searchField(page);
    if (!(await field.isVisible()))
      await byATouch.press(page.getByRole("banner").getByRole("button", { name: "Открыть поиск" }));
    else await field.focus();
    await page.keyboard.type("горами");
    await byATouch.press(field.locator("xpath=ancestor::form").getByRole("button", { name: "Найти", exact: true }));
    await expect(header(page, "горами")).toBeFocused();
    await tab(page, texts.tabs.video).click();
    const result = cards(page).filter({ hasText: /гор/i }).nth(8).getByRole("link").first();
    await result.scrollIntoViewIfNeeded();
    const [address, before] = [await result.getAttribute("href"), await result.boundingBox()];
    await byATouch.press(result);
    await expect(page).toHaveURL((url) => url.pathname === address);
    await expectToPlay(page);
    await page.goBack();
    const again = main(page).locator(`a[href="${address}"]:focus`);
    await expect(again).toBeVisible();
    await expect.poll(async () => (await again.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    await expect(header(page, "горами")).toBeAttached();
  });
});
