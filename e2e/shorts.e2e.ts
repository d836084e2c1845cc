import type { Locator, Page } from "@playwright/test";
import { agree, eventsOf, sent } from "./support/measurement.ts";
import { SEED } from "./support/people.ts";
import { drag } from "./support/press.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

/** The short in sight: the others are out of everybody's reach. */
const current = (page: Page): Locator => page.locator("main article[data-current]");

/** It is the one of its place in the list, it is whole in sight, and its picture moves. */
async function expectToPlay(page: Page, place: number): Promise<void> {
  await expect(current(page)).toHaveAttribute("aria-posinset", String(place));
  await expect
    .poll(() =>
      current(page)
        .locator("video")
        .evaluate((video: HTMLVideoElement) => {
          const topOf = (of: string): number => video.closest(of)?.getBoundingClientRect().top ?? Number.NaN;
          return !video.paused && video.currentTime > 0 && Math.abs(topOf("article") - topOf("[role=feed]")) < 1;
        }),
    )
    .toBe(true);
}

/** There are never more than three videos, and one of them plays. */
const videos = (page: Page): Promise<{ all: number; playing: number }> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll("video")];
    return { all: all.length, playing: all.filter((video) => !video.paused).length };
  });

test(
  "from a search through a dozen shorts by keys and by wheel: each has its address; a reaction, a comment, and Back to the card [SHORTS-PAGE-04]",
  { tag: "@journey" },
  async ({ page, arriveAt, sandbox }) => {
    // a dozen videos, each of which begins: on two busy cores that takes its time
    test.setTimeout(maxWait(180_000));
    await agree(page);
    await arriveAt("/search/?query=%D1%83%D1%82%D1%80%D0%BE&content_type=shorts", SEED.author.email);
    const card = page.locator("main article a[href^='/shorts/']").first();
    const href = await card.getAttribute("href");
    expect(href).toMatch(/^\/shorts\/[0-9a-f]+\/\?source=search$/);
    const response = page.waitForResponse((response) => response.url().includes("/yappy/v4/yappypage/"));
    await card.click();
    const { results } = (await (await response).json()) as { results: { video: { origin_type: string } }[] };
    expect(new Set(results.map(({ video }) => video.origin_type))).toEqual(new Set(["rshorts"]));
    await expectToPlay(page, 1);
    await expect(page).toHaveURL(new RegExp(`${href?.replace("?", "\\?")}$`));
    // the heading has the focus, as on every page that is come to; the keys work from there
    await expect(page.getByRole("heading", { level: 1, name: "Короткие видео" })).toBeFocused();
    const seen = new Set<string>();
    // the list comes by ten
    const last = 12;
    for (let place = 2; place <= last + 1; place += 1) {
      // further ones may still be on their way
      await expect(page.locator(`main article[aria-posinset="${place}"]`)).toBeAttached();
      if (place < 5) await page.keyboard.press(place % 2 === 0 ? "ArrowDown" : "PageDown");
      else if (place < 9) {
        await page.mouse.move(600, 400);
        await page.mouse.wheel(0, 120);
      } else await page.getByRole("button", { name: "Следующее видео" }).click();
      await expectToPlay(page, place);
      expect(await videos(page)).toEqual({ all: expect.any(Number), playing: 1 });
      expect((await videos(page)).all).toBeLessThanOrEqual(3);
      const path = new URL(page.url()).pathname;
      expect(seen.has(path)).toBe(false);
      seen.add(path);
      const title = await current(page).getByRole("heading", { level: 2 }).innerText();
      await expect(page).toHaveTitle(`${title} — Кадр`);
    }

    // sound and pause by keys
    const video = current(page).locator("video");
    await page.keyboard.press("m");
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
    await current(page).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
    await page.keyboard.press("ArrowUp");
    await expectToPlay(page, last);
    await expect(current(page)).toBeFocused();
    // the sound stays as it was chosen
    await expect(current(page).getByRole("button", { name: "Включить звук" })).toBeVisible();

    const like = current(page).getByRole("button", { name: /^Нравится/ });
    const wasLiked = (await like.getAttribute("aria-pressed")) === "true";
    await like.click();
    await expect(like).toHaveAttribute("aria-pressed", String(!wasLiked));
    // the focus stays on the reaction while the shorts go by
    await page.keyboard.press("ArrowDown");
    await expectToPlay(page, last + 1);
    await expect(current(page).getByRole("button", { name: /^Нравится/ })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expectToPlay(page, last);
    await like.click();
    await expect(like).toHaveAttribute("aria-pressed", String(wasLiked));

    await current(page)
      .getByRole("button", { name: /^Комментарии/ })
      .click();
    const sheet = page.getByRole("dialog", { name: "Комментарии" });
    const text = `Смотрю по кругу ${Date.now()}`;
    await sheet.getByRole("textbox", { name: "Комментарий" }).fill(text);
    await sheet.getByRole("button", { name: "Отправить" }).click();
    await expect(sheet.getByText(text)).toBeVisible();
    // Back closes the sheet, and then leaves
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(current(page).getByRole("button", { name: /^Комментарии/ })).toBeFocused();

    await current(page).getByRole("button", { name: "Поделиться" }).click();
    const share = page.getByRole("dialog", { name: "Поделиться" });
    await expect(share.getByRole("textbox").first()).toHaveValue(new RegExp(`/shorts/[0-9a-f]+/$`));
    await share.getByRole("button", { name: "Копировать" }).last().click();
    await page.keyboard.press("Escape");
    await expect(share).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/search\//);
    await expect(card).toBeFocused();
    await expect
      .poll(async () => (await eventsOf(page, sandbox)).filter(({ target }) => target === "share.embed").length, sent)
      .toBe(1);
    const [shared] = (await eventsOf(page, sandbox)).filter(({ target }) => target === "share.embed");
    expect(shared?.record["content_type"]).toBe("shorts");
  },
);

test("an address of no short says so, one of another video leads there, and the second address shows the same", async ({
  page,
  sandbox,
}) => {
  const lost = await page.goto("/shorts/nobody/");
  expect(lost?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Такого видео нет" })).toBeVisible();
  await page.goto(`/shorts/${SEED.demoVideoId}/`);
  await expect(page).toHaveURL(new RegExp(`/video/${SEED.demoVideoId}/$`));
  // no resolver knows names under localhost
  const { host, port } = new URL(sandbox.url);
  const document = await page.request.get(`http://127.0.0.1:${port}/yappy/${SEED.shortId}/`, { headers: { host } });
  const html = await document.text();
  // drawn by the server: what it is, whose, and where it belongs
  expect(html).toContain(`/shorts/${SEED.shortId}/">`);
  expect(html).toMatch(/<h2[^>]*>Шары поднимаются!<\/h2>/);
  expect(html).toContain("meadow-s1.webp");
  await page.goto(`/yappy/${SEED.shortId}/`);
  await expectToPlay(page, 1);
  await page.keyboard.press("ArrowDown");
  await expectToPlay(page, 2);
  await expect(page).toHaveURL(/\/yappy\/[0-9a-f]+\/$/);
});

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test(
    "a finger goes from one to the next, a tap stops, and the page itself does not move",
    { tag: "@journey" },
    async ({ page }) => {
      test.slow();
      await page.goto("/feeds/shorts/");
      await page.locator("main article a[href^='/shorts/']").first().tap();
      await expectToPlay(page, 1);
      for (let place = 2; place <= 6; place += 1) {
        await expect(page.locator(`main article[aria-posinset="${place}"]`)).toBeAttached();
        await drag(page, page.getByRole("feed"), { y: -430 }, { x: 150, y: 500 });
        await expectToPlay(page, place);
      }
      await drag(page, page.getByRole("feed"), { y: 430 }, { x: 150, y: 100 });
      await expectToPlay(page, 5);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.touchscreen.tap(150, 300);
      await expect
        .poll(() =>
          current(page)
            .locator("video")
            .evaluate((video: HTMLVideoElement) => video.paused),
        )
        .toBe(true);
      await page.goBack();
      await expect(page).toHaveURL(/\/feeds\/shorts\/$/);
    },
  );
});
