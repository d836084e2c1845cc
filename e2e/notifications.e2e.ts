import type { Browser, Page } from "@playwright/test";
import { notificationsTexts } from "../host/src/texts/notifications.ts";
import { takeClock, type PageClock } from "./support/clock.ts";
import { escapeFrom, tabTo } from "./support/focus.ts";
import { fillSignIn, SEED, signIn } from "./support/people.ts";
import { atRest, drag } from "./support/press.ts";
import { expect, test } from "./support/test.ts";
import { expectNothingOver } from "./support/overlays.ts";

const bellOf = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Уведомления/ });
const panelOf = (page: Page) => page.getByRole("dialog", { name: "Уведомления" });
const rowsOf = (page: Page) => panelOf(page).getByRole("article");
const unread = (page: Page) => panelOf(page).locator("[data-unread]");
const said = (page: Page, text: string) => page.getByRole("region", { name: /Сообщения/ }).getByText(text);

/** A person of their own browser, signed in. */
async function visit(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? "", locale: "ru-RU" });
  const page = await context.newPage();
  await page.goto("/info/about/");
  await signIn(page, email);
  return page;
}

/** The viewer writes under a video of the author, who is told of it. */
const comment = (viewer: Page, text: string): Promise<void> =>
  viewer.evaluate(
    async ([videoId, words]) => {
      const response = await fetch(`/backend/api/comments/video/${videoId}/`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
        body: JSON.stringify({ text: words }),
      });
      if (response.status !== 201) throw new Error(await response.text());
    },
    [SEED.bigDiscussionVideoId, text] as const,
  );

/** The tab was away and is looked at again: what is due is asked for. */
const lookAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

test.describe("by mouse", () => {
  test("the bell opens and closes the panel, touches the bell and is asked anew each time; a press outside closes it [SHELL-HEADER-06] [NOTIF-POPUP-01] [NOTIF-POPUP-02] [NOTIF-POPUP-07]", async ({
    page,
    arriveAt,
  }) => {
    await arriveAt("/");
    const touched = page.waitForResponse((response) => response.url().includes("/touch-bell/"));
    await bellOf(page).click();
    expect((await touched).status()).toBe(204);
    await expect(rowsOf(page).first()).toBeVisible();
    await expect(bellOf(page).and(page.getByText(/\d/))).toHaveCount(0);
    await page.mouse.click(200, 400);
    await expect(panelOf(page)).toHaveCount(0);
    const asked = page.waitForResponse((response) => /\/notifications\/(\?|$)/.test(response.url()));
    await bellOf(page).click();
    await asked;
    await expect(rowsOf(page).first()).toBeVisible();
    const bell = await bellOf(page).boundingBox();
    await page.mouse.click((bell?.x ?? 0) + 20, (bell?.y ?? 0) + 20);
    await expect(panelOf(page)).toHaveCount(0);
  });

  test("the list goes on page by page to its end as it is scrolled [NOTIF-LIST-05]", async ({ page, arriveAt }) => {
    await arriveAt("/");
    await bellOf(page).click();
    await expect(rowsOf(page)).toHaveCount(20);
    const next = page.waitForResponse((response) => response.url().includes("/notifications/?cursor="));
    await rowsOf(page).last().scrollIntoViewIfNeeded();
    await next;
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(30);
    await expect(async () => {
      await rowsOf(page).last().scrollIntoViewIfNeeded();
      await expect(panelOf(page).getByRole("button", { name: "Показать ещё" })).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  });

  test(
    "a press on an unread notification marks it read and leads to its target, of every type; what has no single target is named by 55555555 [NOTIF-POPUP-09] [NOTIF-LIST-06] [NOTIF-LIST-08]",
    { tag: "@journey" },
    async ({ page, arriveAt }) => {
      test.slow();
      await arriveAt("/");
      await bellOf(page).click();
      await expect(rowsOf(page)).toHaveCount(20);
      const first = unread(page).first();
      const title = await first.getByRole("link").innerText();
      const marked = page.waitForRequest((request) => /\/notifications\/\d+\/[^/]+\/read\/$/.test(request.url()));
      await first.getByRole("link").click();
      expect((await (await marked).response())?.status()).toBe(204);
      await expect(page).not.toHaveURL("/");
      await bellOf(page).click();
      await expect(
        rowsOf(page)
          .filter({ hasText: title.replace(/^Не прочитано\.\s*/, "") })
          .first(),
      ).not.toHaveAttribute("data-unread");
      await rowsOf(page).last().scrollIntoViewIfNeeded();
      await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(30);
      const named: string[] = [];
      page.on("request", (request) => {
        const target = /\/notifications\/\d+\/([^/]+)\/read\/$/.exec(request.url())?.[1];
        if (target !== undefined) named.push(target);
      });
      for (const [words, address] of [
        ["Новое видео на канале", /\/video\/[\da-f]{32}\//],
        ["Прямой эфир", /\/(live\/)?video\//],
        ["отвечает на ваш комментарий", /\?comment_id=\d+/],
        ["Новая серия", /\/metainfo\/tv\//],
        ["в котором снимается", /\/person\//],
        ["Появились главы", /\/info\//],
      ] as const) {
        const link = rowsOf(page).filter({ hasText: words }).first().getByRole("link");
        // how far down it is depends on what else the person was told of
        await expect(async () => {
          await rowsOf(page).last().scrollIntoViewIfNeeded();
          await expect(link, words).toHaveAttribute("href", address, { timeout: 1000 });
        }).toPass();
        const href = await link.getAttribute("href");
        await link.click();
        await expect(page, words).toHaveURL(new RegExp(`${href?.replace(/[?.]/g, "\\$&")}`));
        await expect(panelOf(page)).toHaveCount(0);
        await bellOf(page).click();
        await expect(rowsOf(page).first()).toBeVisible();
        if (words === "Появились главы") expect(named.at(-1)).toBe("55555555");
      }
    },
  );

  test("what a notification comes from is followed or not by its menu, and stays what it was where that could not be saved [NOTIF-LIST-07] [COMMON-OPTIMISTIC-01]", async ({
    page,
    arriveAt,
  }) => {
    await arriveAt("/");
    await bellOf(page).click();
    const row = rowsOf(page).filter({ hasText: "Новое видео на канале" }).first();
    const menu = row.getByRole("button", { name: /^Действия/ });
    await menu.click();
    const toggled = page.waitForResponse((response) =>
      /\/notifications\/subscription\/userchannel\/\d+\//.test(response.url()),
    );
    await page.getByRole("menuitem", { name: "Отписаться" }).click();
    expect(await (await toggled).json()).toMatchObject({ is_subscribed: false });
    await menu.click();
    await page.getByRole("menuitem", { name: "Подписаться" }).click();
    await menu.click();
    await expect(page.getByRole("menuitem", { name: "Отписаться" })).toBeVisible();
    await page.route(/\/notifications\/subscription\//, (route) =>
      route.fulfill({ status: 500, headers: { "x-kadr-fault": "500" }, json: { code: "internal", message: "" } }),
    );
    await page.getByRole("menuitem", { name: "Отписаться" }).click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await menu.click();
    await expect(page.getByRole("menuitem", { name: "Отписаться" })).toBeVisible();
  });
});

test(
  "by keyboard: opened, hidden and brought back, closed by Escape with the focus on the bell; what stays hidden is deleted [NOTIF-POPUP-10] [NOTIF-LIST-02]",
  { tag: "@journey" },
  async ({ page, arriveAt }) => {
    await arriveAt("/");
    await bellOf(page).focus();
    await page.keyboard.press("Enter");
    await expect(rowsOf(page)).toHaveCount(20);
    const titleOf = (n: number) => rowsOf(page).nth(n).getByRole("link").innerText();
    const [first, second] = [await titleOf(0), await titleOf(1)];
    await tabTo(page, /^button Действия/);
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Скрыть" }).press("Enter");
    await expect(panelOf(page).getByRole("button", { name: "Вернуть" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(rowsOf(page).nth(0).getByRole("link")).toBeFocused();
    expect(await titleOf(0)).toBe(first);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Скрыть" }).press("Enter");
    await expect(panelOf(page).getByText("Уведомление скрыто")).toBeVisible();
    const deleted = page.waitForResponse((response) => response.request().method() === "DELETE");
    await page.keyboard.press("Escape");
    expect((await deleted).status()).toBe(204);
    await expect(panelOf(page)).toHaveCount(0);
    await expect(bellOf(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(rowsOf(page).first()).toBeVisible();
    expect(await titleOf(0)).toBe(second);
  },
);

test.describe("by touch at 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("while it loads 11 rows stand in for the list; a drag down from the lowest 100 px closes it past 150 px and within 300 ms, a shorter one does not [NOTIF-POPUP-03] [NOTIF-POPUP-04] [NOTIF-POPUP-05]", async ({
    page,
    arriveAt,
  }) => {
    await arriveAt("/");
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/notifications\/(\?|$)/, async (route) => {
      await held;
      await route.continue();
    });
    await bellOf(page).tap();
    await expect(panelOf(page).locator("[data-skeleton]")).toHaveCount(11);
    release();
    await expect(rowsOf(page)).toHaveCount(20);
    await atRest(panelOf(page));
    const { height } = (await panelOf(page).boundingBox()) ?? { height: 0 };
    const top = (await panelOf(page).boundingBox())?.y;
    await drag(page, panelOf(page), { y: 140 }, { x: 40, y: height - 90 });
    await atRest(panelOf(page));
    expect((await panelOf(page).boundingBox())?.y).toBe(top);
    // from above the zone the list is scrolled, and nothing else
    await drag(page, panelOf(page), { y: 200 }, { x: 40, y: height - 240 });
    await expect(panelOf(page)).toBeVisible();
    await drag(page, panelOf(page), { y: 170 }, { x: 40, y: height - 90 });
    const started = Date.now();
    await expect(panelOf(page)).toHaveCount(0);
    expect(Date.now() - started).toBeLessThan(1500);
    await expectNothingOver(page);
  });

  test("a button closes it as well, and Back does", async ({ page, arriveAt }) => {
    await arriveAt("/");
    await bellOf(page).tap();
    await panelOf(page).getByRole("button", { name: "Закрыть" }).last().tap();
    await expect(panelOf(page)).toHaveCount(0);
    await bellOf(page).tap();
    await expect(rowsOf(page).first()).toBeVisible();
    await page.goBack();
    await expect(panelOf(page)).toHaveCount(0);
  });
});

test("while it loads 6 rows stand in for the list on desktop, 11 on mobile [NOTIF-POPUP-12]", async ({
  page,
  arriveAt,
}) => {
  await arriveAt("/");
  await page.route(/\/notifications\/(\?|$)/, () => new Promise(() => undefined));
  await bellOf(page).click();
  await expect(panelOf(page).locator("[data-skeleton]")).toHaveCount(6);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(panelOf(page).locator("[data-skeleton]")).toHaveCount(11);
});

test("a list that does not come says so by the default toast, and the panel stays usable [NOTIF-POPUP-15]", async ({
  page,
  arriveAt,
}) => {
  await arriveAt("/");
  let isDown = true;
  await page.route(/\/notifications\/(\?|$)/, (route) =>
    isDown
      ? route.fulfill({
          status: 500,
          headers: { "x-request-id": "e2e" },
          json: { code: "server_error", detail: "Не вышло" },
        })
      : route.continue(),
  );
  await bellOf(page).click();
  await expect(said(page, "Проблема на нашей стороне. Уже чиним. Попробуйте снова чуть позже")).toBeVisible();
  isDown = false;
  await panelOf(page).getByRole("button", { name: "Повторить" }).click();
  await expect(rowsOf(page).first()).toBeVisible();
});

test("a guest finds an empty place that asks to sign in, the bell is not touched, and the list comes after it [AUTH-GUEST-03] [AUTH-GUEST-10] [NOTIF-POPUP-08]", async ({
  page,
}) => {
  const touches: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/touch-bell/")) touches.push(request.url());
  });
  await page.goto("/");
  await bellOf(page).click();
  await expect(panelOf(page).getByText("Войдите, чтобы видеть уведомления")).toBeVisible();
  expect(touches).toEqual([]);
  await panelOf(page).getByRole("button", { name: "Войти" }).click();
  await fillSignIn(page, SEED.viewer.email);
  await expect(rowsOf(page).first()).toBeVisible();
  expect(touches).toHaveLength(1);
});

test.describe("what happens meanwhile", () => {
  test.slow();

  test("somebody's comment comes to the open page of its author: to the bell, to the open list and to another tab; what is read or gone in one tab is so in both [NOTIF-LIST-01] [NOTIF-LIST-03] [NOTIF-LIST-04] [NOTIF-POPUP-11]", async ({
    page,
    context,
    browser,
    baseURL,
    arriveAt,
  }) => {
    await page.clock.install();
    await arriveAt("/info/about/", SEED.author.email);
    const viewer = await visit(browser, baseURL, SEED.viewer.email);
    // the bell has been seen
    await page.bringToFront();
    await bellOf(page).click();
    await expect(rowsOf(page).first()).toBeVisible();
    await escapeFrom(panelOf(page));
    await expect(panelOf(page)).toHaveCount(0);

    await comment(viewer, "Первый снег на перевале!");
    await page.clock.fastForward(40_000);
    await expect(bellOf(page)).toHaveAccessibleName(/1\u00A0новое/);

    // the bell cannot be touched, so its count stands until what it counts is read
    await context.route(/\/touch-bell\//, (route) =>
      route.fulfill({
        status: 500,
        headers: { "x-request-id": "e2e" },
        json: { code: "server_error", detail: "Не вышло" },
      }),
    );
    const other = await context.newPage();
    await other.goto("/info/about/");
    await expect(bellOf(other)).toHaveAccessibleName(/1\u00A0новое/);
    await bellOf(other).click();
    await expect(unread(other).first()).toBeVisible();
    const before = await unread(other).count();
    await unread(other)
      .first()
      .getByRole("button", { name: /^Действия/ })
      .click();
    await other.getByRole("menuitem", { name: "Отметить прочитанным" }).click();
    await expect(unread(other)).toHaveCount(before - 1);
    await expect(bellOf(page)).toHaveAccessibleName("Уведомления");

    // into the list that is open, from above
    await context.unroute(/\/touch-bell\//);
    await page.bringToFront();
    await bellOf(page).click();
    await expect(rowsOf(page).first()).toBeVisible();
    await comment(viewer, "А лавины там бывают?");
    await page.clock.fastForward(40_000);
    await expect(rowsOf(page).first()).toContainText("А лавины там бывают?");
    await expect(rowsOf(page).first()).toHaveAttribute("data-unread", "true");

    await panelOf(page).getByRole("button", { name: "Прочитать все" }).click();
    await expect(unread(page)).toHaveCount(0);
    await expect(unread(other)).toHaveCount(0);
    await panelOf(page).getByRole("button", { name: "Удалить все" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Удалить" }).click();
    await expect(panelOf(page).getByText("Уведомлений пока нет")).toBeVisible();
    await expect(panelOf(other).getByText("Уведомлений пока нет")).toBeVisible();
    await viewer.context().close();
  });

  test("a hidden tab asks for nothing, and asks when it is looked at again", async ({ page }) => {
    await page.clock.install();
    await page.goto("/info/about/");
    const first = page.waitForResponse(/\/notifications\/count\//);
    await signIn(page);
    await first;
    let asked = 0;
    await page.route(/\/notifications\/count\//, (route) => {
      asked += 1;
      return route.continue();
    });
    await page.clock.fastForward(40_000);
    await expect.poll(() => asked).toBe(1);
    await page.evaluate(() =>
      Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" }),
    );
    await lookAgain(page);
    await page.clock.fastForward(300_000);
    expect(asked).toBe(1);
    await page.evaluate(() => Reflect.deleteProperty(document, "visibilityState"));
    await lookAgain(page);
    await page.clock.fastForward(10);
    await expect.poll(() => asked).toBe(2);
  });
});

test.describe("the switches", () => {
  const { updated, notUpdated } = notificationsTexts.settings;

  test("act at once, say so with a way back that restores what was, and return where they could not be saved [SETTINGS-NOTIF-01] [SETTINGS-NOTIF-02] [SETTINGS-NOTIF-03] [SETTINGS-NOTIF-04] [SETTINGS-NOTIF-06]", async ({
    page,
    arriveAt,
  }) => {
    // the body of a request made of a stream is not told to who watches from outside
    await page.addInitScript(() => {
      const sent: string[] = [];
      Object.assign(window, { sent });
      const { fetch } = window;
      window.fetch = async (input, init) => {
        if (input instanceof Request && input.method === "PATCH") sent.push(await input.clone().text());
        return fetch(input, init);
      };
    });
    await arriveAt("/profile/notification");
    await expect(page).toHaveTitle(/Настройки уведомлений/);
    const likes = page.getByRole("switch", { name: /Нравится/ });
    await expect(likes).toBeChecked();
    await likes.press("Space");
    await expect(likes).not.toBeChecked();
    await expect(said(page, updated)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { sent: string[] }).sent)).toEqual(['{"like":false}']);
    await page.getByRole("button", { name: "Отмена" }).click();
    await expect(likes).toBeChecked();
    await page.reload();
    await expect(likes).toBeChecked();
    await page.route(/\/v5\/notifications\/settings\//, (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({
            status: 500,
            headers: { "x-request-id": "e2e" },
            json: { code: "server_error", detail: "Не вышло" },
          })
        : route.continue(),
    );
    const mail = page.getByRole("switch", { name: "На почту" });
    await mail.press("Space");
    await expect(said(page, notUpdated)).toBeVisible();
    await expect(mail).not.toBeChecked();
  });

  test("need a person: a guest is asked to sign in, and they come after it [SETTINGS-NOTIF-05]", async ({ page }) => {
    await page.goto("/profile/notification");
    await expect(page.getByRole("switch")).toHaveCount(0);
    await page.getByRole("main").getByRole("button", { name: "Войти" }).click();
    await fillSignIn(page);
    await expect(page.getByRole("switch", { name: "На сайте" })).toBeVisible();
  });
});

test.describe("the question about pushes", () => {
  const offer = (page: Page) => page.getByRole("region", { name: "Включить пуш-уведомления?" });
  const dayMs = 86_400_000;
  let clock: PageClock;

  test.beforeEach(async ({ page }) => {
    // a browser that has not been asked yet, and whose person says yes
    await page.addInitScript(() => {
      Object.defineProperty(Notification, "permission", { configurable: true, get: () => "default" });
      Notification.requestPermission = () => Promise.resolve("granted");
      // a window without a profile has no push service; what comes of one is in web-push.e2e.ts
      PushManager.prototype.subscribe = () => Promise.reject(new DOMException("no service", "AbortError"));
    });
    clock = await takeClock(page);
  });

  /** A minute of a visit that begins now, and whether the question comes in it. */
  const expectAsked = async (page: Page, isAsked: boolean): Promise<void> => {
    await page.reload({ waitUntil: "networkidle" });
    await clock.runFor(1000);
    // the bell's code comes when the page has time
    await page.waitForLoadState("networkidle");
    await expect(async () => {
      await clock.fastForward(61_000);
      await expect(offer(page)).toHaveCount(isAsked ? 1 : 0, { timeout: 1000 });
    }).toPass();
  };

  test("comes to who is signed in, when no other popup is open, again a week after a no and never after a yes [SHELL-WEBPUSH-01] [SHELL-WEBPUSH-03] [SHELL-WEBPUSH-04] [SHELL-WEBPUSH-05] [SHELL-WEBPUSH-06]", async ({
    page,
  }) => {
    test.slow();
    await page.goto("/info/about/");
    await clock.fastForward(120_000);
    await expect(offer(page)).toHaveCount(0);
    await signIn(page, SEED.banned.email);
    await expect(async () => {
      await clock.fastForward(61_000);
      await expect(offer(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await bellOf(page).click();
    await expect(panelOf(page)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await escapeFrom(panelOf(page));
    await offer(page).getByRole("button", { name: "Не сейчас" }).click();
    await expect(offer(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("kadr:web-push-declined"))).toMatch(/^"\d\d\.\d\d\.\d{4}"$/);

    for (const [days, isAsked] of [
      [6, false],
      [1, true],
    ] as const) {
      await clock.fastForward(days * dayMs);
      await expectAsked(page, isAsked);
    }
    const switched = page.waitForResponse((response) => response.request().method() === "PATCH");
    await offer(page).getByRole("button", { name: "Включить" }).click();
    expect(await (await switched).json()).toMatchObject({ push: true });
    await clock.fastForward(30 * dayMs);
    await expectAsked(page, false);
  });

  test("comes on a desktop and a mobile alone [SHELL-WEBPUSH-02]", async ({ page }) => {
    test.slow();
    await page.goto("/info/about/");
    await signIn(page, SEED.banned.email);
    for (const [width, isAsked] of [
      [1280, true],
      [2700, false],
      [3840, false],
      [360, true],
    ] as const) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expectAsked(page, isAsked);
      });
    }
  });
});
