// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sandbox } from "../../server.ts";
import { small } from "../../testing/small-seed.ts";
import { startSmall, Visitor } from "../../testing/visitor.ts";

interface Comment {
  readonly id: string;
  readonly created_ts: string;
  readonly edited_ts: string | null;
  readonly text: string;
}

let sandbox: Sandbox;
let viewer: Visitor;
let author: Visitor;
let other: Visitor;
beforeAll(async () => {
  sandbox = await startSmall();
  [viewer, author, other] = (await Promise.all(
    [small.viewer, small.author, small.other].map(({ email }) => new Visitor(sandbox).signIn(email)),
  )) as [Visitor, Visitor, Visitor];
});
afterAll(() => sandbox.close());

const comments = `/api/comments/video/${small.quietVideo}/`;
const write = async (visitor: Visitor, body: Record<string, string>) => {
  const reply = await visitor.call(comments, { method: "POST", body });
  expect(reply.status, reply.text).toBe(201);
  return reply.json<Comment>();
};
const read = async (visitor: Visitor, id: string) => (await visitor.call(`/api/comments/${id}/`)).json();
const react = (visitor: Visitor, id: string, reaction: string) =>
  visitor.call(`/api/comments/${id}/reactions/`, { method: "PUT", body: { reaction } });
const setPerson = (values: { avatar?: string; blocked_until_ts?: number | null }) =>
  sandbox.context.database.query.updateTable("users").set(values).where("id", "=", small.other.id).execute();
const person = (id: number, name: string) => ({
  id: String(id),
  name,
  avatar_url: null,
  site_url: `/channel/${id}/`,
  is_official: false,
});

describe("a comment", () => {
  it("says all that is shown of it: its place, who wrote it, when, and what it has been given", async () => {
    const root = await write(viewer, { text: "Вопрос" });
    expect(root).toEqual({
      id: root.id,
      video_id: small.quietVideo,
      text: "Вопрос",
      parent_id: null,
      user: person(small.viewer.id, "Зритель"),
      created_ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      edited_ts: null,
      bro_id: null,
      bro_user_id: null,
      likes_number: 0,
      dislikes_number: 0,
      current_user_liked: false,
      current_user_disliked: false,
      replies_number: 0,
      author_replied: false,
      is_pinned: false,
      reaction: null,
    });
    const reply = await write(other, { text: "Ответ", parent_id: root.id });
    expect(reply).toMatchObject({ parent_id: root.id, bro_id: null, bro_user_id: null });
    expect(reply).not.toHaveProperty("bro_user_name");
    expect(await write(viewer, { text: "Спасибо", parent_id: reply.id })).toMatchObject({
      parent_id: root.id,
      bro_id: reply.id,
      bro_user_id: String(small.other.id),
      bro_user_name: "Другой",
    });
  });

  it("that is changed says so, without the blanks around its new text", async () => {
    const { id, created_ts } = await write(viewer, { text: "Было" });
    const edit = await viewer.call(`/api/comments/${id}/`, { method: "PATCH", body: { text: "  Стало \n" } });
    const edited = edit.json<Comment>();
    expect(edited).toMatchObject({ id, text: "Стало", created_ts });
    expect(Date.parse(edited.edited_ts ?? "")).toBeGreaterThanOrEqual(Date.parse(created_ts));
  });

  it("shows each person their own reaction, and a guest none", async () => {
    const { id } = await write(viewer, { text: "Оцените" });
    await react(other, id, "like");
    await react(author, id, "dislike");
    const both = { likes_number: 1, dislikes_number: 1 };
    for (const [visitor, reaction] of [
      [other, "like"],
      [author, "dislike"],
      [viewer, null],
      [new Visitor(sandbox), null],
    ] as const)
      expect(await read(visitor, id)).toMatchObject({
        ...both,
        reaction,
        current_user_liked: reaction === "like",
        current_user_disliked: reaction === "dislike",
      });
    expect((await react(author, id, "dislike")).json()).toEqual({
      id,
      ...both,
      current_user_liked: false,
      current_user_disliked: true,
      reaction: "dislike",
    });
  });
});

describe("who wrote a comment", () => {
  it("is shown with their picture and, of an official channel, its mark", async () => {
    await setPerson({ avatar: "/images/avatar-1.webp" });
    const { query } = sandbox.context.database;
    await query.updateTable("channels").set({ is_official: 1 }).where("id", "=", small.author.id).execute();
    const [theirs, channels] = [await write(other, { text: "С лицом" }), await write(author, { text: "Со знаком" })];
    expect(await read(viewer, theirs.id)).toMatchObject({
      user: { avatar_url: expect.stringMatching(/\/images\/avatar-1\.webp$/) as string, is_official: false },
    });
    expect(await read(viewer, channels.id)).toMatchObject({ user: { is_official: true, avatar_url: null } });
  });

  it("is not told once the account is removed, neither beside the text nor in an answer to it", async () => {
    const { query } = sandbox.context.database;
    await setPerson({ avatar: "/images/avatar-1.webp" });
    await query
      .insertInto("channels")
      .values({ id: small.other.id, name: "Другой", last_update_ts: 1, is_official: 1 })
      .execute();
    const root = await write(viewer, { text: "Вопрос" });
    const theirs = await write(other, { text: "Ответ", parent_id: root.id });
    const answer = await write(viewer, { text: "Понятно", parent_id: theirs.id });
    await setPerson({ blocked_until_ts: Date.now() + 1_000_000 });
    const removed = "Удалённый пользователь";
    expect((await read(viewer, theirs.id))["user"]).toEqual(person(small.other.id, removed));
    expect((await read(viewer, answer.id))["bro_user_name"]).toBe(removed);
    await setPerson({ blocked_until_ts: null });
    expect((await read(viewer, theirs.id))["user"]).toMatchObject({ name: "Другой", is_official: true });
  });
});

describe("the popular order", () => {
  const popular = async () =>
    (await viewer.call(`/api/v2/comments/video/${small.quietVideo}/?limit=50`))
      .json<{ results: Comment[] }>()
      .results.map(({ id }) => id);

  it("follows likes, dislikes and replies as they come and go", async () => {
    const [first, second] = [
      (await write(viewer, { text: "Первый" })).id,
      (await write(viewer, { text: "Второй" })).id,
    ];
    const order = async () => (await popular()).filter((id) => id === first || id === second);
    // newest first where all else is the same
    expect(await order()).toEqual([second, first]);
    await react(other, first, "like");
    expect(await order()).toEqual([first, second]);
    await react(other, first, "dislike");
    expect(await order()).toEqual([second, first]);
    const reply = await write(author, { text: "Ответ", parent_id: first });
    await write(author, { text: "И ещё", parent_id: first });
    expect(await order()).toEqual([first, second]);
    await author.call(`/api/comments/${reply.id}/`, { method: "DELETE" });
    expect(await order()).toEqual([second, first]);
    await other.call(`/api/comments/${first}/reactions/`, { method: "DELETE" });
    expect(await order()).toEqual([first, second]);
  });
});
