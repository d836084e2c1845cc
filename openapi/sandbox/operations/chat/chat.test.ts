// @vitest-environment node
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Sandbox } from "../../server.ts";
import { small } from "../../testing/small-seed.ts";
import { startSmall, Visitor } from "../../testing/visitor.ts";

interface Page {
  readonly mode: string;
  readonly results: readonly { id: string; text: string; is_author: boolean }[];
  readonly after: string | null;
}

const chat = `/api/livestream/chat/${small.quietVideo}/`;
let sandbox: Sandbox;
let viewer: Visitor;
let other: Visitor;

beforeAll(async () => {
  sandbox = await startSmall();
  viewer = await new Visitor(sandbox).signIn(small.viewer.email);
  await sandbox.context.database.query
    .updateTable("videos")
    .set({ kind: "livestream" })
    .where("id", "=", small.quietVideo)
    .execute();
  other = await new Visitor(sandbox).signIn(small.other.email);
});
afterAll(() => sandbox.close());

const say = (who: Visitor, text: string, headers: Record<string, string> = {}) =>
  who.call(chat, { method: "POST", body: { text }, headers });
const read = async (who: Visitor, after?: string | null): Promise<Page> =>
  (await who.call(after == null ? chat : `${chat}?after=${after}`)).json<Page>();

it("what one says the others read, in order; who has read on asks for the rest, and what is young is told again", async () => {
  for (const text of ["Раз", "Два", "Три"]) expect((await say(viewer, ` ${text} `)).status).toBe(201);
  const guest = new Visitor(sandbox);
  const first = await read(guest);
  expect(first.mode).toBe("stream");
  expect(first.results.map(({ text }) => text)).toEqual(["Раз", "Два", "Три"]);
  // nothing has settled: the newest are asked for again
  expect(first.after).toBeNull();
  await sandbox.context.database.query
    .updateTable("chat_messages")
    .set((eb) => ({ created_ts: eb("created_ts", "-", 60_000) }))
    .execute();
  await say(other, "Четыре");
  const second = await read(guest);
  expect(second.results.map(({ text }) => text)).toEqual(["Раз", "Два", "Три", "Четыре"]);
  expect(second.after).toBe(second.results[2]?.id);
  const third = await read(guest, second.after);
  expect(third.results.map(({ text }) => text)).toEqual(["Четыре"]);
});

it("one intent makes one message, and needs a person whom the author has not blocked", async () => {
  const key = { "idempotency-key": "chat-once-1" };
  const [first, again] = [await say(viewer, "Один раз", key), await say(viewer, "Один раз", key)];
  expect(again.json<{ id: string }>().id).toBe(first.json<{ id: string }>().id);
  expect((await say(new Visitor(sandbox), "Гость")).status).toBe(401);
  const banned = await new Visitor(sandbox).signIn(small.banned.email);
  const refused = await say(banned, "Пустите");
  expect(refused.status).toBe(403);
  expect(refused.json()).toMatchObject({ toast_message: expect.stringContaining("Вы пока не можете комментировать") });
  expect((await say(viewer, "я".repeat(301))).status).toBe(400);
});

it("what a blocked person said is left out from then on", async () => {
  await say(other, "Шум");
  const { query } = sandbox.context.database;
  await query
    .insertInto("blocks")
    .values({ channel_id: small.author.id, user_id: small.other.id, created_ts: 1 })
    .execute();
  expect((await read(viewer)).results.map(({ text }) => text)).not.toContain("Шум");
});

it("is closed where there is no stream, where it is over, and where the author hides it", async () => {
  const recording = `/api/livestream/chat/${small.video}/`;
  expect((await viewer.call(recording)).json()).toMatchObject({ mode: "none", results: [] });
  expect((await viewer.call(recording, { method: "POST", body: { text: "Эй" } })).status).toBe(403);
  await sandbox.context.database.query
    .updateTable("videos")
    .set({ hide_chat: 1 })
    .where("id", "=", small.quietVideo)
    .execute();
  expect((await read(viewer)).mode).toBe("none");
  expect((await say(viewer, "Эй")).status).toBe(403);
});
