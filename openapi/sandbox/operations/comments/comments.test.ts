// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sandbox } from "../../server.ts";
import { small } from "../../testing/small-seed.ts";
import { startSmall, Visitor } from "../../testing/visitor.ts";

interface Comment {
  id: string;
  text: string;
  parent_id: string | null;
  likes_number: number;
  dislikes_number: number;
  replies_number: number;
  author_replied: boolean;
  is_pinned: boolean;
  reaction: string | null;
  user: { id: string };
  answers?: { results: Comment[]; has_next: boolean; has_previous: boolean };
}
interface Page {
  results: Comment[];
  comments_count: number;
  pinned_comment: Comment | null;
  my_comment: Comment | null;
  next: string | null;
  previous: string | null;
  has_next_child: boolean;
  has_previous_child: boolean;
}

const popular = `/api/v2/comments/video/${small.video}/`;
const byDate = `/api/comments/video/${small.video}/`;

let sandbox: Sandbox;
let guest: Visitor;
let viewer: Visitor;
let author: Visitor;
let banned: Visitor;
let other: Visitor;

beforeAll(async () => {
  sandbox = await startSmall();
  guest = new Visitor(sandbox);
  viewer = await new Visitor(sandbox).signIn(small.viewer.email);
  author = await new Visitor(sandbox).signIn(small.author.email);
  banned = await new Visitor(sandbox).signIn(small.banned.email);
  other = await new Visitor(sandbox).signIn(small.other.email);
});
afterAll(() => sandbox.close());

async function page(path: string, visitor = guest): Promise<Page> {
  const reply = await visitor.request(path.startsWith("/backend") ? path : `/backend${path}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.json<Page>();
}

async function walk(first: string, step: "next" | "previous", visitor = guest): Promise<Comment[][]> {
  const pages: Comment[][] = [];
  for (let link: string | null = first; link !== null;) {
    const read: Page = await page(link, visitor);
    pages.push(read.results);
    link = read[step];
  }
  return pages;
}

const post = (visitor: Visitor, body: unknown, headers: Record<string, string> = {}) =>
  visitor.call(byDate, { method: "POST", body, headers });

describe("paging", () => {
  it("reads every comment once by the next links, popular and by date, and all the way back [COMMENT-LIST-02] [COMMENT-LIST-03]", async () => {
    for (const path of [popular, byDate]) {
      const pages = await walk(`${path}?limit=10`, "next");
      expect(pages.map((results) => results.length)).toEqual([10, 10, 10, 10, 5]);
      const ids = pages.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(small.roots);
      const last = await page(`${path}?limit=10&comment_id=${ids[40]}`);
      expect(last.results.map(({ id }) => id)).toEqual(ids.slice(41));
      expect(last.next).toBeNull();
      const back = await walk(last.previous ?? "", "previous");
      expect(
        back
          .reverse()
          .flat()
          .map(({ id }) => id),
      ).toEqual(ids.slice(0, 41));
    }
  });

  it("orders popular by popularity and by date newest first [COMMENT-LIST-02]", async () => {
    const [newest] = await walk(`${byDate}?limit=50`, "next");
    expect(newest?.map(({ id }) => Number(id))).toEqual(Array.from({ length: small.roots }, (_, n) => small.roots - n));
    const [best] = await walk(`${popular}?limit=50`, "next");
    const keys = best?.map((one) => one.likes_number * 2 - one.dislikes_number + one.replies_number) ?? [];
    expect(keys).toEqual([...keys].sort((a, b) => b - a));
  });

  it("gives replies ten at a time, oldest first [COMMENT-LIST-04]", async () => {
    const pages = await walk(`${popular}?parent_id=1&limit=10`, "next");
    expect(pages.map((results) => results.length)).toEqual([10, 10, 5]);
    expect(pages.flat().map(({ id }) => Number(id))).toEqual(Array.from({ length: small.replies }, (_, n) => 1001 + n));
  });

  it("opens around one comment, a reply inside its parent [COMMENT-LIST-05]", async () => {
    const focused = await page(`/api/comments/my/focused_comment/${small.video}/?comment_id=1013`);
    const parent = focused.results.find(({ id }) => id === "1");
    expect(parent?.answers?.results.map(({ id }) => id)).toContain("1013");
    expect(focused).toMatchObject({ has_next_child: true, has_previous_child: true });
    const middle = await page(`/api/comments/my/focused_comment/${small.video}/?comment_id=20&sort_by=date_added_desc`);
    expect(middle.results.map(({ id }) => id)).toContain("20");
    expect(middle.previous).not.toBeNull();
    expect((await guest.call(`/api/comments/my/focused_comment/${small.video}/?comment_id=99999`)).status).toBe(404);
  });

  it("names a bad field and never fails on it", async () => {
    const reply = await guest.call(`${popular}?limit=1000`);
    expect(reply.status).toBe(400);
    expect(reply.json()).toMatchObject({ code: "validation", fields: { limit: expect.any(String) } });
    expect((await guest.call(`${popular}?cursor=%F0%9F%98%80`)).status).toBe(400);
    expect((await guest.call("/api/v2/comments/video/..%2f..%2fetc/")).status).toBe(400);
    expect((await guest.call(`/api/v2/comments/video/${small.video}/?parent_id=zzz`)).status).toBe(404);
  });
});

describe("writing", () => {
  it("needs a session, text, and a place that exists [COMMENT-SEND-01]", async () => {
    expect((await post(guest, { text: "Привет" })).status).toBe(401);
    expect((await post(viewer, { text: "  \n " })).json()).toMatchObject({
      code: "validation",
      fields: { text: expect.any(String) },
    });
    expect(
      (await viewer.call("/api/comments/video/unknown/", { method: "POST", body: { text: "Привет" } })).status,
    ).toBe(404);
  });

  it("publishes a comment that is there for everybody, and counts it", async () => {
    const before = await page(byDate);
    const created = (await post(viewer, { text: "  Новый  " })).json<Comment>();
    expect(created).toMatchObject({ text: "Новый", parent_id: null, user: { id: String(small.viewer.id) } });
    const after = await page(byDate);
    expect(after.results[0]?.id).toBe(created.id);
    expect(after.comments_count).toBe(before.comments_count + 1);
    expect((await page(byDate, viewer)).my_comment?.id).toBe(created.id);
  });

  it("puts a reply to a reply into the thread of its root and marks the author's reply", async () => {
    const root = (await post(viewer, { text: "Вопрос" })).json<Comment>();
    const reply = (await post(other, { text: "Ответ", parent_id: root.id })).json<Comment>();
    const second = (await post(author, { text: "Ответ автора", parent_id: reply.id })).json<
      Comment & { bro_id: string }
    >();
    expect(second).toMatchObject({ parent_id: root.id, bro_id: reply.id });
    expect((await guest.call(`/api/comments/${root.id}/`)).json()).toMatchObject({
      replies_number: 2,
      author_replied: true,
    });
  });

  it("answers 404 parent_deleted to a reply to a deleted comment [COMMENT-SEND-06]", async () => {
    const root = (await post(viewer, { text: "Скоро удалю" })).json<Comment>();
    await viewer.call(`/api/comments/${root.id}/`, { method: "DELETE" });
    const reply = await post(other, { text: "Поздно", parent_id: root.id });
    expect(reply.status).toBe(404);
    expect(reply.json()).toMatchObject({ code: "parent_deleted" });
  });

  it("tells a banned person why [COMMENT-SEND-03] [COMMENT-SEND-07]", async () => {
    const reply = await post(banned, { text: "Пустите" });
    expect(reply.status).toBe(403);
    expect(reply.json()).toMatchObject({
      banned_info: { rule_link: "/info/agreement/" },
      toast_message: expect.stringContaining("Вы пока не можете комментировать"),
    });
    expect((await banned.call(`/api/comments/blocked/video/${small.video}`)).json()).toMatchObject({ is_banned: true });
    expect((await guest.call(`/api/comments/blocked/video/${small.video}`)).json()).toMatchObject({ is_banned: false });
  });

  it("makes one comment of one intent, however often it comes", async () => {
    const key = { "idempotency-key": "3f6c1a4e-intent" };
    const [first, second] = [
      await post(viewer, { text: "Один раз" }, key),
      await post(viewer, { text: "Один раз" }, key),
    ];
    expect(second.json<Comment>().id).toBe(first.json<Comment>().id);
    const reused = await post(viewer, { text: "Другое" }, key);
    expect([reused.status, reused.json()["code"]]).toEqual([422, "idempotency_key_reused"]);
    // The key of one person is nothing to another.
    expect((await post(other, { text: "Один раз" }, key)).json<Comment>().id).not.toBe(first.json<Comment>().id);
  });

  it("lets only its author edit and delete, the author of the channel neither [COMMENT-SEND-09] [COMMENT-DELETE-08]", async () => {
    const { id } = (await post(viewer, { text: "Было" })).json<Comment>();
    expect((await other.call(`/api/comments/${id}/`, { method: "PATCH", body: { text: "Чужое" } })).status).toBe(403);
    expect(
      (await viewer.call(`/api/comments/${id}/`, { method: "PATCH", body: { text: "Стало" } })).json(),
    ).toMatchObject({ text: "Стало", edited_ts: expect.any(String) });
    for (const somebody of [other, author])
      expect((await somebody.call(`/api/comments/${id}/`, { method: "DELETE" })).status).toBe(403);
    expect((await viewer.call(`/api/comments/${id}/`, { method: "DELETE" })).status).toBe(204);
    expect((await viewer.call(`/api/comments/${id}/`, { method: "DELETE" })).status).toBe(404);
  });

  it("takes a deleted reply off its root's counter, once [COMMENT-DELETE-02]", async () => {
    const root = (await post(viewer, { text: "Корень" })).json<Comment>();
    const reply = (await post(viewer, { text: "Ответ", parent_id: root.id })).json<Comment>();
    const { comments_count } = await page(byDate);
    await viewer.call(`/api/comments/${reply.id}/`, { method: "DELETE" });
    await viewer.call(`/api/comments/${reply.id}/`, { method: "DELETE" });
    expect((await guest.call(`/api/comments/${root.id}/`)).json()).toMatchObject({ replies_number: 0 });
    expect((await page(byDate)).comments_count).toBe(comments_count - 1);
  });
});

describe("reactions", () => {
  it("are exclusive, repeatable and removable, with right counters [COMMENT-REACT-03]", async () => {
    const { id } = (await post(other, { text: "Оцените" })).json<Comment>();
    const put = (reaction: string) =>
      viewer.call(`/api/comments/${id}/reactions/`, { method: "PUT", body: { reaction } });
    expect((await put("like")).json()).toMatchObject({ likes_number: 1, dislikes_number: 0, reaction: "like" });
    expect((await put("like")).json()).toMatchObject({ likes_number: 1 });
    expect((await put("dislike")).json()).toMatchObject({
      likes_number: 0,
      dislikes_number: 1,
      current_user_disliked: true,
      current_user_liked: false,
    });
    const remove = () => viewer.call(`/api/comments/${id}/reactions/`, { method: "DELETE" });
    expect((await remove()).json()).toMatchObject({ likes_number: 0, dislikes_number: 0, reaction: null });
    expect((await remove()).status).toBe(200);
    expect(
      (await guest.call(`/api/comments/${id}/reactions/`, { method: "PUT", body: { reaction: "like" } })).status,
    ).toBe(401);
    expect((await put("love")).status).toBe(400);
  });
});

describe("the channel's author", () => {
  const pin = (visitor: Visitor, method: string, id: string) =>
    visitor.call(`${byDate}pin/`, { method, body: { comment_id: id } });

  it("alone can pin; the pinned one leaves the list and comes back [COMMENT-PIN-02] [COMMENT-PIN-03] [COMMENT-PIN-08]", async () => {
    expect((await pin(guest, "POST", "5")).status).toBe(401);
    expect((await pin(viewer, "POST", "5")).status).toBe(403);
    expect((await pin(author, "POST", "5")).status).toBe(204);
    const pinned = await page(`${byDate}?limit=50`);
    expect(pinned.pinned_comment).toMatchObject({ id: "5", is_pinned: true });
    expect((await walk(`${byDate}?limit=50`, "next")).flat().filter(({ id }) => id === "5")).toEqual([]);
    expect((await pin(author, "DELETE", "6")).status).toBe(404);
    expect((await pin(author, "DELETE", "5")).status).toBe(204);
    expect((await walk(`${byDate}?limit=50`, "next")).flat().filter(({ id }) => id === "5")).toHaveLength(1);
    expect((await pin(author, "POST", "1001")).status).toBe(400);
  });

  it("bans a person out of the lists and the count, and with the pinned comment [COMMENT-BAN-01] [COMMENT-BAN-04]", async () => {
    const troll = new Visitor(sandbox);
    await troll.sendForm("/multipass/register/", {
      name: "Тролль",
      email: "troll@kadr.example",
      password: "yasen-u-dorogi",
    });
    const { id, user } = (await post(troll, { text: "Первый" })).json<Comment>();
    const root = (await post(viewer, { text: "Разговор" })).json<Comment>();
    await post(troll, { text: "Ответ", parent_id: root.id });
    await post(viewer, { text: "Ответ троллю", parent_id: id });
    await pin(author, "POST", id);
    const { comments_count } = await page(byDate);
    expect(
      (await viewer.call("/api/comments/channel/block/", { method: "POST", body: { user_id: user.id } })).status,
    ).toBe(403);
    const ban = await author.call("/api/comments/channel/block/", {
      method: "POST",
      body: { user_id: user.id, video_id: small.video },
    });
    expect(ban.json()).toEqual({ user_id: user.id, removed_count: 3, comments_count: comments_count - 3 });
    const after = await page(`${byDate}?limit=50`);
    expect(after.pinned_comment).toBeNull();
    expect(after.results.some((one) => one.user.id === user.id)).toBe(false);
    expect(after.results.find((one) => one.id === root.id)).toMatchObject({ replies_number: 0 });
    expect((await post(troll, { text: "Снова я" })).status).toBe(403);
    expect(
      (
        await author.call("/api/comments/channel/block/", {
          method: "POST",
          body: { user_id: String(small.author.id) },
        })
      ).status,
    ).toBe(400);
  });

  it("gets complaints once a person", async () => {
    const complain = () => viewer.call("/api/comments/2/complaint/", { method: "POST", body: { reason: "spam" } });
    expect([(await complain()).status, (await complain()).status]).toEqual([204, 204]);
    expect(await sandbox.context.database.query.selectFrom("complaints").select("id").execute()).toHaveLength(1);
  });
});

it("lists one's own comments with their videos", async () => {
  expect((await guest.call("/api/comments/my")).status).toBe(401);
  const mine = (await viewer.call("/api/comments/my?limit=5")).json<{
    results: Array<Comment & { video: { id: string } }>;
    next: string;
  }>();
  expect(mine.results).toHaveLength(5);
  expect(mine.results[0]?.video.id).toBe(small.video);
  expect(mine.next).toContain("/backend/api/comments/my?page=2");
});
