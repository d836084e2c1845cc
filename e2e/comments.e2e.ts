import type { Response } from "@playwright/test";
import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

interface Row {
  readonly id: string;
}
interface Listed {
  readonly results: readonly Row[];
  readonly next: string | null;
  readonly previous: string | null;
}

const big = `/video/${SEED.bigDiscussionVideoId}/`;
const isList = (path: RegExp) => (response: Response) =>
  path.test(new URL(response.url()).pathname) && response.request().method() === "GET" && response.ok();

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
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
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
      await expect.poll(() => requests.some((url) => url.endsWith(address(around.previous)))).toBe(true);
      await expect(async () => {
        await page.mouse.wheel(0, 2000);
        expect(requests.some((url) => url.endsWith(address(around.next)))).toBe(true);
      }).toPass();
    },
  );
});
