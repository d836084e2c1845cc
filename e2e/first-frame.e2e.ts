import type { Page } from "@playwright/test";
import { expectToPlay, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

/** Where the picture of the video is seen, in whole pixels. */
const placeOf = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  });

const screens = [[1920, 1000], [1440, 900], [1024, 768], [768, 1024], [360, 740]] as const;

/** Holds the host's entry back until it is let go. */
async function holdEntry(page: Page): Promise<() => void> {
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => { go = resolve; });
  await page.route(/\/host\.[0-9a-f]{8}\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return () => go();
}

test.describe("before the host is there", () => {
  for (const [width, height] of [...screens, [740, 360]] as const) {
    test(`the document shows the poster and the first frame where the player will be, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const letGo = await holdEntry(page);
      await page.goto(`/video/${SEED.demoVideoId}/`, { waitUntil: "commit" });
      await expect.poll(() => page.locator("#kadr-stage img").evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
      await expect.poll(() => page.locator("#kadr-stage video").evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThanOrEqual(2);
      const before = await placeOf(page, "#kadr-stage");
      letGo();
      await expectToPlay(page);
      await expect(page.locator("#kadr-stage")).toHaveCount(0);
      expect(await placeOf(page, "main video")).toEqual(before);
    });
  }

  for (const [width, height] of screens) {
    test(`the document shows the first still of home where its card will be, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const letGo = await holdEntry(page);
      await page.goto("/", { waitUntil: "commit" });
      await expect.poll(() => page.locator("#kadr-shelf img").evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
      // the picture may be there before the style sheet, without which nothing is painted
      await expect(page.locator("#kadr-shelf")).toHaveCSS("position", "absolute");
      const before = await placeOf(page, "#kadr-shelf img");
      letGo();
      await page.locator("main article img").first().waitFor();
      await expect(page.locator("#kadr-shelf")).toBeHidden();
      expect(await page.locator("main article").first().locator("img").first().evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(await page.locator("#kadr-shelf img").evaluate((image: HTMLImageElement) => image.currentSrc));
      expect(await placeOf(page, "main article:first-of-type img >> nth=0")).toEqual(before);
    });
  }

  test("what is only heard, may not be watched or is no video shows no picture before the host does", async ({ page }) => {
    await holdEntry(page);
    for (const path of [`/audio/${SEED.demoVideoId}/`, "/"]) {
      await page.goto(path, { waitUntil: "commit" });
      await page.locator("#kadr-handed").waitFor({ state: "attached" });
      await expect(page.locator("#kadr-stage img")).toHaveCount(0);
    }
  });
});
