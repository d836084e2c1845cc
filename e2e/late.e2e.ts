import type { Locator, Page } from "@playwright/test";
import { lateTexts } from "../host/src/texts/late.ts";
import { drawn } from "./support/drawn.ts";
import { holdBack, latePartsOfSources } from "./support/late.ts";
import { expectToPlay, SEED } from "./support/people.ts";
import { playerOf } from "./support/player.ts";
import { rounds } from "./support/press.ts";
import { expect, test, type ArriveAt } from "./support/test.ts";
import { visitsOf } from "./support/visits.ts";

const retryIn = (place: Locator): Locator => place.getByRole("button", { name: lateTexts.retry });
/** The word of a place whose part did not come, with its way on; other failures of a page have words of their own. */
const failure = (page: Page): Locator =>
  page
    .getByRole("alert")
    .filter({ has: page.getByText(new RegExp(`^(?:${lateTexts.failed}|${lateTexts.offline})$`)) })
    .filter({ has: page.getByRole("button", { name: lateTexts.retry }) });
const pending = (page: Page): Locator => page.getByRole("status").filter({ hasText: lateTexts.pending });

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
  {
    part: "SiteMenu",
    button: (page) => page.getByRole("banner").getByRole("button", { name: "Меню", exact: true }),
    here: (page) => page.getByRole("dialog", { name: "Меню" }).getByRole("link", { name: "В эфире" }),
  },
  {
    part: "SignInOverlay",
    button: (page) => page.getByRole("banner").getByRole("button", { name: "Вход и регистрация" }),
    here: (page) => page.locator("iframe"),
  },
  {
    part: "Notifications",
    button: (page) => page.getByRole("banner").getByRole("button", { name: "Уведомления" }),
    here: (page) => page.getByRole("dialog", { name: "Уведомления" }).getByRole("button", { name: "Войти" }),
  },
  {
    part: "ShareVideo",
    button: (page) => page.getByRole("main").getByRole("button", { name: "Поделиться" }),
    here: (page) => page.getByRole("dialog", { name: "Поделиться" }).getByRole("textbox").first(),
  },
  {
    part: "AccountMenu",
    person: SEED.viewer.email,
    button: (page) => page.getByRole("button", { name: "Меню пользователя" }),
    here: (page) => page.getByRole("dialog", { name: "Меню пользователя" }).getByRole("button", { name: "Выйти" }),
  },
];

/** Who presses, and their parts: one visit tries them one after another. */
const pressers = visitsOf(pressed, ({ person }) => person ?? "a guest");

/** The watch page with a video that plays, opened by who may press the parts, which are held back: what comes beforehand has not come. */
async function watchWithout(
  page: Page,
  arriveAt: ArriveAt,
  parts: readonly PressedPart[],
  how: "abort" | "never" = "abort",
): Promise<Record<string, () => Promise<void>>> {
  const releases: Record<string, () => Promise<void>> = {};
  for (const { part } of parts) releases[part] = await holdBack(page, part, how);
  const path = `/video/${SEED.demoVideoId}/`;
  const person = parts[0]?.person;
  await (person === undefined ? page.goto(path) : arriveAt(path, person));
  await expectToPlay(page);
  return releases;
}

/** Puts away what a part brought, by Back, which closes any overlay. */
async function putAway(page: Page, shown: Locator): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(shown).toHaveCount(0);
}

/** Parts that a page brings by itself: where, what is held back, and what stands there in the end. */
const placed: readonly {
  readonly part: string;
  readonly at: string;
  readonly reach?: (page: Page) => Promise<void>;
  readonly here: (page: Page) => Locator;
}[] = [
  { part: "PlayerSlot", at: `/video/${SEED.demoVideoId}/`, here: playerOf },
  {
    part: "createVideoReactions",
    at: `/video/${SEED.demoVideoId}/`,
    here: (page) =>
      page
        .getByRole("main")
        .getByRole("button", { name: /^Нравится/ })
        .first(),
  },
  {
    part: "createSubscriptions",
    at: `/video/${SEED.demoVideoId}/`,
    here: (page) => page.getByRole("main").getByRole("button", { name: /^Подписаться/ }),
  },
  {
    part: "createWatchLater",
    at: `/video/${SEED.demoVideoId}/`,
    here: (page) =>
      page.getByRole("main").getByRole("button", { name: "Смотреть позже" }).filter({ hasText: "Смотреть позже" }),
  },
  {
    part: "createSavedPlaylists",
    at: `/plst/${SEED.playlistId}/`,
    here: (page) => page.getByRole("main").getByRole("button", { name: "Сохранить", exact: true }),
  },
  {
    part: "Comments",
    at: `/video/${SEED.demoVideoId}/?comment_id=1`,
    here: (page) => page.getByRole("heading", { level: 2, name: /комментари/i }),
  },
  {
    part: "createReminders",
    at: `/video/${SEED.futureId}/`,
    here: (page) => page.getByRole("button", { name: "Напомнить" }),
  },
  {
    part: "PlaylistSlot",
    at: `/video/${SEED.demoVideoId}/?playlist=${SEED.playlistId}`,
    here: (page) =>
      page
        .getByRole("link", { name: /Следующее|Предыдущее/ })
        .or(page.getByText(/\d+\sиз\s\d+/))
        .first(),
  },
];

/** Whole pages: said where the page would be, with the shell around it. */
const pages: readonly { readonly part: string; readonly at: string; readonly heading: RegExp }[] = [
  { part: "VideoPage", at: `/video/${SEED.longVideoId}/`, heading: /.+/ },
  { part: "SearchPage", at: "/search/", heading: /Что ищем/ },
  { part: "TvGuidePage", at: "/tvprogram/", heading: /Телепрограмма/ },
  { part: "ChannelPage", at: `/channel/${SEED.author.id}/`, heading: /Горы и люди/ },
  { part: "NotificationSettingsPage", at: "/profile/notification", heading: /Настройки уведомлений/ },
  { part: "InterestsPage", at: "/interests/", heading: /Интересы/ },
  { part: "ProfilePage", at: "/profile/", heading: /Аккаунт/ },
  { part: "LibraryPage", at: "/my/history/", heading: /История/ },
  { part: "PersonPage", at: "/person/302", heading: /Игнат Сомов/ },
  { part: "TvShowPage", at: "/metainfo/tv/504", heading: /Тихая вода/ },
  { part: "PlaylistPage", at: `/plst/${SEED.playlistId}/`, heading: /.+/ },
  { part: "InfoPage", at: "/info/about/", heading: /.+/ },
  { part: "ProblemPage", at: "/forms/problem/", heading: /Сообщить о проблеме/ },
  { part: "ReferralPage", at: "/ref/davno/", heading: /Реферальная ссылка устарела/ },
  { part: "PurchasePage", at: `/purchase/embed/${SEED.paidId}/`, heading: /.+/ },
  { part: "NotFoundPage", at: "/takogo/net/", heading: /Страница не найдена/ },
];

/** Found by their own tests, or without a place of their own on a screen; each with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  SiteColumn: "its place is kept, with its failure in it; the burger opens the same menu",
  SiteBottomMenu: "comes after the first screen; the left menu leads there, too",
  AskForCookies: "comes after the first screen; unasked is not accepted",
  LeaveSite: "below",
  ToastHistory: "below",
  ShownToasts: "comes at idle; messages are kept in the log",
  MiniPlayer: "comes with the player; the same slot as the others",
  PageTooltip: "a mouse and keys only; nothing is lost without it",
  Russian: "comes beside every overlay",
  ChaptersSlot: "below",
  StubSlot: "below",
  TranscriptSlot: "the same slot as the others",
  SeasonsSlot: "the same slot as the others",
  RateVideo: "the same popup as the others",
  createVideoRatings: "comes with the stars",
  Trailer: "the same popup as the others",
  downloadVideo: "its failure is a message",
  StreamOverSlot: "the same slot as the others",
  LivePanel: "the same slot as the others",
  LiveChat: "the same slot as the others",
  createLiveChatPorts: "comes with the chat",
  ShortSlot: "the same slot as the others",
  ShortComments: "the same popup as the others",
  EarlierCards: "the same slot as the others",
  CategoriesPage: "a page as those above",
  TagPage: "a page as those above",
  NewsListPage: "a page as those above",
  NewsPage: "a page as those above",
  LivePage: "a page as those above",
  LiveChatPage: "a page as those above",
  ShortsPage: "a page as those above",
  createOnboarding: "nobody waits for an invitation",
  ShowOnboarding: "nobody waits for an invitation",
  OfferAfterVideos: "nobody waits for an invitation",
  serviceWorker: "nobody waits for what helps the next visit",
  PurchaseOverlay: "an overlay of the table, which fails and tries again as the others; by a press in purchases.e2e.ts",
  createPurchases: "comes with its overlay, and with a press on the rental's stub, which says so",
  PremiumOverlay: "an overlay of the table; by its address in premium.e2e.ts",
  createOffers: "comes with its overlay",
  PromoOverlay: "an overlay of the table; by its address in promo.e2e.ts",
  createPromo: "comes with its overlay",
  createNotifications: "the bell says nothing new; its panel and the page of switches ask for it again, and say so",
  PushOffer: "nobody waits for a question",
  SignInOffer: "nobody waits for an invitation",
  InterestsTooltip: "nobody waits for an invitation",
  createNewcomer: "nobody waits for an invitation",
  WarningBanner: "nobody waits for a warning",
  createWarnings: "nobody waits for a warning",
  SuggestSearch: "the line searches without its suggestions",
  createSearchHistory: "comes with the suggestions",
  SearchToolsOf: "the line searches without its tools",
  SearchLineStore: "measures; nobody misses it",
  VoiceOverlay: "the same popup as the others, by a press on a phone only",
  createToggles: "nobody misses a group of a test",
  Complaint: "the same slot as the others",
  Thumbnail: "the same slot as the others",
  thumbnailApi: "its failure is the dialog's (owner.e2e.ts)",
  BlogOverlay: "the same popup as the others",
  InterestsPopups: "the same popup as the others",
  createInterests: "comes with its popups and its page",
  createProfile: "its failure is the page's",
  createSavedCards: "comes under the place of the cards",
  AddCardOverlay: "the same popup as the others",
  ManageOverlay: "the same popup as the others",
  problemDraft: "the form is whole without what was written before",
  createHistory: "its failure is that of the history's place, under the tabs of the area",
  createSessionHistory: "the page is whole without what was opened in this tab",
  createPlayer: "comes under PlayerSlot's place",
  createCommentsPorts: "comes under the place of the comments",
  createHiddenContent: "its failure is a message (hide.e2e.ts)",
  cardWatch: "measures; nobody misses it",
  createMeasurement: "measures; nobody misses it",
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

    for (const [who, parts] of pressers) {
      const names = parts.map(({ part }) => part).join(", ");

      test(`${names}: a popup whose code does not come says so in its own place and comes at the second try; the video plays on`, async ({
        page,
        arriveAt,
      }) => {
        test.slow();
        const releases = await watchWithout(page, arriveAt, parts);
        for (const { part, button, here } of parts)
          await test.step(`${part} of ${who}`, async () => {
            await press(button(page));
            await expect(failure(page), part).toBeVisible();
            await expect(page.getByText("Не получилось загрузить")).toBeVisible();
            await expect(page.getByRole("banner")).toBeAttached();
            await expectToPlay(page);
            // closed, it leaves its place; opened again, it tries again
            await page.keyboard.press("Escape");
            await expect(failure(page)).toHaveCount(0);
            await press(button(page));
            await expect(failure(page), part).toBeVisible();
            await releases[part]?.();
            await press(retryIn(failure(page)));
            await expect(here(page), part).toBeVisible();
            await expect(failure(page)).toHaveCount(0);
            await expectToPlay(page);
            await putAway(page, here(page));
          });
      });

      test(`${names}: without a network the place says that, and the popup comes by itself when the network does; Back puts it away while it waits`, async ({
        page,
        context,
        arriveAt,
      }) => {
        test.slow();
        const releases = await watchWithout(page, arriveAt, parts);
        for (const { part, button, here } of parts)
          await test.step(`${part} of ${who}`, async () => {
            await context.setOffline(true);
            await press(button(page));
            await expect(failure(page).getByText("Нет связи с интернетом"), part).toBeVisible();
            await putAway(page, failure(page));
            await expect(playerOf(page)).toBeVisible();
            await press(button(page));
            await expect(failure(page), part).toBeVisible();
            await releases[part]?.();
            await context.setOffline(false);
            await expect(here(page), part).toBeVisible();
            await putAway(page, here(page));
          });
      });

      test(`${names}: a slow popup shows at once that it comes, and goes by Escape`, async ({ page, arriveAt }) => {
        await watchWithout(page, arriveAt, parts, "never");
        for (const { part, button } of parts)
          await test.step(`${part} of ${who}`, async () => {
            await press(button(page));
            await expect(pending(page), part).toBeVisible();
            await expect(page.getByText("Загружаем…")).toBeVisible();
            await page.keyboard.press("Escape");
            await expect(pending(page), part).toHaveCount(0);
          });
      });
    }

    for (const [at, parts] of visitsOf(placed, (one) => one.at))
      test(`${parts.map(({ part }) => part).join(", ")}: parts of a page that do not come are told in their own places, and come at the second try`, async ({
        page,
      }) => {
        const releases = await Promise.all(parts.map(({ part }) => holdBack(page, part)));
        await page.goto(at);
        await expect(failure(page)).toHaveCount(parts.length);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("banner")).toBeVisible();
        for (const release of releases) await release();
        // a place that its page draws anew meanwhile has asked again by itself
        for (let left = await failure(page).count(); left > 0; left = await failure(page).count()) {
          await press(retryIn(failure(page).first()));
          await expect.poll(() => failure(page).count()).toBeLessThan(left);
        }
        for (const { part, here } of parts) await expect(here(page), part).toBeVisible();
        await expect(failure(page)).toHaveCount(0);
      });

    test(
      "a page whose code does not come is told where it would be, within the shell, and comes at the second try",
      { tag: "@journey" },
      async ({ page }) => {
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
      },
    );
  });

test.describe("an invitation", () => {
  test.use({ isNewcomer: true });

  for (const [how, isOnItsWay] of [
    ["never", "is on its way"],
    ["abort", "does not come"],
  ] as const)
    test(`whose code ${isOnItsWay} takes nothing from the page, for nobody has asked for it`, async ({ page }) => {
      await holdBack(page, "SignInOffer", how);
      await page.goto("/info/about/");
      await page.getByRole("banner").getByRole("button", { name: "Вход и регистрация" }).click();
      await expect(page.frameLocator("iframe").getByRole("textbox", { name: "Пароль" })).toBeVisible();
      const asked = page.waitForRequest(/\/SignInOffer\./);
      await page.getByRole("dialog").getByRole("button", { name: "Закрыть" }).click();
      await asked;
      // what would stand there is drawn by then
      await drawn(page);
      await expect(page.getByRole("dialog").or(pending(page)).or(failure(page))).toHaveCount(0);
      await page.getByRole("banner").getByRole("button", { name: "Меню", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "Меню", exact: true })).toBeVisible();
    });
});
