import type { Locator, Page } from "@playwright/test";
import { agree, eventIdsOf, sent } from "./support/measurement.ts";
import { fillSignIn, logOut, SEED, signIn } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

const banner = (page: Page) => page.getByRole("banner");
const loginButton = (page: Page) => banner(page).getByRole("button", { name: "Вход и регистрация" });
const personButton = (page: Page) => page.getByRole("button", { name: "Меню пользователя" });
const popup = (page: Page) => page.getByRole("dialog", { name: "Вход и регистрация" });
const hint = (page: Page, name: string) => page.getByRole("region", { name });
const likeOf = (place: Locator) => place.getByRole("button", { name: /^Нравится/ }).first();

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
  /** As the catalogue spells its event (`authTrigger.*`). */
  readonly trigger: string;
  /** Requirements that the row proves, as a title says them, and the event that is read back. */
  readonly ids: string;
  /** As a guest: comes to the place and asks for what needs a person. */
  readonly ask: (page: Page) => Promise<void>;
  /** The call that the login is followed by, once. */
  readonly call: { readonly method: string; readonly url: RegExp };
  /** Checks of the page then. */
  readonly then: (page: Page) => Promise<void>;
}

/** Name of the file that was kept. */
let downloaded = "";

const triggers: readonly TriggerCase[] = [
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
];

// The other places: stories/flows/SignIn and AfterTheLogin; that it goes on once then: the tests of each store, too.
test.describe("where a guest is asked to sign in", () => {
  test.beforeEach(({ page }) => agree(page));

  for (const { trigger, ids, ask, call, then } of triggers)
    test(`${trigger}: the popup opens with its context, put away nothing follows, and after the login it goes on exactly once ${ids}`, async ({
      page,
      sandbox,
      someone,
    }) => {
      const calls: string[] = [];
      page.on("request", (request) => {
        if (request.method() === call.method && call.url.test(request.url())) calls.push(request.url());
      });
      const answered: string[] = [];
      page.on("response", (response) => {
        if (calls.includes(response.url()) && response.ok()) answered.push(response.url());
      });
      await ask(page);
      await dismiss(page);
      await ask(page);
      await expect(popup(page)).toBeVisible();
      expect(await frameQuery(page)).toMatchObject({ userAction: trigger });
      expect(calls).toEqual([]);
      await fillSignIn(page, someone.email);
      await expect(popup(page)).toHaveCount(0);
      await expect.poll(() => answered).toHaveLength(1);
      await then(page);
      await expect
        .poll(() => eventIdsOf(page, sandbox), sent)
        .toEqual(expect.arrayContaining([`authTrigger.${trigger}`, "auth.loginPopup"]));
      expect(calls).toHaveLength(1);
    });
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
    await logOut(page);
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect.poll(() => places).toEqual(["/"]);
    expect(await idOfProfile()).toBeNull();
  },
);

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
  // nobody types in a tab that is behind another
  await page.bringToFront();
  await signIn(page);
  await expect(personButton(other)).toBeVisible();
  await logOut(page);
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
        .poll(() => eventIdsOf(page, sandbox), sent)
        .toEqual(expect.arrayContaining(["authTrigger.onboarding-popup-reaction"]));
      // another visit, and after somebody has been here
      await page.reload();
      await signIn(page, SEED.banned.email);
      await logOut(page);
      await likeOf(page.getByRole("main")).click();
      await dismiss(page);
      await expect(page.locator("[data-hint]")).toHaveCount(0);
    },
  );
});
