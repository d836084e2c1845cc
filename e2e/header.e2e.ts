import type { Page } from "@playwright/test";
import { agree, idsTold, told } from "./support/measurement.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { SEED, signIn } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { patience } from "../tools/test/patience.mjs";

/** What nobody waits for is loaded about a second after the page, and sent two seconds later. */
const sent = { timeout: patience(20_000) };
const banner = (page: Page) => page.getByRole("banner");
const add = (page: Page) => banner(page).getByRole("button", { name: "Добавить" });
const studio = (path: string) => new RegExp(`//studio\\.kadr\\.localhost:\\d+${path}$`);

test("every page has the header: search, upload menu, bell, theme switch and the person's menu; 72 px high on desktop, 64 on a tablet, 48 on a phone [SHELL-APP-01, SHELL-HEADER-10]", async ({
  page,
  arriveAt,
}) => {
  await arriveAt("/takogo/net/");
  const heights = [];
  for (const [path, width] of [
    [`/video/${SEED.demoVideoId}/`, 1400],
    ["/feeds/kino/", 1024],
    ["/search/?query=море", 1023],
    ["/my/history/", 768],
    ["/profile/notification", 767],
    ["/info/about/", 360],
    ["/takogo/net/", 320],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const header = banner(page);
    // a phone keeps its field behind a button
    await expect(
      header.getByRole("searchbox", { name: "Поиск" }).or(header.getByRole("button", { name: "Открыть поиск" })),
    ).toBeVisible();
    for (const name of ["Добавить", /^Уведомления/, "Тёмная тема", "Меню пользователя"])
      await expect(header.getByRole("button", { name })).toBeVisible();
    const box = await header.boundingBox();
    heights.push(box?.height);
    expect(await header.evaluate((element) => element.scrollWidth - element.clientWidth), "too wide").toBe(0);
  }
  expect(heights).toEqual([72, 72, 64, 64, 48, 48, 48]);
});

/** Signs in with the frame of the popup; the page may be gone once that is done. */
async function signInAndGo(page: Page): Promise<void> {
  const popup = page.getByRole("dialog", { name: "Вход и регистрация" });
  await expect(popup.locator("iframe")).toHaveAttribute(
    "src",
    /^http:\/\/auth\.kadr\.localhost:\d+\/multipass\/login\//,
  );
  const frame = popup.frameLocator("iframe");
  await frame.getByRole("textbox", { name: "Электронная почта" }).fill(SEED.viewer.email);
  await frame.getByRole("textbox", { name: "Пароль" }).fill(SEED.password);
  await frame.getByRole("button", { name: "Войти", exact: true }).click();
}

test("the upload menu has three entries in their order; a guest signs in first, in the frame of the popup, and is then led straight to the target; who is signed in goes at once: authTrigger.create-stream, owner.uploadVideo, owner.createStream, owner.uploadShorts [SHELL-HEADER-05, AUTH-POPUP-09, AUTH-TRIGGER-17, SHELL-APP-04]", async ({
  page,
  context,
  sandbox,
}) => {
  await agree(page);
  const choose = async (name: string) => {
    await page.goto("/takogo/net/");
    await expect.poll(() => idsTold(page, sandbox), sent).toContain("hit /takogo/net/");
    await add(page).click();
    const menu = page.getByRole("menu", { name: "Добавить" });
    await expect(menu.getByRole("menuitem")).toHaveText(["Загрузить видео", "Загрузить Shorts", "Создать трансляцию"]);
    await menu.getByRole("menuitem", { name }).click();
  };
  await choose("Создать трансляцию");
  await signInAndGo(page);
  await expect(page).toHaveURL(studio("/create-stream/"));

  await context.clearCookies({ name: /session/ });
  await choose("Загрузить видео");
  // dismissed, nothing follows
  await page.getByRole("dialog", { name: "Вход и регистрация" }).getByRole("button", { name: "Закрыть" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectNothingOver(page);
  await expect(page).toHaveURL(/\/takogo\/net\/$/);
  await choose("Загрузить видео");
  await signInAndGo(page);
  await expect(page).toHaveURL(studio("/uploader/"));

  await choose("Загрузить Shorts");
  await expect(page).toHaveURL(studio("/uploader/"));
  await page.goto("/takogo/net/");
  await expect
    .poll(() => idsTold(page, sandbox), sent)
    .toEqual(
      expect.arrayContaining([
        "authTrigger.create-stream",
        "owner.createStream",
        "owner.uploadVideo",
        "owner.uploadShorts",
      ]),
    );
  const [shorts] = (await told(page, sandbox)).filter(({ target }) => target === "owner.uploadShorts");
  expect(shorts).toMatchObject({
    operation: "reachGoal",
    record: {
      event_element_location: "header",
      event_element_link: expect.stringMatching(/studio\.kadr\.localhost:\d+\/uploader\/$/),
    },
  });
});

test("of the header's tooltips never two are seen at once, by mouse and by keyboard", async ({ page }) => {
  await page.goto("/takogo/net/");
  await page.evaluate(() => {
    const most = { shown: 0, names: [] as string[] };
    Object.assign(window, { most });
    const look = () => {
      const shown = [...document.querySelectorAll("[data-page-tooltip]")];
      most.shown = Math.max(most.shown, shown.length);
      for (const { textContent } of shown) if (!most.names.includes(textContent)) most.names.push(textContent);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  const names = ["Меню", "Найти", "Добавить", "Уведомления", "Тёмная тема"];
  const tooltip = page.locator("[data-page-tooltip]");
  // its code comes with the first movement
  await expect(async () => {
    await banner(page).getByRole("link").first().hover();
    await banner(page).getByRole("button", { name: "Добавить" }).hover();
    await expect(tooltip).toHaveText("Добавить", { timeout: 2000 });
  }).toPass();
  for (const name of names) {
    await banner(page).getByRole("button", { name, exact: true }).hover();
    await expect(tooltip).toHaveText(name);
  }
  // a pointer rests on one while Tab goes on to the others
  await banner(page).getByRole("button", { name: "Добавить" }).focus();
  await page.keyboard.press("Tab");
  await expect(tooltip).toHaveText("Уведомления");
  await page.keyboard.press("Tab");
  await expect(tooltip).toHaveText("Тёмная тема");
  const most = await page.evaluate(() => (window as unknown as { most: { shown: number; names: string[] } }).most);
  expect(most.shown).toBe(1);
  expect(most.names).toEqual(expect.arrayContaining(names));
});

test("a chosen theme is kept in a cookie for 3650 days and is there on the next visit [THEME-TOGGLE-03]", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    // A browser keeps no cookie for longer than 400 days, so what is written is looked at, too.
    const written: string[] = [];
    Object.assign(window, { written });
    const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, "cookie") as Required<PropertyDescriptor>;
    Object.defineProperty(document, "cookie", {
      get: () => get.call(document) as string,
      set: (value: string) => {
        written.push(value);
        set.call(document, value);
      },
    });
  });
  await page.goto("/takogo/net/");
  await banner(page).getByRole("button", { name: "Тёмная тема" }).click();
  const written = await page.evaluate(() => (window as unknown as { written: string[] }).written);
  expect(written.find((cookie) => cookie.startsWith("theme="))).toContain(`Max-Age=${3650 * 24 * 60 * 60}`);
  const [kept] = (await context.cookies()).filter(({ name }) => name === "theme");
  expect(kept).toMatchObject({ value: "dark" });
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(399 * 24 * 60 * 60);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("signing in gives the bell with its counter, the user menu, actions on notifications, subscriptions and purchases [AUTH-GUEST-05]", async ({
  page,
}) => {
  test.slow();
  await page.goto("/");
  await expect(banner(page).getByRole("button", { name: "Меню пользователя" })).toHaveCount(0);
  await signIn(page, SEED.viewer.email);
  const bell = banner(page).getByRole("button", { name: /^Уведомления/ });
  await expect(bell).toContainText(/\d/);
  await expect(banner(page).getByRole("button", { name: "Меню пользователя" })).toBeVisible();
  await bell.click();
  const row = page.getByRole("dialog", { name: "Уведомления" }).getByRole("article").first();
  await row.getByRole("button", { name: /^Действия/ }).click();
  await expect(page.getByRole("menuitem", { name: "Скрыть" })).toBeVisible();
  await page.goto("/my/subscriptions/");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("navigation")
    .first()
    .getByRole("link", { name: "Покупки", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Покупки" })).toBeVisible();
});
