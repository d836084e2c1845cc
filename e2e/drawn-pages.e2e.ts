import type { Locator, Page } from "@playwright/test";
import { expectToPlay, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

const video = `/video/${SEED.demoVideoId}/`;

/** Holds the host's entry back until it is let go, or other scripts of it. */
async function holdEntry(page: Page, script = /\/host\.[0-9a-f]{8}\.js$/): Promise<() => void> {
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(script, async (route) => {
    await held;
    await route.continue();
  });
  return () => go();
}

/** React has taken over what the server drew: the same elements, with what React keeps on them. */
const isTakenOver = (page: Page): Promise<boolean> =>
  page.locator("main").evaluate((main) => Object.keys(main).some((key) => key.startsWith("__reactProps")));

/** Marks the drawn page, to see later whether it is still that one. */
const mark = (page: Page): Promise<void> =>
  page.locator("main").evaluate((main) => {
    for (const element of [main, ...main.querySelectorAll("*")]) (element as HTMLElement).dataset["drawn"] = "";
  });

declare global {
  interface Window {
    /** Sheets that were put before one that stood there already. */
    sheetsBetween: string[];
  }
}

/** Watches where in its document each sheet is put. For one before others Chromium takes all faces of letters anew and lays out the page. */
const watchSheets = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.sheetsBetween = [];
    const known = new Set<Element>();
    new MutationObserver(() => {
      const sheets = [...document.querySelectorAll("style, link[rel=stylesheet]")];
      const last = sheets.findLastIndex((sheet) => known.has(sheet));
      for (const [index, sheet] of sheets.entries()) {
        if (!known.has(sheet) && index < last) window.sheetsBetween.push(sheet.outerHTML.slice(0, 80));
        known.add(sheet);
      }
    }).observe(document, { childList: true, subtree: true });
  });
};

// a page in a narrow window, and another one in a wide one
for (const [width, height, name, path] of [
  [1440, 900, "a video", video],
  [360, 740, "home", "/"],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test(`${name} can be read before its code is there, and becomes alive without a jump`, async ({ page }) => {
      const letGo = await holdEntry(page);
      await watchSheets(page);
      await page.goto(path, { waitUntil: "commit" });
      const card = page.locator("main article").nth(2);
      await expect(card.getByRole("link").first()).not.toBeEmpty();
      expect(await isTakenOver(page)).toBe(false);
      // of what the server drew: cards that come late stand among them
      const places = () =>
        page.locator("main :is(h1, h2, article)[data-drawn]").evaluateAll((all) =>
          all.slice(0, 8).map((element) => {
            // a heading makes room for the buttons of its row
            const { left, top, height: high } = element.getBoundingClientRect();
            return [left, top, high].map(Math.round).join(" ");
          }),
        );
      // text in its own face: while that loads it stands in the system's
      await page.evaluate(() => document.fonts.load('1em "Golos Text"', "Кадр, kadr 1").then(() => undefined));
      await mark(page);
      const before = await places();
      letGo();
      await expect.poll(() => isTakenOver(page)).toBe(true);
      expect(await card.getAttribute("data-drawn"), "the element that the server drew").toBe("");
      // also once the parts that come late stand in their rooms
      if (path === video)
        for (const late of ["Подписаться", "Смотреть позже"])
          await expect(page.getByRole("main").getByRole("button", { name: late }).last()).toBeVisible();
      expect(await places()).toEqual(before);
      // the room of the menu is filled by then, with a sheet of its own
      await expect(page.locator("head link[rel=stylesheet]:not([disabled])")).not.toHaveCount(0);
      expect(await page.evaluate(() => window.sheetsBetween)).toEqual([]);
    });
  });

test("what is pressed before the page is alive is done once it is", { tag: "@journey" }, async ({ page }) => {
  const letGo = await holdEntry(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Вход и регистрация" }).click();
  expect(await isTakenOver(page)).toBe(false);
  letGo();
  await expect(page.getByRole("dialog", { name: "Вход" })).toBeVisible();
});

test("what is pressed again, because nothing happens yet, is done once, and its button works on", async ({ page }) => {
  const letGo = await holdEntry(page);
  await page.goto(video, { waitUntil: "commit" });
  const share = page.getByRole("button", { name: "Поделиться" });
  const opacity = () => share.evaluate((button) => Number(getComputedStyle(button).opacity));
  await share.click();
  await expect.poll(opacity, { message: "it shows that the press was heard" }).toBeLessThan(0.9);
  await share.click();
  letGo();
  const dialog = page.getByRole("dialog", { name: "Поделиться" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await opacity()).toBe(1);
  await share.click();
  await expect(dialog).toBeVisible();
});

test(
  "the menu of a card opens before the page is alive, by pointer and by keys, and what is chosen in it is done",
  { tag: "@journey" },
  async ({ page, arriveAt }) => {
    await arriveAt(video, SEED.viewer.email);
    const letGo = await holdEntry(page);
    await page.goto("/", { waitUntil: "commit" });
    const [first, second] = [0, 1].map((at) => page.locator("main [data-card-menu]").nth(at)) as [Locator, Locator];
    const menu = page.getByRole("menu", { name: "Действия" });
    const entry = (name: string | RegExp) => menu.getByRole("menuitem", { name });
    await first.click();
    await expect(entry("Смотреть позже")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(entry("Подписаться")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(first).toBeFocused();
    await second.focus();
    await page.keyboard.press("Enter");
    await entry("Смотреть позже").click();
    await expect(menu).toBeHidden();
    await first.click();
    await page.keyboard.press("ArrowDown");
    expect(await isTakenOver(page)).toBe(false);
    const kept = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().includes("/playlist/future/video/"),
    );
    letGo();
    await kept;
    await expect.poll(() => isTakenOver(page)).toBe(true);
    // the page's own menu has taken the place of the drawn one
    await expect(page.locator("[role=menu]:not([data-early])")).toHaveCount(1);
    await expect(entry(/^(Подписаться|Отписаться)/)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(first).toBeFocused();
  },
);

test("a reaction is drawn with its page, and one that is given before the page's code is there is given, as is what the video's menu has", async ({
  page,
  arriveAt,
}) => {
  await arriveAt("/", SEED.viewer.email);
  const letGo = await holdEntry(page);
  await page.goto(video, { waitUntil: "commit" });
  const like = page.getByRole("main").getByRole("button", { name: /^Нравится, \d/ });
  await mark(page);
  await expect(like).toHaveAttribute("aria-pressed", "false");
  await like.click();
  await expect(like, "shown as given at once").toHaveAttribute("aria-pressed", "true");
  const more = page.getByRole("button", { name: "Другие действия с видео" });
  await more.click();
  await page.getByRole("menuitem", { name: "Показать расшифровку" }).click();
  expect(await isTakenOver(page)).toBe(false);
  const given = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/reactions/"));
  letGo();
  await given;
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(like, "the element that the server drew").toHaveAttribute("data-drawn", "");
  await expect(page.getByRole("region", { name: "Расшифровка" })).toBeVisible();
});

test(
  "a video that is pressed before anything of it has come plays as soon as it can, and the player goes on with it",
  { tag: "@journey" },
  async ({ page }) => {
    const letGo = await holdEntry(page);
    const letStreamGo = await holdEntry(page, /\.m3u8$/);
    await page.goto(video, { waitUntil: "commit" });
    const stream = page.locator("main video");
    await expect(stream).toHaveJSProperty("controls", false);
    await stream.hover();
    await expect(stream, "the browser's own buttons").toHaveJSProperty("controls", true);
    await expect(stream).toHaveJSProperty("readyState", 0);
    await stream.click();
    letStreamGo();
    await expect.poll(() => stream.evaluate((media: HTMLVideoElement) => media.currentTime)).toBeGreaterThan(0.5);
    const at = await stream.evaluate((media: HTMLVideoElement) => media.currentTime);
    letGo();
    await expectToPlay(page);
    await expect(stream).toHaveJSProperty("controls", false);
    expect(await stream.evaluate((media: HTMLVideoElement) => media.currentTime)).toBeGreaterThanOrEqual(at);
  },
);

test("a signed-in person's page is drawn as theirs; what it shows beside its words changes only once it is alive, however late", async ({
  page,
  arriveAt,
}) => {
  await arriveAt("/", SEED.viewer.email);
  const letGo = await holdEntry(page, /\/VideoPage\.[0-9a-f]{8}\.js$/);
  await page.goto(video);
  await expect(page.getByRole("button", { name: "Меню пользователя" })).toBeVisible();
  // the page has nothing to do and waits: a free moment, and what would have been asked for in it
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => setTimeout(resolve)))),
  );
  expect(
    await page.evaluate(() =>
      performance.getEntriesByType("resource").filter(({ name }) => /notifications/.test(name)),
    ),
  ).toEqual([]);
  await mark(page);
  letGo();
  await expect(page.getByRole("banner").getByRole("button", { name: /^Уведомления: \d/ })).toBeVisible();
  await expect(page.locator("main h1[data-drawn]")).toHaveCount(1);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "home's cards lead on, the search form asks, and a video's page can be read",
    { tag: "@journey" },
    async ({ page }) => {
      await page.goto("/");
      const link = page.locator("main article").first().getByRole("link").first();
      const title = (await link.textContent()) ?? "";
      await link.click();
      await expect(page).toHaveURL(/\/video\//);
      await expect(page.locator("h1")).toContainText(title.trim().slice(0, 20));
      const seen = page.locator("main video").filter({ visible: true });
      await expect(seen).toHaveCount(1);
      await expect(seen).toHaveJSProperty("controls", true);
      await expect(page.getByRole("complementary").getByRole("link").first()).not.toBeEmpty();
      await page.getByRole("searchbox").fill("горы");
      await page.getByRole("searchbox").press("Enter");
      await expect(page).toHaveURL(/\/search\/\?query=/);
    },
  );

  test("the first comments of a video can be read", async ({ page }) => {
    await page.goto(`/video/${SEED.bigDiscussionVideoId}/`);
    await expect(page.getByRole("heading", { name: /комментари/ })).toBeVisible();
    await expect(page.getByRole("list", { name: "Комментарии" }).getByRole("listitem")).toHaveCount(6);
    await expect(page.getByRole("list", { name: "Комментарии" }).getByRole("listitem").first()).toContainText(/\S{3}/);
  });
});

test.describe("in another zone than most", () => {
  test.use({ timezoneId: "Asia/Vladivostok" });

  test("the first page is taken over as it was drawn, and the second is drawn for it", async ({ page }) => {
    const letGoFirst = await holdEntry(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.locator("main article").nth(2).waitFor();
    await mark(page);
    letGoFirst();
    await expect.poll(() => isTakenOver(page)).toBe(true);
    expect(await page.locator("main").getAttribute("data-drawn")).toBe("");
    await expect
      .poll(async () => (await page.context().cookies()).find(({ name }) => name === "view")?.value)
      .toContain("Asia/Vladivostok");
    const letGo = await holdEntry(page);
    await page.reload({ waitUntil: "commit" });
    await page.locator("main article").nth(2).waitFor();
    await mark(page);
    letGo();
    await expect.poll(() => isTakenOver(page)).toBe(true);
    expect(await page.locator("main").getAttribute("data-drawn")).toBe("");
  });
});
