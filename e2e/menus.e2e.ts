import { maxWait } from "../tools/test/maxWait.mjs";
import { holdBack } from "./support/late.ts";
import { expect, test } from "./support/test.ts";

// The keys of a menu: primitives/menuKeys, stories/flows (Home, Discussion). Here is what the network has to do with it.

test("a card's menu needs nothing that could be late: it opens and acts with every chunk held back", async ({
  page,
}) => {
  await holdBack(page);
  await page.goto("/");
  const button = page.locator("main [data-card-menu]").first();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  // Tab goes on from the button, and the menu with it
  for (const [key, isAfter] of [
    ["Tab", true],
    ["Shift+Tab", false],
  ] as const) {
    await button.focus();
    await page.keyboard.press("Space");
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.getByRole("menu")).toHaveCount(0);
    const side = await button.evaluate((element) => {
      const now = document.activeElement ?? document.body;
      return now === document.body ? 0 : element.compareDocumentPosition(now);
    });
    expect(side & (isAfter ? 4 : 2), key).toBeTruthy();
  }
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
    // Code that is asked for from here on never comes.
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
    expect(ms).toBeLessThan(maxWait(1000));
  });
});

test("with a card's menu open another one's button opens that one, and a link beside it is followed; Back comes home once", async ({
  page,
}) => {
  await page.goto("/");
  const buttons = page.locator("main [data-card-menu]");
  await buttons.nth(0).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await buttons.nth(1).click();
  await expect(page.getByRole("menu")).toHaveCount(1);
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  const link = page.locator("main").getByRole("link", { name: /./ }).and(page.locator("[href^='/video/']")).last();
  await link.click({ position: { x: 4, y: 4 } });
  await expect(page).toHaveURL(/\/video\//);
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(buttons.first()).toBeVisible();
});
