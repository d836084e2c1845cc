import type { Page } from "@playwright/test";
import { agree, eventIdsOf, sent } from "./support/measurement.ts";
import { expectToPlay, fillSignIn, position, SEED } from "./support/people.ts";
import { playerOf, videoOf } from "./support/player.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

const main = (page: Page) => page.getByRole("main");
const toMoment = (page: Page, fromEnd: number) =>
  expect
    .poll(() =>
      videoOf(page).evaluate((video: HTMLVideoElement, left) => {
        if (Number.isFinite(video.duration)) video.currentTime = video.duration - left;
        return Number.isFinite(video.duration);
      }, fromEnd),
    )
    .toBe(true);

async function openTranscript(page: Page) {
  await main(page).getByRole("button", { name: "Другие действия с видео" }).click();
  await page.getByRole("menuitem", { name: "Показать расшифровку" }).click();
  const panel = page.getByRole("region", { name: "Расшифровка" });
  await expect(panel.getByRole("listitem").first()).toBeVisible();
  return panel;
}

test.describe("around a video, on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test(
    "what is said is read and searched, and a line leads to its moment; a lost line says where it stopped and offers the sound alone",
    { tag: "@journey" },
    async ({ page }) => {
      test.slow();
      await page.goto(`/video/${SEED.demoVideoId}/`);
      await expectToPlay(page);
      const panel = await openTranscript(page);
      const lines = panel.getByRole("listitem");
      const count = await lines.count();
      const said = await lines
        .last()
        .locator("[dir=auto]")
        .evaluate((line) => line.firstChild?.textContent ?? "");
      const words = said.split(" ").slice(0, 2).join(" ");
      await panel.getByRole("textbox", { name: "Поиск по расшифровке" }).fill(words.toUpperCase());
      await expect(panel.getByRole("status")).toHaveText(/^Найдено: /);
      expect(await lines.count()).toBeLessThan(count);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect.poll(() => position(page)).toBeGreaterThan(20);
      await page.keyboard.press("Escape");
      await expect(panel).toHaveCount(0);

      // a film that is longer than what is loaded ahead
      await page.goto(`/video/${SEED.longVideoId}/`);
      await expectToPlay(page);
      const isMedia = /media\.kadr\.localhost.*\.(m3u8|m4s|mp4|ts|webm)/;
      await page.route(isMedia, (route) => route.abort());
      await toMoment(page, 200);
      const alert = playerOf(page).getByRole("alert");
      await expect(alert).toContainText("Остановились на", { timeout: maxWait(40_000) });
      await expect(alert.getByRole("button", { name: "Только звук" })).toBeVisible();
    },
  );

  // authTrigger.subscribe-player, once
  test("the next video is counted down to over the whole screen and cancelled there; a guest follows the author [AUTH-TRIGGER-27]", async ({
    page,
    sandbox,
  }) => {
    test.slow();
    await agree(page);
    await page.goto(`/video/${SEED.demoVideoId}/?playlist=${SEED.playlistId}`);
    await expectToPlay(page);
    await page.keyboard.press("KeyF");
    const full = page.locator(":fullscreen");
    await expect(full).toHaveCount(1);
    await toMoment(page, 1);
    await expect(full.getByText(/^Следующее видео через/)).toBeVisible({ timeout: maxWait(20_000) });
    await page.keyboard.press("Escape");
    await expect(playerOf(page).getByText(/^Следующее видео$/)).toBeVisible();
    const ended = playerOf(page).locator("[data-ended]");
    await expect(ended.getByRole("region", { name: "Что ещё посмотреть" }).getByRole("link")).toHaveCount(4);
    await ended.getByRole("button", { name: /^Подписаться: / }).click();
    const popup = page.getByRole("dialog", { name: "Вход и регистрация" });
    await expect(popup.locator("iframe")).toHaveAttribute("src", /userAction=subscribe-player/);
    // over a player that fills the screen nobody would see it
    await expect(full).toHaveCount(0);
    await fillSignIn(page, SEED.banned.email);
    const followed = main(page).getByRole("button", { name: /^Вы подписаны: / });
    await expect(followed.first()).toBeVisible();
    expect(page.url()).toContain(SEED.demoVideoId);
    await expect
      .poll(() => eventIdsOf(page, sandbox), sent)
      .toEqual(expect.arrayContaining(["authTrigger.subscribe-player"]));
    await followed.first().click();
    await expect(followed).toHaveCount(0);
  });

  test("the trailer of a show plays over its page, and closes by a way on to another [CARD-TRAILER-01] [CARD-TRAILER-02]", async ({
    page,
  }) => {
    await page.goto("/metainfo/tv/504");
    const trailer = page.getByRole("dialog", { name: /^Трейлер: Тихая вода/ });
    for (const [width, words] of [
      [1440, "Смотреть трейлер"],
      [360, "Трейлер"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await main(page).getByRole("button", { name: words, exact: true }).click();
      await expect(trailer.getByRole("region", { name: /^Видеоплеер/ })).toBeVisible();
      await expect
        .poll(() => trailer.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0.5);
      if (width === 1440) await page.keyboard.press("Escape");
      else await trailer.getByRole("link", { name: "На страницу видео" }).click();
      await expect(trailer).toHaveCount(0);
    }
    await expect(page).toHaveURL(/\/video\//);
    await expectToPlay(page);
    // the first episode: it stands in its season, and the show's second one is next
    const episodes = page.getByRole("region", { name: "Серии: Тихая вода" });
    await expect(episodes.locator("li[aria-current]")).toHaveCount(1);
    await expect(episodes.getByRole("button", { name: "Трейлер", exact: true })).toBeVisible();
  });

  test(
    "a like is set, read again on the next visit and taken back, each by a call; the counters are read apart [VIDEO-PAGE-10] [VIDEO-PAGE-12]",
    { tag: "@journey" },
    async ({ page, arriveAt }) => {
      const calls: string[] = [];
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (/\/reactions\/(videos\/|$)|\/numerator\/video\//.test(pathname))
          calls.push(`${request.method()} ${pathname.replace(/^\/backend/, "").replace(/[0-9a-f]{32}/, "{id}")}`);
      });
      const [like, dislike] = ["Нравится", "Не нравится"].map((name) =>
        main(page)
          .getByRole("button", { name: new RegExp(`^${name}, `) })
          .first(),
      ) as [ReturnType<typeof main>, ReturnType<typeof main>];
      await arriveAt(`/video/${SEED.longVideoId}/`, SEED.banned.email);
      await expect(like).toHaveAttribute("aria-pressed", "false");
      await like.click();
      await expect.poll(() => calls).toContain("POST /reactions/");
      await dislike.click();
      await expect(like).toHaveAttribute("aria-pressed", "false");
      await expect.poll(() => calls.filter((call) => call === "POST /reactions/")).toHaveLength(2);
      // another page and back: what is asked anew does not come with the document
      await page.goto("/info/about/");
      await page.goto(`/video/${SEED.longVideoId}/`);
      await expect(dislike).toHaveAttribute("aria-pressed", "true");
      await dislike.click();
      await expect.poll(() => calls).toContain("DELETE /api/v2/reactions/videos/{id}");
      await page.reload();
      await expect(dislike).toHaveAttribute("aria-pressed", "false");
      await page.goto("/");
      await page.context().clearCookies();
      const responses = await page.evaluate(async (id) => {
        const read = async (path: string) =>
          (await fetch(`/backend${path}`)).json() as Promise<Record<string, unknown>>;
        return {
          votes: await read(`/api/numerator/video/${id}/vote`),
          own: await read(`/api/v2/reactions/videos/${id}`),
        };
      }, SEED.longVideoId);
      expect(responses.votes).toEqual({ likes_number: expect.any(Number), dislikes_number: expect.any(Number) });
      expect(responses.own).toMatchObject({ reaction: null });
    },
  );
});
