import type { Locator, Page } from "@playwright/test";
import { expectToPlay, position, SEED } from "./support/people.ts";
import { isPaused, playerOf, tapIn, untilQuiet, videoOf } from "./support/player.ts";
import { atRest } from "./support/press.ts";
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

  test("goes fullscreen and back by F without a click", async ({ page }) => {
    await open(page);
    expect(await isBody(page)).toBe(true);
    const isFull = () => page.evaluate(() => document.fullscreenElement?.matches("[data-player]") ?? false);
    await page.keyboard.press("KeyF");
    await expect.poll(isFull).toBe(true);
    // the browser tells the player a frame later: until then F asks for what is there already
    await expect(playerOf(page).getByRole("button", { name: "Выйти из полноэкранного режима" })).toBeVisible();
    await page.keyboard.press("KeyF");
    await expect.poll(isFull).toBe(false);
    await expectToPlay(page);
  });

  test("icons are named under a resting pointer, also in fullscreen", async ({ page }) => {
    const player = await open(page);
    await player.hover();
    await player.getByRole("button", { name: "На весь экран" }).click();
    const sound = player.getByRole("button", { name: "Выключить звук" });
    // the screen grows after the press: a pointer that came before would rest beside the button
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await atRest(sound);
    await sound.hover();
    const tip = player.locator("[data-tip]");
    await expect(tip).toHaveText("Выключить звукM");
    await expect(tip).toBeVisible();
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

  test("every button and the time line are wholly on the screen at each size, and nothing is cut at twice the size of text", async ({
    page,
  }) => {
    const player = await open(page);
    const mute = player.getByRole("button", { name: "Выключить звук" });
    await tapIn(player, mute);
    await expect(player.getByRole("button", { name: "Включить звук" })).toBeVisible();
    await expect(videoOf(page)).toHaveJSProperty("muted", true);
    await page.evaluate(() => document.querySelector("video")?.pause());
    const areSeen = async () => {
      for (const button of await player.getByRole("button").all()) await expect(button).toBeInViewport({ ratio: 1 });
      await expect(player.getByRole("slider", { name: "Перемотка" })).toBeInViewport({ ratio: 1 });
    };
    for (const [width, height] of [
      [320, 640],
      [412, 915],
      [740, 360],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await areSeen();
      if (height < width) await expect(player).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
    await areSeen();
    await player.getByRole("button", { name: "На весь экран" }).tap();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  });
});
