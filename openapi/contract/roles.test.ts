// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSession } from "../sandbox/auth/sessions.ts";
import { formOf, webp } from "./forms.ts";
import { goodCall } from "./cases/index.ts";
import { newText } from "./cases/made.ts";
import { calls } from "./spec.ts";
import { send } from "./http.ts";
import { startWorld, wire } from "./world.ts";
import type { TestCall, World } from "./world.ts";

let world: World;
/** An author, too, but of another channel. */
let otherAuthor: string;
beforeAll(async () => {
  world = await startWorld();
  const other = await world.db
    .selectFrom("channels")
    .select("id")
    .where("id", "<>", Number(world.ids.author))
    .where("videos_count", ">", 0)
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  otherAuthor = await startSession(world.db, other.id, Date.now());
}, 60_000);
afterAll(() => world?.close());

/** Calls whose every security requirement needs a session. */
const needsPerson = calls.filter(
  ({ operation }) =>
    operation.security !== undefined &&
    operation.security.length > 0 &&
    operation.security.every((need) => Object.keys(need).length > 0),
);

describe("a guest", () => {
  it.each(needsPerson.map(({ id }) => id))("gets 401 from %s, and nothing is done", async (id) => {
    const received = await world.ask({ ...(await goodCall(world, id)), as: "guest" });
    expect([received.status, (received.body as { code?: string }).code]).toEqual([401, "unauthorized"]);
  });

  it("reads everything else", async () => {
    const open = calls.filter((call) => call.method === "GET" && !needsPerson.includes(call));
    expect(open.length).toBeGreaterThan(60);
    for (const { id } of open)
      expect((await world.ask({ ...(await goodCall(world, id)), as: "guest" })).status, id).toBeLessThan(400);
  });
});

const written = async (): Promise<string> => (await world.write({ text: newText() })).id;

/** Calls that only the author of the channel, or of the comment, may make. */
const authorsOwn: Readonly<Record<string, () => Promise<TestCall> | TestCall>> = {
  pinComment: async () => ({
    id: "pinComment",
    path: { videoId: world.videoId },
    body: { comment_id: await written() },
  }),
  unpinComment: () => goodCall(world, "unpinComment"),
  banCommenter: () => ({ id: "banCommenter", body: { user_id: world.ids.banned, video_id: world.videoId } }),
  uploadVideoThumbnail: () => ({ id: "uploadVideoThumbnail", path: { id: world.videoId }, ...formOf("file", webp()) }),
  pinVideo: () => ({ id: "pinVideo", path: { id: world.ids.author }, body: { video_id: world.videoId } }),
  pinPlaylists: () => ({ id: "pinPlaylists", path: { id: world.ids.author }, body: { playlist_ids: [] } }),
  editComment: async () => ({
    id: "editComment",
    path: { id: await written() },
    query: { mention: "false" },
    body: { text: newText() },
  }),
  deleteComment: async () => ({ id: "deleteComment", path: { id: await written() } }),
};
const ofComments: ReadonlySet<string> = new Set(["editComment", "deleteComment"]);

describe.each(Object.keys(authorsOwn))("%s", (id) => {
  const ask = async (cookie: string | undefined): Promise<number> =>
    (await send(world.sandbox.port, wire(await (authorsOwn[id] as () => Promise<TestCall>)(), cookie))).status;

  it("is refused to a guest by 401, to the author of another channel and to somebody banned by 403", async () => {
    expect(await ask(undefined)).toBe(401);
    expect(await ask(otherAuthor)).toBe(403);
    expect(await ask(await world.sessionFor(id, "banned"))).toBe(403);
  });

  it("is the author's", async () => {
    expect(await ask(await world.sessionFor(id, ofComments.has(id) ? "viewer" : "author"))).toBeLessThan(300);
  });
});

it("somebody banned from a channel reads it and writes elsewhere, but not here", async () => {
  const elsewhere = await world.text(
    "SELECT id FROM videos WHERE channel_id <> ? AND state_code = 0 AND is_hidden = 0 AND hide_comments = 0 AND kind = 'video' ORDER BY track_id LIMIT 1",
    Number(world.ids.author),
  );
  const write = async (videoId: string): Promise<number> =>
    (
      await world.ask({
        id: "createComment",
        as: "banned",
        path: { videoId },
        query: { mention: "false" },
        body: { text: newText() },
      })
    ).status;
  expect(
    (
      await world.ask({
        id: "listComments",
        as: "banned",
        path: { videoId: world.videoId },
        query: { sort_by: "popular" },
      })
    ).status,
  ).toBe(200);
  expect([await write(world.videoId), await write(elsewhere)]).toEqual([403, 201]);
});
