import { takeClock } from "./support/clock.ts";
import { drawn } from "./support/drawn.ts";
import { agree, idsTold, told } from "./support/measurement.ts";
import { SEED } from "./support/people.ts";
import { searchField } from "./support/search.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";
import { patience } from "../tools/test/patience.mjs";

/** What nobody waits for is loaded about a second after the page, and sent two seconds later. */
const sent = { timeout: patience(20_000) };

const banner = (page: Page) => page.getByRole("banner");
const toggleTheme = (page: Page) => banner(page).getByRole("button", { name: /тема/i }).click();
test.beforeEach(({ page }) => agree(page));

test.describe("what the shell measures", () => {
  // theme.dark, theme.light, navigation.section, search.text, notifications.bell [ANALYTICS-RECORD-02]
  test("the theme, the menu, the search and the bell with its count [ANALYTICS-RECORD-02]", async ({
    page,
    sandbox,
  }) => {
    await page.goto("/");
    await toggleTheme(page);
    await toggleTheme(page);
    await banner(page).getByRole("button", { name: "Меню", exact: true }).click();
    await page.getByRole("dialog", { name: "Меню" }).getByRole("link", { name: "В эфире" }).first().click();
    await searchField(page).fill("горы");
    await searchField(page).press("Enter");
    await expect(page).toHaveURL(/search/);
    await banner(page)
      .getByRole("button", { name: /Уведомления/ })
      .click();
    await expect
      .poll(() => idsTold(page, sandbox), sent)
      .toEqual(
        expect.arrayContaining([
          "theme.dark",
          "theme.light",
          "navigation.section",
          "search.text",
          "hit /search/",
          "notifications.bell",
        ]),
      );
    const all = await told(page, sandbox);
    const one = (id: string) => all.find(({ target }) => target === id);
    expect(one("navigation.section")).toMatchObject({
      operation: "reachGoal",
      record: {
        event_name: "navigation-section",
        event_element_location: "left-menu",
        event_element_link: expect.stringMatching(/^http:\/\/kadr\.localhost:\d+\/\w/),
        screen_name: "home",
      },
      params: { section: expect.stringMatching(/^\w+$/) },
    });
    expect(one("theme.dark")?.record).toMatchObject({ event_name: "theme-dark", event_element_location: "header" });
    expect(one("notifications.bell")).toMatchObject({ operation: "reachGoal", params: { count: "0" } });
    expect(JSON.stringify(all)).not.toContain("горы");
  });

  test(
    "page views: the first page, each change, and Back; an address that leads on is no page",
    { tag: "@journey" },
    async ({ page, sandbox }) => {
      await page.goto("/feeds/kino/");
      await expect.poll(() => idsTold(page, sandbox), sent).toContain("hit /feeds/kino/");
      await banner(page).getByRole("link").first().click();
      await expect(page).toHaveURL(/localhost:\d+\/$/);
      await page.goBack();
      await expect(page).toHaveURL(/kino/);
      await expect
        .poll(async () => (await idsTold(page, sandbox)).filter((id) => id.startsWith("hit")), sent)
        .toHaveLength(3);
      await page.goto(`/video/${SEED.tvId}/`);
      await expect
        .poll(async () => (await idsTold(page, sandbox)).filter((id) => id.startsWith("hit")), sent)
        .toEqual(["hit /feeds/kino/", "hit /", "hit /feeds/kino/", `hit /live/video/${SEED.tvId}/`]);
      const hits = (await told(page, sandbox)).filter(({ operation }) => operation === "hit");
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
    /** What has come into sight stays there for so long. */
    const look = async (ms: number) => {
      await drawn(page);
      await clock.runFor(ms);
    };
    const aLook = () => look(1500);
    await expect.poll(() => idsTold(page, sandbox), sent).toContain("card.visibility");
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
    await expect.poll(() => idsTold(page, sandbox), sent).toContain("theme.dark");
    const seen = (await told(page, sandbox))
      .filter(({ target }) => target === "card.visibility")
      .flatMap(({ params }) => params["items"] as string[]);
    const isTold = (href: string) => seen.some((id) => href.includes(id));
    expect([most, little, flown].map(isTold)).toEqual([true, false, false]);
  });
});

test.describe("what sign-in measures", () => {
  // auth.loginPopup, authStep.login, authStep.registration, authStep.forgot-password, authStep.confirm-forgot-password, of signing in
  test("its popup, each step of the dialog that there is", async ({ page, sandbox }) => {
    test.slow();
    await page.goto("/");
    await banner(page).getByRole("button", { name: "Вход и регистрация" }).click();
    const frame = page.frameLocator("iframe");
    await frame.getByRole("link", { name: "Создать аккаунт" }).click();
    await frame.getByRole("link", { name: "Войти с паролем" }).click();
    await frame.getByRole("link", { name: "Не помню пароль" }).click();
    const send = frame.getByRole("button", { name: "Получить код" });
    // the form before this one has a field of the same name
    await expect(send).toBeVisible();
    await frame.getByRole("textbox", { name: "Электронная почта" }).fill(SEED.banned.email);
    await send.click();
    await expect(frame.getByRole("textbox", { name: /од/ }).first()).toBeVisible();
    await expect
      .poll(() => idsTold(page, sandbox), sent)
      .toEqual(
        expect.arrayContaining([
          "auth.loginPopup",
          "authStep.login",
          "authStep.registration",
          "authStep.forgot-password",
          "authStep.confirm-forgot-password",
        ]),
      );
    const all = await told(page, sandbox);
    expect(all.find(({ target }) => target === "authStep.login")).toMatchObject({
      operation: "event",
      record: { event_context: "header", event_element_location: "auth-popup" },
    });
  });
});
