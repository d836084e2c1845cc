import type { Browser, Page } from "@playwright/test";
import { takeClock } from "./support/clock.ts";
import { escapeFrom, tabTo } from "./support/focus.ts";
import { SEED, signIn } from "./support/people.ts";
import { atRest, drag } from "./support/press.ts";
import { register } from "./support/someone.ts";
import { expect, test } from "./support/test.ts";
import { expectNothingOver } from "./support/overlays.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

const bellOf = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Уведомления/ });
const panelOf = (page: Page) => page.getByRole("dialog", { name: "Уведомления" });
const rowsOf = (page: Page) => panelOf(page).getByRole("article");
const unread = (page: Page) => panelOf(page).locator("[data-unread]");

/** A person of their own browser, signed in. */
async function visit(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? "", locale: "ru-RU" });
  const page = await context.newPage();
  await page.goto("/info/about/");
  await signIn(page, email);
  return page;
}

/** The viewer writes under a video of the author, who is told of it. */
const comment = (viewer: Page, text: string): Promise<void> =>
  viewer.evaluate(
    async ([videoId, words]) => {
      const response = await fetch(`/backend/api/comments/video/${videoId}/`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
        body: JSON.stringify({ text: words }),
      });
      if (response.status !== 201) throw new Error(await response.text());
    },
    [SEED.bigDiscussionVideoId, text] as const,
  );

test.describe("by mouse", () => {
  test(
    "a press on an unread notification marks it read and leads to its target, of every type; what has no " +
      "single target is named by 55555555 [NOTIF-POPUP-09] [NOTIF-LIST-06] [NOTIF-LIST-08]",
    async ({ page, arriveAt }) => {
      test.slow();
      await arriveAt("/");
      await bellOf(page).click();
      await expect(rowsOf(page)).toHaveCount(20);
      const first = unread(page).first();
      const title = await first.getByRole("link").innerText();
      const marked = page.waitForRequest((request) => /\/notifications\/\d+\/[^/]+\/read\/$/.test(request.url()));
      await first.getByRole("link").click();
      expect((await (await marked).response())?.status()).toBe(204);
      await expect(page).not.toHaveURL("/");
      await bellOf(page).click();
      await expect(
        rowsOf(page)
          .filter({ hasText: title.replace(/^Не прочитано\.\s*/, "") })
          .first(),
      ).not.toHaveAttribute("data-unread");
      await rowsOf(page).last().scrollIntoViewIfNeeded();
      await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(30);
      const named: string[] = [];
      page.on("request", (request) => {
        const target = /\/notifications\/\d+\/([^/]+)\/read\/$/.exec(request.url())?.[1];
        if (target !== undefined) named.push(target);
      });
      for (const [words, address] of [
        ["Новое видео на канале", /\/video\/[\da-f]{32}\//],
        ["Прямой эфир", /\/(live\/)?video\//],
        ["отвечает на ваш комментарий", /\?comment_id=\d+/],
        ["Новая серия", /\/metainfo\/tv\//],
        ["в котором снимается", /\/person\//],
        ["Появились главы", /\/info\//],
      ] as const) {
        const link = rowsOf(page).filter({ hasText: words }).first().getByRole("link");
        // how far down it is depends on what else the person was told of
        await expect(async () => {
          await rowsOf(page).last().scrollIntoViewIfNeeded();
          await expect(link, words).toHaveAttribute("href", address, { timeout: 1000 });
        }).toPass();
        const href = await link.getAttribute("href");
        await link.click();
        await expect(page, words).toHaveURL(new RegExp(`${href?.replace(/[?.]/g, "\\$&")}`));
        await expect(panelOf(page)).toHaveCount(0);
        await bellOf(page).click();
        await expect(rowsOf(page).first()).toBeVisible();
        if (words === "Появились главы") expect(named.at(-1)).toBe("55555555");
      }
    },
  );
});

test(
  "by keyboard: opened, hidden and brought back, closed by Escape with the focus on the bell; what stays hidden is deleted [NOTIF-POPUP-10] [NOTIF-LIST-02]",
  { tag: "@journey" },
  async ({ page, arriveAt }) => {
    await arriveAt("/");
    await bellOf(page).focus();
    await page.keyboard.press("Enter");
    await expect(rowsOf(page)).toHaveCount(20);
    const titleOf = (n: number) => rowsOf(page).nth(n).getByRole("link").innerText();
    const [first, second] = [await titleOf(0), await titleOf(1)];
    await tabTo(page, /^button Действия/);
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Скрыть" }).press("Enter");
    await expect(panelOf(page).getByRole("button", { name: "Вернуть" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(rowsOf(page).nth(0).getByRole("link")).toBeFocused();
    expect(await titleOf(0)).toBe(first);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Скрыть" }).press("Enter");
    await expect(panelOf(page).getByText("Уведомление скрыто")).toBeVisible();
    const deleted = page.waitForResponse((response) => response.request().method() === "DELETE");
    await page.keyboard.press("Escape");
    expect((await deleted).status()).toBe(204);
    await expect(panelOf(page)).toHaveCount(0);
    await expect(bellOf(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(rowsOf(page).first()).toBeVisible();
    expect(await titleOf(0)).toBe(second);
  },
);

test.describe("by touch at 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a drag down from the lowest 100 px closes it past 150 px in 300 ms, a shorter one does not [NOTIF-POPUP-03] [NOTIF-POPUP-04] [NOTIF-POPUP-05]", async ({
    page,
    arriveAt,
  }) => {
    await arriveAt("/");
    await bellOf(page).tap();
    await expect(rowsOf(page)).toHaveCount(20);
    await atRest(panelOf(page));
    const { height } = (await panelOf(page).boundingBox()) ?? { height: 0 };
    const top = (await panelOf(page).boundingBox())?.y;
    await drag(page, panelOf(page), { y: 140 }, { x: 40, y: height - 90 });
    await atRest(panelOf(page));
    expect((await panelOf(page).boundingBox())?.y).toBe(top);
    // from above the zone the list is scrolled, and nothing else
    await drag(page, panelOf(page), { y: 200 }, { x: 40, y: height - 240 });
    await expect(panelOf(page)).toBeVisible();
    await drag(page, panelOf(page), { y: 170 }, { x: 40, y: height - 90 });
    const started = Date.now();
    await expect(panelOf(page)).toHaveCount(0);
    expect(Date.now() - started).toBeLessThan(maxWait(1500));
    await expectNothingOver(page);
  });
});

test.describe("what happens meanwhile", () => {
  test.slow();

  test(
    "somebody's like and answer raise the badge of whose comment it is, each leads to the very comment, " +
      "and what is read in one tab is read in the other within a second [NOTIF-LIST-01] [NOTIF-POPUP-09]",
    { tag: "@journey" },
    async ({ page, context, sandbox, someone, arriveAt }) => {
      const clock = await takeClock(page);
      await arriveAt("/info/about/", someone.email);
      await expect(bellOf(page)).toHaveAccessibleName("Уведомления");

      const comments = `/api/comments/video/${SEED.bigDiscussionVideoId}/`;
      const own = await someone.call<{ id: string }>("POST", comments, { text: "Какой перевал самый высокий?" });
      const other = await register(sandbox);
      await other.call("PUT", `/api/comments/${own.id}/reactions/`, { reaction: "like" });
      await other.call("POST", comments, { text: "Улуг-Хем, три тысячи метров", parent_id: own.id });
      await clock.fastForward(40_000);
      await expect(bellOf(page)).toHaveAccessibleName(/^Уведомления: 2/);

      const second = await context.newPage();
      await second.goto("/info/about/");
      await bellOf(second).click();
      await expect(unread(second)).toHaveCount(2);

      await page.bringToFront();
      await bellOf(page).click();
      await expect(unread(page)).toHaveCount(2);
      for (const [row, words] of [
        [/Ваш комментарий нравится/, "Какой перевал самый высокий?"],
        [/отвечает на ваш комментарий/, "Улуг-Хем, три тысячи метров"],
      ] as const) {
        const before = await unread(second).count();
        const read = page.waitForResponse((response) => response.url().endsWith("/read/"));
        await rowsOf(page).filter({ hasText: row }).getByRole("link").click();
        expect((await read).status()).toBe(204);
        await expect(unread(second)).toHaveCount(before - 1, { timeout: maxWait(1000) });
        await expect(page).toHaveURL(new RegExp(`/video/${SEED.bigDiscussionVideoId}/\\?comment_id=\\w+$`));
        await expect(page.getByRole("article").filter({ hasText: words }).last()).toBeInViewport();
        await bellOf(page).click();
      }
      await expect(unread(page)).toHaveCount(0);
    },
  );

  // [NOTIF-LIST-01] [NOTIF-LIST-03] [NOTIF-LIST-04] [NOTIF-POPUP-11]
  test("a comment comes to the open page of its author: to the bell, to the open list and to another tab; read or gone in one is so in both", async ({
    page,
    context,
    browser,
    baseURL,
    arriveAt,
  }) => {
    await page.clock.install();
    await arriveAt("/info/about/", SEED.author.email);
    const viewer = await visit(browser, baseURL, SEED.viewer.email);
    // the bell has been seen
    await page.bringToFront();
    await bellOf(page).click();
    await expect(rowsOf(page).first()).toBeVisible();
    await escapeFrom(panelOf(page));
    await expect(panelOf(page)).toHaveCount(0);

    await comment(viewer, "Первый снег на перевале!");
    await page.clock.fastForward(40_000);
    await expect(bellOf(page)).toHaveAccessibleName(/1\u00A0новое/);

    // the bell cannot be touched, so its count stands until what it counts is read
    await context.route(/\/touch-bell\//, (route) =>
      route.fulfill({
        status: 500,
        headers: { "x-request-id": "e2e" },
        json: { code: "server_error", detail: "Не вышло" },
      }),
    );
    const other = await context.newPage();
    await other.goto("/info/about/");
    await expect(bellOf(other)).toHaveAccessibleName(/1\u00A0новое/);
    await bellOf(other).click();
    await expect(unread(other).first()).toBeVisible();
    const before = await unread(other).count();
    await unread(other)
      .first()
      .getByRole("button", { name: /^Действия/ })
      .click();
    await other.getByRole("menuitem", { name: "Отметить прочитанным" }).click();
    await expect(unread(other)).toHaveCount(before - 1);
    await expect(bellOf(page)).toHaveAccessibleName("Уведомления");

    // into the list that is open, from above
    await context.unroute(/\/touch-bell\//);
    await page.bringToFront();
    await bellOf(page).click();
    await expect(rowsOf(page).first()).toBeVisible();
    await comment(viewer, "А лавины там бывают?");
    await page.clock.fastForward(40_000);
    await expect(rowsOf(page).first()).toContainText("А лавины там бывают?");
    await expect(rowsOf(page).first()).toHaveAttribute("data-unread", "true");

    await panelOf(page).getByRole("button", { name: "Прочитать все" }).click();
    await expect(unread(page)).toHaveCount(0);
    await expect(unread(other)).toHaveCount(0);
    await panelOf(page).getByRole("button", { name: "Удалить все" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Удалить" }).click();
    await expect(panelOf(page).getByText("Уведомлений пока нет")).toBeVisible();
    await expect(panelOf(other).getByText("Уведомлений пока нет")).toBeVisible();
    await viewer.context().close();
  });
});
