import type { Locator, Page } from "@playwright/test";
import { expectToPlay, position, SEED } from "./support/people.ts";
import { isPaused, playerOf, tapIn, untilQuiet, videoOf } from "./support/player.ts";
import { atRest } from "./support/press.ts";
import { expect, test } from "./support/test.ts";
import { expectNothingOver } from "./support/overlays.ts";

const address = `/video/${SEED.longVideoId}/`;
const rate = (page: Page): Promise<number> =>
  videoOf(page).evaluate((element: HTMLVideoElement) => element.playbackRate);
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
    await page.keyboard.press("KeyF");
    await expect.poll(isFull).toBe(false);
    await expectToPlay(page);
  });

  test("leaves keys to whatever has the focus, and can be switched off under «?»", async ({ page }) => {
    // two page loads that play
    test.slow();
    await open(page);
    await page.getByRole("button", { name: "Поделиться" }).focus();
    await page.keyboard.press("KeyK");
    await page.getByRole("searchbox").or(page.getByRole("combobox")).first().focus();
    await page.keyboard.type("k m 5");
    expect(await isPaused(page)).toBe(false);
    expect(await videoOf(page).evaluate((element: HTMLVideoElement) => element.muted)).toBe(false);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press("Shift+Slash");
    await page.getByRole("dialog", { name: "Горячие клавиши" }).getByRole("checkbox").uncheck();
    await page.keyboard.press("Escape");
    await expectNothingOver(page);
    await page.reload();
    await expectToPlay(page);
    await page.keyboard.press("KeyK");
    expect(await isPaused(page)).toBe(false);
    // in the player they go on working
    await playerOf(page).focus();
    await page.keyboard.press("KeyK");
    await expect.poll(() => isPaused(page)).toBe(true);
  });

  test("plays twice as fast while Space or the picture is held, and the wheel over the volume is quieter", async ({
    page,
  }) => {
    const player = await open(page);
    await page.keyboard.down("Space");
    await expect.poll(() => rate(page)).toBe(2);
    await expect(player.getByText("2×", { exact: true })).toBeVisible();
    await page.keyboard.up("Space");
    await expect.poll(() => rate(page)).toBe(1);
    expect(await isPaused(page)).toBe(false);
    const box = await player.boundingBox();
    if (box === null) throw new Error("no player");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
    await page.mouse.down();
    await expect.poll(() => rate(page)).toBe(2);
    await page.mouse.up();
    await expect.poll(() => rate(page)).toBe(1);
    expect(await isPaused(page)).toBe(false);
    await player.getByRole("button", { name: "Выключить звук" }).hover();
    await page.mouse.wheel(0, 100);
    await expect.poll(() => videoOf(page).evaluate((element: HTMLVideoElement) => element.volume)).toBeCloseTo(0.95);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("settings are a menu: first and later openings stand on the choice of now, go back a level at a time, and Tab goes on from their button", async ({
    page,
  }) => {
    const player = await open(page);
    const settings = player.getByRole("button", { name: "Настройки" });
    await page.keyboard.press("KeyK");
    for (let opening = 0; opening < 2; opening++) {
      await settings.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("menuitem", { name: /^Качество/ })).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("menuitemradio", { name: "Обычная" })).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("menuitemradio", { name: "1,25×" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("menuitem", { name: /^Скорость/ })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(settings).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("menu")).toHaveCount(0);
    expect(
      await page.evaluate(
        () =>
          document.activeElement?.closest("[data-player]") !== null &&
          document.activeElement?.ariaLabel !== "Настройки",
      ),
    ).toBe(true);
  });

  test("chapters: opened by keys they take the focus, show six, end with the column and the player, and give the focus back", async ({
    page,
  }) => {
    const player = await open(page);
    const opener = player.getByRole("button", { name: /список глав/ });
    await opener.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("region", { name: "Главы" });
    await expect(panel.getByRole("button", { name: /^.*Горы/ })).toBeFocused();
    const right = (locator: Locator) =>
      locator.evaluate((element) => Math.round(element.getBoundingClientRect().right));
    const bottom = (locator: Locator) =>
      locator.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    expect(await right(panel)).toBe(await right(page.getByRole("complementary").last()));
    await expect.poll(async () => (await bottom(panel)) - (await bottom(player))).toBe(0);
    const end = await bottom(panel);
    for (const chapter of await panel.getByRole("listitem").all())
      expect(await bottom(chapter)).toBeLessThanOrEqual(end);
    await expect(panel.getByRole("listitem")).toHaveCount(6);
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();
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

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [412, 915],
  [740, 360],
  [768, 1024],
  [1440, 900],
] as const)
  test.describe(`the sound, ${width} × ${height} px`, () => {
    const isTouch = width < 1440;
    test.use({ viewport: { width, height }, hasTouch: isTouch, isMobile: isTouch });

    test("has a button that is wholly on the screen, and that mutes", async ({ page }) => {
      const player = await open(page);
      const mute = player.getByRole("button", { name: "Выключить звук" });
      await expect(mute).toBeInViewport({ ratio: 1 });
      if (isTouch) await tapIn(player, mute);
      else {
        await player.hover();
        await mute.click();
      }
      await expect(player.getByRole("button", { name: "Включить звук" })).toBeVisible();
      await expect(videoOf(page)).toHaveJSProperty("muted", true);
    });
  });

test.describe("the player under fingers", () => {
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [412, 915],
  ] as const) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

      test("a tap on the middle pauses, one button for it is on the screen, and every button has 44 px", async ({
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
        for (const button of await player.getByRole("button").all()) {
          const hit = await button.evaluate((element) => {
            const own = element.getBoundingClientRect();
            const more = getComputedStyle(element, "::after");
            const side = (size: number, of: string) => Math.max(size, Number.parseFloat(of) || 0);
            return {
              name: element.ariaLabel,
              width: side(own.width, more.width),
              height: side(own.height, more.height),
              right: own.right,
            };
          });
          expect(Math.min(hit.width, hit.height), `${hit.name}`).toBeGreaterThanOrEqual(44);
          expect(hit.right, `${hit.name}`).toBeLessThanOrEqual(width);
        }
      });
    });
  }

  test.describe("at 360 px", () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test("two taps at a side skip and say so", async ({ page }) => {
      const player = await open(page);
      await page.evaluate(() => document.querySelector("video")?.pause());
      const from = await position(page);
      const side = { position: { x: 340, y: 30 } };
      await player.tap(side);
      await player.tap(side);
      await expect.poll(() => position(page)).toBeGreaterThan(from + 8);
      expect((await said(page))?.replaceAll("\u00A0", " ")).toBe("Вперёд на 10 секунд");
    });

    test("chapters take the focus along and give it back, by their button too", async ({ page }) => {
      const player = await open(page);
      await untilQuiet(player);
      await player.tap({ position: { x: 20, y: 20 } });
      await player.getByRole("button", { name: /список глав/ }).tap();
      const panel = page.getByRole("region", { name: "Главы" });
      await expect(panel).toBeInViewport();
      expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await panel.getByRole("button", { name: "Закрыть главы" }).tap();
      await expect(panel).toHaveCount(0);
      await expect(player.getByRole("button", { name: /список глав/ })).toBeFocused();
    });

    test("nothing is cut at twice the size of text", async ({ page }) => {
      const player = await open(page);
      await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
      await page.evaluate(() => document.querySelector("video")?.pause());
      const full = player.getByRole("button", { name: "На весь экран" });
      await expect(full).toBeInViewport({ ratio: 1 });
      for (const button of await player.getByRole("button").all()) await expect(button).toBeInViewport({ ratio: 1 });
      await full.tap();
      await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    });
  });

  test.describe("on its side, 740 × 360 px", () => {
    test.use({ viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true });

    test("shows the whole player with its time line", async ({ page }) => {
      const player = await open(page);
      await page.evaluate(() => document.querySelector("video")?.pause());
      const box = await player.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(360);
      await expect(player.getByRole("slider", { name: "Перемотка" })).toBeInViewport({ ratio: 1 });
      await expect(player.getByRole("button", { name: "На весь экран" })).toBeInViewport({ ratio: 1 });
    });
  });
});
