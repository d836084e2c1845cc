import type { Api } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { describe, expect, it } from "vitest";
import { createCommentsApi } from "./commentsApi.ts";

const { signal } = new AbortController();

/** A client that answers with the spec's examples and remembers what it was asked. */
function fakeClient(responses: Readonly<Record<string, unknown>>) {
  const calls: unknown[][] = [];
  const respond =
    (kind: string) =>
    (operation: string, ...args: readonly unknown[]) => {
      calls.push([kind, operation, ...args]);
      return Promise.resolve(responses[operation]);
    };
  const api = { call: respond("call"), followLink: respond("link") } as unknown as Api;
  return { comments: createCommentsApi(api), calls };
}

describe("createCommentsApi", () => {
  it("asks v2 for the popular and v1 for the newest", async () => {
    const { comments, calls } = fakeClient({
      listComments: examples.listComments.popular,
      listCommentsByDate: examples.listCommentsByDate.newest,
    });
    const page = await comments.list("v", "popular", signal);
    await comments.list("v", "date_added_desc", signal);
    expect(calls.map(([, operation]) => operation)).toEqual(["listComments", "listCommentsByDate"]);
    expect(page).toMatchObject({ comments_count: 5000, pinned_comment: { id: "c1000" }, my_comment: { id: "c2001" } });
  });

  it("follows the links of the list as they are", async () => {
    const { comments, calls } = fakeClient({ listComments: examples.listComments.popular });
    await comments.page("/backend/x", signal);
    expect(calls[0]?.slice(0, 3)).toEqual(["link", "listComments", "/backend/x"]);
  });

  it("asks for ten replies", async () => {
    const { comments, calls } = fakeClient({ listComments: examples.listComments.replies });
    await comments.replies("v", "c1001", null, signal);
    expect(calls[0]?.[2]).toMatchObject({ query: { parent_id: "c1001", limit: 10 } });
  });

  it("finds the replies around a focused reply", async () => {
    const { comments } = fakeClient({ getFocusedComment: examples.getFocusedComment.reply });
    const page = await comments.focused("v", "c1012", "popular", signal);
    expect(page.replies?.results.map(({ id }) => id)).toEqual(["c1012"]);
    expect(page.replies?.next).toContain("comment_id=c1012");
  });

  it("sends the mention flag and the key with a comment, and the same data and flag with a change of it", async () => {
    const reply = examples.createComment.reply;
    const { comments, calls } = fakeClient({ createComment: reply, editComment: reply });
    const body = { text: "Да", parent_id: "c1001", bro_id: "c1012", bro_user_id: "2003" };
    await comments.create("v", body, { key: "k", mention: true, signal });
    expect(calls[0]?.[2]).toMatchObject({
      path: { videoId: "v" },
      query: { mention: true },
      body,
      idempotencyKey: "k",
    });
    await comments.edit("c1013", body, { key: "e", mention: false, signal });
    expect(calls[1]?.slice(1)).toMatchObject([
      "editComment",
      { path: { id: "c1013" }, query: { mention: false }, body },
    ]);
  });

  it("knows who may not comment here", async () => {
    const banned = fakeClient({ getCommentBlock: examples.getCommentBlock.banned });
    expect(await banned.comments.block("v", signal)).toMatchObject({ rule_link: "/info/agreement/" });
    expect(banned.calls).toMatchObject([["call", "getCommentBlock", { path: { videoId: "v" } }]]);
    expect(await fakeClient({ getCommentBlock: examples.getCommentBlock.free }).comments.block("v", signal)).toBeNull();
  });

  it("finds a lost comment among one's own by video, place, text and time", async () => {
    const mine = (
      examples.listMyComments.first as unknown as {
        results: { video_id: string; text: string; parent_id: string | null; created_ts: string; id: string }[];
      }
    ).results[0];
    if (mine === undefined) throw new Error("no example");
    const { comments } = fakeClient({ listMyComments: examples.listMyComments.first });
    const data = { text: mine.text, ...(mine.parent_id === null ? {} : { parent_id: mine.parent_id }) };
    const at = Date.parse(mine.created_ts);
    expect((await comments.findPosted(mine.video_id, { key: "k", data, sentAt: at }, signal))?.id).toBe(mine.id);
    expect(await comments.findPosted(mine.video_id, { key: "k", data, sentAt: at + 3_600_000 }, signal)).toBeNull();
    expect(await comments.findPosted("other", { key: "k", data, sentAt: at }, signal)).toBeNull();
  });
});
