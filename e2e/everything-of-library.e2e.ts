import type { Locator, Page } from "@playwright/test";
import { libraryTexts as texts } from "../host/src/texts/library.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { expectToPlay, SEED } from "./support/people.ts";
import { playerOf } from "./support/player.ts";
import { rounds } from "./support/press.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

// Comments written here would be under a video that others look at.
test.use({ world: "library" });

const everyHand = [
  {
    how: "by mouse at 1280 px",
    use: { viewport: { width: 1280, height: 800 } },
    press: (target: Locator) => target.click(),
  },
  ...rounds,
] as const;

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");
/** Entries of the lists of the page: of a long one only the cards near the screen are in it. */
const entriesOf = (page: Page) => () =>
  main(page)
    .locator("[aria-posinset='1']")
    .evaluateAll((firsts) => firsts.reduce((sum, first) => sum + Number(first.getAttribute("aria-setsize")), 0));
/** As they are written: rows out of sight are not drawn. */
const titles = (page: Page) => cards(page).getByRole("heading").allTextContents();
/** Cards that are near are drawn, and a row of them half at a time: the cards that both moments have drawn stand in the same order. */
const expectOrder = async (page: Page, before: readonly string[]) => {
  const now = await titles(page);
  const inBoth = before.filter((title) => now.includes(title));
  expect(inBoth.length).toBeGreaterThan(3);
  expect(now.filter((title) => before.includes(title))).toEqual(inBoth);
};
const messages = (page: Page) => page.getByRole("region", { name: /Сообщения/ });
const said = (page: Page, text: string) => messages(page).getByText(text, { exact: true });
const entry = (page: Page, name: string) => page.getByRole("menuitem", { name, exact: true });
const actionsOf = (card: Locator) => card.getByRole("button", { name: /^Действия/ });
const linkTo = (page: Page, id: string) => main(page).locator(`article a[href*="${id}"]`).first();

const [hourMs, dayMs] = [3_600_000, 86_400_000];
/** In Moscow, where these pages are looked at; ms since the epoch. */
const noonOfYesterday = () => Math.floor((Date.now() + 3 * hourMs) / dayMs) * dayMs - 3 * hourMs - dayMs / 2;

/** To its last second, which plays. */
async function toItsEnd(page: Page): Promise<void> {
  await expectToPlay(page);
  await expect
    .poll(() =>
      page.locator("main [data-player] video").evaluate((video: HTMLVideoElement) => {
        if (Number.isFinite(video.duration)) video.currentTime = video.duration - 1;
        return Number.isFinite(video.duration);
      }),
    )
    .toBe(true);
}

for (const { how, use, press } of everyHand)
  test.describe(how, () => {
    test.use(use);
    const isNarrow = use.viewport.width < 600;

    test("a person watches, clears the history, keeps videos for later, plays a playlist, likes, and their comment leads to its thread", async ({
      page,
      someone,
      arriveAt,
    }) => {
      test.slow();
      const { items } = await someone.call<{ items: { id: string }[] }>(
        "GET",
        `/api/playlist/custom/${SEED.playlistId}/videos/`,
      );
      const others = items.map(({ id }) => id).filter((id) => id !== SEED.longVideoId);
      const inPlayer = async (control: Locator) => {
        await playerOf(page).hover();
        await press(control);
      };

      await test.step("watches, and finds it by its day", async () => {
        for (const [minute, id] of others.entries())
          await someone.call("POST", "/api/v2/video/history/actual", {
            video_id: id,
            position: 3,
            watched_ts: new Date(noonOfYesterday() - minute * 60_000).toISOString(),
          });
        await arriveAt(`/video/${SEED.longVideoId}/`, someone.email);
        const saved = page.waitForResponse(
          (response) => response.request().method() === "POST" && /\/history\/actual/.test(response.url()),
        );
        await expectToPlay(page);
        await page.evaluate(() => document.querySelector<HTMLVideoElement>("main video")?.pause());
        await saved;
        await page.goto("/my/history/");
        await expect(main(page).getByRole("heading", { level: 2 })).toHaveText([texts.today, texts.yesterday]);
        await expect(linkTo(page, SEED.longVideoId)).toBeVisible();
        await expect.poll(entriesOf(page)).toBe(others.length + 1);
      });

      await test.step("opens one far down and comes back to its place, with the focus on it", async () => {
        // the end is drawn once it is near
        await expect(async () => {
          await cards(page).last().scrollIntoViewIfNeeded();
          await expect(linkTo(page, others.at(-1)!)).toBeInViewport({ timeout: 1000 });
        }).toPass();
        const last = linkTo(page, others.at(-1)!);
        await press(last);
        await expect(page).toHaveURL(/\/video\//);
        await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(texts.tabs.history);
        await page.goBack();
        await expect(last).toBeFocused();
        await expect(last).toBeInViewport();
        await page.evaluate(() => scrollTo(0, 0));
        await expect.poll(entriesOf(page)).toBe(others.length + 1);
      });

      await test.step("takes one out and brings it back to where it stood, then takes it out and clears all", async () => {
        // what was just opened has been watched last
        await page.reload();
        await expect.poll(entriesOf(page)).toBe(others.length + 1);
        const before = await titles(page);
        const second = cards(page).nth(1);
        const remove = async () => {
          await press(actionsOf(second));
          await press(entry(page, texts.history.remove));
          await expect(said(page, texts.history.removed)).toBeVisible();
          await expect.poll(entriesOf(page)).toBe(others.length);
        };
        await remove();
        await press(messages(page).getByRole("button", { name: texts.history.undo, exact: true }));
        await expect(said(page, texts.history.restored)).toBeVisible();
        await expect.poll(entriesOf(page)).toBe(others.length + 1);
        await expectOrder(page, before);
        await page.reload();
        await expect.poll(entriesOf(page)).toBe(others.length + 1);
        await expectOrder(page, before);
        await remove();
        await expectNothingOver(page);
        await press(main(page).getByRole("button", { name: texts.history.clear }));
        await press(
          page.getByRole("alertdialog").getByRole("button", { name: texts.history.clearConfirm, exact: true }),
        );
        await expect(said(page, texts.history.cleared)).toBeVisible();
        await expect(main(page).getByText(texts.empty.history.title)).toBeVisible();
        await expectNothingOver(page);
      });

      await test.step("keeps videos for later: from the page, the player and a card", async () => {
        const added = "Видео добавлено в плейлист «Смотреть позже»";
        await page.goto(`/video/${SEED.longVideoId}/`);
        await press(main(page).getByRole("button", { name: "Смотреть позже" }).filter({ hasText: "Смотреть позже" }));
        await expect(said(page, added)).toBeVisible();
        if (isNarrow) {
          // the player of a phone has no room for it: a card of a playlist
          await page.goto(`/plst/${SEED.playlistId}/`);
          await press(actionsOf(cards(page).filter({ has: page.locator(`a[href*="${SEED.demoVideoId}"]`) })));
          await press(entry(page, "Смотреть позже"));
          await expectNothingOver(page);
        } else {
          await page.goto(`/video/${SEED.demoVideoId}/`);
          await inPlayer(playerOf(page).getByRole("button", { name: "Смотреть позже", exact: true }));
        }
        await expect(said(page, added)).toBeVisible();
        await page.goto(`/video/${SEED.demoVideoId}/`);
        const row = page.getByRole("complementary").getByRole("article").first();
        const kept = (await row.getByRole("heading").textContent()) ?? "";
        await press(actionsOf(row));
        await press(entry(page, "Смотреть позже"));
        await expectNothingOver(page);
        await page.goto("/my/future/");
        await expect(cards(page)).toHaveCount(3);
        for (const id of [SEED.longVideoId, SEED.demoVideoId]) await expect(linkTo(page, id)).toBeVisible();
        expect(await titles(page)).toContain(kept);
      });

      await test.step("plays a playlist to its third video", async () => {
        await page.goto(`/plst/${SEED.playlistId}/`);
        await press(main(page).getByRole("link", { name: "Смотреть всё" }));
        const panel = page.getByRole("region", { name: /^Плейлист: / });
        await expect(panel.getByText("1 из 12")).toBeVisible();
        await toItsEnd(page);
        await expect(panel.getByText("2 из 12")).toBeVisible({ timeout: maxWait(30_000) });
        await expectToPlay(page);
        if (isNarrow) await press(panel.getByRole("article").nth(2).getByRole("heading").getByRole("link"));
        else await inPlayer(playerOf(page).getByRole("link", { name: /^Следующее: / }));
        await expect(panel.getByText("3 из 12")).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`/video/${SEED.demoVideoId}/\\?playlist=${SEED.playlistId}$`));
        await expectToPlay(page);
      });

      await test.step("likes it, finds it, and takes that back", async () => {
        await press(main(page).getByRole("button", { name: /^Нравится/ }));
        await expect(main(page).getByRole("button", { name: /^Нравится/ })).toHaveAttribute("aria-pressed", "true");
        await page.goto("/my/liked/");
        await press(linkTo(page, SEED.demoVideoId));
        const taken = page.waitForResponse((response) => response.request().method() === "DELETE" && response.ok());
        await press(main(page).getByRole("button", { name: /^Нравится/ }));
        await taken;
        await page.goBack();
        await expect(main(page).getByText(texts.empty.liked.title)).toBeVisible();
      });

      await test.step("is led by an own comment to its thread", async () => {
        const { results } = await someone.call<{ results: { id: string }[] }>(
          "GET",
          `/api/v2/comments/video/${SEED.demoVideoId}/?limit=20`,
        );
        const reply = await someone.call<{ id: string }>(
          "POST",
          `/api/comments/video/${SEED.demoVideoId}/?mention=false`,
          { text: `Согласна, и ещё раз согласна ${how}`, parent_id: results.at(-1)?.id },
        );
        await page.goto("/my/comments/");
        await press(main(page).getByRole("link", { name: texts.comment.open }));
        await expect(page).toHaveURL(new RegExp(`/video/${SEED.demoVideoId}/\\?.*comment_id=${reply.id}`));
        const row = page.locator(`article[data-row="${reply.id}"]`);
        await expect(row).toBeFocused();
        await expect(row).toBeInViewport();
        await expect(row).toContainText("Согласна, и ещё раз согласна");
      });
    });
  });
