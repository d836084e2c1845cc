// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sandbox } from "../sandbox/server.ts";
import { small, smallSeed } from "../sandbox/testing/small-seed.ts";
import type { Visitor } from "../sandbox/testing/visitor.ts";
import { startSmallWorld, type SmallWorld } from "./small.ts";

let world: SmallWorld;
let sandbox: Sandbox;
let guest: Visitor;
let author: Visitor;
let viewer: Visitor;
const channel = small.author.id;
beforeAll(async () => {
  world = await startSmallWorld({
    async seedWith(db) {
      await smallSeed(db);
      await db
        .updateTable("channels")
        .set({ short_url: "avtor", description: "О дорогах" })
        .where("id", "=", channel)
        .execute();
      await db.updateTable("videos").set({ is_hidden: 1 }).where("track_id", "=", 29).execute();
      await db
        .updateTable("videos")
        .set({ kind: "shorts", origin_type: "rshorts" })
        .where("track_id", "in", [5, 6])
        .execute();
      await db
        .insertInto("channels")
        .values({ id: small.other.id, name: "Другой", last_update_ts: 0, videos_count: 1 })
        .execute();
    },
  });
  ({ sandbox, guest } = world);
  author = await world.signIn(small.author.email);
  viewer = await world.signIn(small.viewer.email);
}, 60_000);
afterAll(() => world?.close());

interface Page {
  results: Array<{ id: string }>;
  next: string | null;
  has_next: boolean;
}
const idOf = (n: number): string => String(n).padStart(32, "0");

async function allOf(who: Visitor, path: string): Promise<string[]> {
  const ids: string[] = [];
  for (let next: string | null = `/backend${path}`; next !== null;) {
    const page: Page = (await who.request(next)).json<Page>();
    ids.push(...page.results.map(({ id }) => id));
    next = page.next;
  }
  return ids;
}

describe("a channel", () => {
  it("shows its videos page by page, one origin or several, without hidden and removed ones", async () => {
    expect(await allOf(guest, `/api/video/person/${channel}`)).toHaveLength(28);
    expect((await allOf(guest, `/api/video/person/${channel}?origin__type=rshorts`)).sort()).toEqual([
      idOf(5),
      idOf(6),
    ]);
    expect(await allOf(guest, `/api/video/person/${channel}?origin__type=rtb,rst`)).toHaveLength(26);
    expect((await guest.call("/api/video/person/5")).status).toBe(404);
  });

  it("shows its owner everything", async () => {
    expect(await allOf(author, "/api/video/person")).toHaveLength(30);
    expect(await allOf(viewer, "/api/video/person")).toEqual([]);
    expect((await guest.call("/api/video/person")).status).toBe(401);
  });

  it("is found by its slug and has a head for each tab", async () => {
    expect((await guest.call("/api/channels/url/avtor")).json()).toMatchObject({
      id: String(channel),
      can_subscribe: true,
      appearance: { short_url: "avtor" },
    });
    expect((await author.call("/api/channels/url/avtor/")).json()).toMatchObject({ can_subscribe: false });
    const head = (await guest.call(`/page_options/page_meta/catalog/user/${channel}/?section=shorts`)).json<{
      canonical_url: string;
    }>();
    expect(head.canonical_url).toBe(`${sandbox.context.origins.shell}/channel/${channel}/shorts/`);
    expect((await guest.call(`/api/page_options/page_meta/catalog/user/${channel}?section=shorts`)).json()).toEqual(
      head,
    );
  });

  it("has the shows that it makes as its projects, 20 at most unless asked otherwise [CHANNEL-PAGE-10]", async () => {
    await sandbox.context.database.write(async (db) => {
      const show = {
        kind_id: 1,
        kind_name: "Сериал",
        description: "О дорогах",
        picture: "/images/sea-1.webp",
        poster: null,
        pg_age: 12,
        genres_json: "[]",
        countries_json: "[]",
        year_start: 2024,
        channel_id: channel,
      };
      await db
        .insertInto("tv_shows")
        .values(
          Array.from({ length: 25 }, (_, n) => ({ id: n + 1, name: `Дорога ${n + 1}`, subscribers_count: n, ...show })),
        )
        .execute();
      await db
        .insertInto("tv_episodes")
        .values({ show_id: 25, type_id: 16, season: 1, episode: 1, track_id: 1 })
        .execute();
    });
    const projects = async (more = "") =>
      (await guest.call(`/api/metainfo/channel/${channel}${more}`)).json<{ results: unknown[] }>().results;
    expect(await projects()).toHaveLength(20);
    expect(await projects("?limit=1")).toEqual([
      expect.objectContaining({ id: "25", name: "Дорога 25", videos_count: 1, absolute_url: "/metainfo/tv/25" }),
    ]);
  });

  it("shows its playlists, the last changed first, saved ones marked for who saved them; one without any shows none", async () => {
    interface Lists {
      results: Array<{ id: string; favorite?: boolean; title: string }>;
      has_next: boolean;
    }
    const lists = async (who: Visitor, of: number = channel) =>
      (await who.call(`/api/playlist/user/${of}`)).json<Lists>();
    const { query } = sandbox.context.database;
    await query
      .insertInto("playlists")
      .values({ id: 900, user_id: channel, title: "Новее", videos_count: 0, last_modified_ts: Date.now() })
      .execute();
    expect((await lists(guest)).results.map(({ id }) => id)).toEqual(["900", "1"]);
    expect((await viewer.call("/api/metainfo/playlist/favorite/1/", { method: "POST" })).status).toBe(200);
    const marked = async (who: Visitor) =>
      (await lists(who)).results.filter(({ favorite }) => favorite).map(({ id }) => id);
    expect([await marked(viewer), await marked(author), await marked(guest)]).toEqual([["1"], [], []]);
    await viewer.call("/api/metainfo/playlist/favorite/1/", { method: "DELETE" });
    expect(await marked(viewer)).toEqual([]);
    expect(await lists(viewer, small.other.id)).toMatchObject({ results: [], has_next: false });
    const meta = (await guest.call("/api/page_options/page_meta/catalog/playlist/1/")).json<{
      title: string;
      canonical_url: string;
    }>();
    expect([meta.title, meta.canonical_url]).toEqual([
      expect.stringContaining("Весь Байкал"),
      `${sandbox.context.origins.shell}/plst/1/`,
    ]);
    await query.deleteFrom("playlists").where("id", "=", 900).execute();
  });

  it("recommends other channels, 20 from the first on unless asked otherwise [CHANNEL-PAGE-09]", async () => {
    const response = (await guest.call(`/api/v1/recommendation/channel/${channel}`)).json<{
      limit: number;
      offset: number;
      results: Array<{ id: string }>;
    }>();
    expect(response).toMatchObject({ limit: 20, offset: 0, results: [{ id: String(small.other.id), name: "Другой" }] });
    expect(
      (await guest.call(`/api/v1/recommendation/channel/${channel}?offset=1`)).json<{ results: unknown[] }>().results,
    ).toEqual([]);
  });
});

describe("the author", () => {
  const pinned = async () =>
    (await guest.call(`/api/v1/channels/${channel}/pinned_video`)).json<{ video: { id: string } | null }>().video?.id;
  const pin = (who: Visitor, video_id: string | null) =>
    who.call(`/api/v1/channels/${channel}/pinned_video`, { method: "PUT", body: { video_id } });

  it("pins one video and playlists on the channel, nobody else does [OWNER-TOOLS-03]", async () => {
    expect(await pinned()).toBeUndefined();
    expect((await pin(viewer, idOf(1))).status).toBe(403);
    expect((await pin(guest, idOf(1))).status).toBe(401);
    expect((await pin(author, "f".repeat(32))).status).toBe(404);
    expect((await pin(author, idOf(1))).json()).toMatchObject({ video: { id: idOf(1) } });
    await pin(author, idOf(2));
    expect(await pinned()).toBe(idOf(2));
    expect((await pin(author, null)).json()).toEqual({ video: null });

    const path = `/api/v1/channels/${channel}/pinned_playlists`;
    const pinLists = (who: Visitor, playlist_ids: string[]) =>
      who.call(path, { method: "PUT", body: { playlist_ids } });
    expect((await pinLists(viewer, ["1"])).status).toBe(403);
    expect((await pinLists(author, ["1", "77"])).status).toBe(404);
    expect((await guest.call(path)).json<Page>().results).toEqual([]);
    expect((await pinLists(author, ["1"])).json()).toMatchObject({
      results: [{ id: "1", title: "Весь Байкал", videos_count: 3 }],
    });
    expect(
      (await guest.call(`${path}?limit_video=2`)).json<{ results: Array<{ videos: unknown[] }> }>().results[0]?.videos,
    ).toHaveLength(2);
    expect((await pinLists(author, [])).json<Page>().results).toEqual([]);
  });
});
