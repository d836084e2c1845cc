// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callOf, faultOf } from "./spec.ts";
import { startWorld } from "./world.ts";
import type { TestCall, CommentBody, PageBody, World } from "./world.ts";
import { send } from "./http.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world?.close());

/** Calls and expects success of the declared shape. */
async function done<T>(request: TestCall): Promise<T> {
  const received = await world.ask(request);
  expect(received.status, received.text).toBeLessThan(300);
  expect(faultOf(callOf(request.id), received)).toBeNull();
  return received.body as T;
}

const list = (query: Record<string, string> = {}, as: TestCall["as"] = "viewer"): Promise<PageBody> =>
  done<PageBody>({
    id: "listCommentsByDate",
    as,
    path: { videoId: world.videoId },
    query: { sort_by: "date_added_desc", ...query },
  });
const follow = async (link: string): Promise<PageBody> => {
  const received = await send(world.sandbox.port, {
    method: "GET",
    path: link.replace(/^(https?:\/\/[^/]+)?\/backend/, ""),
  });
  expect(received.status, received.text).toBe(200);
  return received.body as PageBody;
};

describe("the life of a comment", () => {
  it("is written, read, edited, replied to, deleted; the count follows", async () => {
    const before = (await list()).comments_count;
    const comment = await world.write({ text: "  Первый!\n  " });
    expect(comment).toMatchObject({
      text: "Первый!",
      parent_id: null,
      likes_number: 0,
      replies_number: 0,
      reaction: null,
      user: { id: world.ids.viewer },
    });
    const page = await list();
    expect(page.results[0]?.id).toBe(comment.id);
    expect(page.my_comment?.id).toBe(comment.id);
    expect(page.comments_count).toBe(before + 1);

    const edited = await done<CommentBody>({
      id: "editComment",
      path: { id: comment.id },
      query: { mention: "false" },
      body: { text: "Первый и второй" },
    });
    expect(edited).toMatchObject({ id: comment.id, text: "Первый и второй", edited_ts: expect.any(String) });

    const reply = await world.write({ text: "И третий", parent_id: comment.id }, "author");
    await world.write({ text: "И четвёртый", parent_id: comment.id, bro_id: reply.id, bro_user_id: world.ids.author });
    expect(await done<CommentBody>({ id: "getComment", path: { id: comment.id } })).toMatchObject({
      replies_number: 2,
      author_replied: true,
    });
    const replies = await done<PageBody>({
      id: "listComments",
      path: { videoId: world.videoId },
      query: { parent_id: comment.id, limit: "10" },
    });
    expect(replies.results.map(({ text }) => text)).toEqual(["И третий", "И четвёртый"]);
    expect(replies.results[1]).toMatchObject({ bro_id: reply.id, bro_user_id: world.ids.author });
    expect((await list()).results.map(({ id }) => id)).not.toContain(reply.id);

    await done({ id: "deleteComment", path: { id: reply.id }, as: "author" });
    expect(await done<CommentBody>({ id: "getComment", path: { id: comment.id } })).toMatchObject({
      replies_number: 1,
      author_replied: false,
    });
    await done({ id: "deleteComment", path: { id: comment.id } });
    expect((await world.ask({ id: "getComment", path: { id: comment.id } })).status).toBe(404);
    expect((await world.ask({ id: "deleteComment", path: { id: comment.id } })).status).toBe(404);
    expect((await list()).comments_count).toBe(before);
  });

  it("does not let one edit or delete somebody else's", async () => {
    const comment = await world.write({ text: "Моё" }, "author");
    for (const id of ["editComment", "deleteComment"]) {
      const request: TestCall = {
        id,
        path: { id: comment.id },
        ...(id === "editComment" ? { body: { text: "Чужое" } } : {}),
      };
      expect((await world.ask(request)).status).toBe(403);
    }
    const onOwnChannel = await world.write({ text: "На чужом канале" });
    expect((await world.ask({ id: "deleteComment", as: "author", path: { id: onOwnChannel.id } })).status).toBe(403);
  });

  it("tells a reply to a deleted comment apart from an unknown video", async () => {
    const comment = await world.write({ text: "Скоро исчезнет" });
    await done({ id: "deleteComment", path: { id: comment.id } });
    const gone = await world.ask({
      id: "createComment",
      path: { videoId: world.videoId },
      body: { text: "Поздно", parent_id: comment.id },
    });
    expect([gone.status, (gone.body as { code: string }).code]).toEqual([404, "parent_deleted"]);
    const unknown = await world.ask({ id: "createComment", path: { videoId: "e".repeat(32) }, body: { text: "Где?" } });
    expect([unknown.status, (unknown.body as { code: string }).code]).toEqual([404, "not_found"]);
  });
});

describe("lists", () => {
  it("page through every comment of the first level once, both ways, in both orders", async () => {
    for (const id of ["listComments", "listCommentsByDate"]) {
      const first = await done<PageBody>({ id, as: "guest", path: { videoId: world.videoId }, query: { limit: "7" } });
      const pages = [first];
      for (let page = first; page.next; pages.push(page)) page = await follow(page.next);
      const ids = pages.flatMap((page) => page.results.map((comment) => comment.id));
      expect(new Set(ids).size).toBe(ids.length);
      const pinned = first.pinned_comment?.id;
      const known = Number(
        await world.text(
          "SELECT count(*) FROM comments c JOIN videos v ON v.track_id = c.track_id WHERE v.id = ? AND c.parent_id IS NULL AND c.state = 0",
          world.videoId,
        ),
      );
      expect(ids).toHaveLength(known - (pinned ? 1 : 0));
      expect(ids).not.toContain(pinned);

      const last = pages.at(-1) as PageBody;
      const back = last.results.map((comment) => comment.id).reverse();
      for (let page = last; page.previous;) {
        page = await follow(page.previous);
        back.push(...page.results.map((comment) => comment.id).reverse());
      }
      expect(back.reverse()).toEqual(ids);
    }
  });

  it("open around a reply, with its parent and the links of its thread", async () => {
    const comment = await world.write({ text: "Ветка" });
    const replies: CommentBody[] = [];
    for (let i = 0; i < 25; i++) replies.push(await world.write({ text: `Ответ ${i}`, parent_id: comment.id }));
    const middle = replies[12] as CommentBody;
    const page = await done<PageBody>({
      id: "getFocusedComment",
      path: { videoId: world.videoId },
      query: { comment_id: middle.id, sort_by: "date_added_desc" },
    });
    const parent = page.results.find(({ id }) => id === comment.id);
    expect(parent?.answers?.results.map(({ id }) => id)).toContain(middle.id);
    expect([page.has_next_child, page.has_previous_child]).toEqual([true, true]);
  });
});

describe("the same Idempotency-Key", () => {
  const ask = (text: string, key: string): Promise<{ status: number; body: unknown }> =>
    world.ask({
      id: "createComment",
      path: { videoId: world.videoId },
      body: { text },
      headers: { "idempotency-key": key },
    });

  it("gives the same response and makes one comment, also for many at once", async () => {
    const before = (await list()).comments_count;
    const responses = await Promise.all(Array.from({ length: 8 }, () => ask("Один раз", "contract-key-once")));
    const published = responses.filter(({ status }) => status === 201);
    expect(responses.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(new Set(published.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await ask("Один раз", "contract-key-once")).toMatchObject({ status: 201, body: published[0]?.body });
    expect((await list()).comments_count).toBe(before + 1);
  });

  it("is refused for another text, with the header named", async () => {
    await ask("Раз", "contract-key-other");
    const refused = await ask("Два", "contract-key-other");
    expect(refused).toMatchObject({
      status: 422,
      body: { code: "idempotency_key_reused", fields: { "Idempotency-Key": expect.any(String) } },
    });
  });

  it("belongs to one person", async () => {
    const mine = await ask("Моё", "contract-key-mine");
    const theirs = await world.ask({
      id: "createComment",
      as: "author",
      path: { videoId: world.videoId },
      body: { text: "Моё" },
      headers: { "idempotency-key": "contract-key-mine" },
    });
    expect(theirs.status).toBe(201);
    expect((theirs.body as CommentBody).id).not.toBe((mine.body as CommentBody).id);
  });

  it("finds the comment whose response was lost on the way", async () => {
    const before = (await list()).comments_count;
    const headers = { "idempotency-key": "contract-key-lost" };
    const request: TestCall = {
      id: "createComment",
      path: { videoId: world.videoId },
      body: { text: "Потерянный ответ" },
      headers,
    };
    await expect(world.ask({ ...request, headers: { ...headers, "x-kadr-fault": "commit-lost" } })).rejects.toThrow();
    expect((await world.ask(request)).status).toBe(201);
    expect((await list()).comments_count).toBe(before + 1);
  });
});

describe("reactions", () => {
  it("set, swap and go; the same again changes nothing", async () => {
    const { id } = await world.write({ text: "Оцените" }, "author");
    const set = (reaction: string): Promise<CommentBody> =>
      done({ id: "setCommentReaction", path: { id }, body: { reaction } });
    expect(await set("like")).toMatchObject({ likes_number: 1, dislikes_number: 0, reaction: "like" });
    expect(await set("like")).toMatchObject({ likes_number: 1, dislikes_number: 0, reaction: "like" });
    expect(await set("dislike")).toMatchObject({ likes_number: 0, dislikes_number: 1, reaction: "dislike" });
    for (let i = 0; i < 2; i++) {
      expect(await done({ id: "removeCommentReaction", path: { id } })).toMatchObject({
        likes_number: 0,
        dislikes_number: 0,
        reaction: null,
      });
    }
  });
});

describe("the author of the channel", () => {
  const pin = (comment_id: string, as: TestCall["as"] = "author"): TestCall => ({
    id: "pinComment",
    as,
    path: { videoId: world.videoId },
    body: { comment_id },
  });

  it("alone pins and unpins, one comment at a time; it leaves the list and comes back once [COMMENT-PIN-08] [COMMENT-LIST-06]", async () => {
    const first = await world.write({ text: "Закрепите" });
    const second = await world.write({ text: "Нет, меня" });
    expect((await world.ask(pin(first.id, "viewer"))).status).toBe(403);
    await done(pin(first.id));
    await done(pin(second.id));
    const page = await list();
    expect((await world.ask({ ...pin(second.id, "viewer"), id: "unpinComment" })).status).toBe(403);
    expect(page.my_comment?.user.id).toBe(world.ids.viewer);
    expect(page.comments_count).toBeGreaterThan(page.results.length);
    expect(page.pinned_comment).toMatchObject({ id: second.id, is_pinned: true });
    expect(page.results.filter(({ id }) => id === second.id)).toEqual([]);
    expect(page.results.filter(({ id }) => id === first.id)).toHaveLength(1);
    await done({ ...pin(second.id), id: "unpinComment" });
    const after = await list();
    expect(after.pinned_comment).toBeNull();
    expect(after.results.filter(({ id }) => id === second.id)).toHaveLength(1);
    expect((await world.ask({ ...pin(second.id), id: "unpinComment" })).status).toBe(404);
  });

  it("deletes the pinned comment out of its place and the list, once off the count; the others stay (K30)", async () => {
    const comment = await world.write({ text: "Закрепят и удалят" });
    await done(pin(comment.id));
    const before = await list();
    expect(before.pinned_comment?.id).toBe(comment.id);
    await done({ id: "deleteComment", path: { id: comment.id } });
    const after = await list();
    expect(after.pinned_comment).toBeNull();
    expect(after.comments_count).toBe(before.comments_count - 1);
    expect(after.results.map(({ id }) => id)).toEqual(before.results.map(({ id }) => id));
    expect((await world.ask({ ...pin(comment.id), id: "unpinComment" })).status).toBe(404);
  });

  it("cannot pin a reply", async () => {
    const comment = await world.write({ text: "Корень" });
    const reply = await world.write({ text: "Ответ", parent_id: comment.id });
    const refused = await world.ask(pin(reply.id));
    expect(refused).toMatchObject({ status: 400, body: { fields: { comment_id: expect.any(String) } } });
  });

  it("alone bans a person: the comments go, the count follows, commenting is refused with the reason [COMMENT-BAN-04]", async () => {
    const other =
      "SELECT u.id FROM users u JOIN comments c ON c.user_id = u.id JOIN videos v ON v.track_id = " +
      "c.track_id WHERE v.id = ? AND c.state = 0 AND u.email IS NULL LIMIT 1";
    const user_id = await world.text(other, world.videoId);
    expect((await world.ask({ id: "banCommenter", as: "viewer", body: { user_id } })).status).toBe(403);
    const ban = await done<{ comments_count: number; removed_count: number }>({
      id: "banCommenter",
      as: "author",
      body: { user_id, video_id: world.videoId },
    });
    expect(ban.removed_count).toBeGreaterThan(0);
    expect((await list()).comments_count).toBe(ban.comments_count);
    expect(
      await world.text(
        "SELECT count(*) FROM comments c JOIN videos v ON v.track_id = c.track_id WHERE v.id = ? AND c.state = 0 AND c.user_id = ?",
        world.videoId,
        Number(user_id),
      ),
    ).toBe("0");

    const refused = await world.ask({
      id: "createComment",
      as: "banned",
      path: { videoId: world.videoId },
      body: { text: "Можно?" },
    });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      banned_info: { rule_link: expect.any(String), toast_message: expect.any(String) },
    });
    expect(await done({ id: "getCommentBlock", as: "banned", path: { videoId: world.videoId } })).toMatchObject({
      is_banned: true,
      banned_info: { message: expect.any(String) },
    });
    expect(await done({ id: "getCommentBlock", as: "guest", path: { videoId: world.videoId } })).toEqual({
      is_banned: false,
      banned_info: null,
    });
  });

  it("sees whom they banned and lets them comment again", async () => {
    const bans = async (as?: "viewer") =>
      (await done<{ results: { user: { id: string } }[] }>({ id: "listBans", as: as ?? "author" })).results.map(
        ({ user }) => user.id,
      );
    await done({ id: "banCommenter", as: "author", body: { user_id: world.ids.banned } });
    expect(await bans()).toContain(world.ids.banned);
    expect(await bans("viewer")).not.toContain(world.ids.banned);
    // somebody else's ban is not theirs to lift
    const lift = (as: "viewer" | "author") => world.ask({ id: "liftBan", as, path: { userId: world.ids.banned } });
    expect((await lift("viewer")).status).toBe(404);
    expect(await bans()).toContain(world.ids.banned);
    for (const status of [204, 404]) expect((await lift("author")).status).toBe(status);
    expect(await bans()).not.toContain(world.ids.banned);
    const comment = {
      id: "createComment",
      as: "banned",
      path: { videoId: world.videoId },
      body: { text: "Можно!" },
    } as const;
    expect((await world.ask(comment)).status).toBe(201);
    await done({ id: "banCommenter", as: "author", body: { user_id: world.ids.banned } });
    expect((await world.ask(comment)).status).toBe(403);
    // the last ban first
    expect((await bans())[0]).toBe(world.ids.banned);
  });
});
