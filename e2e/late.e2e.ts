import type { Locator, Page } from "@playwright/test";
import { holdBack, latePartsOfSources } from "./support/late.ts";
import { expectToPlay, SEED, signIn } from "./support/people.ts";
import { playerOf } from "./support/player.ts";
import { rounds } from "./support/press.ts";
import { expect, test } from "./support/test.ts";

const failure = (page: Page): Locator => page.locator("[data-late=failed]");
const pending = (page: Page): Locator => page.locator("[data-late=pending]");
const retryIn = (place: Locator): Locator => place.getByRole("button", { name: "Повторить" });

interface PressedPart {
  readonly part: string;
  /** Who may press it. Default: a guest. */
  readonly person?: string;
  readonly button: (page: Page) => Locator;
  /** What there is once it has come. */
  readonly here: (page: Page) => Locator;
}

/** Parts that a press brings, on the watch page. */
const pressed: readonly PressedPart[] = [
  { part: "SiteMenu", button: (page) => page.getByRole("banner").getByRole("button", { name: "Меню", exact: true }), here: (page) => page.getByRole("dialog", { name: "Меню" }).getByRole("link", { name: "В эфире" }) },
  { part: "SignInOverlay", button: (page) => page.getByRole("banner").getByRole("button", { name: "Вход и регистрация" }), here: (page) => page.locator("iframe") },
  { part: "ShareVideo", button: (page) => page.getByRole("main").getByRole("button", { name: "Поделиться" }), here: (page) => page.getByRole("dialog", { name: "Поделиться" }).getByRole("textbox").first() },
  { part: "AccountMenu", person: SEED.viewer.email, button: (page) => page.getByRole("button", { name: "Меню пользователя" }), here: (page) => page.getByRole("dialog", { name: "Меню пользователя" }).getByRole("button", { name: "Выйти" }) },
];

/** The watch page with a video that plays, opened by who may press a part, which is held back: what comes beforehand has not come. */
async function watchWithout(page: Page, { part, person }: PressedPart, how: "abort" | "never" = "abort"): Promise<() => Promise<void>> {
  if (person !== undefined) {
    await page.goto("/");
    await signIn(page, person);
  }
  const release = await holdBack(page, part, how);
  await page.goto(`/video/${SEED.demoVideoId}/`);
  await expectToPlay(page);
  return release;
}

/** Parts that a page brings by itself: where, what is held back, and what stands there in the end. */
const placed: readonly { readonly part: string; readonly at: string; readonly reach?: (page: Page) => Promise<void>; readonly here: (page: Page) => Locator }[] = [
  { part: "PlayerSlot", at: `/video/${SEED.demoVideoId}/`, here: playerOf },
  { part: "createVideoReactions", at: `/video/${SEED.demoVideoId}/`, here: (page) => page.getByRole("main").getByRole("button", { name: /^Нравится/ }).first() },
  { part: "Comments", at: `/video/${SEED.demoVideoId}/?comment_id=1`, here: (page) => page.getByRole("heading", { level: 2, name: /комментари/i }) },
  { part: "createReminders", at: `/video/${SEED.futureId}/`, here: (page) => page.getByRole("button", { name: "Напомнить" }) },
  { part: "PlaylistSlot", at: `/video/${SEED.demoVideoId}/?playlist=${SEED.playlistId}`, here: (page) => page.getByRole("link", { name: /Следующее|Предыдущее/ }).or(page.getByText(/\d+\sиз\s\d+/)).first() },
];

/** Whole pages: said where the page would be, with the shell around it. */
const pages: readonly { readonly part: string; readonly at: string; readonly heading: RegExp }[] = [
  { part: "VideoPage", at: `/video/${SEED.longVideoId}/`, heading: /.+/ },
  { part: "SoonPage", at: "/search/", heading: /Раздел ещё в работе/ },
  { part: "NotFoundPage", at: "/takogo/net/", heading: /Страница не найдена/ },
];

/** Found by their own tests, or without a place of their own on a screen; each with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  LeaveSite: "below",
  NoticeLog: "below",
  Notices: "comes at idle; messages are kept in the log",
  MiniPlayer: "comes with the player; the same slot as the others",
  PageTooltip: "a mouse and keys only; nothing is lost without it",
  Russian: "comes beside every overlay",
  ChaptersSlot: "below",
  StubSlot: "below",
  createPlayer: "comes under PlayerSlot's place",
  createCommentsPorts: "comes under the place of the comments",
  createHiddenContent: "its failure is a message (hide.e2e.ts)",
  cardWatch: "measures; nobody misses it",
  RareCard: "the common card stands there (RareSlot)",
  pictures: "the place of a drawing stays",
  TabbedShelf: "the same slot as the others",
  EmptyFeed: "the same slot as the others",
  FeedCarousel: "below",
  plyr: "the player's own failure",
  "hls.js": "the player's own failure",
  light: "the player's own failure",
};

test("every late part of the sources is known to these tests", () => {
  const known = [...pressed, ...placed, ...pages].map(({ part }) => part).concat(Object.keys(elsewhere));
  expect(latePartsOfSources().filter((part) => !known.includes(part))).toEqual([]);
});

for (const { how, use, press } of rounds)
  test.describe(`what comes late, ${how}`, () => {
    test.use(use);

    for (const late of pressed) {
      const { part, button, here } = late;

      test(`${part}: a popup whose code does not come says so in its own place and comes at the second try; the video plays on`, async ({ page }) => {
        const release = await watchWithout(page, late);
        await press(button(page));
        await expect(failure(page)).toBeVisible();
        await expect(page.getByText("Не получилось загрузить")).toBeVisible();
        await expect(page.getByRole("banner")).toBeAttached();
        await expectToPlay(page);
        // closed, it leaves its place; opened again, it tries again
        await page.keyboard.press("Escape");
        await expect(failure(page)).toHaveCount(0);
        await press(button(page));
        await expect(failure(page)).toBeVisible();
        await release();
        await press(retryIn(failure(page)));
        await expect(here(page)).toBeVisible();
        await expect(failure(page)).toHaveCount(0);
        await expectToPlay(page);
      });

      test(`${part}: without a network the place says that, and the popup comes by itself when the network does; Back puts it away while it waits`, async ({ page, context }) => {
        const release = await watchWithout(page, late);
        await context.setOffline(true);
        await press(button(page));
        await expect(failure(page).getByText("Нет связи с интернетом")).toBeVisible();
        await page.evaluate(() => history.back());
        await expect(failure(page)).toHaveCount(0);
        await expect(playerOf(page)).toBeVisible();
        await press(button(page));
        await expect(failure(page)).toBeVisible();
        await release();
        await context.setOffline(false);
        await expect(here(page)).toBeVisible();
      });

      test(`${part}: a slow popup shows at once that it comes, and goes by Escape`, async ({ page }) => {
        await watchWithout(page, late, "never");
        await press(button(page));
        await expect(pending(page)).toBeVisible();
        await expect(page.getByText("Загружаем…")).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(pending(page)).toHaveCount(0);
      });
    }

    for (const { part, at, here } of placed)
      test(`${part}: a part of a page that does not come is told in its own place, and comes at the second try`, async ({ page }) => {
        const release = await holdBack(page, part);
        await page.goto(at);
        await expect(failure(page)).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("banner")).toBeVisible();
        await release();
        // a place that its page draws anew meanwhile has asked again by itself
        const retry = retryIn(failure(page));
        await retry.or(here(page)).first().waitFor();
        if (await retry.isVisible()) await press(retry);
        await expect(here(page)).toBeVisible();
        await expect(failure(page)).toHaveCount(0);
      });

    test("a page whose code does not come is told where it would be, within the shell, and comes at the second try", async ({ page }) => {
      test.slow();
      for (const { part, at, heading } of pages) {
        const release = await holdBack(page, part);
        await page.goto(at);
        await expect(page.getByRole("heading", { name: "Страница не загрузилась" }), part).toBeVisible();
        await expect(page.getByRole("banner"), part).toBeVisible();
        await release();
        await press(page.getByRole("main").getByRole("button", { name: "Повторить" }));
        await expect(page.getByRole("heading", { level: 1, name: heading }), part).toBeVisible();
        await expect(page.getByRole("heading", { name: "Страница не загрузилась" }), part).toHaveCount(0);
      }
    });
  });
