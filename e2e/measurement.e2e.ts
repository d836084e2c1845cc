import { takeClock } from "./support/clock.ts";
import { drawn } from "./support/drawn.ts";
import { agree, idsTold, told, visitorOf } from "./support/measurement.ts";
import { expectToPlay, SEED, signIn } from "./support/people.ts";
import { searchField } from "./support/search.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";
import { patience } from "../tools/test/patience.mjs";

/** The fields of an event record, as the catalogue names them (C §10.4). */
const recordFields = [
  "record.session_id",
  "record.user_id",
  "record.user_auth",
  "record.sso_source",
  "record.sso_id",
  "record.uuid",
  "record.touch_point",
  "record.device_type",
  "record.screen_name",
  "record.page_url",
  "record.event_timestamp",
  "record.event_name",
  "record.event_context",
  "record.event_element_location",
  "record.event_element_link",
  "record.channel_id",
  "record.content_category_id",
  "record.content_subcategory_id",
  "record.content_id",
  "record.content_type",
  "record.player_view_id",
  "record.cid",
];

/** What nobody waits for is loaded about a second after the page, and sent two seconds later. */
const sent = { timeout: patience(20_000) };

const banner = (page: Page) => page.getByRole("banner");
const toggleTheme = (page: Page) => banner(page).getByRole("button", { name: /тема/i }).click();
test.beforeEach(({ page }) => agree(page));

test.describe("what the shell measures", () => {
  test("the theme, the menu and the search: theme.dark, theme.light, navigation.section, search.text [ANALYTICS-RECORD-02]", async ({
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
    await expect
      .poll(() => idsTold(page, sandbox), sent)
      .toEqual(
        expect.arrayContaining(["theme.dark", "theme.light", "navigation.section", "search.text", "hit /search/"]),
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

  test("the record of each event has every field, and says na for what is missing: rule.missing, rule.eventName, rule.pwa [ANALYTICS-RECORD-01, ANALYTICS-RECORD-03, ANALYTICS-RECORD-05]", async ({
    page,
    sandbox,
    browser,
  }) => {
    await page.goto("/?utm_source=letter&token=abc");
    await signIn(page);
    await page.reload();
    await toggleTheme(page);
    await expect.poll(() => idsTold(page, sandbox), sent).toContain("theme.dark");
    const theme = (await told(page, sandbox)).find(({ target }) => target === "theme.dark");
    expect(theme?.record).toEqual({
      session_id: expect.stringMatching(/^[a-p]{32}$/),
      user_id: String(SEED.viewer.id),
      user_auth: "1",
      sso_source: "na",
      sso_id: "na",
      uuid: expect.stringMatching(/^[a-p]{32}$/),
      touch_point: "web",
      device_type: "desktop",
      screen_name: "home",
      page_url: `${sandbox.url}/?utm_source=letter`,
      event_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      event_name: "theme-dark",
      event_context: "na",
      event_element_location: "header",
      event_element_link: "na",
      channel_id: "na",
      content_category_id: "na",
      content_subcategory_id: "na",
      content_id: "na",
      content_type: "na",
      player_view_id: "na",
      cid: await visitorOf(page),
    });

    for (const { record } of await told(page, sandbox))
      expect(Object.keys(record).map((field) => `record.${field}`)).toEqual(recordFields);

    // Installed, it is opened in a window of its own.
    const other = await browser.newContext({ baseURL: sandbox.url });
    const installed = await other.newPage();
    await agree(installed);
    await installed.addInitScript(() => {
      const real = window.matchMedia.bind(window);
      window.matchMedia = (query) =>
        query === "(display-mode: standalone)" ? { ...real(query), matches: true } : real(query);
    });
    await installed.goto("/");
    await expect.poll(() => idsTold(installed, sandbox), sent).toContain("hit /");
    expect((await told(installed, sandbox))[0]?.record).toMatchObject({
      touch_point: "pwa",
      user_auth: "0",
      user_id: "na",
    });
    await other.close();
  });

  test("the content of a page is an audio, a short by its origin, a stream where it is pushed, any other live, a video, or na: rule.content.shorts, rule.content.stream [ANALYTICS-RECORD-04]", async ({
    page,
    sandbox,
  }) => {
    test.slow();
    const paths = [
      `/video/${SEED.demoVideoId}/`,
      `/audio/${SEED.audioId}`,
      `/video/${SEED.livestreamId}/`,
      `/live/video/${SEED.tvId}/`,
      `/video/${SEED.shortId}/`,
      "/",
    ];
    for (const [index, path] of paths.entries()) {
      await page.goto(path);
      await expect
        .poll(async () => (await idsTold(page, sandbox)).filter((id) => id.startsWith("hit")).length, sent)
        .toBe(index + 1);
    }
    const hits = (await told(page, sandbox)).filter(({ operation }) => operation === "hit");
    expect(hits.map(({ record }) => record["content_type"])).toEqual([
      "video",
      "audio",
      "stream",
      "live",
      "shorts",
      "na",
    ]);
    expect(hits[0]?.record).toMatchObject({
      content_id: SEED.demoVideoId,
      channel_id: String(SEED.author.id),
      player_view_id: expect.stringMatching(/^[a-p]{32}$/),
    });
    expect(hits.at(-1)?.record).toMatchObject({ content_id: "na", player_view_id: "na" });
  });
});

test.describe("what a feed measures", () => {
  test("cards and shelves that were seen, and how far a page was scrolled: card.visibility, block.visible, shelf.recommendedScroll, scroll.percent, rule.scroll [ANALYTICS-NUMBERS-05]", async ({
    page,
    sandbox,
  }) => {
    const clock = await takeClock(page);
    await page.goto("/");
    await page.locator("main article").first().waitFor();
    await expect.poll(() => idsTold(page, sandbox), sent).toContain("card.visibility");
    // As a person reads: a screen, and a look at it.
    for (let screen = 0; screen < 6; screen += 1) {
      await drawn(page);
      await clock.runFor(900);
      const from = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 700);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(from);
    }
    await expect
      .poll(() => idsTold(page, sandbox), sent)
      .toEqual(
        expect.arrayContaining(["card.visibility", "block.visible", "shelf.recommendedScroll", "scroll.percent"]),
      );
    const all = await told(page, sandbox);
    const of = (id: string) => all.filter(({ target }) => target === id);
    for (const id of ["card.visibility", "block.visible", "shelf.recommendedScroll"])
      for (const { operation, params } of of(id)) {
        expect(operation).toBe("impressions");
        expect(params["items"]).toEqual(expect.arrayContaining([expect.any(String)]));
      }
    const cards = of("card.visibility").flatMap(({ params }) =>
      (params["items"] as string[]).map((item) => `${params["shelf"] as string} ${item}`),
    );
    expect(new Set(cards).size, "each once").toBe(cards.length);
    const blocks = of("block.visible").flatMap(({ params }) => params["items"] as string[]);
    expect(new Set(blocks).size, "each once").toBe(blocks.length);
    // Of the recommended shelf its first ten, however far it is read.
    const recommended = new Set(of("shelf.recommendedScroll").flatMap(({ params }) => params["items"] as string[]));
    const shelf = page.getByRole("region", { name: "Рекомендуем вам" });
    const hrefs = await shelf
      .locator("[data-card-link]")
      .evaluateAll((links) => links.slice(0, 10).map((link) => link.getAttribute("href") ?? ""));
    for (const id of recommended) expect(hrefs.some((href) => href.includes(id))).toBe(true);
    const percents = of("scroll.percent").map(({ params }) => params["percent"] as number);
    expect(percents).toEqual([25, 50, 75, 100].slice(0, percents.length));
  });

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

  test("a banner of the carousel and a short of its shelf are told of when they are pressed: bannerCarousel, shortVideoShelf", async ({
    page,
    sandbox,
  }) => {
    test.slow();
    await page.goto("/feeds/vershiny/");
    const slide = page.locator("[data-banner]").getByRole("link").first();
    const led = (await slide.getAttribute("href")) ?? "";
    await slide.click();
    await expect(page).not.toHaveURL(/vershiny/);
    await expect.poll(() => idsTold(page, sandbox), sent).toContain("bannerCarousel");

    await page.goto("/");
    const short = page.getByRole("region", { name: "Короткие видео" }).locator("a[href^='/shorts/']").first();
    await expect(async () => {
      await page.mouse.wheel(0, 700);
      await expect(short).toBeVisible({ timeout: 500 });
    }).toPass();
    const href = (await short.getAttribute("href")) ?? "";
    await short.click();
    await expect(page).toHaveURL(/\/shorts\//);
    await expect.poll(() => idsTold(page, sandbox), sent).toContain("shortVideoShelf");

    const all = await told(page, sandbox);
    expect(all.filter(({ target }) => target === "bannerCarousel")).toMatchObject([
      {
        operation: "reachGoal",
        record: {
          event_element_location: "carousel",
          event_element_link: new URL(led, sandbox.url).href,
          page_url: `${sandbox.url}/feeds/vershiny/`,
        },
      },
    ]);
    expect(all.filter(({ target }) => target === "shortVideoShelf")).toMatchObject([
      {
        operation: "reachGoal",
        record: {
          event_element_location: "shelf",
          content_type: "shorts",
          content_id: /^\/shorts\/(\w+)/.exec(href)?.[1],
          page_url: `${sandbox.url}/`,
        },
      },
    ]);
  });

  test("a video that was hidden by the menu and brought back: hide.hide, hide.success, hide.undo", async ({
    page,
    sandbox,
  }) => {
    test.slow();
    await page.goto("/");
    await signIn(page, SEED.author.email);
    const card = page.getByRole("region", { name: "Рекомендуем вам" }).getByRole("article").nth(2);
    await card.getByRole("button", { name: /^Действия/ }).click();
    await page.getByRole("menuitem", { name: "Скрыть" }).click();
    await card.getByRole("button", { name: "Вернуть" }).click();
    await expect(card.getByRole("heading").getByRole("link")).toBeVisible();
    await expect
      .poll(() => idsTold(page, sandbox), sent)
      .toEqual(expect.arrayContaining(["hide.hide", "hide.success", "hide.undo"]));
    const ids = (await idsTold(page, sandbox)).filter((id) => id.startsWith("hide"));
    expect(ids).toEqual(["hide.hide", "hide.success", "hide.undo"]);
  });

  test("a video that was hidden by the cross of what one has begun to watch: hide.cross", async ({ page, sandbox }) => {
    test.slow();
    await page.goto(`/video/${SEED.longTitleId}/`);
    await signIn(page, SEED.banned.email);
    await expectToPlay(page);
    // kept by the pause
    await page.locator("video").evaluate((video: HTMLVideoElement) => video.pause());
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("kadr:watch-positions") ?? ""))
      .toContain(SEED.longTitleId);
    await banner(page).getByRole("link").first().click();
    const begun = page.getByRole("region", { name: "Продолжить просмотр" }).getByRole("article").first();
    await begun.getByRole("button", { name: /^Скрыть/ }).click();
    await expect.poll(() => idsTold(page, sandbox), sent).toContain("hide.cross");
    expect(await idsTold(page, sandbox)).not.toContain("hide.hide");
  });

  test("an author shares a video of their own: owner.shareVideo", async ({ page, sandbox }) => {
    await page.goto("/");
    await signIn(page, SEED.author.email);
    await page.goto(`/video/${SEED.demoVideoId}/`);
    const own = page.locator("main article").filter({ hasText: SEED.author.name }).first();
    await own.getByRole("button", { name: /^Действия/ }).click();
    await page.getByRole("menuitem", { name: /оделиться/ }).click();
    await expect.poll(() => idsTold(page, sandbox), sent).toContain("owner.shareVideo");
  });
});

test("the panel of a video that plays on beside another page: miniPlayer.panel", async ({ page, sandbox }) => {
  await page.goto(`/video/${SEED.demoVideoId}/`);
  await expectToPlay(page);
  await banner(page).getByRole("link").first().click();
  const mini = page.locator("[data-player][data-mode=mini]");
  await mini.hover();
  await mini.getByRole("button", { name: /Закрыть/ }).click();
  await expect.poll(() => idsTold(page, sandbox), sent).toContain("miniPlayer.panel");
  expect((await told(page, sandbox)).find(({ target }) => target === "miniPlayer.panel")?.record).toMatchObject({
    event_context: "close",
    content_id: SEED.demoVideoId,
    screen_name: "home",
  });
});

test("the bell, with its count: notifications.bell", async ({ page, sandbox }) => {
  await page.goto("/");
  await banner(page)
    .getByRole("button", { name: /Уведомления/ })
    .click();
  await expect.poll(() => idsTold(page, sandbox), sent).toContain("notifications.bell");
  expect((await told(page, sandbox)).find(({ target }) => target === "notifications.bell")).toMatchObject({
    operation: "reachGoal",
    params: { count: "0" },
  });
});

test("the count of the bell is told as 20+ above 20: rule.notificationsCount [ANALYTICS-NUMBERS-02]", async ({
  page,
  sandbox,
}) => {
  for (const [count, told20] of [
    [20, "20"],
    [21, "20+"],
  ] as const) {
    await page.route(/\/notifications\/count\//, (route) => route.fulfill({ json: { count } }));
    await page.goto("/");
    if (count === 20) await signIn(page, SEED.viewer.email);
    const bell = page.getByRole("banner").getByRole("button", { name: /Уведомления/ });
    await expect(bell).toHaveAccessibleName(new RegExp(`${count}`));
    await bell.click();
    await expect
      .poll(
        async () => (await told(page, sandbox)).filter(({ target }) => target === "notifications.bell").at(-1)?.params,
        {
          timeout: patience(20_000),
        },
      )
      .toMatchObject({ count: told20 });
  }
});

test.describe("what sign-in measures", () => {
  test("its popup, each step of the dialog that there is: auth.loginPopup, authStep.login, authStep.registration, authStep.forgot-password, authStep.confirm-forgot-password", async ({
    page,
    sandbox,
  }) => {
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

  for (const [id, requirement, ask] of [
    [
      "authTrigger.left-menu",
      "[AUTH-TRIGGER-20]",
      async (page: Page) => {
        await page.goto("/");
        await banner(page).getByRole("button", { name: "Меню", exact: true }).click();
        await page.getByRole("dialog", { name: "Меню" }).getByRole("button", { name: "Войти", exact: true }).click();
      },
    ],
  ] as const)
    test(`where a guest was asked to sign in: ${id} ${requirement}`, async ({ page, sandbox }) => {
      await ask(page);
      await expect(page.getByRole("dialog", { name: "Вход и регистрация" })).toBeVisible();
      await expect.poll(() => idsTold(page, sandbox), sent).toEqual(expect.arrayContaining([id, "auth.loginPopup"]));
    });
});
