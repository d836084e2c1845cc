import type { Locator, Page } from "@playwright/test";
import { expectToPlay, position, SEED } from "./support/people.ts";
import { isPaused, playerOf, untilQuiet, videoOf } from "./support/player.ts";
import { expect, test } from "./support/test.ts";

const address = `/video/${SEED.longVideoId}/`;
const said = (page: Page): Promise<string | null> => playerOf(page).getByRole("status").last().textContent();
const isBody = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement === document.body);

async function open(page: Page, path = address): Promise<Locator> {
  await page.goto(path);
  await expectToPlay(page);
  return playerOf(page);
}

test.describe("a fresh watch page by keys, on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("plays, pauses, mutes and seeks without a click, and says so; Up and Down scroll", async ({ page }) => {
    await open(page);
    expect(await isBody(page)).toBe(true);
    await page.keyboard.press("Space");
    await expect.poll(() => isPaused(page)).toBe(true);
    expect(await said(page)).toBe("Пауза");
    const stood = await position(page);
    await page.keyboard.press("ArrowRight");
    expect((await said(page))?.replaceAll("\u00A0", " ")).toBe("Вперёд на 5 секунд");
    await expect.poll(() => position(page)).toBeGreaterThan(stood + 4);
    await page.keyboard.press("Digit5");
    await expect.poll(() => position(page)).toBeCloseTo(300, 0);
    await page.keyboard.press("Comma");
    await expect.poll(() => position(page)).toBeLessThan(300);
    // of this film a second has four pictures
    const before = await position(page);
    expect(before).toBeGreaterThan(299.5);
    await page.keyboard.press("Period");
    await expect.poll(() => position(page)).toBeGreaterThan(before);
    expect(await position(page)).toBeLessThan(before + 0.5);
    expect(await isPaused(page)).toBe(true);
    await page.keyboard.press("KeyM");
    await expect.poll(() => videoOf(page).evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
    await page.keyboard.press("KeyK");
    await expect.poll(() => isPaused(page)).toBe(false);
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await isBody(page)).toBe(true);
  });
});

// The keys one by one, the menu of settings, tips, what is held and the wheel: design-system/src/player. Keys elsewhere on the page,
// chapters and the corner: stories/flows (Playing, Watching). Here is what the browser itself does: scrolling, the full screen, fingers.

test.describe("the player under fingers", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a tap on the middle pauses, one button for it is on the screen, and two taps at a side skip and say so", async ({
    page,
  }) => {
    const player = await open(page);
    const box = await player.boundingBox();
    if (box === null) throw new Error("no player");
    const middle = { position: { x: box.width / 2, y: box.height / 2 } };
    await untilQuiet(player);
    await player.tap(middle);
    await expect(player.getByRole("button", { name: "Пауза" })).toHaveCount(1);
    await player.tap(middle);
    await expect.poll(() => isPaused(page)).toBe(true);
    await expect(player.getByRole("button", { name: "Смотреть" })).toHaveCount(1);
    const from = await position(page);
    const side = { position: { x: 340, y: 30 } };
    await player.tap(side);
    await player.tap(side);
    await expect.poll(() => position(page)).toBeGreaterThan(from + 8);
    expect((await said(page))?.replaceAll("\u00A0", " ")).toBe("Вперёд на 10 секунд");
  });
});
