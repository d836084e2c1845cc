import type { Page } from "@playwright/test";
import { chatTexts } from "../host/src/texts/chat.ts";
import { tvTexts } from "../host/src/texts/tv.ts";
import { agree, eventsOf, sent } from "./support/measurement.ts";
import { expectToPlay, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const main = (page: Page) => page.getByRole("main");
const field = (page: Page) => main(page).getByRole("textbox", { name: chatTexts.label });
const log = (page: Page) => main(page).getByRole("log", { name: chatTexts.log });
const programme = (page: Page) => main(page).getByRole("list", { name: /: программа на/ });
const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);
/** Names of where the keys are in the guide. */
const focusedRow = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest("[role=row]")?.querySelector("[role=rowheader]")?.textContent ?? "",
  );

test(
  "by keys: from the guide to a programme on the air, its page and a talk with somebody in another " +
    "browser; yesterday's programme plays from its recording [TV-GUIDE-02] [ANALYTICS-RECORD-08]",
  { tag: "@journey" },
  async ({ page, sandbox, browser, arriveAt }) => {
    test.slow();
    await agree(page);
    await arriveAt("/tvprogram", SEED.viewer.email);
    const grid = main(page).getByRole("grid", { name: /^Программа на/ });
    // one stop for Tab, on what is on
    await main(page).getByRole("button", { name: tvTexts.grid.toNow }).focus();
    await page.keyboard.press("Tab");
    await expect(grid.locator(":focus")).toHaveCount(1);
    const first = await focusedRow(page);
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => focusedRow(page)).not.toBe(first);
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("ArrowRight");
    const current = grid.getByRole("row").nth(1).locator("[aria-current=time]").getByRole("link");
    await current.focus();
    const href = (await current.getAttribute("href")) ?? "";
    expect(href).toMatch(/^\/live\/video\/[0-9a-f]{32}\/$/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL((url) => url.pathname === href);
    await expect(programme(page).getByText(tvTexts.grid.now)).toBeVisible();
    await expect
      .poll(async () => (await eventsOf(page, sandbox)).find(({ target }) => target === "tvProgramme")?.record, sent)
      .toMatchObject({ event_element_location: "tv-guide", event_element_link: expect.stringContaining(href) });

    // the other one is somebody else, in another browser
    const others = await browser.newContext({ baseURL: sandbox.url });
    const other = await others.newPage();
    await other.goto(href);
    const openChat = (who: Page) => main(who).getByRole("tab", { name: chatTexts.title }).click();
    await openChat(other);
    await main(page).getByRole("tab", { name: tvTexts.panel.programme }).focus();
    await page.keyboard.press("ArrowRight");
    await field(page).focus();
    const hello = `Всем привет, ${Date.now()}`;
    await page.keyboard.type(hello);
    await page.keyboard.press("Enter");
    await expect(field(page)).toHaveValue("");
    await expect(field(page)).toBeFocused();
    await expect(log(page).getByText(hello)).toBeVisible();
    await expect(log(other).getByText(hello)).toBeVisible({ timeout: maxWait(15_000) });
    await others.close();

    // yesterday
    await main(page).getByRole("tab", { name: tvTexts.panel.programme }).click();
    const ofDay = page.waitForRequest((request) => queryOf(request.url())["programDate"] !== undefined);
    await main(page).getByRole("button", { name: tvTexts.panel.dayBefore }).click();
    const address = (await ofDay).url();
    expect(new URL(address).pathname).toMatch(/\/tvprogram\/[0-9a-f]{32}\/$/);
    expect(queryOf(address)["programDate"]).toMatch(isoDay);
    await programme(page)
      .getByRole("link", { name: /смотреть запись$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/programme=/);
    await expect(programme(page).getByText(tvTexts.grid.playing)).toBeVisible();
    await expectToPlay(page);
    await expect
      .poll(
        async () => (await eventsOf(page, sandbox)).findLast(({ target }) => target === "tvProgramme")?.record,
        sent,
      )
      .toMatchObject({ event_element_location: "live", content_type: "live" });
    await main(page).getByRole("link", { name: tvTexts.panel.toLive }).click();
    await expect(page).not.toHaveURL(/programme=/);
  },
);

test.describe("by touch at 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a channel is a list; what is to come can be noted, what is on is watched and talked about", async ({
    page,
    arriveAt,
  }) => {
    test.slow();
    await arriveAt("/tvprogram", SEED.viewer.email);
    await expect(main(page).getByRole("grid")).toHaveCount(0);
    const channel = main(page).getByRole("region").first();
    const day = channel.getByRole("list");
    await channel.getByRole("button", { name: tvTexts.wholeDay }).tap();
    expect(await day.getByRole("listitem").count()).toBeGreaterThan(5);
    const bell = day.getByRole("button", { name: /^Напомнить: / }).last();
    await bell.tap();
    await expect(bell).toHaveAttribute("aria-pressed", "true");
    await bell.tap();
    await expect(bell).toHaveAttribute("aria-pressed", "false");
    await day.locator("[aria-current=time]").getByRole("link").tap();
    await expect(page).toHaveURL(/\/live\/video\//);
    await main(page).getByRole("tab", { name: chatTexts.title }).tap();
    const words = `С телефона, ${Date.now()}`;
    await field(page).fill(words);
    await main(page).getByRole("button", { name: chatTexts.send }).tap();
    await expect(log(page).getByText(words)).toBeVisible();
    // nothing sticks out to the side
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
