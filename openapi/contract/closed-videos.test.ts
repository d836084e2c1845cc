// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PrefetchedResponses } from "../sandbox/documents/prefetched.ts";
import { html } from "../sandbox/http/html.ts";
import { pageHead } from "../sandbox/documents/page-head.ts";
import { resolve } from "../tools/openapi.ts";
import { caseFor } from "./cases/index.ts";
import { unknownId } from "./cases/made.ts";
import { callOf, calls, parametersOf, spec } from "./spec.ts";
import { startWorld, type TestCall, type Person, type World } from "./world.ts";
import { reading } from "../sandbox/transactions.ts";

// A video private by its link, deleted or on moderation is not there for a person who may not see it: by no operation that names a video, in no list.

const pepper = "kl-u4-ot-video";
/** Kinds of video that nobody opens by the bare id, as changes of an ordinary one. */
const kinds = {
  "by its link": { is_hidden: 1, pepper },
  "by its link, live": { is_hidden: 1, pepper, kind: "livestream", stream_type: "stream_push" },
  "by its link, for adults": { is_hidden: 1, pepper, is_adult: 1, pg_age: 18 },
  "by its link, sold": { is_hidden: 1, pepper, is_paid: 1, product_id: 7 },
  "by its link, without a key": { is_hidden: 1, pepper: null },
  deleted: { state_code: 404 },
  "on moderation": { state_code: 2042008 },
} as const;
type Kind = keyof typeof kinds;
const secret = "Никому-не-видно";

/** Names under which a query or a body names a video. */
const videoFields = ["video", "video_id", "videoId", "content_id"];

/** Operations that do not take the key of a video, though they name one, and why. */
const withoutKey: Readonly<Record<string, string>> = {
  getVideoPage: "takes it in its query, as the page's address has it",
  banCommenter: "of the person's own channel",
  pinVideo: "of the person's own channel",
  listShorts: "what is by its link is in no row of shorts",
  subscribe: "whose page the button was on, for the statistics",
  logEvent: "a ping: nothing is told",
};

interface Named {
  readonly id: string;
  /** The parts of a request that name the video. */
  readonly places: ReadonlyArray<readonly ["path" | "query" | "body", string]>;
}

function fieldsOf(schema: unknown): string[] {
  const { properties = {} } = resolve<{ properties?: object }>(spec, schema as never);
  return Object.keys(properties).filter((name) => videoFields.includes(name));
}

/** Every operation of the spec that names a video. */
const naming: Named[] = calls.flatMap((call): Named[] => {
  const inPath = (call.operation.parameters ?? []).flatMap((parameter) =>
    /\/VideoId(?:AsId)?$/.test((parameter as { $ref?: string }).$ref ?? "")
      ? [["path", resolve<{ name: string }>(spec, parameter as never).name] as const]
      : [],
  );
  const inQuery = parametersOf(call)
    .filter((parameter) => parameter.in === "query" && videoFields.includes(parameter.name))
    .map(({ name }) => ["query", name] as const);
  const content =
    (call.operation.requestBody as { content?: Record<string, { schema: unknown }> } | undefined)?.content ?? {};
  const inBody = Object.values(content)
    .flatMap(({ schema }) => fieldsOf(schema))
    .map((name) => ["body", name] as const);
  const places = [...inPath, ...inQuery, ...inBody];
  return places.length === 0 ? [] : [{ id: call.id, places }];
});
const gated = naming.filter(({ id }) => withoutKey[id] === undefined);

let w: World;
const ids = {} as Record<Kind, string>;
const comments = {} as Record<Kind, string>;

async function plant(kind: Kind, n: number): Promise<void> {
  const row = await w.db.selectFrom("videos").selectAll().where("id", "=", w.videoId).executeTakeFirstOrThrow();
  const { track_id: _track, ...rest } = row;
  const id = `c105ed${String(n).padStart(26, "0")}`;
  const words = { title: `${secret} ${n}`, description: `${secret} ${n}` };
  const made = await w.db
    .insertInto("videos")
    .values({ ...rest, id, ...words, preview: "/clips/planety/preview.mp4", comments_count: 1, ...kinds[kind] })
    .returning("track_id")
    .executeTakeFirstOrThrow();
  const track = made.track_id;
  ids[kind] = id;
  const viewer = Number(w.ids.viewer);
  const comment = { track_id: track, text: `${secret} ${n}`, created_ts: Date.now() };
  const written = await w.db
    .insertInto("comments")
    .values({ ...comment, user_id: Number(w.ids.author) })
    .returning("id")
    .executeTakeFirstOrThrow();
  comments[kind] = String(written.id);
  // Everywhere where a list of the person's, or of anybody's, could find it: first of all.
  const now = Date.now() + 60_000 * (n + 1);
  await w.db
    .insertInto("comments")
    .values({ ...comment, user_id: viewer })
    .execute();
  await w.db
    .insertInto("history")
    .values({ user_id: viewer, track_id: track, position: 5, watched_ts: now, is_listed: 1 })
    .execute();
  await w.db.insertInto("watch_later").values({ user_id: viewer, track_id: track, created_ts: now }).execute();
  await w.db
    .insertInto("video_reactions")
    .values({ user_id: viewer, track_id: track, reaction: 1, created_ts: now })
    .execute();
  for (const table of ["playlist_items", "shelf_items"] as const)
    await w.db
      .updateTable(table)
      .set({ track_id: track })
      .where("position", "=", n)
      .where("track_id", "is not", null)
      .execute();
  const episodes = await w.db
    .selectFrom("tv_episodes")
    .select("track_id")
    .orderBy("track_id")
    .offset(n)
    .limit(1)
    .execute();
  for (const one of episodes)
    await w.db.updateTable("tv_episodes").set({ track_id: track }).where("track_id", "=", one.track_id).execute();
  const persons = await w.db.selectFrom("person_videos").select(["person_id", "track_id"]).offset(n).limit(1).execute();
  for (const one of persons)
    await w.db
      .updateTable("person_videos")
      .set({ track_id: track })
      .where("person_id", "=", one.person_id)
      .where("track_id", "=", one.track_id)
      .execute();
  if (n === 0) await w.db.updateTable("pinned_videos").set({ track_id: track }).execute();
}

beforeAll(async () => {
  w = await startWorld();
  for (const [n, kind] of (Object.keys(kinds) as Kind[]).entries()) await plant(kind, n);
}, 120_000);
afterAll(() => w?.close());

/** A good request of an operation, about another video. */
async function about({ id, places }: Named, videoId: string, as: Person): Promise<TestCall> {
  const statuses = Object.keys(callOf(id).operation.responses);
  const { call } = await caseFor(w, id, statuses.find((status) => status.startsWith("2")) ?? "200");
  const parts = {
    path: { ...call.path },
    query: { ...call.query },
    body: { ...(call.body as object | undefined) } as Record<string, unknown>,
  };
  const isForm = Buffer.isBuffer(call.body);
  for (const [part, name] of places)
    if (part === "path" || parts[part][name] !== undefined) parts[part][name] = videoId;
  return { ...call, ...parts, body: call.body === undefined || isForm ? call.body : parts.body, as };
}

describe("every operation that names a video", () => {
  it("is found in the spec", () => {
    expect(naming.length).toBeGreaterThan(30);
    expect(Object.keys(withoutKey).filter((id) => !naming.some((one) => one.id === id))).toEqual([]);
  });

  it.each(gated.map((one) => [one.id, one] as const))("%s takes the key of a video", (id) => {
    expect(parametersOf(callOf(id)).map(({ name }) => name)).toContain("x-video-pepper");
  });

  describe.each(Object.keys(kinds) as Kind[])("%s", (kind) => {
    it.each(naming.map((one) => [one.id, one] as const))(
      "%s: answers as of one that never was",
      async (id, one) => {
        // Askers without marks of their own: a mark can be taken away also from a video that cannot be shown any more.
        for (const as of ["guest", "banned"] as const) {
          const headers = { "x-video-pepper": kinds[kind] && "pepper" in kinds[kind] ? "ne-tot" : "" };
          const call = await about(one, ids[kind], as);
          const [closed, wrongKey, never] = [
            await w.ask(call),
            await w.ask({ ...call, headers: { ...call.headers, ...headers } }),
            await w.ask(await about(one, unknownId, as)),
          ];
          for (const received of [closed, wrongKey]) {
            expect(received.text).not.toContain(secret);
            // The page alone may say why it does not open (ERROR-VIDEO-01 to 06). What names the video in its address says it back.
            if (id === "getVideoPage") expect(received.status).toBeGreaterThanOrEqual(403);
            else
              expect([received.status, received.text.replaceAll(ids[kind], unknownId)]).toEqual([
                never.status,
                never.text,
              ]);
          }
        }
      },
      60_000,
    );
  });
});

it.each(
  gated
    .filter(
      ({ id }) =>
        ![
          "uploadVideoThumbnail",
          "pinComment",
          "unpinComment",
          "initiatePurchase",
          "removeFromHistory",
          "restoreToHistory",
          "listBroadcasts",
          "getFocusedComment",
        ].includes(id),
    )
    .map((one) => [one.id, one] as const),
)("%s works for who has the key of a video by its link", async (_id, one) => {
  // a recording has no chat
  const call = await about(one, ids[one.id === "sendChatMessage" ? "by its link, live" : "by its link"], "viewer");
  const received = await w.ask({
    ...call,
    headers: { ...call.headers, "x-video-pepper": pepper },
    query: Object.fromEntries(
      Object.entries(call.query ?? {}).filter(([name]) => !["comment_id", "parent_id"].includes(name)),
    ),
  });
  expect(received.status, received.text).toBeLessThan(400);
});

it.each(["getComment", "setCommentReaction", "removeCommentReaction", "complainAboutComment"])(
  "%s: a comment under a closed video is not there without its key",
  async (id) => {
    const status = Object.keys(callOf(id).operation.responses).find((one) => one.startsWith("2")) ?? "200";
    for (const kind of Object.keys(kinds) as Kind[]) {
      const { call } = await caseFor(w, id, status);
      const closed = { ...call, as: "viewer" as const, path: { id: comments[kind] } };
      expect(await w.ask(closed), kind).toMatchObject({ status: 404 });
      if (kind === "by its link")
        expect(
          (await w.ask({ ...closed, headers: { ...call.headers, "x-video-pepper": pepper } })).status,
        ).toBeLessThan(300);
    }
  },
);

it.each(calls.filter(({ method }) => method === "GET").map(({ id }) => [id] as const))(
  "%s shows it in no list, whoever asks",
  async (id) => {
    const status = Object.keys(callOf(id).operation.responses).find((one) => one.startsWith("2")) ?? "200";
    for (const as of ["guest", "viewer", "banned"] as const) {
      const { call } = await caseFor(w, id, status);
      expect((await w.ask({ ...call, as })).text).not.toContain(secret);
    }
  },
);

it.each(["video", "offer"])("the offers of %s do not name it", async (method) => {
  for (const id of Object.values(ids))
    expect(
      (await w.ask({ id: "listOffers", path: { method }, query: { ids_list: id }, as: "viewer" })).text,
    ).not.toContain(secret);
});

it("its author sees it without a key", async () => {
  expect((await w.ask({ id: "getVideoPage", path: { id: ids["by its link"] }, as: "author" })).body).toMatchObject({
    video: { title: `${secret} 0` },
  });
  expect((await w.ask({ id: "listComments", path: { videoId: ids["by its link"] }, as: "author" })).status).toBe(200);
});

it("what is live, for adults or not out yet has no preview; a sold film shows a short file, as any other", async () => {
  const preview = (id: string) => w.ask({ id: "getVideoPreview", path: { id }, as: "guest" });
  const rows = await w.db
    .selectFrom("videos")
    .select(["id", "kind", "is_adult", "is_paid", "future_publication", "preview"])
    .where("state_code", "=", 0)
    .where("is_hidden", "=", 0)
    .execute();
  for (const row of rows.filter(({ preview: path }) => path !== null)) expect(row.preview).toMatch(/\/preview\.mp4$/);
  for (const row of rows.filter(
    ({ kind, is_adult: adult, future_publication: later }) =>
      kind === "livestream" || kind === "tv" || adult === 1 || later === 1,
  ))
    expect((await preview(row.id)).status).toBe(404);
  const sold = rows.find((row) => row.is_paid === 1 && row.preview !== null && row.is_adult === 0);
  expect((await preview(sold?.id ?? "")).body).toMatchObject({
    preview_url: expect.stringMatching(/\/preview\.mp4$/) as string,
  });
});

describe("the document of a video's page", () => {
  const film = "planety";
  /** An ordinary video, and what changes where its film may stand. */
  const shown = {
    ordinary: {},
    "sold for money": { is_paid: 1, product_id: 7 },
    "sold by a subscription": { common_subscription_product_codes_json: JSON.stringify(["kadr-plus"]) },
    announced: { future_publication: 1, publication_ts: Date.now() + 24 * 60 * 60 * 1000 },
    live: { kind: "livestream", stream_type: "stream_push" },
    "for adults": { is_adult: 1, pg_age: 18 },
  } as const;
  /** The addresses of films, streams, captions and storyboards in a text. */
  const mediaIn = (text: string): string[] => [...new Set(text.match(/[\w:/.-]+\.(?:mp4|webm|m3u8|ts|vtt)\b/g))];

  async function plantShown(change: object): Promise<string> {
    const { track_id: _track, ...row } = await w.db
      .selectFrom("videos")
      .selectAll()
      .where("id", "=", w.videoId)
      .executeTakeFirstOrThrow();
    const id = `d0c0${String((planted += 1)).padStart(28, "0")}`;
    await w.db
      .insertInto("videos")
      .values({
        ...row,
        id,
        media_id: film,
        is_adult: 0,
        is_paid: 0,
        common_subscription_product_codes_json: "[]",
        ...change,
      })
      .execute();
    return id;
  }
  let planted = 0;

  function documentOf(id: string): Promise<string> {
    return reading(w.sandbox.context, async (context) => {
      const prefetched = new PrefetchedResponses(
        { context, body: {}, user: undefined, pepper: undefined, sessionId: undefined },
        () => false,
      );
      const head = await pageHead(context, `/video/${id}/`, new URLSearchParams(), undefined, prefetched);
      expect(head.status).toBe(200);
      return html`${head.pieces}`.text + JSON.stringify(prefetched.list);
    });
  }

  it.each(Object.entries(shown))("%s: names no media that the call of the page refuses", async (kind, change) => {
    const id = await plantShown(change);
    const page = await w.ask({ id: "getVideoPage", path: { id }, as: "guest" });
    const text = await documentOf(id);
    const named = mediaIn(page.text);
    expect(mediaIn(text).filter((address) => !named.includes(address))).toEqual([]);
    expect(text.includes("contentUrl")).toBe(kind === "ordinary");
    if (["sold for money", "sold by a subscription", "announced"].includes(kind))
      expect([(page.body as { playback: unknown }).playback, text.includes(`/clips/${film}/master`)]).toEqual([
        null,
        false,
      ]);
  });

  it("a short that is sold by a subscription is not played by the list either", async () => {
    const id = await plantShown({ kind: "shorts", ...shown["sold by a subscription"] });
    expect((await w.ask({ id: "listShorts", query: { videoId: id }, as: "guest" })).body).toMatchObject({
      results: expect.arrayContaining([
        expect.objectContaining({ video: expect.objectContaining({ id }) as object, playback: null }),
      ]) as object,
    });
  });
});
