// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Sandbox } from "../../server.ts";
import { small } from "../../testing/small-seed.ts";
import { startSmall, Visitor } from "../../testing/visitor.ts";

interface Comment {
  readonly id: string;
  readonly text: string;
  readonly replies_number: number;
}
interface List {
  readonly results: Comment[];
  readonly comments_count: number;
}

/** A video of a second channel, which belongs to `other`. */
const elsewhere = "a".repeat(32);

let sandbox: Sandbox;
let viewer: Visitor;
let author: Visitor;
let other: Visitor;

beforeAll(async () => {
  sandbox = await startSmall();
  const { query } = sandbox.context.database;
  const { id } = small.other;
  await query.insertInto("channels").values({ id, name: "Второй", last_update_ts: 1, videos_count: 1 }).execute();
  const { track_id, ...video } = await query
    .selectFrom("videos")
    .selectAll()
    .where("id", "=", small.quietVideo)
    .executeTakeFirstOrThrow();
  await query
    .insertInto("videos")
    .values({ ...video, track_id: track_id + 1000, id: elsewhere, channel_id: id })
    .execute();
  viewer = await new Visitor(sandbox).signIn(small.viewer.email);
  author = await new Visitor(sandbox).signIn(small.author.email);
  other = await new Visitor(sandbox).signIn(small.other.email);
});
afterAll(() => sandbox.close());

beforeEach(async () => {
  await sandbox.context.database.query.deleteFrom("blocks").where("user_id", "=", small.viewer.id).execute();
});

const comments = (video: string) => `/api/comments/video/${video}/`;
const write = async (visitor: Visitor, video: string, body: Record<string, string>) =>
  (await visitor.call(comments(video), { method: "POST", body })).json<Comment>();
const list = async (video: string) => (await author.call(`${comments(video)}?limit=50`)).json<List>();
const textsOf = async (video: string) => (await list(video)).results.map(({ text }) => text);
const ban = (visitor: Visitor, body: Record<string, string>) =>
  visitor.call("/api/comments/channel/block/", { method: "POST", body });
const viewerId = String(small.viewer.id);

describe("a ban", () => {
  it("holds on one channel: what the person wrote on another stays, and they go on writing there", async () => {
    await write(viewer, small.quietVideo, { text: "Здесь" });
    await write(viewer, elsewhere, { text: "Там" });
    const response = await ban(author, { user_id: viewerId, video_id: small.quietVideo });
    expect(response.json()).toMatchObject({ user_id: viewerId, comments_count: 0 });
    expect(await textsOf(small.quietVideo)).toEqual([]);
    expect(await textsOf(elsewhere)).toEqual(["Там"]);
    expect((await list(elsewhere)).comments_count).toBe(1);
    expect(await write(viewer, elsewhere, { text: "Всё ещё там" })).toMatchObject({ text: "Всё ещё там" });
    const isBanned = async (video: string) =>
      (await viewer.call(`/api/comments/blocked/video/${video}`)).json()["is_banned"];
    expect([await isBanned(small.quietVideo), await isBanned(elsewhere)]).toEqual([true, false]);
  });

  it("takes away what they wrote under every video of the channel, and nobody else's", async () => {
    const third = "0".repeat(31) + "3";
    await write(viewer, small.quietVideo, { text: "Под вторым" });
    await write(viewer, third, { text: "Под третьим" });
    await write(other, third, { text: "Чужой" });
    await ban(author, { user_id: viewerId });
    expect([await textsOf(small.quietVideo), await textsOf(third)]).toEqual([[], ["Чужой"]]);
  });

  it("counts their replies to themselves once", async () => {
    const fourth = "0".repeat(31) + "4";
    const before = (await list(fourth)).comments_count;
    const root = await write(viewer, fourth, { text: "Спрошу" });
    await write(viewer, fourth, { text: "Сам и отвечу", parent_id: root.id });
    const response = await ban(author, { user_id: viewerId, video_id: fourth });
    expect(response.json()).toMatchObject({ removed_count: 2, comments_count: before });
  });

  it("is the same when it is said twice, and names no number of comments where no video is named", async () => {
    await write(viewer, small.quietVideo, { text: "Одно" });
    expect((await ban(author, { user_id: viewerId })).json()).toMatchObject({ removed_count: 1, comments_count: null });
    const again = await ban(author, { user_id: viewerId });
    expect([again.status, again.json()]).toEqual([200, { user_id: viewerId, removed_count: 0, comments_count: null }]);
  });

  it("is said by who owns the channel of the video, of a person who exists", async () => {
    expect((await ban(author, { user_id: viewerId, video_id: elsewhere })).status).toBe(403);
    expect((await ban(viewer, { user_id: String(small.other.id) })).status).toBe(403);
    expect((await ban(author, { user_id: "987654" })).status).toBe(404);
    expect((await ban(new Visitor(sandbox), { user_id: viewerId })).status).toBe(401);
    const blocks = sandbox.context.database.query.selectFrom("blocks").select("user_id");
    expect(await blocks.execute()).toEqual([{ user_id: small.banned.id }]);
  });
});

describe("a banned person", () => {
  /** The author has banned them since; what they wrote is still there, as it is while the ban takes it away. */
  async function bannedAfter(text: string): Promise<string> {
    const { id } = await write(viewer, small.quietVideo, { text });
    await sandbox.context.database.query
      .insertInto("blocks")
      .values({ channel_id: small.author.id, user_id: small.viewer.id, created_ts: 1 })
      .execute();
    return id;
  }

  it("does not change a text, and is told why as when they write", async () => {
    const id = await bannedAfter("Прежний");
    const response = await viewer.call(`/api/comments/${id}/`, { method: "PATCH", body: { text: "Новый" } });
    expect(response.status).toBe(403);
    expect(response.json()).toMatchObject({
      banned_info: { rule_link: "/info/agreement/" },
      toast_message: expect.stringContaining("Вы пока не можете комментировать"),
    });
    expect(await textsOf(small.quietVideo)).toContain("Прежний");
  });

  it("still takes away what is theirs", async () => {
    const id = await bannedAfter("Уберу сам");
    expect((await viewer.call(`/api/comments/${id}/`, { method: "DELETE" })).status).toBe(204);
    expect(await textsOf(small.quietVideo)).not.toContain("Уберу сам");
  });

  it("does not reply, either", async () => {
    const root = await write(other, small.quietVideo, { text: "Вопрос" });
    await bannedAfter("Ещё один");
    const response = await viewer.call(comments(small.quietVideo), {
      method: "POST",
      body: { text: "Ответ", parent_id: root.id },
    });
    expect(response.status).toBe(403);
    expect((await author.call(`/api/comments/${root.id}/`)).json()).toMatchObject({ replies_number: 0 });
  });
});

describe("a pin", () => {
  const pin = (visitor: Visitor, method: string, video: string, id: string) =>
    visitor.call(`${comments(video)}pin/`, { method, body: { comment_id: id } });
  const pinned = async (video: string) =>
    (await author.call(comments(video))).json<{ pinned_comment: Comment | null }>().pinned_comment?.text;

  it("is put on a comment of this very video, by its own channel", async () => {
    const there = await write(viewer, elsewhere, { text: "Под чужим видео" });
    expect((await pin(author, "POST", small.quietVideo, there.id)).status).toBe(404);
    expect((await pin(author, "POST", elsewhere, there.id)).status).toBe(403);
    expect((await pin(author, "DELETE", elsewhere, there.id)).status).toBe(403);
    expect([await pinned(small.quietVideo), await pinned(elsewhere)]).toEqual([undefined, undefined]);
  });

  it("gives way to the next, and taking it off leaves those of other videos", async () => {
    const first = await write(other, small.quietVideo, { text: "Первый" });
    const second = await write(other, small.quietVideo, { text: "Второй" });
    const there = await write(viewer, elsewhere, { text: "Закреплён там" });
    await pin(author, "POST", small.quietVideo, first.id);
    await pin(other, "POST", elsewhere, there.id);
    await pin(author, "POST", small.quietVideo, second.id);
    expect(await pinned(small.quietVideo)).toBe("Второй");
    expect((await pin(author, "DELETE", small.quietVideo, first.id)).status).toBe(404);
    expect((await pin(author, "DELETE", small.quietVideo, second.id)).status).toBe(204);
    expect([await pinned(small.quietVideo), await pinned(elsewhere)]).toEqual([undefined, "Закреплён там"]);
  });

  it("goes with its comment only: another one that is deleted leaves it", async () => {
    const kept = await write(other, small.quietVideo, { text: "Остаюсь" });
    const gone = await write(other, small.quietVideo, { text: "Ухожу" });
    await pin(author, "POST", small.quietVideo, kept.id);
    await other.call(`/api/comments/${gone.id}/`, { method: "DELETE" });
    expect(await pinned(small.quietVideo)).toBe("Остаюсь");
    await other.call(`/api/comments/${kept.id}/`, { method: "DELETE" });
    expect(await pinned(small.quietVideo)).toBeUndefined();
  });
});

describe("a thread", () => {
  it("goes with its first comment, from the lists and from the number", async () => {
    const before = (await list(elsewhere)).comments_count;
    const root = await write(viewer, elsewhere, { text: "Начало" });
    const beside = await write(viewer, elsewhere, { text: "Рядом" });
    const reply = await write(other, elsewhere, { text: "Ответ", parent_id: root.id });
    await write(viewer, elsewhere, { text: "Рядом в ответ", parent_id: beside.id });
    expect((await list(elsewhere)).comments_count).toBe(before + 4);
    expect((await viewer.call(`/api/comments/${root.id}/`, { method: "DELETE" })).status).toBe(204);
    expect((await list(elsewhere)).comments_count).toBe(before + 2);
    expect((await other.call(`/api/comments/${reply.id}/`)).status).toBe(404);
    expect((await author.call(`/api/comments/${beside.id}/`)).json()).toMatchObject({ replies_number: 1 });
  });

  it("takes replies to what stands in it, under its own video", async () => {
    const [one, two] = [
      await write(viewer, elsewhere, { text: "Один" }),
      await write(viewer, elsewhere, { text: "Два" }),
    ];
    const inTwo = await write(other, elsewhere, { text: "Во втором", parent_id: two.id });
    const send = (video: string, body: Record<string, string>) =>
      other.call(comments(video), { method: "POST", body: { text: "Ответ", ...body } });
    const wrong = await send(elsewhere, { parent_id: one.id, bro_id: inTwo.id });
    expect([wrong.status, wrong.json()["fields"]]).toEqual([400, { bro_id: expect.any(String) }]);
    for (const reply of [
      await send(small.quietVideo, { parent_id: one.id }),
      await send(elsewhere, { parent_id: one.id, bro_id: "987654" }),
    ])
      expect([reply.status, reply.json()["code"]]).toEqual([404, "parent_deleted"]);
    const toRoot = (await send(elsewhere, { parent_id: two.id, bro_id: two.id })).json();
    expect(toRoot).toMatchObject({ parent_id: two.id, bro_id: null, bro_user_id: null });
    const toReply = (await send(elsewhere, { parent_id: two.id, bro_id: inTwo.id })).json();
    expect(toReply).toMatchObject({ parent_id: two.id, bro_id: inTwo.id, bro_user_id: String(small.other.id) });
  });

  it("is marked by the channel's own reply alone, and no more once that is gone", async () => {
    const root = await write(viewer, elsewhere, { text: "Спрошу" });
    const mark = async () => (await author.call(`/api/comments/${root.id}/`)).json()["author_replied"];
    await write(author, elsewhere, { text: "Автор другого канала", parent_id: root.id });
    expect(await mark()).toBe(false);
    const reply = await write(other, elsewhere, { text: "Автор этого", parent_id: root.id });
    expect(await mark()).toBe(true);
    await other.call(`/api/comments/${reply.id}/`, { method: "DELETE" });
    expect(await mark()).toBe(false);
  });
});

it("nobody writes under a video whose comments are closed", async () => {
  const close = (hide_comments: 0 | 1) =>
    sandbox.context.database.query
      .updateTable("videos")
      .set({ hide_comments })
      .where("id", "=", small.quietVideo)
      .execute();
  await close(1);
  const response = await viewer.call(comments(small.quietVideo), { method: "POST", body: { text: "Можно?" } });
  await close(0);
  expect([response.status, response.json()]).toEqual([
    403,
    expect.objectContaining({
      detail: "Комментарии к этому видео закрыты",
      toast_message: "Комментарии к этому видео закрыты",
    }),
  ]);
});

describe("reactions of several people", () => {
  it("add up, and each takes away their own", async () => {
    const { id } = await write(author, elsewhere, { text: "Оцените" });
    const react = (visitor: Visitor, reaction: string) =>
      visitor.call(`/api/comments/${id}/reactions/`, { method: "PUT", body: { reaction } });
    await react(viewer, "like");
    await react(other, "like");
    expect((await react(author, "dislike")).json()).toMatchObject({ likes_number: 2, dislikes_number: 1 });
    const left = await other.call(`/api/comments/${id}/reactions/`, { method: "DELETE" });
    expect(left.json()).toMatchObject({ likes_number: 1, dislikes_number: 1, reaction: null });
    expect((await viewer.call(`/api/comments/${id}/`)).json()).toMatchObject({ reaction: "like" });
    expect((await react(author, "like")).json()).toMatchObject({ likes_number: 2, dislikes_number: 0 });
  });
});

it("a complaint is its person's, with reason and words, about a comment that is there", async () => {
  const { id } = await write(other, elsewhere, { text: "Реклама" });
  const complain = (visitor: Visitor, on: string) =>
    visitor.call(`/api/comments/${on}/complaint/`, { method: "POST", body: { reason: "spam", text: "Опять" } });
  expect((await complain(new Visitor(sandbox), id)).status).toBe(401);
  expect((await complain(viewer, "987654")).status).toBe(404);
  expect((await complain(viewer, id)).status).toBe(204);
  expect((await complain(author, id)).status).toBe(204);
  const rows = await sandbox.context.database.query
    .selectFrom("complaints")
    .select(["comment_id", "user_id", "reason", "text"])
    .orderBy("user_id")
    .execute();
  expect(rows).toEqual(
    [small.viewer.id, small.author.id].map((user_id) => ({
      comment_id: Number(id),
      user_id,
      reason: "spam",
      text: "Опять",
    })),
  );
});
