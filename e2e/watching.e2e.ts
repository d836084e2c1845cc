import type { Locator, Page } from "@playwright/test";
import { takeClock } from "./support/clock.ts";
import { tabTo } from "./support/focus.ts";
import { expectToPlay, position, SEED } from "./support/people.ts";
import { playerOf, tapIn } from "./support/player.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

async function toItsEnd(page: Page): Promise<void> {
  await expectToPlay(page);
  // a stream that was begun in another way knows its length a moment later
  await expect
    .poll(() =>
      page.locator("main video").evaluate((video: HTMLVideoElement) => {
        if (Number.isFinite(video.duration)) video.currentTime = video.duration - 1;
        return Number.isFinite(video.duration);
      }),
    )
    .toBe(true);
  await expect(playerOf(page)).toHaveAttribute("data-phase", "ended", { timeout: maxWait(20_000) });
}

const inPlaylist = `/video/${SEED.demoVideoId}/?playlist=${SEED.playlistId}`;

// Offers at the end of a video, reasons that hold the next one back, and the corner of its own page: stories/flows (Playing) and features/watch-video.

test.describe("the end of a video", () => {
  test("of a playlist leads to the next one by itself, which plays", { tag: "@journey" }, async ({ page }) => {
    test.slow();
    await page.goto(inPlaylist);
    await toItsEnd(page);
    await expect(playerOf(page).getByText(/^Следующее видео через/)).toBeVisible();
    const card = playerOf(page).locator("[data-ended]");
    await expect(card.getByRole("img", { includeHidden: true })).toBeVisible();
    const title = (await card.getByRole("strong").textContent()) ?? "";
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible({ timeout: maxWait(15_000) });
    expect(new URL(page.url()).searchParams.get("playlist")).toBe(String(SEED.playlistId));
    await expectToPlay(page);
  });
});

test.describe("a video for adults", () => {
  test(
    "asks before anything of it is loaded, plays after one press, and does not ask again",
    { tag: "@journey" },
    async ({ page }) => {
      test.slow();
      const media: string[] = [];
      page.on("request", (request) => {
        if (/\.(?:m3u8|mp4|m4s|vtt|webm)(?:\?|$)/.test(request.url())) media.push(request.url());
      });
      const clock = await takeClock(page);
      await page.goto(`/video/${SEED.adultId}/`);
      const confirm = page.getByRole("button", { name: "Мне есть 18 лет" });
      await expect(confirm).toBeVisible();
      // long enough for a player to have come and asked
      await clock.runFor(1500);
      await clock.answered();
      expect(media).toEqual([]);
      await expect(page.locator("video")).toHaveCount(0);
      await confirm.focus();
      await page.keyboard.press("Enter");
      await expect(playerOf(page)).toBeFocused();
      await expectToPlay(page);
      await page.reload();
      await expectToPlay(page);
      await expect(confirm).toHaveCount(0);
    },
  );
});

test.describe("a video that is still to come out", () => {
  test("is told when it is out, on the next visit", { tag: "@journey" }, async ({ page }) => {
    await page.addInitScript(
      (id) => localStorage.setItem("kadr:reminders", JSON.stringify({ [id]: ["Рассвет", `/video/${id}/`, 1] })),
      SEED.demoVideoId,
    );
    await page.goto("/interests/");
    await expect(page.getByText("Вышло видео «Рассвет»").first()).toBeVisible();
  });
});

interface Hand {
  readonly press: (target: Locator) => Promise<void>;
  /** Presses what a player shows only to who comes near it. */
  readonly pressIn: (player: Locator, target: Locator) => Promise<void>;
}

const mouse: Hand = {
  press: (target) => target.click(),
  pressIn: async (player, target) => {
    await player.hover();
    await target.click();
  },
};
const finger: Hand = {
  press: (target) => target.tap(),
  pressIn: tapIn,
};

for (const { how, use, hand } of [
  { how: "by mouse at 1440 px", use: { viewport: { width: 1440, height: 900 } }, hand: mouse },
  {
    how: "by touch at 360 px",
    use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    hand: finger,
  },
])
  test.describe(`a video that plays, ${how}`, () => {
    test.use(use);
    const mini = (page: Page): Locator => page.locator("[data-player][data-mode=mini]");
    const hasFocus = (locator: Locator): Promise<boolean> =>
      locator.evaluate((element) => element.contains(document.activeElement));
    const homeLink = (page: Page): Locator => page.getByRole("banner").getByRole("link").first();

    test(
      "goes on over another page from where it was, leads back to its own, and stops when it is closed",
      use.hasTouch ? {} : { tag: "@journey" },
      async ({ page }) => {
        test.slow();
        await page.goto(`/video/${SEED.longVideoId}/`);
        await expectToPlay(page);
        const before = await position(page);
        await hand.press(homeLink(page));
        await expect(mini(page)).toBeInViewport({ ratio: 1 });
        await expect
          .poll(() => page.locator("[data-mode=mini] video").evaluate((video: HTMLVideoElement) => video.currentTime))
          .toBeGreaterThan(before);
        // the way to it stands before all else of the page
        await tabTo(page, /Перейти к мини-плееру/, "Shift+Tab");
        await page.keyboard.press("Enter");
        await page.keyboard.press("Tab");
        expect(await hasFocus(mini(page))).toBe(true);
        const carried = await position(page);
        await hand.pressIn(mini(page), mini(page).getByRole("link", { name: "Открыть страницу видео" }));
        // away from the cards, which show previews under a pointer
        await page.mouse.move(2, 2);
        await expect(page).toHaveURL(new RegExp(SEED.longVideoId));
        // where it begins there, before it plays on; the mini player's last report of the time may be a moment old
        const begun = await page.waitForFunction(() => {
          const video = document.querySelector<HTMLVideoElement>("main [data-player] video");
          return video !== null && !video.paused && video.readyState >= 2 ? video.currentTime : null;
        });
        expect(await begun.jsonValue()).toBeGreaterThan(carried - 1);
        await expectToPlay(page);
        await hand.press(homeLink(page));
        await hand.pressIn(mini(page), mini(page).getByRole("button", { name: "Закрыть мини-плеер" }));
        await expect(mini(page)).toHaveCount(0);
        await expect(page.locator("[data-player]")).toHaveCount(0);
        await expect(page.locator("video:not([data-card-preview])")).toHaveCount(0);
      },
    );
  });

test("a reload continues where a guest was, to within two seconds", async ({ page }) => {
  test.slow();
  await page.goto(`/video/${SEED.longVideoId}/`);
  await expectToPlay(page);
  await page.locator("main video").evaluate((video: HTMLVideoElement) => void (video.currentTime = 200));
  await expect.poll(() => position(page)).toBeGreaterThan(202);
  const before = await position(page);
  await page.reload();
  // where it begins, before it plays on
  const begun = await page.waitForFunction(() => {
    const video = document.querySelector<HTMLVideoElement>("main video");
    return video !== null && !video.paused && video.readyState >= 2 ? video.currentTime : null;
  });
  const after = (await begun.jsonValue()) ?? 0;
  expect(Math.abs(after - before)).toBeLessThan(2);
  await expectToPlay(page);
});
