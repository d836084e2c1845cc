import type { Locator, Page } from "@playwright/test";
import { expectToPlay, position, SEED } from "./support/people.ts";
import { isPaused, playerOf, tapForControls, untilQuiet, videoOf } from "./support/player.ts";
import { drag } from "./support/press.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

const timeLine = (page: Page): Locator => playerOf(page).getByRole("slider", { name: "Перемотка" });
const length = (page: Page): Promise<number> => videoOf(page).evaluate((video: HTMLVideoElement) => video.duration);

// By the keys of a fresh page: stories/flows/Playing.
test.describe("seeking to the end by a finger that draws the time line to the edge of the screen, at 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("ends the video, and a digit then lands where it says, from where it plays on", async ({ page }) => {
    test.slow();
    await page.goto(`/video/${SEED.longVideoId}/`);
    await expectToPlay(page);
    const half = (await length(page)) / 2;
    await untilQuiet(playerOf(page));
    await tapForControls(playerOf(page));
    const box = await timeLine(page).boundingBox();
    if (box === null) throw new Error("no time line");
    await drag(page, timeLine(page), { x: 360 - box.x - 1 - 20 }, { x: 20, y: box.height / 2 });
    await expect(playerOf(page)).toHaveAttribute("data-phase", "ended", { timeout: maxWait(15_000) });
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
