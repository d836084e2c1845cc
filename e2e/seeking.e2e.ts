import type { Locator, Page } from "@playwright/test";
import { expectToPlay, position, SEED } from "./support/people.ts";
import { isPaused, playerOf, tapForControls, untilQuiet, videoOf } from "./support/player.ts";
import { drag } from "./support/press.ts";
import { expect, test } from "./support/test.ts";
import { patience } from "../tools/test/patience.mjs";

const timeLine = (page: Page): Locator => playerOf(page).getByRole("slider", { name: "Перемотка" });
const length = (page: Page): Promise<number> => videoOf(page).evaluate((video: HTMLVideoElement) => video.duration);

/** Each way to the end of a video that a person has, from where it plays. */
const ways: readonly {
  readonly how: string;
  readonly use: object;
  readonly video: string;
  readonly goToEnd: (page: Page) => Promise<void>;
}[] = [
  {
    how: "by End on the time line, at 1440 px",
    use: { viewport: { width: 1440, height: 900 } },
    video: SEED.longVideoId,
    goToEnd: async (page) => {
      await timeLine(page).focus();
      await page.keyboard.press("End");
    },
  },
  {
    how: "by L held down, at 1440 px",
    use: { viewport: { width: 1440, height: 900 } },
    video: SEED.demoVideoId,
    goToEnd: async (page) => {
      // ten seconds each, of 65
      for (let press = 0; press < 8; press++) await page.keyboard.down("KeyL");
      await page.keyboard.up("KeyL");
    },
  },
  {
    how: "by a finger that draws the time line to the edge of the screen, at 360 px",
    use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    video: SEED.longVideoId,
    goToEnd: async (page) => {
      await untilQuiet(playerOf(page));
      await tapForControls(playerOf(page));
      const box = await timeLine(page).boundingBox();
      if (box === null) throw new Error("no time line");
      await drag(page, timeLine(page), { x: 360 - box.x - 1 - 20 }, { x: 20, y: box.height / 2 });
    },
  },
];

for (const { how, use, video, goToEnd } of ways)
  test.describe(`seeking to the end ${how}`, () => {
    test.use(use);

    test("ends the video, and a digit then lands where it says, from where it plays on", async ({ page }) => {
      test.slow();
      await page.goto(`/video/${video}/`);
      await expectToPlay(page);
      const half = (await length(page)) / 2;
      await goToEnd(page);
      await expect(playerOf(page)).toHaveAttribute("data-phase", "ended", { timeout: patience(15_000) });
      await playerOf(page).focus();
      await page.keyboard.press("Digit5");
      await expect.poll(async () => Math.abs((await position(page)) - half), { message: "the middle" }).toBeLessThan(1);
      // an end is a stop: it stands there until it is asked to play
      await expect(playerOf(page)).toHaveAttribute("data-phase", "paused");
      expect(await isPaused(page)).toBe(true);
      await page.keyboard.press("KeyK");
      await expectToPlay(page);
      expect(await position(page)).toBeGreaterThan(half);
    });
  });
