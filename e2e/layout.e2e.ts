import type { Page } from "@playwright/test";
import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { patience } from "../tools/test/patience.mjs";

/** The documented devices: phone, phone on its side, tablet, desktop, wide desktop, television. */
const screens = [
  [360, 800],
  [740, 360],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
  [3840, 2160],
] as const;
const gutterOf = (width: number): number => (width < 768 ? 16 : width < 1024 ? 24 : 32);

const pages = {
  home: "/",
  feed: "/feeds/kino/",
  catalogue: "/feeds/catalog/",
  watch: `/video/${SEED.demoVideoId}/`,
  "a long title": `/video/${SEED.longTitleId}/`,
  "no page": "/takogo/net/",
} as const;

/** Opens a page and scrolls through it, so that what comes with nearness is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("main h1").first().waitFor({ state: "attached" });
  await page.locator("main article, main [data-code]").first().waitFor();
  for (let screen = 0; screen < 3; screen++) {
    await page.evaluate(() => scrollBy(0, innerHeight));
    await page.waitForTimeout(150);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

const edges = (page: Page, selector: string): Promise<{ left: number; right: number }[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left: Math.round(left), right: Math.round(document.documentElement.clientWidth - right) };
      }),
  );

/** In the page: what of its words is cut, begins a line with a dot, or is said twice. */
function cutWords(): string[] {
  const found: string[] = [];
  // A dot is between two facts of one line: one that begins a line is clipped away, none ends a line.
  for (const dot of document.querySelectorAll<HTMLElement>("main span[aria-hidden]")) {
    if (dot.textContent !== " · " || !dot.checkVisibility()) continue;
    const fact = dot.parentElement as HTMLElement;
    const line = fact.parentElement as HTMLElement;
    // the line is cut off 0.75em from its beginning, where the words of a line begin
    const edge = line.getBoundingClientRect().left + 0.75 * Number.parseFloat(getComputedStyle(line).fontSize);
    const { left, right, top } = dot.getBoundingClientRect();
    // beside what is seen stands what is heard instead, one pixel wide
    const before = [...line.children]
      .slice(0, [...line.children].indexOf(fact))
      .findLast(({ clientWidth }) => clientWidth > 1)
      ?.getBoundingClientRect();
    const isSeen = right > edge + 1;
    if (isSeen && (before === undefined || before.bottom <= top))
      found.push(`a dot begins «${dot.parentElement?.textContent}»`);
    if (isSeen && left < edge - 1) found.push(`half a dot before «${dot.parentElement?.textContent}»`);
  }
  // Views and dates are whole.
  for (const fact of document.querySelectorAll<HTMLElement>("main [data-facts] span")) {
    if (!fact.checkVisibility() || fact.children.length > 1) continue;
    const line = fact.closest("p")?.getBoundingClientRect();
    const { right } = fact.getBoundingClientRect();
    if (line && right > line.right + 1) found.push(`«${fact.textContent}» is cut`);
  }
  // A heading of a page takes three lines at most until it is opened, and says what no heading below it repeats.
  const lines = (heading: Element) =>
    heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight);
  const shown = (heading: Element) => heading.checkVisibility() && heading.getBoundingClientRect().width > 1;
  for (const heading of document.querySelectorAll("main h1, main h2, main h3"))
    if (shown(heading) && lines(heading) > 3.1)
      found.push(`${heading.tagName} of ${Math.round(lines(heading))} lines: ${heading.textContent}`);
  const first = document.querySelector("main h1");
  if (first && shown(first))
    for (const heading of document.querySelectorAll("main h2"))
      if (heading.textContent?.trim() === first.textContent?.trim()) found.push(`«${heading.textContent}» twice`);
  return found;
}

for (const [width, height] of screens)
  test.describe(`on a screen of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test("header, shelves and the watch page begin and end on one gutter", async ({ page }) => {
      const gutter = gutterOf(width);
      // the left menu stands before the page, and is narrow beside a video
      const startOf = async () => gutter + Math.round((await page.locator("main").boundingBox())?.x ?? 0);
      await open(page, pages.home);
      let start = await startOf();
      expect((await edges(page, "header svg")).at(0)?.left, "the menu's sign").toBe(gutter);
      // the last of the header is a button of its own ground on wide screens, a sign on a phone
      expect(
        (await edges(page, width < 768 ? "header [data-end] svg" : "header [data-end] button")).at(-1)?.right,
        "the end of the header",
      ).toBe(gutter);
      for (const { left } of await edges(page, "main [data-shelf-head] h2"))
        expect(left, "titles of shelves").toBe(start);
      for (const { right } of await edges(page, "main [data-shelf-head]"))
        expect(right, "heads of shelves").toBe(gutter);
      for (const { right } of await edges(page, "main [data-shelf-head] > :last-child:not(h2)"))
        expect(right, "what ends the head of a shelf").toBe(gutter);
      for (const { left } of await edges(page, "main [data-shelf-cards] > li:first-child [data-card]"))
        expect(left, "first cards").toBe(start);

      await open(page, pages.feed);
      const cards = await edges(page, "main ul[data-shelf-cards] > li [data-card]");
      expect(Math.min(...cards.map(({ left }) => left)), "the first column of a grid").toBe(start);
      expect(Math.min(...cards.map(({ right }) => right)), "the last column of a grid").toBe(gutter);

      await open(page, pages.watch);
      start = await startOf();
      await page.locator("main h1").waitFor();
      expect((await edges(page, "main h1")).at(0)?.left, "the title of the video").toBe(start);
      if (width >= 1024) {
        // out of sight it plays on in a corner, and comes back to its place when that is seen again
        await expect
          .poll(async () => (await edges(page, "main video")).at(0)?.left, { message: "the video" })
          .toBe(start);
        expect((await edges(page, "main aside")).at(0)?.right, "the column beside it").toBe(gutter);
        const video = await page.locator("main video").boundingBox();
        expect((video?.y ?? 0) + (video?.height ?? 0), "the whole video with its bar is in sight").toBeLessThanOrEqual(
          height,
        );
      }
    });

    test("a row with more to come reaches the edge, and no button stands in the middle of nothing", async ({
      page,
    }) => {
      await open(page, pages.home);
      await page.locator("[data-shelf]").nth(4).waitFor();
      // what is near fills itself
      await expect(async () => {
        const short = await page.locator("[data-shelf] ul[data-shelf-cards]").evaluateAll(
          (lists) =>
            lists.slice(0, 5).filter((list) => {
              const box = list.parentElement as HTMLElement;
              return list.querySelector("[data-load-more]") !== null && box.scrollWidth <= box.clientWidth;
            }).length,
        );
        expect(short).toBe(0);
      }).toPass({ timeout: patience(15_000) });
    });

    test("a grid with more to come ends with a whole row", async ({ page }) => {
      await open(page, pages.feed);
      await page.locator("[data-load-more]").last().waitFor();
      const perRow = await page
        .locator("ul[data-shelf-cards]")
        .last()
        .evaluate((list) => {
          const rows = new Map<number, number>();
          for (const { offsetTop } of list.children as HTMLCollectionOf<HTMLElement>)
            rows.set(offsetTop, (rows.get(offsetTop) ?? 0) + 1);
          return [...rows.values()];
        });
      expect(new Set(perRow).size, `cards per row: ${perRow.join(" ")}`).toBe(1);
    });

    test("no words are cut, alone or beside the screen", async ({ page }) => {
      test.slow();
      for (const [name, path] of Object.entries(pages))
        await test.step(name, async () => {
          await open(page, path);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
            `${name} scrolls sideways`,
          ).toBe(0);
          expect(await page.evaluate(cutWords), name).toEqual([]);
        });
    });
  });

test("the age stands in the line of views and date, and a folded title opens with the description", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(pages["a long title"]);
  const title = page.getByRole("heading", { level: 1 });
  await title.waitFor();
  const folded = (await title.boundingBox())?.height ?? 0;
  await page.getByRole("button", { name: "Показать полностью" }).click();
  expect((await title.boundingBox())?.height ?? 0).toBeGreaterThan(folded);
  await page.goto(pages.watch);
  const words = page.getByText(/просмотров$/).first();
  const views = await words.boundingBox();
  const age = await words.locator("xpath=ancestor::*[contains(., '0+')][1]").getByText("0+").first().boundingBox();
  expect(Math.abs((views?.y ?? 0) + (views?.height ?? 0) / 2 - (age?.y ?? 0) - (age?.height ?? 0) / 2)).toBeLessThan(6);
});

for (const theme of ["light", "dark"] as const)
  test(`the description is a block of its own on the page, lighter in the dark: ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(pages.watch);
    await page
      .getByText(/просмотров$/)
      .first()
      .waitFor();
    const lightness = await page
      .getByText(/просмотров$/)
      .first()
      .evaluate((element) => {
        const of = (colour: string) => {
          const canvas = document.createElement("canvas").getContext("2d");
          if (canvas === null) return Number.NaN;
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          return canvas.getImageData(0, 0, 1, 1).data[0] ?? Number.NaN;
        };
        let block: Element | null = element;
        while (block !== null && getComputedStyle(block).backgroundColor === "rgba(0, 0, 0, 0)")
          block = block.parentElement;
        return {
          block: of(getComputedStyle(block ?? element).backgroundColor),
          page: of(getComputedStyle(document.documentElement).backgroundColor),
        };
      });
    if (theme === "dark") expect(lightness.block).toBeGreaterThan(lightness.page + 5);
    else expect(lightness.block).toBeLessThan(lightness.page - 2);
  });
