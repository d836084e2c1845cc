import type { Page } from "@playwright/test";
import { slowly } from "./support/lines.ts";
import { expectToPlay, SEED } from "./support/people.ts";
import { rounds } from "./support/press.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

/** Frames that an eye would have seen while a video was on its way. */
interface Witnessed {
  /** Animation frames in which a poster that had been there was gone and no frame of the video had been presented yet. */
  readonly black: string[];
  /** Animation frames in which the poster stood in for a frame. */
  waited: number;
  /** Height of the quality whose frame was presented first, px. */
  firstHeight: number | null;
}

/** Runs in the page before anything of its own: it may use nothing from outside itself. */
const witness = (): void => {
  const witnessed: Witnessed = { black: [], waited: 0, firstHeight: null };
  Object.assign(window, { witnessed });
  /** Where a video stands: in the document itself, then in the player. */
  const place = "#kadr-stage, [data-player-place], [data-player]";
  const followed = new WeakSet<HTMLVideoElement>();
  const presented = new WeakSet<HTMLVideoElement>();
  /** Addresses of the posters that were seen. */
  const known = new Set<string>();

  const videos = (): HTMLVideoElement[] =>
    [...document.querySelectorAll("video")].filter((video) => video.closest(place) !== null);
  const follow = (video: HTMLVideoElement): void => {
    if (followed.has(video)) return;
    followed.add(video);
    video.requestVideoFrameCallback(() => {
      presented.add(video);
      witnessed.firstHeight ??= video.videoHeight;
    });
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** A video without a frame hides what lies under it as soon as it has a ground of its own. */
  const isCovered = (poster: Element): boolean =>
    videos().some(
      (video) =>
        isShown(video) &&
        getComputedStyle(video).backgroundColor !== "rgba(0, 0, 0, 0)" &&
        (poster.compareDocumentPosition(video) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
  const look = (now: number): void => {
    videos().forEach(follow);
    if (videos().some((video) => presented.has(video) && isShown(video))) return;
    // The place that is kept for the player shows the same picture before the player does.
    const posters = [...document.images].filter(
      (image) =>
        (known.has(image.src) || image.closest(place) !== null) &&
        image.complete &&
        image.naturalWidth > 0 &&
        isShown(image),
    );
    for (const { src } of posters) known.add(src);
    if (posters.some((poster) => !isCovered(poster))) witnessed.waited += 1;
    else if (known.size > 0)
      witnessed.black.push(
        `${Math.round(now)} ms: ${posters.length} posters, ${videos()
          .map(({ readyState }) => `a video of readyState ${readyState}`)
          .join()}`,
      );
    requestAnimationFrame(look);
  };
  new MutationObserver(() => videos().forEach(follow)).observe(document, { childList: true, subtree: true });
  requestAnimationFrame(look);
};

const witnessed = (page: Page): Promise<Witnessed> =>
  page.evaluate(() => (window as unknown as { witnessed: Witnessed }).witnessed);

/** Each piece and playlist of a video comes so much later, ms: the browser asks for about a dozen before its first frame. */
const mediaDelayMs = 250;

test.describe("by touch", () => {
  test.use(rounds[1].use);

  test("opened by its address on a slow line shows its poster until a frame of it is seen: never black", async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript(witness);
    await page.route(/\.(?:m3u8|m4s|mp4)(?:\?|$)/, slowly(mediaDelayMs));
    await page.goto(`/video/${SEED.demoVideoId}/`);
    await expectToPlay(page);
    const { black, waited, firstHeight } = await witnessed(page);
    expect(black).toEqual([]);
    // it was really waited for, and really seen
    expect(waited).toBeGreaterThan(5);
    expect(firstHeight).not.toBeNull();
  });
});

test("opened by a press on its card on a slow line shows its poster, never black, and then a frame of the quality that the line carries", async ({
  page,
  context,
}) => {
  test.setTimeout(maxWait(120_000));
  await page.addInitScript(witness);
  await page.goto("/");
  const card = page.locator("main article").filter({ hasText: "Рассвет в горах" }).first().getByRole("link").first();
  await card.waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  // 150 kbit/s: of 253, 161 and 96 kbit/s it carries the last, 240p
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 150_000 / 8,
    uploadThroughput: 150_000 / 8,
  });
  await card.click();
  await expect.poll(async () => (await witnessed(page)).firstHeight, { timeout: maxWait(90_000) }).not.toBeNull();
  const { firstHeight, black, waited } = await witnessed(page);
  expect(black).toEqual([]);
  expect(waited).toBeGreaterThan(5);
  expect(firstHeight).toBe(240);
});
