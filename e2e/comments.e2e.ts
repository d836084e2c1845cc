import type { Page, Response } from "@playwright/test";
import { openComments, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

interface Row {
  readonly id: string;
  readonly text: string;
}
interface Listed {
  readonly results: readonly Row[];
  readonly comments_count: number;
  readonly pinned_comment: Row | null;
  readonly my_comment: Row | null;
  readonly next: string | null;
  readonly previous: string | null;
}

const big = `/video/${SEED.bigDiscussionVideoId}/`;
const rows = (page: Page) => page.getByRole("article").filter({ has: page.getByRole("button", { name: /^Нравится/ }) });
const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text }).first();
const isList = (path: RegExp) => (response: Response) =>
  path.test(new URL(response.url()).pathname) && response.request().method() === "GET" && response.ok();
const listed = /\/comments\/video\/\w+\/$/;
test.describe("what is sent of a comment", () => {
  test("whether it speaks to somebody by name, and of a reply what it replies to; a change says the same [COMMENT-SEND-08, COMMENT-SEND-12]", async ({
    page,
    arriveAt,
  }) => {
    await arriveAt(`/video/${SEED.withoutCommentsId}/`);
    await openComments(page);
    interface Sent {
      readonly method: string;
      readonly mention: string | null;
      readonly body: Record<string, unknown>;
    }
    const all: Sent[] = [];
    // by what the network is given: a request that is only looked at does not show its body
    await page.route(/\/api\/comments\//, (route) => {
      const request = route.request();
      if (["POST", "PATCH"].includes(request.method()))
        all.push({
          method: request.method(),
          mention: new URL(request.url()).searchParams.get("mention"),
          body: request.postDataJSON() as Sent["body"],
        });
      return route.continue();
    });
    const write = async (field: string, text: string, button: string) => {
      const box = page.getByRole("textbox", { name: field, exact: true });
      await box.fill(text);
      const [response] = await Promise.all([
        page.waitForResponse(
          (each) => ["POST", "PATCH"].includes(each.request().method()) && /\/api\/comments\//.test(each.url()),
        ),
        box.locator("xpath=ancestor::form").getByRole("button", { name: button, exact: true }).click(),
      ]);
      await expect(rowOf(page, text)).toBeVisible();
      return { ...(all.at(-1) as Sent), id: ((await response.json()) as Row).id };
    };
    const own = await write("Комментарий", "Первое слово", "Отправить");
    expect(own).toMatchObject({ method: "POST", mention: "false", body: { text: "Первое слово" } });

    await rowOf(page, "Первое слово")
      .getByRole("button", { name: /^Ответить/ })
      .click();
    const reply = await write("Ответ", "Отвечаю на слово", "Ответить");
    const viewer = String(SEED.viewer.id);
    const address = { parent_id: own.id, bro_id: own.id, bro_user_id: viewer };
    expect(reply).toMatchObject({ mention: "false", body: { text: "Отвечаю на слово", ...address } });

    // to the reply, with the name in it
    await rowOf(page, "Отвечаю на слово")
      .getByRole("button", { name: /^Ответить/ })
      .click();
    const named = `${SEED.viewer.name}, а я на ответ`;
    const second = await write("Ответ", named, "Ответить");
    const addressOfSecond = { parent_id: own.id, bro_id: reply.id, bro_user_id: viewer };
    expect(second).toMatchObject({ mention: "true", body: { text: named, ...addressOfSecond } });

    const change = async (text: string, changed: string) => {
      await rowOf(page, text)
        .getByRole("button", { name: /^Действия/ })
        .click();
      await page.getByRole("menuitem", { name: "Изменить" }).click();
      return write("Текст комментария", changed, "Сохранить");
    };
    expect(await change("Первое слово", "Первое слово, иначе")).toMatchObject({
      method: "PATCH",
      mention: "false",
      body: { text: "Первое слово, иначе" },
    });
    expect(await change(named, `${named}, ещё раз`)).toMatchObject({
      mention: "true",
      body: { text: `${named}, ещё раз`, ...addressOfSecond },
    });
  });
});

test.describe("a list of comments", () => {
  test(
    "opens around one comment, and goes on both ways by the links of the list [COMMENT-LIST-03, COMMENT-LIST-05]",
    { tag: "@journey" },
    async ({ page, sandbox }) => {
      const first = await page.request.get(
        `http://127.0.0.1:${sandbox.port}/backend/api/v2/comments/video/${SEED.bigDiscussionVideoId}/?limit=50`,
        { headers: { host: `kadr.localhost:${sandbox.port}` } },
      );
      const far = ((await first.json()) as Listed).results[40] as Row;
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      const answered = page.waitForResponse(isList(/\/comments\/my\/focused_comment\//));
      await page.goto(`${big}?comment_id=${far.id}`);
      const response = await answered;
      expect(new URL(response.url()).searchParams.get("comment_id")).toBe(far.id);
      const around = (await response.json()) as Listed;
      const place = around.results.findIndex(({ id }) => id === far.id);
      expect([place > 0, place < around.results.length - 1]).toEqual([true, true]);
      const focused = page.locator(`article[data-row="${far.id}"]`);
      await expect(focused).toBeFocused();
      await expect(focused).toBeInViewport();
      await expect(page.getByRole("button", { name: "Показать предыдущие комментарии" })).toBeAttached();

      // the links as the list gave them
      const address = (link: string | null) => {
        const { pathname, search } = new URL(link ?? "/none", page.url());
        return pathname.replace(/^\/backend/, "") + search;
      };
      await page.getByRole("button", { name: "Показать предыдущие комментарии" }).click();
      await expect.poll(() => asked.some((url) => url.endsWith(address(around.previous)))).toBe(true);
      await expect(async () => {
        await page.mouse.wheel(0, 2000);
        expect(asked.some((url) => url.endsWith(address(around.next)))).toBe(true);
      }).toPass();
    },
  );

  test("says how many there are and holds the pinned comment and one's own, wherever the order would put it [COMMENT-LIST-06]", async ({
    page,
    arriveAt,
  }) => {
    await arriveAt(big);
    await openComments(page);
    const text = `Моё слово ${Date.now()}`;
    await page.getByRole("textbox", { name: "Комментарий", exact: true }).fill(text);
    await page.getByRole("button", { name: "Отправить" }).click();
    await expect(page.getByText("Комментарий опубликован")).toBeVisible();

    const answered = page.waitForResponse(isList(listed));
    await page.reload();
    await openComments(page);
    const list = (await (await answered).json()) as Listed;
    expect(list.my_comment?.text).toBe(text);
    expect(list.results.some(({ id }) => id === list.my_comment?.id)).toBe(false);
    await expect(page.getByRole("heading", { level: 2, name: /комментари/ })).toHaveText(
      new RegExp(`^${new Intl.NumberFormat("ru").format(list.comments_count).replace(/\s/g, "\\s?")}\\s`),
    );
    await expect(rows(page).first()).toContainText("Закреплено автором");
    await expect(rows(page).first()).toHaveAttribute("data-row", list.pinned_comment?.id ?? "");
    await expect(rows(page).nth(1)).toContainText(text);
  });

  test("lets the author of the channel ban a commenter and nobody else; whether one is banned is asked for the video [COMMENT-BAN-04]", async ({
    page,
    arriveAt,
    context,
  }) => {
    const entries = async () => {
      const row = rows(page).filter({ hasNotText: SEED.author.name }).filter({ hasNotText: SEED.viewer.name }).first();
      await row.getByRole("button", { name: /^Действия/ }).click();
      const found = await page.getByRole("menuitem").allTextContents();
      await page.keyboard.press("Escape");
      return found;
    };
    for (const [email, mayBan, isBanned] of [
      [SEED.viewer.email, false, false],
      [SEED.banned.email, false, true],
      [SEED.author.email, true, false],
    ] as const) {
      await context.clearCookies();
      const checked = page.waitForResponse(isList(/\/comments\/blocked\/video\/\w+$/));
      await arriveAt(big, email);
      await openComments(page);
      const status = await checked;
      expect(new URL(status.url()).pathname).toContain(SEED.bigDiscussionVideoId);
      expect(((await status.json()) as { is_banned: boolean }).is_banned).toBe(isBanned);
      await expect(page.getByText(/^Вы пока не можете комментировать/)).toHaveCount(isBanned ? 1 : 0);
      await expect(page.getByRole("textbox", { name: "Комментарий", exact: true })).toHaveCount(isBanned ? 0 : 1);
      expect((await entries()).includes("Заблокировать пользователя")).toBe(mayBan);
    }
  });
});
