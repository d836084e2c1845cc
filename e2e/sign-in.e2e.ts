import type { Locator, Page } from "@playwright/test";
import { takeClock } from "./support/clock.ts";
import { agree, idsTold } from "./support/measurement.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { fillSignIn, openComments, SEED, signIn } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { patience } from "../tools/test/patience.mjs";

/** What is measured is sent some seconds later. */
const sent = { timeout: patience(20_000) };

const banner = (page: Page) => page.getByRole("banner");
const loginButton = (page: Page) => banner(page).getByRole("button", { name: "Вход и регистрация" });
const personButton = (page: Page) => page.getByRole("button", { name: "Меню пользователя" });
const popup = (page: Page) => page.getByRole("dialog", { name: "Вход и регистрация" });
const hint = (page: Page, name: string) => page.getByRole("region", { name });
const likeOf = (place: Locator) => place.getByRole("button", { name: /^Нравится/ }).first();
const firstComment = (page: Page) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: /^Ответить/ }) })
    .first();
/** Fifth of its row, which the journeys about hiding leave alone. */
const hideable = (page: Page) => page.getByRole("region", { name: "Рекомендуем вам" }).getByRole("article").nth(4);

const hide = async (page: Page) => {
  await page
    .getByRole("region", { name: "Рекомендуем вам" })
    .getByRole("button", { name: /^Дальше/ })
    .click();
  await hideable(page)
    .getByRole("button", { name: /^Действия/ })
    .click();
  await page.getByRole("menuitem", { name: "Скрыть" }).click();
};

const dismiss = async (page: Page) => {
  // the form is there, and with it the popup itself, and not what stands for it on its way
  await expect(page.frameLocator("iframe").getByRole("textbox", { name: "Пароль" })).toBeVisible();
  await popup(page).getByRole("button", { name: "Закрыть" }).click();
  await expect(popup(page)).toHaveCount(0);
};

/** The query of the frame that is open. */
async function frameQuery(page: Page): Promise<Readonly<Record<string, string>>> {
  const address = await popup(page).locator("iframe").getAttribute("src");
  return Object.fromEntries(new URL(address ?? "").searchParams);
}

interface TriggerCase {
  /** As the catalogue spells its event (C §10.3). */
  readonly trigger: string;
  /** What the row proves, as a title says it, and the event that is read back. */
  readonly ids: string;
  /** Who signs in; default: somebody of the test's own. */
  readonly person?: string;
  /** The context of the flow, where it has one (C §6). */
  readonly context?: string;
  /** As a guest: comes to the place and asks for what needs a person. */
  readonly ask: (page: Page) => Promise<void>;
  /** The call that the login is followed by, once. Default: none. */
  readonly call?: { readonly method: string; readonly url: RegExp };
  /** What is seen then. */
  readonly then: (page: Page) => Promise<void>;
}

/** Title of the video that was hidden. */
let hidden = "";

/** Name of the file that was kept. */
let downloaded = "";

const rate = async (page: Page, stars: number) => {
  const dialog = page.getByRole("dialog", { name: "Оценка видео" });
  const star = dialog.getByRole("radio", { name: `${stars} из\u00A010` });
  await star.click({ force: true });
  await expect(star).toBeChecked();
  await dialog.getByRole("button", { name: "Поставить оценку" }).click();
};

const triggers: readonly TriggerCase[] = [
  {
    trigger: "reaction",
    ids: "[AUTH-TRIGGER-01] authTrigger.reaction",
    ask: async (page) => {
      await page.goto(`/video/${SEED.longTitleId}/`);
      await likeOf(page.getByRole("main")).click();
    },
    call: { method: "POST", url: /\/reactions\// },
    then: (page) => expect(likeOf(page.getByRole("main"))).toHaveAttribute("aria-pressed", "true"),
  },
  {
    trigger: "hide-video",
    ids: "[AUTH-TRIGGER-07, AUTH-GUEST-19] [HIDE-TOGGLE-06] authTrigger.hide-video",
    context: "hide-video",
    ask: async (page) => {
      await page.goto("/");
      hidden = await hideable(page).getByRole("heading").innerText();
      await hide(page);
    },
    call: { method: "POST", url: /\/hide_content/ },
    // the login brings other cards, so that it is seen where it is kept
    then: async (page) => {
      await expectNothingOver(page);
      await page.reload();
      await expect(hideable(page)).toBeVisible();
      await expect(page.getByRole("main").getByRole("heading", { name: hidden, exact: true })).toHaveCount(0);
    },
  },
  {
    trigger: "rating",
    ids: "[AUTH-TRIGGER-13] [VIDEO-PAGE-11] authTrigger.rating",
    ask: async (page) => {
      await page.goto(`/video/${SEED.longTitleId}/`);
      await page
        .getByRole("main")
        .getByRole("button", { name: /Оценить$/ })
        .click();
      await rate(page, 9);
    },
    call: { method: "POST", url: /\/reactions\/rating\/videos\// },
    then: (page) =>
      expect(page.getByRole("main").getByRole("button", { name: /ваша 9\. Изменить оценку$/ })).toBeVisible(),
  },
  {
    trigger: "download-video",
    ids: "[AUTH-TRIGGER-16] authTrigger.download-video",
    ask: async (page) => {
      await page.goto(`/video/${SEED.longVideoId}/`);
      page.on("download", (file) => (downloaded = file.suggestedFilename()));
      await page.getByRole("main").getByRole("button", { name: "Другие действия с видео" }).click();
      await page.getByRole("menuitem", { name: "Скачать" }).click();
    },
    call: { method: "GET", url: /\/api\/video\/\w+\/download\// },
    then: async (page) => {
      const title = (await page.getByRole("heading", { level: 1 }).innerText()).slice(0, 10);
      await expect.poll(() => downloaded).toMatch(/\.mp4$/);
      expect(downloaded.slice(0, 10)).toBe(title);
    },
  },
  {
    trigger: "carousel-banner-click",
    ids: "[AUTH-TRIGGER-08] authTrigger.carousel-banner-click",
    ask: async (page) => {
      await page.goto("/feeds/vershiny/");
      await page.getByRole("link", { name: /^Войдите, чтобы сохранять плейлисты/ }).click();
    },
    // it is for guests alone
    then: (page) => expect(page.getByRole("link", { name: /^Войдите, чтобы сохранять плейлисты/ })).toHaveCount(0),
  },
  {
    trigger: "comments",
    ids: "[AUTH-TRIGGER-14] authTrigger.comments",
    ask: async (page) => {
      await page.goto(`/video/${SEED.bigDiscussionVideoId}/`);
      await openComments(page);
      await page.getByText("Войдите, чтобы оставить комментарий").click();
    },
    then: (page) => expect(page.getByRole("textbox", { name: "Комментарий" })).toBeVisible(),
  },
  {
    trigger: "comment-reactions",
    ids: "[AUTH-TRIGGER-15] authTrigger.comment-reactions",
    ask: async (page) => {
      await page.goto(`/video/${SEED.bigDiscussionVideoId}/`);
      await openComments(page);
      await likeOf(firstComment(page)).click();
    },
    call: { method: "PUT", url: /\/comments\/\w+\/reactions\// },
    then: (page) => expect(likeOf(firstComment(page))).toHaveAttribute("aria-pressed", "true"),
  },
  {
    trigger: "premium",
    ids: "[AUTH-TRIGGER-10, AUTH-GUEST-17] authTrigger.premium",
    context: "premium",
    ask: async (page) => {
      await page.goto(`/video/${SEED.subscriptionId}/`);
      await page.getByRole("main").getByRole("button", { name: "Смотреть", exact: true }).click();
    },
    then: (page) => expect(page.getByRole("dialog", { name: "Подписка", exact: true })).toBeVisible(),
  },
  {
    trigger: "pay-in-player",
    ids: "[AUTH-TRIGGER-24, AUTH-GUEST-16] authTrigger.pay-in-player",
    context: "premium",
    ask: async (page) => {
      await page.goto(`/video/${SEED.paidId}/`);
      await page.getByRole("main").getByRole("button", { name: "Купить" }).click();
    },
    then: (page) => expect(page.getByRole("dialog", { name: "Выберите предложение" })).toBeVisible(),
  },
  {
    trigger: "premium-promo-code",
    ids: "[AUTH-TRIGGER-03] authTrigger.premium-promo-code",
    ask: async (page) => {
      await page.goto("/?popup=promo_code");
    },
    then: (page) => expect(page.getByRole("dialog", { name: "Активировать промокод" })).toBeVisible(),
  },
  {
    trigger: "add-phone-for-premier",
    ids: "[AUTH-TRIGGER-05] authTrigger.add-phone-for-premier",
    ask: async (page) => {
      await page.goto("/?popup=product_flow_phone&productCode=PREMIER_RUTUBE_YAPPY");
    },
    then: (page) => expect(page.getByRole("dialog", { name: "Номер телефона" })).toBeVisible(),
  },
  {
    trigger: "add-email-for-premier",
    ids: "[AUTH-TRIGGER-06] authTrigger.add-email-for-premier",
    ask: async (page) => {
      await page.goto("/?popup=purchase&target=product:7");
    },
    then: (page) => expect(page.getByRole("dialog", { name: /^(?:Выберите предложение|Оплата)$/ })).toBeVisible(),
  },
  {
    trigger: "chat",
    ids: "[AUTH-TRIGGER-23] authTrigger.chat",
    ask: async (page) => {
      await page.goto(`/video/${SEED.livestreamId}/`);
      const field = page.getByRole("textbox", { name: "Сообщение в чат" });
      await field.fill("Привет от гостя");
      await field.press("Enter");
    },
    call: { method: "POST", url: /\/livestream\/chat\// },
    then: (page) => expect(page.getByRole("log").getByText("Привет от гостя")).toHaveCount(1),
  },
  {
    trigger: "notifications",
    ids: "[AUTH-TRIGGER-18] authTrigger.notifications",
    person: SEED.viewer.email,
    ask: async (page) => {
      await page.goto("/info/about/");
      await banner(page)
        .getByRole("button", { name: /^Уведомления/ })
        .click();
      await page.getByRole("dialog", { name: "Уведомления" }).getByRole("button", { name: "Войти" }).click();
    },
    call: { method: "POST", url: /\/touch-bell\// },
    then: (page) =>
      expect(page.getByRole("dialog", { name: "Уведомления" }).getByRole("article").first()).toBeVisible(),
  },
];

// What the form is told from the other places: stories/flows/SignIn; that it goes on once then: the tests of each store.
test.describe("where a guest is asked to sign in", () => {
  test.beforeEach(({ page }) => agree(page));

  for (const { trigger, ids, person, context, ask, call, then } of triggers)
    test(`${trigger}: the popup opens with its context, and after the login it goes on exactly once ${ids}`, async ({
      page,
      sandbox,
      someone,
    }) => {
      const calls: string[] = [];
      page.on("request", (request) => {
        if (call !== undefined && request.method() === call.method && call.url.test(request.url()))
          calls.push(request.url());
      });
      const answered: string[] = [];
      page.on("response", (response) => {
        if (calls.includes(response.url()) && response.ok()) answered.push(response.url());
      });
      await ask(page);
      await expect(popup(page)).toBeVisible();
      expect(await frameQuery(page)).toMatchObject({ userAction: trigger, ...(context && { context }) });
      expect(calls).toEqual([]);
      await fillSignIn(page, person ?? someone.email);
      await expect(popup(page)).toHaveCount(0);
      if (call !== undefined) await expect.poll(() => answered).toHaveLength(1);
      await then(page);
      await expect
        .poll(() => idsTold(page, sandbox), sent)
        .toEqual(expect.arrayContaining([`authTrigger.${trigger}`, "auth.loginPopup"]));
      expect(calls).toHaveLength(call === undefined ? 0 : 1);
    });
});

test("the frame is told the whole documented query, who it was whose session ran out among it; their address comes by message [AUTH-FRAME-01]", async ({
  page,
  sandbox,
  arriveAt,
}) => {
  await arriveAt("/?pepper=secret", SEED.author.email);
  await page.context().clearCookies();
  await hide(page);
  await expect(popup(page)).toBeVisible();
  const address = new URL((await popup(page).locator("iframe").getAttribute("src")) ?? "");
  expect(`${address.host}${address.pathname}`).toBe(`auth.kadr.localhost:${sandbox.port}/multipass/login/`);
  expect(await frameQuery(page)).toEqual({
    client: "wdp",
    "snake-closable": "false",
    referer: `${sandbox.url}/`,
    themeId: "light",
    startForm: "login",
    email: "",
    phone: "",
    userAction: "hide-video",
    user_id: String(SEED.author.id),
    context: "hide-video",
    flow: expect.stringMatching(/^[\w-]{8,64}$/),
  });
  const field = page.frameLocator("iframe").getByRole("textbox", { name: "Электронная почта" });
  await expect(field).toHaveValue(SEED.author.email);
});

test(
  "a person is who has an id in the profile; on a page of the profile log-out leads home before it ends the session [AUTH-GUEST-13, AUTH-LOGOUT-01]",
  { tag: "@journey" },
  async ({ page }) => {
    const idOfProfile = () =>
      page.evaluate(async () => {
        const response = await fetch("/backend/api/profile/user/");
        return ((await response.json()) as { id: string | null }).id;
      });
    await page.goto("/profile/notification");
    expect(await idOfProfile()).toBeNull();
    await expect(loginButton(page)).toBeVisible();
    await signIn(page);
    expect(await idOfProfile()).toBe(String(SEED.viewer.id));
    await expect(loginButton(page)).toHaveCount(0);
    const places: string[] = [];
    page.on("request", (request) => {
      if (/logout/.test(request.url())) places.push(new URL(page.url()).pathname);
    });
    await personButton(page).click();
    await page.getByText("Выйти", { exact: true }).click();
    await expect(loginButton(page)).toBeVisible();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect.poll(() => places).toEqual(["/"]);
    expect(await idOfProfile()).toBeNull();
  },
);

test("a guest has neither subscriptions nor settings of notifications: both come with the login [AUTH-GUEST-04]", async ({
  page,
}) => {
  // the menu lies over the page, and is not beside it
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto("/profile/notification");
  await expect(page.getByRole("main").getByRole("button", { name: "Войти" })).toBeVisible();
  await expect(page.getByRole("switch")).toHaveCount(0);
  const menu = page.getByRole("dialog", { name: "Меню", exact: true });
  const openMenu = () => banner(page).getByRole("button", { name: "Меню", exact: true }).click();
  await openMenu();
  await expect(menu.getByRole("link", { name: "Главная" })).toBeVisible();
  await expect(menu.getByText("Мои подписки")).toHaveCount(0);
  await menu.getByRole("button", { name: "Закрыть меню" }).click();
  await expect(menu).toHaveCount(0);
  await page.getByRole("main").getByRole("button", { name: "Войти" }).click();
  await fillSignIn(page);
  await expect(page.getByRole("switch").first()).toBeVisible();
  await openMenu();
  await expect(menu.getByText("Мои подписки")).toBeVisible();
});

test("tabs agree within a second about who is here, after a login and after a log-out", async ({ page, context }) => {
  await page.goto("/info/about/");
  const other = await context.newPage();
  await other.goto("/info/about/");
  // When each of them says that somebody is here, or nobody, ms since the epoch.
  const watch = (tab: Page) =>
    tab.evaluate(() => {
      const seen = { in: 0, out: 0 };
      new MutationObserver(() => {
        const isIn = document.querySelector("header [aria-label='Меню пользователя']") !== null;
        if (isIn && seen.in === 0) seen.in = Date.now();
        if (!isIn && seen.in > 0 && seen.out === 0) seen.out = Date.now();
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
      Object.assign(window, { kadrSeen: seen });
    });
  const seenIn = (tab: Page) =>
    tab.evaluate(() => (window as unknown as { kadrSeen: { in: number; out: number } }).kadrSeen);
  await watch(page);
  await watch(other);
  await signIn(page);
  await expect(personButton(other)).toBeVisible();
  await personButton(page).click();
  await page.getByText("Выйти", { exact: true }).click();
  await expect(loginButton(page)).toBeVisible();
  await expect(loginButton(other)).toBeVisible();
  const [here, there] = [await seenIn(page), await seenIn(other)];
  expect(Math.abs(there.in - here.in)).toBeLessThan(1000);
  expect(Math.abs(there.out - here.out)).toBeLessThan(1000);
  await other.close();
});

test.describe("what invites a guest", () => {
  test.use({ isNewcomer: true });
  test.beforeEach(({ page }) => agree(page));

  test(
    "the first sign-in ever that is dismissed is followed by an onboarding about what was wanted, once; it leads to sign-in [AUTH-GUEST-15, AUTH-TRIGGER-32]",
    { tag: "@journey" },
    async ({ page, sandbox }) => {
      const onboarding = hint(page, "Расскажите, что понравилось");
      await page.goto(`/video/${SEED.demoVideoId}/`);
      await likeOf(page.getByRole("main")).click();
      await dismiss(page);
      await onboarding.getByRole("button", { name: "Войти" }).click();
      await expect(popup(page)).toBeVisible();
      expect(await frameQuery(page)).toMatchObject({ userAction: "onboarding-popup-reaction" });
      await dismiss(page);
      await expect(onboarding).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem("kadr:auth-onboarding-shown"))).toBe("true");
      await expect
        .poll(() => idsTold(page, sandbox), sent)
        .toEqual(expect.arrayContaining(["authTrigger.onboarding-popup-reaction"]));
      // another visit, and after somebody has been here
      await page.reload();
      await signIn(page, SEED.banned.email);
      await personButton(page).click();
      await page.getByText("Выйти", { exact: true }).click();
      await likeOf(page.getByRole("main")).click();
      await dismiss(page);
      await expect(page.locator("[data-hint]")).toHaveCount(0);
    },
  );

  test("the onboarding after a subscription is about subscriptions [AUTH-TRIGGER-34]", async ({ page, sandbox }) => {
    await page.goto(`/video/${SEED.demoVideoId}/`);
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Подписаться: / })
      .click();
    await dismiss(page);
    await hint(page, "Не пропускайте новое").getByRole("button", { name: "Войти" }).click();
    await expect(popup(page)).toBeVisible();
    expect(await frameQuery(page)).toMatchObject({ userAction: "onboarding-popup-subscription" });
    await expect
      .poll(() => idsTold(page, sandbox), sent)
      .toEqual(expect.arrayContaining(["authTrigger.onboarding-popup-subscription"]));
  });

  test("the onboarding after a rating is about ratings [AUTH-TRIGGER-31]", async ({ page, sandbox }) => {
    await page.goto(`/video/${SEED.demoVideoId}/`);
    await page
      .getByRole("main")
      .getByRole("button", { name: /Оценить$/ })
      .click();
    await rate(page, 7);
    await dismiss(page);
    const onboarding = page.locator("[data-hint]");
    await onboarding.getByRole("button", { name: "Войти" }).click();
    await expect(popup(page)).toBeVisible();
    expect(await frameQuery(page)).toMatchObject({ userAction: "onboarding-popup-rating" });
    await expect
      .poll(() => idsTold(page, sandbox), sent)
      .toEqual(expect.arrayContaining(["authTrigger.onboarding-popup-rating"]));
  });

  test("the offer of the day comes 15 s after a page, to guests alone and once a day; on the main page it goes by itself after 15 s [SHELL-AUTHOFFER-01, SHELL-AUTHOFFER-02, SHELL-AUTHOFFER-03, SHELL-AUTHOFFER-04, AUTH-TRIGGER-30]", async ({
    page,
    sandbox,
  }) => {
    test.slow();
    const offer = hint(page, "Войдите в Кадр");
    const code = page.waitForResponse(/createNewcomer/);
    const clock = await takeClock(page);
    await page.goto("/info/about/");
    await (await code).finished();
    const stop = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    /** In a clock that stands: lets what is due be drawn. */
    const seen = () =>
      expect(async () => {
        await clock.runFor(20);
        await expect(offer).toBeVisible({ timeout: 200 });
      }).toPass();
    const toHome = async () => {
      await expect(async () => {
        await clock.runFor(20);
        await banner(page).getByRole("link").first().click({ timeout: 500 });
      }).toPass();
      await expect(page).toHaveURL(/localhost:\d+\/$/);
    };
    const toAbout = async () => {
      await page.goBack();
      await expect(page).toHaveURL(/about/);
    };
    await stop();
    await toHome();
    await clock.runFor(14_900);
    await expect(offer).toHaveCount(0);
    await clock.runFor(200);
    await seen();
    await clock.runFor(14_000);
    await expect(offer).toBeVisible();
    await clock.runFor(900);
    await expect(offer).toHaveCount(0);
    await toAbout();
    await clock.runFor(60_000);
    await expect(offer).toHaveCount(0);

    // the next day, on another page, where it stays
    await clock.fastForward("24:00:00");
    await toHome();
    await toAbout();
    await clock.runFor(60_000);
    await seen();
    await offer.getByRole("button", { name: "Войти" }).click();
    await page.clock.resume();
    await expect(offer).toHaveCount(0);
    expect(await frameQuery(page)).toMatchObject({ userAction: "auth-offer-popup" });
    await fillSignIn(page);
    await expect(popup(page)).toHaveCount(0);
    await expect
      .poll(() => idsTold(page, sandbox), sent)
      .toEqual(expect.arrayContaining(["authTrigger.auth-offer-popup"]));
    await stop();
    await clock.fastForward("24:00:00");
    await toHome();
    await clock.runFor(60_000);
    await expect(offer).toHaveCount(0);
  });
});
