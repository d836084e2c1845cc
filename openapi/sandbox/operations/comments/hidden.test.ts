// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sandbox } from "../../server.ts";
import { small } from "../../testing/small-seed.ts";
import { startSmall, Visitor } from "../../testing/visitor.ts";

interface Comment {
  readonly id: string;
}

let sandbox: Sandbox;
let guest: Visitor;
let viewer: Visitor;
let author: Visitor;
let other: Visitor;
beforeAll(async () => {
  sandbox = await startSmall();
  guest = new Visitor(sandbox);
  [viewer, author, other] = (await Promise.all(
    [small.viewer, small.author, small.other].map(({ email }) => new Visitor(sandbox).signIn(email)),
  )) as [Visitor, Visitor, Visitor];
});
afterAll(() => sandbox.close());

const comments = `/api/comments/video/${small.quietVideo}/`;
const write = async (visitor: Visitor, text: string) =>
  (await visitor.call(comments, { method: "POST", body: { text } })).json<Comment>().id;
const set = (values: { is_hidden?: 0 | 1; state_code?: number; pepper?: string }) =>
  sandbox.context.database.query.updateTable("videos").set(values).where("id", "=", small.quietVideo).execute();
const like = { method: "PUT", body: { reaction: "like" } } as const;

describe("the comments of a video by its link only", () => {
  let id: string;
  beforeAll(async () => {
    id = await write(viewer, "Под видео по ссылке");
    await set({ is_hidden: 1, pepper: "secret" });
  });
  afterAll(() => set({ is_hidden: 0 }));

  const ways = (visitor: Visitor, headers: Record<string, string> = {}) =>
    Promise.all([
      visitor.call(`/api/comments/${id}/`, { headers }),
      visitor.call(`/api/comments/${id}/reactions/`, { ...like, headers }),
      visitor.call(`/api/comments/${id}/complaint/`, { method: "POST", body: { reason: "spam" }, headers }),
    ]);
  const statuses = (replies: readonly { readonly status: number }[]) => replies.map(({ status }) => status);

  it("are there for its channel, for who has its key, and each for who wrote it", async () => {
    expect(statuses(await ways(author))).toEqual([200, 200, 204]);
    expect(statuses(await ways(other, { "x-video-pepper": "secret" }))).toEqual([200, 200, 204]);
    expect(statuses(await ways(viewer))).toEqual([200, 200, 204]);
  });

  it("are to nobody else: not read, not liked, not complained about", async () => {
    expect(statuses(await ways(other))).toEqual([404, 404, 404]);
    expect(statuses(await ways(other, { "x-video-pepper": "wrong" }))).toEqual([404, 404, 404]);
    expect((await guest.call(`/api/comments/${id}/`)).status).toBe(404);
    expect((await guest.call(`/api/comments/blocked/video/${small.quietVideo}`)).status).toBe(404);
  });
});

it("the comment of a video that was withdrawn is left to who wrote it, and not even the channel has it", async () => {
  const id = await write(viewer, "Пока видео было");
  await set({ state_code: 2042001 });
  const statuses = [];
  for (const visitor of [viewer, other, author, guest])
    statuses.push((await visitor.call(`/api/comments/${id}/`)).status);
  await set({ state_code: 0 });
  expect(statuses).toEqual([200, 404, 404, 404]);
});

it("nobody changes, deletes, unpins, unrates or bans without signing in", async () => {
  for (const [method, path, body] of [
    ["PATCH", "/api/comments/1/", { text: "Чужое" }],
    ["DELETE", "/api/comments/1/", undefined],
    ["DELETE", `${comments}pin/`, { comment_id: "1" }],
    ["DELETE", "/api/comments/1/reactions/", undefined],
    ["POST", "/api/comments/channel/block/", { user_id: String(small.other.id) }],
  ] as const)
    expect((await guest.call(path, { method, body })).status, `${method} ${path}`).toBe(401);
});

it("a comment that is not there is not changed, deleted, rated, pinned or unpinned", async () => {
  for (const [visitor, method, path, body] of [
    [viewer, "PATCH", "/api/comments/987654/", { text: "Нет такого" }],
    [viewer, "DELETE", "/api/comments/987654/", undefined],
    [viewer, "PUT", "/api/comments/987654/reactions/", like.body],
    [author, "POST", `${comments}pin/`, { comment_id: "987654" }],
    [author, "DELETE", `${comments}pin/`, { comment_id: "987654" }],
  ] as const)
    expect((await visitor.call(path, { method, body })).status, `${method} ${path}`).toBe(404);
});
