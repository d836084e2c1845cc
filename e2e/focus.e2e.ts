import type { Locator, Page } from "@playwright/test";
import { takeClock } from "./support/clock.ts";
import { drawn } from "./support/drawn.ts";
import { escapeFrom, focused } from "./support/focus.ts";
import { expectToPlay, fillSignIn, openComments, SEED } from "./support/people.ts";
import { playerOf, tapForControls } from "./support/player.ts";
import { rounds, type Press } from "./support/press.ts";
import { expect, test } from "./support/test.ts";
import { visitsOf } from "./support/visits.ts";

interface Closing {
  readonly what: string;
  readonly path: string;
  /** Signs in before; default: a guest. */
  readonly as?: string;
  /** The page is another one afterwards, or somebody else's: it has a visit of its own. */
  readonly isLast?: true;
  /** Before the page is opened, on a visit of its own. */
  readonly before?: (page: Page) => Promise<void>;
  /** Opens, then closes or removes. */
  readonly act: (page: Page, press: Press) => Promise<void>;
  /** What has the focus then, by tag and name. */
  readonly then: RegExp;
}

const home = "/";
const watchPath = `/video/${SEED.demoVideoId}/`;
const discussionPath = `/video/${SEED.withoutCommentsId}/`;

const banner = (page: Page): Locator => page.getByRole("banner");
const dialog = (page: Page): Locator => page.getByRole("dialog");
const newText = (): string => `Для фокуса ${Date.now()} ${Math.random()}`;

async function writeComment(page: Page, press: Press): Promise<Locator> {
  const text = newText();
  await page.getByRole("textbox", { name: "Комментарий", exact: true }).fill(text);
  await press(page.getByRole("button", { name: "Отправить" }));
  const row = page.locator("[role=feed] article").filter({ hasText: text });
  await expect(row).toBeVisible();
  return row;
}

/** Writes a comment and chooses an entry of its menu. */
async function chooseForOwn(page: Page, press: Press, entry: string): Promise<Locator> {
  const row = await writeComment(page, press);
  await press(row.getByRole("button", { name: /^Действия/ }));
  await press(page.getByRole("menuitem", { name: entry }));
  return row;
}

const firstCard = (page: Page): Locator =>
  page.getByRole("region", { name: "Рекомендуем вам" }).getByRole("article").nth(1);

/** The button in the player that opened it; the player where its controls have gone in the meantime, as they do of a video that plays. */
const overPlayer = /^(button .*список глав|section Видеоплеер)/;

/** Every closing and every removal: where the focus is afterwards. A new one is a new line. */
const closings: readonly Closing[] = [
  {
    what: "the sign-in popup, closed",
    path: home,
    act: async (page, press) => {
      await press(banner(page).getByRole("button", { name: "Вход и регистрация" }));
      await press(dialog(page).getByRole("button", { name: "Закрыть" }));
    },
    then: /^button Вход и регистрация/,
  },
  {
    what: "signing in from the header",
    path: home,
    isLast: true,
    act: async (page, press) => {
      await press(banner(page).getByRole("button", { name: "Вход и регистрация" }));
      await fillSignIn(page);
    },
    then: /^button Меню пользователя/,
  },
  {
    what: "signing in from the invitation to comment",
    path: discussionPath,
    isLast: true,
    act: async (page, press) => {
      await openComments(page);
      await press(page.getByRole("button", { name: /Войдите, чтобы оставить/ }));
      await fillSignIn(page);
    },
    then: /^(form|textarea) Комментарий/,
  },
  {
    what: "signing out",
    path: home,
    as: SEED.viewer.email,
    isLast: true,
    act: async (page, press) => {
      await press(banner(page).getByRole("button", { name: "Меню пользователя" }));
      await press(page.getByText("Выйти", { exact: true }));
      await expect(banner(page).getByRole("button", { name: "Вход и регистрация" })).toBeVisible();
    },
    then: /^button Вход и регистрация/,
  },
  {
    what: "the user menu, by Escape",
    path: home,
    as: SEED.viewer.email,
    act: async (page, press) => {
      await press(banner(page).getByRole("button", { name: "Меню пользователя" }));
      await page.getByText("Выйти", { exact: true }).waitFor();
      await escapeFrom(dialog(page));
    },
    then: /^button Меню пользователя/,
  },
  {
    what: "the left menu",
    path: home,
    act: async (page, press) => {
      await press(banner(page).getByRole("button", { name: "Меню", exact: true }));
      await press(dialog(page).getByRole("button", { name: "Закрыть" }));
    },
    then: /^button Меню/,
  },
  {
    what: "the log of messages",
    path: home,
    act: async (page, press) => {
      await press(banner(page).getByRole("button", { name: "Меню", exact: true }));
      await press(dialog(page).getByRole("button", { name: /Сообщения/ }));
      await press(page.getByRole("dialog", { name: /Сообщения/ }).getByRole("button", { name: "Закрыть" }));
    },
    then: /^button Меню/,
  },
  {
    what: "a card's menu, by Escape",
    path: home,
    act: async (page, press) => {
      await press(firstCard(page).getByRole("button", { name: /^Действия/ }));
      await escapeFrom(page.getByRole("menu"));
    },
    then: /^button Действия: /,
  },
  {
    what: "a card that was brought back",
    path: home,
    as: SEED.banned.email,
    act: async (page, press) => {
      await press(firstCard(page).getByRole("button", { name: /^Действия/ }));
      await press(page.getByRole("menuitem", { name: "Скрыть" }));
      await press(firstCard(page).getByRole("button", { name: /^Вернуть/ }));
    },
    then: /^a \S/,
  },
  {
    what: "a hidden card",
    path: home,
    as: SEED.banned.email,
    act: async (page, press) => {
      await press(firstCard(page).getByRole("button", { name: /^Действия/ }));
      await press(page.getByRole("menuitem", { name: "Скрыть" }));
    },
    then: /^button Вернуть: /,
  },
  {
    what: "a failed shelf that is tried again",
    path: home,
    before: failShelves,
    act: async (page, press) => {
      const id = await page.locator("[data-phase=failed]").first().getAttribute("data-shelf");
      const shelf = page.locator(`[data-shelf="${id}"]`);
      await press(shelf.getByRole("button", { name: /^Повторить/ }));
      await expect(shelf).toHaveAttribute("data-phase", "ready");
    },
    then: /^(a|h2|section) \S/,
  },
  {
    what: "sharing",
    path: watchPath,
    act: async (page, press) => {
      await press(page.getByRole("button", { name: "Поделиться" }));
      await press(dialog(page).getByRole("button", { name: "Закрыть" }));
    },
    then: /^button Поделиться/,
  },
  {
    what: "a message that is put away",
    path: watchPath,
    // in front of the dialog it came from, which stays
    isLast: true,
    act: async (page, press) => {
      await page.context().grantPermissions(["clipboard-write"]);
      await press(page.getByRole("button", { name: "Поделиться" }));
      await press(dialog(page).getByRole("button", { name: /^Копировать: Ссылка/ }));
      await press(page.getByRole("region", { name: "Сообщения" }).getByRole("button", { name: "Закрыть" }));
    },
    then: /^button Скопировано: Ссылка/,
  },
  {
    what: "the chapters, by their button",
    path: watchPath,
    act: async (page, press) => {
      await openChapters(page, press);
      await press(page.getByRole("region", { name: "Главы" }).getByRole("button", { name: /Закрыть/ }));
    },
    then: overPlayer,
  },
  {
    what: "the chapters, by Escape",
    path: watchPath,
    act: async (page, press) => {
      await openChapters(page, press);
      await page.getByRole("region", { name: "Главы" }).getByRole("button").nth(1).focus();
      await page.keyboard.press("Escape");
    },
    then: overPlayer,
  },
  {
    what: "a comment, sent by its button",
    path: discussionPath,
    as: SEED.viewer.email,
    act: async (page, press) => void (await writeComment(page, press)),
    then: /^article .*Для фокуса/,
  },
  {
    what: "a comment that is given up",
    path: discussionPath,
    as: SEED.viewer.email,
    act: async (page, press) => {
      await page.getByRole("textbox", { name: "Комментарий", exact: true }).focus();
      await press(page.getByRole("button", { name: "Отмена" }));
    },
    then: /^form Комментарий/,
  },
  {
    what: "a reply, sent by its button",
    path: discussionPath,
    as: SEED.viewer.email,
    act: async (page, press) => {
      const row = await writeComment(page, press);
      await press(row.getByRole("button", { name: /^Ответить/ }));
      await page.getByRole("textbox", { name: "Ответ", exact: true }).fill("Ответ для фокуса");
      await press(page.getByRole("form", { name: "Ответ" }).getByRole("button", { name: "Ответить" }));
      await expect(page.getByText("Ответ опубликован")).toBeVisible();
    },
    then: /^article .*Ответ для фокуса/,
  },
  {
    what: "a reply that is given up",
    path: discussionPath,
    as: SEED.viewer.email,
    act: async (page, press) => {
      const row = await writeComment(page, press);
      await press(row.getByRole("button", { name: /^Ответить/ }));
      await press(page.getByRole("form", { name: "Ответ" }).getByRole("button", { name: "Отмена" }));
    },
    then: /^article .*Для фокуса/,
  },
  {
    what: "a change that is saved",
    path: discussionPath,
    as: SEED.viewer.email,
    act: async (page, press) => {
      await chooseForOwn(page, press, "Изменить");
      await page.getByRole("textbox", { name: "Текст комментария" }).fill("Изменено для фокуса");
      await press(page.getByRole("button", { name: "Сохранить" }));
    },
    then: /^article .*Изменено для фокуса/,
  },
  {
    what: "the question before deleting, by «Отмена»",
    path: discussionPath,
    as: SEED.viewer.email,
    act: async (page, press) => {
      await chooseForOwn(page, press, "Удалить");
      await press(page.getByRole("alertdialog").getByRole("button", { name: "Отмена" }));
    },
    then: /^button Действия с комментарием/,
  },
  {
    what: "the question before deleting, by Escape",
    path: discussionPath,
    as: SEED.viewer.email,
    act: async (page, press) => {
      await chooseForOwn(page, press, "Удалить");
      await escapeFrom(page.getByRole("alertdialog"));
    },
    then: /^button Действия с комментарием/,
  },
  {
    what: "a deleted comment",
    path: discussionPath,
    as: SEED.viewer.email,
    act: async (page, press) => {
      await writeComment(page, press);
      await chooseForOwn(page, press, "Удалить");
      await press(page.getByRole("alertdialog").getByRole("button", { name: "Удалить" }));
      await expect(page.getByText("Комментарий удалён")).toBeVisible();
    },
    then: /^article .*Для фокуса/,
  },
  {
    what: "the question before a ban",
    path: `/video/${SEED.bigDiscussionVideoId}/`,
    as: SEED.author.email,
    act: async (page, press) => {
      await askForBan(page, press);
      await press(page.getByRole("alertdialog").getByRole("button", { name: "Отмена" }));
    },
    then: /^button Действия с комментарием/,
  },
  {
    what: "a banned author's comments",
    path: `/video/${SEED.bigDiscussionVideoId}/`,
    as: SEED.author.email,
    act: async (page, press) => {
      await askForBan(page, press);
      await press(page.getByRole("alertdialog").getByRole("button", { name: "Заблокировать" }));
      await expect(page.getByText("Пользователь заблокирован")).toBeVisible();
    },
    then: /^article \S/,
  },
  {
    what: "the reasons of a complaint",
    path: `/video/${SEED.bigDiscussionVideoId}/`,
    as: SEED.viewer.email,
    act: async (page, press) => {
      await press(
        page
          .locator("[role=feed] article")
          .nth(2)
          .getByRole("button", { name: /^Действия/ }),
      );
      await press(page.getByRole("menuitem", { name: "Пожаловаться" }));
      await press(page.getByRole("menuitem", { name: "Спам или реклама" }));
      await expect(page.getByText("Спасибо, мы проверим комментарий")).toBeVisible();
    },
    then: /^button Действия с комментарием/,
  },
  {
    what: "the mini player",
    path: watchPath,
    isLast: true,
    act: async (page, press) => {
      const mini = await openMini(page, press);
      await press(mini.getByRole("button", { name: /Закрыть/ }));
      await expect(mini).toHaveCount(0);
    },
    then: /^(a|button|h1) \S/,
  },
];

async function openChapters(page: Page, press: Press): Promise<void> {
  await showControls(page);
  await press(playerOf(page).getByRole("button", { name: /глав/ }));
  await page.getByRole("region", { name: "Главы" }).waitFor();
}

/** A tap shows what hides by itself; a pointer that comes does too. */
async function showControls(page: Page): Promise<void> {
  const player = playerOf(page);
  await expectToPlay(page);
  return (page.viewportSize()?.width ?? 0) >= 768 ? player.hover() : tapForControls(player);
}

async function askForBan(page: Page, press: Press): Promise<void> {
  await press(
    page
      .locator("[role=feed] article")
      .nth(2)
      .getByRole("button", { name: /^Действия/ }),
  );
  await press(page.getByRole("menuitem", { name: "Заблокировать пользователя" }));
  await page.getByRole("alertdialog").waitFor();
}

async function openMini(page: Page, press: Press): Promise<Locator> {
  await expectToPlay(page);
  await press(page.getByRole("banner").getByRole("link").first());
  const mini = playerOf(page);
  await expect(page).not.toHaveURL(new RegExp(watchPath));
  await mini.waitFor();
  return mini;
}

/** What moves as it closes has come to its end: movements of a second at most, so neither a spinner nor what counts a message down. */
const untilStill = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === "running" && Number(effect?.getComputedTiming().endTime) <= 1000,
        )
        .map(({ finished }) => finished),
    ),
  );

/** Closings that follow one another on one visit: those of a page and a person that leave it as it was. */
const visits = visitsOf(closings, ({ what, path, as, before, isLast }) =>
  before === undefined && isLast === undefined ? `what closes on ${path}${as === undefined ? "" : ` of ${as}`}` : what,
);

for (const { how, use, press } of rounds)
  test.describe(how, () => {
    test.use(use);
    for (const [where, closed] of visits)
      test(`the focus is not lost after: ${where}`, async ({ page, arriveAt }) => {
        test.slow(closed.length > 1, "several closings");
        const clock = await takeClock(page);
        const [{ path, as, before }] = closed;
        await before?.(page);
        await (as === undefined ? page.goto(path) : arriveAt(path, as));
        await page.locator("main article").first().waitFor();
        if (as !== undefined && path !== home) await openComments(page);
        for (const { what, act, then } of closed)
          await test.step(what, async () => {
            await act(page, press);
            await expect.poll(() => focused(page), what).toMatch(then);
            // and it stays there: nothing that closes late takes it away again, neither at the end of a movement nor by a timer or a frame
            await untilStill(page);
            await clock.runFor(400);
            await drawn(page);
            expect(await focused(page), what).toMatch(then);
          });
      });
  });

/** The shelves that home asks for after the first two fail once. */
async function failShelves(page: Page): Promise<void> {
  let isFirst = true;
  await page.route("**/backend/**/resources/**", async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fulfill({ status: 403, headers: { "x-kadr-fault": "test" }, json: {} });
  });
}
