import type { CDPSession, Page, Worker } from "@playwright/test";
import { PushService } from "../openapi/sandbox/testing/push-service.ts";
import { arrive } from "./support/arriving.ts";
import { takeClock } from "./support/clock.ts";
import { agree, eventIdsOf } from "./support/measurement.ts";
import { logOut, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

test.use({ serviceWorkers: "allow" });

/**
 * No push service of the world can be asked here: the page is told that the browser has subscribed to ours, which takes what the
 * server really sends and gives it to the service worker as the browser would.
 */
async function takePushes(page: Page, browser: object): Promise<void> {
  await page.context().grantPermissions(["notifications"]);
  await page.addInitScript((subscription) => {
    if (!location.hostname.startsWith("kadr.")) return;
    const key = "test-subscribed";
    const own = {
      toJSON: () => subscription,
      unsubscribe: () => Promise.resolve(localStorage.removeItem(key)),
    };
    PushManager.prototype.subscribe = (options) => {
      if (options?.userVisibleOnly !== true || typeof options.applicationServerKey !== "string")
        return Promise.reject(new TypeError("not as browsers want it"));
      localStorage.setItem(key, options.applicationServerKey);
      return Promise.resolve(own as unknown as PushSubscription);
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(localStorage.getItem(key) === null ? null : (own as unknown as PushSubscription));
  }, browser);
}

const isSubscribed = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem("test-subscribed") !== null);

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly data: unknown;
}
/** The worker's own surroundings, with what the test keeps in them. */
interface Own {
  shown: Shown[];
  opened: string[];
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  clients: { openWindow: (url: string) => Promise<null>; matchAll: () => Promise<readonly object[]> };
  dispatchEvent: (event: Event) => boolean;
}

/**
 * The worker of the page, once it is at work. A browser without a screen loses notifications, so the worker notes what it shows
 * besides; nobody really presses one, so that the browser would open no tab, and that is noted in its place.
 */
async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error("there is no service worker");
  await worker.evaluate(() => {
    const own = globalThis as unknown as Own;
    Object.assign(own, { shown: [], opened: [] });
    const show = own.registration.showNotification.bind(own.registration);
    own.registration.showNotification = (title, options) => {
      own.shown.push({ title, ...options } as Shown);
      return show(title, options);
    };
    own.clients.openWindow = (url) => Promise.resolve((own.opened.push(url), null));
  });
  return worker;
}

const shown = (worker: Worker): Promise<readonly (readonly string[])[]> =>
  worker.evaluate(() => (globalThis as unknown as Own).shown.map(({ title, body }) => [title, body]));
const opened = (worker: Worker): Promise<readonly string[]> =>
  worker.evaluate(() => (globalThis as unknown as Own).opened);

/** A person presses what was shown last; `isAway`: no tab of ours is open. */
const press = (worker: Worker, { isAway = false } = {}): Promise<void> =>
  worker.evaluate((hasNoTab) => {
    const own = globalThis as unknown as Own;
    if (hasNoTab) own.clients.matchAll = () => Promise.resolve([]);
    const notification = { ...own.shown.at(-1), close: () => own.shown.pop() };
    own.dispatchEvent(
      Object.assign(new Event("notificationclick"), { notification, waitUntil: (): void => undefined }),
    );
  }, isAway);

/** Gives the worker a push, as the browser does with what its service has brought. */
async function deliverer(page: Page, origin: string): Promise<(data: string) => Promise<unknown>> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [own] = registrations.filter(({ isDeleted, scopeURL }) => !isDeleted && scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    }),
  );
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  return (data) => devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}

const pushSwitch = (page: Page) => page.getByRole("switch", { name: "Пуш-уведомления" });

test(
  "what a person is told of comes to their browser as a push, is shown by the service worker and opens in the tab that is there or a new one; log-out ends it",
  { tag: "@journey" },
  async ({ page, browser, sandbox, arriveAt }) => {
    test.slow();
    const service = new PushService();
    await takePushes(page, await service.start());
    await arriveAt("/profile/notification", SEED.author.email);
    await expect(pushSwitch(page)).not.toBeChecked();
    const kept = page.waitForResponse((response) => response.url().endsWith("/notifications/push/"));
    await pushSwitch(page).press("Space");
    expect((await kept).status()).toBe(204);
    await expect(pushSwitch(page)).toBeChecked();
    const address = await page.request.get(`http://127.0.0.1:${sandbox.port}/sw.js`, {
      headers: { host: new URL(sandbox.url).host },
    });
    expect(address.headers()).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
    });

    const context = await browser.newContext({ baseURL: sandbox.url, locale: "ru-RU" });
    const viewer = await context.newPage();
    await arrive(viewer, sandbox, "/info/about/", SEED.viewer.email);
    /** An unread notification counts up, and is no news: the author has read all. */
    const readAll = () =>
      page.evaluate(async () => {
        const response = await fetch("/backend/api/v5/notifications/read-all/", { method: "POST" });
        if (!response.ok) throw new Error(await response.text());
      });
    const comment = (text: string) =>
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
    await readAll();
    await comment("Пуш долетел?");
    await expect.poll(() => service.taken.length).toBe(1);
    const { text = "", headers = {} } = service.taken[0] ?? {};
    expect(headers["authorization"]).toMatch(/^vapid /);
    expect(JSON.parse(text)).toMatchObject({ text: "Пуш долетел?" });

    const worker = await workerOf(page);
    const deliver = await deliverer(page, sandbox.url);
    await deliver(text);
    await expect.poll(() => shown(worker)).toEqual([[expect.stringContaining(SEED.viewer.name), "Пуш долетел?"]]);
    await press(worker);
    await expect(page).toHaveURL(new RegExp(`/video/${SEED.bigDiscussionVideoId}/\\?comment_id=\\d+$`));
    await expect(page.getByRole("article").filter({ hasText: "Пуш долетел?" }).first()).toBeVisible();
    expect(await opened(worker)).toEqual([]);
    expect(await shown(worker)).toEqual([]);

    // what cannot be read, or leads elsewhere, is shown and leads home
    for (const [strange, words, isAway] of [
      [JSON.stringify({ title: "Приз", text: "Жмите", link: "https://evil.example/" }), ["Приз", "Жмите"], false],
      ["не JSON", ["Кадр", "У вас новое уведомление"], true],
    ] as const) {
      await deliver(strange);
      await expect.poll(() => shown(worker)).toEqual([words]);
      await press(worker, { isAway });
      if (isAway) await expect.poll(() => opened(worker)).toEqual([`${sandbox.url}/`]);
      else await expect(page).toHaveURL(`${sandbox.url}/`);
    }

    expect(await isSubscribed(page)).toBe(true);
    await readAll();
    await logOut(page);
    await expect.poll(() => isSubscribed(page)).toBe(false);
    await comment("А теперь?");
    // who signs in again gets them again, and nothing of what was sent meanwhile
    await arrive(page, sandbox, "/info/about/", SEED.author.email);
    await expect.poll(() => isSubscribed(page)).toBe(true);
    await readAll();
    await comment("А снова?");
    await expect.poll(() => service.taken.length).toBe(2);
    expect(JSON.parse(service.taken[1]?.text ?? "{}")).toMatchObject({ text: "А снова?" });

    await page.goto("/profile/notification");
    const ended = page.waitForResponse((response) => response.request().method() === "DELETE");
    await pushSwitch(page).press("Space");
    expect((await ended).status()).toBe(204);
    await expect.poll(() => isSubscribed(page)).toBe(false);
    await context.close();
    await service.stop();
  },
);

test("the question is told of; a browser that takes no pushes says so, and the switch stays the person's", async ({
  page,
  sandbox,
  arriveAt,
}) => {
  test.slow();
  await agree(page);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { configurable: true, get: () => "default" });
    Notification.requestPermission = () => Promise.resolve("granted");
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException("no service", "AbortError"));
  });
  const clock = await takeClock(page);
  await arriveAt("/info/about/", SEED.banned.email);
  const offer = page.getByRole("region", { name: "Включить пуш-уведомления?" });
  await expect(async () => {
    await clock.fastForward(61_000);
    await expect(offer).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect.poll(() => eventIdsOf(page, sandbox), { timeout: maxWait(20_000) }).toContain("webPush.popup");
  const switched = page.waitForResponse((response) => response.request().method() === "PATCH");
  await offer.getByRole("button", { name: "Включить" }).click();
  expect(await (await switched).json()).toMatchObject({ push: true });
  await expect(page.getByText(/^Браузер не включил пуш-уведомления/).first()).toBeVisible();
});
