import { takeClock } from "./support/clock.ts";
import { drawn } from "./support/drawn.ts";
import { agree, eventIdsOf, eventsOf, sent } from "./support/measurement.ts";
import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const banner = (page: Page) => page.getByRole("banner");
const toggleTheme = (page: Page) => banner(page).getByRole("button", { name: /тема/i }).click();
test.beforeEach(({ page }) => agree(page));

test.describe("what the shell measures", () => {
  test(
    "page views: the first page, each change, and Back; an address that leads on is no page",
    { tag: "@journey" },
    async ({ page, sandbox }) => {
      await page.goto("/feeds/kino/");
      await expect.poll(() => eventIdsOf(page, sandbox), sent).toContain("hit /feeds/kino/");
      await banner(page).getByRole("link").first().click();
      await expect(page).toHaveURL(/localhost:\d+\/$/);
      await page.goBack();
      await expect(page).toHaveURL(/kino/);
      await expect
        .poll(async () => (await eventIdsOf(page, sandbox)).filter((id) => id.startsWith("hit")), sent)
        .toHaveLength(3);
      await page.goto(`/video/${SEED.tvId}/`);
      await expect
        .poll(async () => (await eventIdsOf(page, sandbox)).filter((id) => id.startsWith("hit")), sent)
        .toEqual(["hit /feeds/kino/", "hit /", "hit /feeds/kino/", `hit /live/video/${SEED.tvId}/`]);
      const hits = (await eventsOf(page, sandbox)).filter(({ operation }) => operation === "hit");
      expect(hits.map(({ record }) => record["screen_name"])).toEqual(["feed", "home", "feed", "liveVideo"]);
      expect(hits.map(({ record }) => new URL(record["page_url"] ?? "").pathname)).toEqual([
        "/feeds/kino/",
        "/",
        "/feeds/kino/",
        `/live/video/${SEED.tvId}/`,
      ]);
    },
  );
});

test.describe("what a feed measures", () => {
  test("a card is told of once half of it has stood in sight for half a second: neither what shows less nor what flies past is [CARD-RENDER-12]", async ({
    page,
    sandbox,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 900 });
    const clock = await takeClock(page);
    await page.goto("/");
    const shelf = page.getByRole("region", { name: "Рекомендуем вам" });
    await expect.poll(() => shelf.getByRole("article").count()).toBeGreaterThanOrEqual(10);
    await shelf.scrollIntoViewIfNeeded();
    /** Moves the row until this share of the card shows at its right end; null: back to its beginning. */
    const show = (index: number | null, share = 1) =>
      shelf.getByRole("article").evaluateAll(
        (cards, [at, part]) => {
          let row = cards[0] as HTMLElement;
          while (row.parentElement && !/auto|scroll/.test(getComputedStyle(row).overflowX)) row = row.parentElement;
          row.style.scrollSnapType = "none";
          row.style.scrollBehavior = "auto";
          if (at === null) {
            row.scrollLeft = 0;
            return "";
          }
          const card = cards[at] as HTMLElement;
          const { left, width } = card.getBoundingClientRect();
          row.scrollLeft += left + width * part - row.getBoundingClientRect().right;
          return card.querySelector("[data-card-link]")?.getAttribute("href") ?? "";
        },
        [index, share] as const,
      );
    /** A card that has come into sight stays there for so long. */
    const look = async (ms: number) => {
      await drawn(page);
      await clock.runFor(ms);
    };
    const aLook = () => look(1500);
    await expect.poll(() => eventIdsOf(page, sandbox), sent).toContain("card.visibility");
    // From here on time goes by these looks alone: a busy machine makes none of them longer.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await aLook();
    const flown = await show(9);
    await look(150);
    await show(null);
    await aLook();
    const most = await show(5, 0.65);
    await aLook();
    const little = await show(6, 0.35);
    await aLook();
    await page.clock.resume();
    await toggleTheme(page);
    await expect.poll(() => eventIdsOf(page, sandbox), sent).toContain("theme.dark");
    const seen = (await eventsOf(page, sandbox))
      .filter(({ target }) => target === "card.visibility")
      .flatMap(({ params }) => params["items"] as string[]);
    const isReported = (href: string) => seen.some((id) => href.includes(id));
    expect([most, little, flown].map(isReported)).toEqual([true, false, false]);
  });
});
