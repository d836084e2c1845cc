import type { Page } from "@playwright/test";
import { takeClock } from "./support/clock.ts";
import { expectToPlay, position, SEED } from "./support/people.ts";
import { isPaused } from "./support/player.ts";
import { expect, test } from "./support/test.ts";

/** On an iPhone, whose browser may refuse that a video begins by itself. */
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1",
});

interface Tested {
  readonly isMuted: boolean;
  readonly width: number;
}

/** The browser never answers the video of the test, which stands in no page; what was tried is kept on the window. */
const leaveUnanswered = (page: Page) =>
  page.addInitScript(() => {
    const all = window as unknown as { tested: Promise<Tested>[] };
    all.tested = [];
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLVideoElement) {
      if (this.isConnected) return play.call(this);
      all.tested.push(
        new Promise((resolve) => {
          const report = () => resolve({ isMuted: this.muted, width: this.videoWidth });
          if (this.readyState > 0) report();
          else this.addEventListener("loadedmetadata", report, { once: true });
        }),
      );
      return new Promise(() => undefined);
    };
  });
const tested = (page: Page): Promise<readonly Tested[]> =>
  page.evaluate(() => Promise.all((window as unknown as { tested: Promise<Tested>[] }).tested));
const hasTested = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { tested: unknown[] }).tested.length);

test(
  "a tiny video without sound says whether one may begin by itself; no answer within a second is a no, which holds until the first click, " +
    "wherever it falls [PLAYER-AUTOPLAY-01] [PLAYER-AUTOPLAY-03]",
  async ({ page }) => {
    test.slow();
    const clock = await takeClock(page);
    await leaveUnanswered(page);
    await page.goto(`/video/${SEED.longVideoId}/`);
    await expect.poll(() => hasTested(page)).toBe(1);
    expect(await tested(page)).toEqual([{ isMuted: true, width: 16 }]);
    // a second for the answer, and one in which nothing may begin
    await clock.runFor(2000);
    await clock.answered();
    expect(await isPaused(page)).toBe(true);
    expect(await position(page)).toBe(0);
    await page.getByRole("heading", { level: 1 }).tap();
    expect(await isPaused(page)).toBe(true);
    await page.getByRole("main").locator("article [data-card-link]").first().tap();
    await expect(page).not.toHaveURL(new RegExp(SEED.longVideoId));
    await expectToPlay(page);
    // nothing is asked a second time
    expect(await hasTested(page)).toBe(1);
  },
);
