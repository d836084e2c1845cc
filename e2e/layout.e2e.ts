import type { Page } from "@playwright/test";
import { expectToPlay, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

/** A phone, a phone on its side, a desktop: what each story shows by itself is audited in all windows (visual-tests/audits). */
const screens = [
  [360, 800, 16],
  [740, 360, 16],
  [1440, 900, 32],
] as const;

/** Where the first of these begins and the last ends, px from the edges of the window. */
const edges = (page: Page, selector: string): Promise<{ left: number; right: number }> =>
  page.locator(selector).evaluateAll((elements) => {
    const boxes = elements.filter((element) => element.checkVisibility()).map((one) => one.getBoundingClientRect());
    return {
      left: Math.round(boxes.at(0)?.left ?? -1),
      right: Math.round(document.documentElement.clientWidth - (boxes.at(-1)?.right ?? -1)),
    };
  });

const expectNothingBeside = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );

test("header, shelves and a video that plays begin and end on one gutter: on a phone, on its side, on a desktop", async ({
  page,
}) => {
  test.slow();
  for (const [width, height, gutter] of screens) {
    await page.setViewportSize({ width, height });
    /** The left menu stands before the page, and is narrow beside a video. */
    const startOf = async () => gutter + Math.round((await page.locator("main").boundingBox())?.x ?? 0);
    await page.goto("/");
    await page.locator("main article").nth(5).waitFor();
    expect((await edges(page, "header svg")).left, "the menu's sign").toBe(gutter);
    // the last of the header is a button of its own ground on wide screens, a sign on a phone
    const last = await edges(page, width < 768 ? "header [data-end] svg" : "header [data-end] button");
    expect(last.right, "the end of the header").toBe(gutter);
    const start = await startOf();
    expect((await edges(page, "main h2")).left, "the first shelf").toBe(start);
    expect((await edges(page, "main article")).left, "its first card").toBe(start);
    await expectNothingBeside(page);

    await page.goto(`/video/${SEED.demoVideoId}/`);
    await expectToPlay(page);
    expect((await edges(page, "main h1")).left, "the title of the video").toBe(await startOf());
    await expectNothingBeside(page);
    if (width >= 1024) {
      const video = await page.locator("main video").boundingBox();
      expect((video?.y ?? 0) + (video?.height ?? 0), "the whole video is in sight").toBeLessThanOrEqual(height);
    }
  }
});
