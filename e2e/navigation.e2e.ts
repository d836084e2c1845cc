import type { Locator, Page } from "@playwright/test";
import type { PopupName } from "../openapi/pages/popups.ts";
import { escapeFrom } from "./support/focus.ts";
import { follow } from "./support/follow.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { SEED } from "./support/people.ts";
import { byMouse, byTouch, ofTouch, type Press } from "./support/press.ts";
import type { Someone } from "./support/someone.ts";
import { cancel, subscribe } from "./support/subscribing.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

// Entries of the menus for each person, and their look at each width: stories/flows/Menu, stories/flows/BottomMenu, left-menu.

const burger = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Меню", exact: true });
const h1 = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** By keys alone: step by step from where the focus is until it is on the target, then Enter. */
const byTab: Press = async (target) => {
  const page = target.page();
  await target.waitFor();
  const isBehind = await target.evaluate((element) => {
    const from = document.activeElement ?? document.body;
    return from !== document.body && (element.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  const walked: string[] = [];
  for (let step = 0; step < 80; step++) {
    const now = await target.evaluate(
      (element) => element === document.activeElement || (document.activeElement?.textContent ?? ""),
    );
    if (now === true) return page.keyboard.press("Enter");
    walked.push(String(now));
    await page.keyboard.press(isBehind ? "Shift+Tab" : "Tab");
  }
  throw new Error(`out of reach; walked: ${walked.join(" → ")}`);
};

/** Where the sections are, for one who looks for them: what holds them, opened where it has to be. */
type Menu = (page: Page, press: Press) => Promise<Locator>;
const beside: Menu = (page) => Promise.resolve(page.locator("[data-menu-column]"));
const over: Menu = async (page, press) => {
  await press(burger(page));
  const dialog = page.getByRole("dialog", { name: "Меню", exact: true });
  // the place in which it is waited for has the same name
  await dialog.getByRole("button", { name: "Сообщения" }).waitFor();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  return dialog;
};
const bottom: Menu = (page) => Promise.resolve(page.getByRole("navigation", { name: "Главное меню" }));

/** The addresses of our own pages that it holds, section by section; home is where everybody begins. */
async function sectionsOf(menu: Locator): Promise<string[][]> {
  await menu.getByRole("link", { name: "Главная" }).waitFor();
  const lists = await menu.locator("nav[aria-label=Разделы] ul").or(menu.locator(":scope > ul")).all();
  const all = await Promise.all(
    lists.map((list) => list.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))),
  );
  return all
    .map((links) => links.filter((href) => href.startsWith("/") && href !== "/"))
    .filter(({ length }) => length > 0);
}

const linkTo = (menu: Locator, href: string) => menu.locator(`a[href="${href}"]`).first();

// Where the time goes is in the pages: each of them opens to a guest in e2e/addresses.
const all = (links: readonly string[]): readonly string[] => links;
const first = (links: readonly string[]): readonly string[] => links.slice(0, 1);
const ends = (links: readonly string[]): readonly string[] => [...new Set([...first(links), ...links.slice(-1)])];

// each hand once, and each menu once
for (const { how, use, press, menu, take } of [
  {
    how: "a mouse at 1920 px",
    use: { viewport: { width: 1920, height: 1080 } },
    press: byMouse,
    menu: beside,
    take: ends,
  },
  {
    how: "keys alone at 768 px",
    use: { viewport: { width: 768, height: 1024 } },
    press: byTab,
    menu: over,
    take: first,
  },
  {
    how: "a finger on the bottom menu at 360 px",
    use: { viewport: { width: 360, height: 740 }, ...ofTouch },
    press: byTouch,
    menu: bottom,
    take: all,
  },
] as const satisfies readonly { how: string; use: object; press: Press; menu: Menu; take: typeof all }[])
  test.describe("a guest", () => {
    test.use(use);

    test(`goes through the sections by ${how} and comes back: each page says what it is, the menu where one is`, async ({
      page,
    }) => {
      test.slow();
      await page.goto("/");
      await page.locator("main article").first().waitFor();
      let place = await menu(page, press);
      const sections = await sectionsOf(place);
      const ways = sections.flatMap(take);
      expect(ways.length).toBeGreaterThan(2);
      for (const [index, href] of ways.entries()) {
        if (index > 0) place = await menu(page, press);
        await press(linkTo(place, href));
        const popup = page.getByRole("dialog", { name: "Вход и регистрация" });
        if (href.startsWith("/my/")) {
          await expect(popup).toBeVisible();
          await escapeFrom(popup);
          await expect(popup).toHaveCount(0);
          await expectNothingOver(page);
          await expect(menu === over ? burger(page) : linkTo(place, href)).toBeFocused();
          expect(pathOf(page)).toBe("/");
          continue;
        }
        await expect.poll(() => pathOf(page)).toBe(href);
        await expect(h1(page)).toBeVisible();
        await expect(h1(page)).toBeFocused();
        // once is enough for a menu that has to be opened for it
        if (menu === over && index === 0) {
          const again = await menu(page, press);
          await expect(linkTo(again, href)).toHaveAttribute("aria-current", "page");
          await escapeFrom(again);
          await expect(again).toHaveCount(0);
          await expectNothingOver(page);
        }
        if (menu !== over) await expect(linkTo(place, href)).toHaveAttribute("aria-current", "page");
        await page.goBack();
        await expect.poll(() => pathOf(page)).toBe("/");
        await page.locator("main article").first().waitFor();
        await expect(menu === over ? burger(page) : linkTo(place, href)).toBeFocused();
      }
    });
  });

test("a signed-in person goes from the header into the studio by each of the three entries, and comes back", async ({
  page,
  sandbox,
  arriveAt,
}) => {
  await arriveAt("/info/about/");
  const studio = sandbox.url.replace("://", "://studio.");
  const adding = page.getByRole("banner").getByRole("button", { name: "Добавить" });
  const entry = (name: string) => page.getByRole("menuitem", { name });
  const leave = () => page.goBack();
  for (const [name, path, title, press, comeBack] of [
    ["Загрузить видео", "/uploader/", "Загрузка видео", byMouse, leave],
    ["Загрузить Shorts", "/uploader/", "Загрузка видео", byTab, leave],
    [
      "Создать трансляцию",
      "/create-stream/",
      "Новый эфир",
      byMouse,
      () => page.getByRole("link", { name: "На сайт" }).click(),
    ],
  ] as const) {
    await press(adding);
    await expect(page.getByRole("menuitem")).toHaveCount(3);
    if (press === byMouse) await entry(name).click();
    else {
      await expect(page.getByRole("menuitem").first()).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(entry(name)).toBeFocused();
      await page.keyboard.press("Enter");
    }
    await expect(page).toHaveURL(`${studio}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await comeBack();
    await expect(adding).toBeVisible();
    await expect(page.getByRole("button", { name: "Меню пользователя" })).toBeVisible();
  }
});

interface DeepLink {
  /** The parameters besides its name. Default none. */
  readonly params?: string;
  /** As it is named once it is here. */
  readonly title: string;
  /** Actions that its person has done before. */
  readonly before?: (server: Parameters<typeof subscribe>[0], someone: Someone) => Promise<void>;
}

/** Every popup that has an address, in this order for one person: a name of the app without a row does not compile. */
const deepLinks: Readonly<Record<PopupName, DeepLink>> = {
  blog: { params: "post=zvuk-bez-studii", title: "Звук без студии: одеяло, шкаф и терпение" },
  purchase: { params: `target=video:${SEED.paidId}`, title: "Выберите предложение" },
  promo_code: { title: "Активировать промокод" },
  premium_purchase: { params: "productCode=RUTUBE", title: "Подписка" },
  premium_payment_flow: { params: "productCode=RUTUBE", title: "Номер телефона" },
  premium_post_payment: { params: "productCode=RUTUBE", title: "Подписка" },
  premium_management_purchase: {
    params: "productCode=RUTUBE",
    title: "Видео без рекламы",
    before: (server, someone) => subscribe(server, someone),
  },
  premium_management_rescission: { params: "productCode=RUTUBE", title: "Отменить подписку?" },
  premium_management_recovery: {
    params: "productCode=RUTUBE",
    title: "Возобновить подписку?",
    before: (_server, someone) => cancel(someone),
  },
};

test("each popup opens by its address and by a link to it; Escape ends it and takes its parameters away, Back closes it", async ({
  page,
  sandbox,
  someone,
  arriveAt,
}) => {
  test.slow();
  const under = "/info/about/?own=1";
  const address = () => page.url().slice(sandbox.url.length);
  await arriveAt("/info/about/", someone.email);
  for (const [name, { params, title, before }] of Object.entries(deepLinks)) {
    await before?.(sandbox, someone);
    const query = `popup=${name}${params === undefined ? "" : `&${params}`}`;
    for (const [open, close] of [
      [() => page.goto(`${under}&${query}`), () => page.keyboard.press("Escape")],
      [() => follow(page, `/?${query}`), () => page.goBack()],
    ] as const) {
      await open();
      const popup = page.locator("section[role=dialog], section[role=alertdialog]");
      await expect(popup, name).toHaveAccessibleName(title, { timeout: maxWait(20_000) });
      await expect.poll(() => popup.evaluate((element) => element.contains(document.activeElement)), name).toBe(true);
      expect(new URL(page.url()).searchParams.get("popup")).toBe(name);
      await close();
      await expect(popup, name).toHaveCount(0);
      await expect.poll(address, name).toBe(under);
      await expectNothingOver(page);
    }
  }
});
