import type { Locator, Page } from "@playwright/test";
import { openComments, SEED } from "./support/people.ts";
import { holdBack } from "./support/late.ts";
import { expect, test } from "./support/test.ts";

/** What each way to a menu needs: who is here, and a button whose menu has several entries. */
const menus: readonly {
  readonly name: string;
  readonly person: string;
  readonly reach: (page: Page) => Promise<Locator>;
}[] = [
  {
    name: "a card's menu",
    person: SEED.author.email,
    reach: async (page) => {
      await page.goto("/");
      const card = page.locator("main article").filter({ hasText: "Рассвет в горах" }).first();
      await card.waitFor();
      return card.locator("[data-card-menu]");
    },
  },
  {
    name: "a comment's menu",
    person: SEED.viewer.email,
    reach: async (page) => {
      await page.goto(`/video/${SEED.bigDiscussionVideoId}/`);
      await openComments(page);
      const button = page
        .getByRole("article")
        .filter({ has: page.getByRole("button", { name: "Ответить" }) })
        .getByRole("button", { name: /^Действия/ })
        .first();
      await button.scrollIntoViewIfNeeded();
      return button;
    },
  },
];

const menu = (page: Page): Locator => page.getByRole("menu");
const item = (page: Page, index: number): Locator => page.getByRole("menuitem").nth(index);

/** Presses keys of a Russian layout; Playwright's own keyboard knows the American one only. */
async function typeAhead(page: Page, text: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  for (const key of text) {
    await cdp.send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key });
    await cdp.send("Input.dispatchKeyEvent", { type: "keyUp", key });
  }
  await cdp.detach();
}

/** The keys of the APG's menu and menu button, once through. */
async function walk(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(item(page, 0)).toBeFocused();
  const names = await page.getByRole("menuitem").allInnerTexts();
  const last = names.length - 1;
  expect(last).toBeGreaterThan(0);
  await page.keyboard.press("ArrowDown");
  await expect(item(page, 1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(item(page, last)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(item(page, 0)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(item(page, last)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(item(page, 0)).toBeFocused();
  // typing goes to the entry that begins so
  await typeAhead(page, (names[last] ?? "").slice(0, 3));
  await expect(item(page, last)).toBeFocused();
  // what was typed is forgotten with the menu: the next one begins anew, however soon it is opened
  await page.keyboard.press("Escape");
  await expect(menu(page)).toHaveCount(0);
  await expect(button).toBeFocused();
}

/** Where the focus is, against the button: "after", "before", or what went wrong. */
const besides = (page: Page, button: Locator): Promise<string> =>
  button.evaluate((element) => {
    const now = document.activeElement;
    if (now === null || now === document.body) return "body";
    if (now === element) return "on the button";
    return element.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING ? "after" : "before";
  });

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const)
  test.describe(`menus by keyboard at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const { name, person, reach } of menus)
      test(`${name}: every key works at the first opening and at each later one, and Tab goes on from the button`, async ({
        page,
        arriveAt,
      }) => {
        await arriveAt("/", person);
        const button = await reach(page);
        await walk(page, button);
        await walk(page, button);
        for (const [key, side] of [
          ["Tab", "after"],
          ["Shift+Tab", "before"],
        ] as const) {
          await button.focus();
          await page.keyboard.press("Space");
          await expect(item(page, 0)).toBeFocused();
          await page.keyboard.press(key);
          await expect(menu(page)).toHaveCount(0);
          expect(await besides(page, button), key).toBe(side);
        }
        // by mouse too the focus is in the menu
        await button.click();
        await expect(item(page, 0)).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(button).toBeFocused();
      });

    test("a card's menu needs nothing that could be late: it opens and acts with every chunk held back", async ({
      page,
    }) => {
      await holdBack(page);
      await page.goto("/");
      const button = page.locator("main [data-card-menu]").first();
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(item(page, 0)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();
    });
  });

test.describe("the first press", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("on a card's menu is answered by nothing that has to be loaded, within a second also on a busy phone six times slower", async ({
    page,
    context,
  }) => {
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await page.goto("/");
    const button = page.locator("main [data-card-menu]").first();
    await button.waitFor();
    // Whatever code is asked for from here on never comes.
    await page.route(/\.(js|css)$/, () => undefined);
    // Read in the page, from the finger's own time: what the test itself takes is nobody's waiting.
    await page.evaluate(() => {
      const answered = new Promise<number>((resolve) => {
        document.addEventListener(
          "touchstart",
          ({ timeStamp: from }) => {
            const look = (): void => {
              if (document.querySelector("[role=menu] [role=menuitem]:focus") === null)
                return void requestAnimationFrame(look);
              resolve(Math.round(performance.now() - from));
            };
            look();
          },
          { capture: true, once: true },
        );
      });
      Object.assign(window, { answered });
    });
    await button.tap();
    const ms = await page.evaluate(() => (window as unknown as { answered: Promise<number> }).answered);
    test.info().annotations.push({ type: "measured", description: `${ms} ms` });
    // The aim is 100 ms on a phone; a machine that builds beside this multiplies a wall clock, so only what no person would take for a response fails here.
    expect(ms).toBeLessThan(1000);
  });
});
