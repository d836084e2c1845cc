// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sandbox } from "../../server.ts";
import { small } from "../../testing/small-seed.ts";
import { startSmall, Visitor } from "../../testing/visitor.ts";
import { hasNewContent } from "./subscriptions.ts";

const minute = 60_000;
const channel = String(small.author.id);

let sandbox: Sandbox;
let viewer: Visitor;
let author: Visitor;
let guest: Visitor;
beforeAll(async () => {
  sandbox = await startSmall();
  guest = new Visitor(sandbox);
  viewer = await new Visitor(sandbox).signIn(small.viewer.email);
  author = await new Visitor(sandbox).signIn(small.author.email);
}, 60_000);
afterAll(() => sandbox.close());

interface Body {
  object: { object_id: string; subscribers_count: number };
  subscription_type: string;
  newness: boolean;
}

const subscribe = (who: Visitor, id = channel, kind = "userchannel") =>
  who.call(`/api/v2/subscription/card/${kind}/${id}?video_id=${small.video}`, { method: "POST" });
const unsubscribe = (who: Visitor, id = channel) =>
  who.call(`/api/subscription/card/userchannel/${id}`, { method: "DELETE" });
const subscribers = async (): Promise<number> =>
  (await guest.call(`/api/profile/user/${channel}/`)).json<{ subscribers_count: number }>().subscribers_count;
const listed = async (): Promise<Body[]> =>
  (await viewer.call("/api/subscription/cards/")).json<{ results: Body[] }>().results;
const marker = async () =>
  (await viewer.call("/api/subscription/cards/markers/")).json<{
    results: Array<{ object_id: string; newness: boolean }>;
  }>().results[0];

describe("a subscription", () => {
  it("is counted once however often it is asked for, and ends once", async () => {
    const before = await subscribers();
    for (let i = 0; i < 2; i++) {
      const reply = await subscribe(viewer);
      expect([reply.status, reply.json<Body>().subscription_type, reply.json<Body>().object.subscribers_count]).toEqual(
        [200, "all", before + 1],
      );
    }
    expect((await listed()).map(({ object }) => object.object_id)).toEqual([channel]);
    for (let i = 0; i < 2; i++) expect((await unsubscribe(viewer)).status).toBe(204);
    expect(await subscribers()).toBe(before);
    expect(await listed()).toEqual([]);
  });

  it("is not had to one's own channel, to an unknown one, of an unknown kind, by a guest", async () => {
    expect((await subscribe(author)).status).toBe(403);
    expect((await subscribe(viewer, "999999")).status).toBe(404);
    expect((await subscribe(viewer, channel, "podcast")).status).toBe(404);
    expect((await subscribe(guest)).status).toBe(401);
  });

  it("is had to a show, also to one whose number is the person's own", async () => {
    await sandbox.context.database.query
      .insertInto("tv_shows")
      .values({
        id: small.viewer.id,
        name: "Сериал",
        kind_id: 1,
        kind_name: "Сериал",
        description: "",
        picture: "/images/a.webp",
        poster: null,
        pg_age: 0,
        genres_json: "[]",
        countries_json: "[]",
        year_start: 2026,
        year_end: null,
        channel_id: small.author.id,
        trailer_track_id: null,
      })
      .execute();
    const show = String(small.viewer.id);
    expect((await subscribe(viewer, show, "tv")).json<Body>().object.object_id).toBe(show);
    expect((await viewer.call(`/api/subscription/card/tv/${show}`, { method: "DELETE" })).status).toBe(204);
  });

  it("says when its place was last visited, and nothing where it never was since", async () => {
    await subscribe(viewer);
    const visited = async () =>
      (await viewer.call("/api/subscription/cards/")).json<{ results: Array<{ last_visit_ts: string | null }> }>()
        .results[0]?.last_visit_ts;
    expect(Date.parse((await visited()) ?? "")).toBeGreaterThan(Date.now() - minute);
    const { query } = sandbox.context.database;
    await query
      .updateTable("subscriptions")
      .set({ last_visit_ts: null })
      .where("user_id", "=", small.viewer.id)
      .execute();
    expect(await visited()).toBeNull();
    await unsubscribe(viewer);
  });

  it("switches its bell between all and without; only where it is there", async () => {
    const ring = (type: string) =>
      viewer.call(`/api/subscription/card/userchannel/${channel}/notices/`, { method: "POST", body: { type } });
    expect((await ring("all")).status).toBe(404);
    await subscribe(viewer);
    for (const type of ["without", "all"]) expect((await ring(type)).json<Body>().subscription_type).toBe(type);
    expect((await ring("markers")).status).toBe(400);
    await unsubscribe(viewer);
  });
});

it("subscriptions come page by page, the latest update first, each with what its card shows", async () => {
  const { query } = sandbox.context.database;
  const shown = (id: number) =>
    query.updateTable("channels").set({ last_update_ts: id }).where("id", "=", id).execute();
  for (const { id } of [small.banned, small.other])
    await query
      .insertInto("channels")
      .values({ id, name: `Канал ${id}`, last_update_ts: id, avatar: id === small.other.id ? "/images/a.webp" : null })
      .execute();
  await shown(small.author.id);
  const followed = [small.other.id, small.banned.id, small.author.id].map(String);
  for (const id of followed) await subscribe(viewer, id);
  const page = async (number: number) =>
    (await viewer.call(`/api/subscription/cards/?page=${number}&limit=2`)).json<{
      results: Array<{ object: Record<string, unknown> }>;
      has_next: boolean;
      next: string | null;
    }>();
  const idsOf = ({ results }: Awaited<ReturnType<typeof page>>) => results.map(({ object }) => object["object_id"]);
  const [first, second] = [await page(1), await page(2)];
  expect([idsOf(first), idsOf(second)]).toEqual([followed.slice(0, 2), followed.slice(2)]);
  expect([first.has_next, second.has_next, second.next]).toEqual([true, false, null]);
  expect(first.next).toContain("page=2");
  expect(first.results).toMatchObject([
    {
      object: { title: `Канал ${small.other.id}`, icon: expect.stringMatching(/\/images\/a\.webp$/) as string },
      is_banned: false,
      is_deleted: false,
      renewable: false,
    },
    { object: { icon: null } },
  ]);
  for (const id of followed) await unsubscribe(viewer, id);
});

describe("the badge of new content", () => {
  const at = 1_000 * minute;
  const row = { subscription_type: "all", last_visit_ts: at } as const;
  it.each([
    ["a later update, more than ten minutes old", row, at + 1, at + 11 * minute, true],
    ["an update of just now", row, at + 1, at + 10 * minute, false],
    ["a visit after the update", row, at - 1, at + 11 * minute, false],
    [
      "a subscription without badges",
      { ...row, subscription_type: "without" as const },
      at + 1,
      at + 11 * minute,
      false,
    ],
    ["one with badges only", { ...row, subscription_type: "markers" as const }, at + 1, at + 11 * minute, true],
    ["nothing published yet", row, null, at + 11 * minute, false],
  ])("with %s", (_, subscription, updated, now, expected) => {
    expect(hasNewContent(subscription, updated, now)).toBe(expected);
  });

  it("appears as the clock goes on, ten minutes after what is new", async () => {
    await subscribe(viewer);
    const published = Date.now() + minute;
    await sandbox.context.database.query
      .updateTable("channels")
      .set({ last_update_ts: published })
      .where("id", "=", small.author.id)
      .execute();
    const badge = async (clock: string) => [
      (await viewer.call("/api/subscription/cards/markers/", { headers: { "x-kadr-clock": clock } })).json<{
        results: Array<{ newness: boolean }>;
      }>().results[0]?.newness,
      (await viewer.call("/api/subscription/cards/", { headers: { "x-kadr-clock": clock } })).json<{
        results: Body[];
      }>().results[0]?.newness,
    ];
    const after = (minutes: number): string => new Date(published + minutes * minute).toISOString();
    expect([await badge(after(1)), await badge(after(9)), await badge(after(11)), await badge(after(60 * 24))]).toEqual(
      [
        [false, false],
        [false, false],
        [true, true],
        [true, true],
      ],
    );
    expect(
      (
        await viewer.call(`/api/subscription/card/userchannel/${channel}/visit/`, {
          method: "POST",
          headers: { "x-kadr-clock": after(12) },
        })
      ).status,
    ).toBe(204);
    expect(await badge(after(13))).toEqual([false, false]);
    await unsubscribe(viewer);
  });

  it("goes with a visit", async () => {
    await subscribe(viewer);
    const { query } = sandbox.context.database;
    await query
      .updateTable("subscriptions")
      .set({ last_visit_ts: Date.now() - 60 * minute })
      .where("user_id", "=", small.viewer.id)
      .execute();
    await query
      .updateTable("channels")
      .set({ last_update_ts: Date.now() - 30 * minute })
      .where("id", "=", small.author.id)
      .execute();
    expect(await marker()).toMatchObject({ object_id: channel, newness: true });
    expect((await viewer.call(`/api/subscription/card/userchannel/${channel}/visit/`, { method: "POST" })).status).toBe(
      204,
    );
    expect(await marker()).toMatchObject({ newness: false });
    await unsubscribe(viewer);
    expect((await viewer.call(`/api/subscription/card/userchannel/${channel}/visit/`, { method: "POST" })).status).toBe(
      404,
    );
  });
});
