// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startWorld } from "./world.ts";
import type { TestCall, Person, World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world?.close());

const body = async <T>(request: TestCall): Promise<T> => (await world.ask(request)).body as T;
const status = async (request: TestCall): Promise<number> => (await world.ask(request)).status;

interface Cards {
  readonly results: readonly { readonly id: string; readonly origin_type: string }[];
  readonly videos_count: number;
  readonly next: string | null;
}

const someVideos = async (count: number): Promise<string[]> => {
  const rows = await world.db
    .selectFrom("videos")
    .select("id")
    .where("state_code", "=", 0)
    .where("is_hidden", "=", 0)
    .where("kind", "=", "video")
    .where("is_adult", "=", 0)
    .orderBy("track_id")
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
};

describe("watch later", () => {
  const ids = async (as: Person = "author"): Promise<readonly string[]> =>
    (await body<{ results: string[] }>({ id: "listWatchLaterIds", as })).results;

  it("has what was added, the last first, in all of its views, and not what was removed [LIBRARY-WATCHLATER-01]", async () => {
    const [first = "", second = ""] = await someVideos(2);
    for (const id of [first, second, first])
      expect(await body({ id: "addToWatchLater", as: "author", path: { id } })).toEqual({
        video_id: id,
        is_in_list: true,
      });
    // Adding again moves nothing.
    expect(await ids()).toEqual([second, first]);
    const list = await body<Cards>({ id: "listWatchLater", as: "author" });
    expect([list.videos_count, list.results.map(({ id }) => id)]).toEqual([2, [second, first]]);
    expect(await body({ id: "getWatchLater", as: "author", path: { id: first } })).toMatchObject({ is_in_list: true });

    for (let i = 0; i < 2; i += 1)
      expect(await status({ id: "removeFromWatchLater", as: "author", path: { id: second } })).toBe(204);
    expect(await ids()).toEqual([first]);
    expect(await body({ id: "getWatchLater", as: "author", path: { id: second } })).toMatchObject({
      is_in_list: false,
    });
    expect((await body<Cards>({ id: "listWatchLater", as: "author" })).videos_count).toBe(1);
  });

  it("is each person's own, and the demo viewer has one to look at", async () => {
    expect(await ids("banned")).toEqual([]);
    expect((await ids("viewer")).length).toBeGreaterThan(3);
  });

  it("does not take what cannot be shown, and lets go of what no longer can", async () => {
    const [id = ""] = await someVideos(1);
    const gone = await world.text("SELECT id FROM videos WHERE state_code = 2042001 LIMIT 1");
    expect(await status({ id: "addToWatchLater", as: "author", path: { id: gone } })).toBe(404);
    await world.ask({ id: "addToWatchLater", as: "author", path: { id } });
    await world.db.updateTable("videos").set({ state_code: 2042008 }).where("id", "=", id).execute();
    try {
      expect((await body<Cards>({ id: "listWatchLater", as: "author" })).results).toEqual([]);
      expect(await status({ id: "removeFromWatchLater", as: "author", path: { id } })).toBe(204);
    } finally {
      await world.db.updateTable("videos").set({ state_code: 0 }).where("id", "=", id).execute();
    }
    expect(await ids()).toEqual([]);
  });
});

describe("liked videos", () => {
  interface Liked {
    readonly results: readonly { readonly reaction_id: string; readonly video: { readonly id: string } }[];
    readonly next: string | null;
    readonly last_reaction_id: string | null;
  }

  it("are listed by page, and by a cursor without a gap or a repeat [LIBRARY-LIKED-01]", async () => {
    const chosen = await someVideos(5);
    for (const videoId of chosen)
      await world.ask({ id: "setVideoReaction", as: "author", body: { videoId, reaction: "like" } });
    const newest = [...chosen].reverse();
    const playlist = await body<Cards>({ id: "listLikedPlaylist", as: "author", query: { page: "2", limit: "2" } });
    expect(playlist.results.map(({ id }) => id)).toEqual(newest.slice(2, 4));
    expect(playlist.videos_count).toBe(5);

    const seen: string[] = [];
    let cursor: string | undefined;
    for (let turn = 0; turn < 4; turn += 1) {
      const part: Liked = await body<Liked>({
        id: "listLikedVideos",
        as: "author",
        query: { limit: "2", ...(cursor === undefined ? {} : { last_reaction_id: cursor }) },
      });
      seen.push(...part.results.map(({ video }) => video.id));
      if (part.next === null) break;
      expect(part.next).toContain(`last_reaction_id=${part.last_reaction_id}`);
      cursor = part.last_reaction_id ?? undefined;
      // The list goes on behind a like that was taken back meanwhile.
      if (turn === 0) await world.ask({ id: "removeVideoReaction", as: "author", path: { id: newest[1] ?? "" } });
    }
    expect(seen).toEqual(newest);
  });

  it("a dislike is no like, and a like taken back is gone", async () => {
    const [videoId = ""] = await someVideos(1);
    const has = async (): Promise<boolean> =>
      (await body<Cards>({ id: "listLikedPlaylist", as: "banned" })).results.some(({ id }) => id === videoId);
    for (const [reaction, listed] of [
      ["like", true],
      ["dislike", false],
    ] as const) {
      await world.ask({ id: "setVideoReaction", as: "banned", body: { videoId, reaction } });
      expect(await has()).toBe(listed);
    }
  });

  it("go on from one of them without shorts when asked so [LIBRARY-LIKED-02]", async () => {
    const short = await world.text(
      "SELECT id FROM videos WHERE kind = 'shorts' AND state_code = 0 ORDER BY track_id LIMIT 1",
    );
    const [older = "", newer = ""] = await someVideos(2);
    for (const videoId of [older, short, newer])
      await world.ask({ id: "setVideoReaction", as: "banned", body: { videoId, reaction: "like" } });
    const from = (videoId: string, query: Record<string, string> = {}) =>
      body<{ results: { id: string; origin_type: string }[]; next_url: string; previous_url: string | null }>({
        id: "getLikedFromVideo",
        as: "banned",
        path: { videoId },
        query,
      });
    expect((await from(newer)).next_url).toBe(`/video/${short}/`);
    const without = await from(newer, { origin_type_exclude: "rshorts" });
    expect(without.results.map(({ id }) => id)).toEqual([newer, older]);
    expect([without.next_url, without.previous_url]).toEqual([`/video/${older}/`, null]);
    expect(await from(older, { origin_type_exclude: "rshorts" })).toMatchObject({
      next_url: null,
      previous_url: `/video/${newer}/`,
    });
    expect(
      await status({
        id: "getLikedFromVideo",
        as: "banned",
        path: { videoId: short },
        query: { origin_type_exclude: "rshorts" },
      }),
    ).toBe(404);
  });
});

describe("saved playlists", () => {
  it("can be added and removed, and the playlist says so to this person only [PLAYLIST-PAGE-04]", async () => {
    const id = await world.text(
      "SELECT id FROM playlists WHERE user_id <> ? ORDER BY id LIMIT 1",
      Number(world.ids.author),
    );
    const owner = await world.text("SELECT user_id FROM playlists WHERE id = ?", Number(id));
    const path = { id };
    const flags = async (as: Person) => [
      (await body<{ favorite: boolean }>({ id: "getPlaylist", as, path })).favorite,
      as !== "guest" && (await body<{ favorite: boolean }>({ id: "getPlaylistFavorite", as, path })).favorite,
    ];
    const saved = async (author_id?: string) =>
      (
        await body<{ results: { id: string; favorite: boolean }[] }>({
          id: "listFavoritePlaylists",
          as: "author",
          query: author_id === undefined ? {} : { author_id },
        })
      ).results;
    expect(await flags("author")).toEqual([false, false]);
    for (let i = 0; i < 2; i += 1)
      expect(await body({ id: "addPlaylistFavorite", as: "author", path })).toEqual({
        playlist_id: id,
        favorite: true,
      });
    expect(await flags("author")).toEqual([true, true]);
    expect(await flags("banned")).toEqual([false, false]);
    expect(await flags("guest")).toEqual([false, false]);
    expect(await saved()).toMatchObject([{ id, favorite: true }]);
    expect(await saved(owner)).toHaveLength(1);
    expect(await saved(world.ids.author)).toEqual([]);
    for (let i = 0; i < 2; i += 1) expect(await status({ id: "removePlaylistFavorite", as: "author", path })).toBe(204);
    expect(await saved()).toEqual([]);
  });
});

describe("the history", () => {
  it("is narrowed to an origin, or to all but one, and its links keep to that", async () => {
    const short = await world.text(
      "SELECT id FROM videos WHERE kind = 'shorts' AND state_code = 0 AND is_hidden = 0 ORDER BY track_id LIMIT 1",
    );
    const videos = await someVideos(3);
    for (const id of [...videos, short])
      expect(await status({ id: "saveVideoProgress", as: "banned", body: { video_id: id, position: 3 } })).toBe(204);
    const watched = async (query: Record<string, string> = {}) => {
      const page = await body<{ results: { video: { id: string } }[]; next: string | null }>({
        id: "listHistory",
        as: "banned",
        query,
      });
      return { ids: page.results.map(({ video }) => video.id), next: page.next };
    };
    expect((await watched()).ids).toContain(short);
    expect((await watched({ origin_type: "rshorts" })).ids).toEqual([short]);
    const others = await watched({ origin_type_exclude: "rshorts", limit: "2" });
    expect(others.ids).toHaveLength(2);
    expect(others.next).toContain("origin_type_exclude=rshorts");
    const rest = await watched({ origin_type_exclude: "rshorts", limit: "2", page: "2" });
    expect([...others.ids, ...rest.ids].sort()).toEqual([...videos].sort());
    expect(await status({ id: "clearHistory", as: "banned" })).toBe(204);
  });
});

describe("hidden videos", () => {
  const hide = (id: string, as: Person = "author") =>
    world.ask({ id: "hideContent", as, body: { content_id: id, content_type: "video", source_type: "5989" } });
  const show = (id: string, as: Person = "author") =>
    world.ask({ id: "showContent", as, body: { content_id: id, content_type: "video" } });

  interface Shelves {
    readonly resources: readonly {
      readonly items: readonly { readonly id: string }[];
      readonly tabs?: readonly { readonly childs: readonly { readonly id: string }[] }[];
    }[];
  }

  it("leave the shelves, the grids and the recommendations of this person, and come back", async () => {
    const shelf = await world.text("SELECT id FROM resources WHERE object_id = '5989'");
    const track = Number(
      await world.text("SELECT track_id FROM shelf_items WHERE resource_id = ? AND position = 1", Number(shelf)),
    );
    const id = await world.text("SELECT id FROM videos WHERE track_id = ?", track);
    const category = await world.text("SELECT category_id FROM videos WHERE track_id = ?", track);
    const neighbour = await world.text(
      "SELECT id FROM videos WHERE category_id = ? AND track_id <> ? AND state_code = 0 AND is_hidden = 0 LIMIT 1",
      Number(category),
      track,
    );
    const seen = async (as: Person): Promise<boolean[]> => {
      const lists = [
        (await body<Shelves>({ id: "getFeedResources", as, path: { ids: shelf, kind: "items" } })).resources[0]
          ?.items ?? [],
        (
          await body<{ items: { id: string }[] }>({
            id: "getFeedGrid",
            as,
            path: { resourceId: shelf },
            query: { page: "1", per_page: "30", client: "wdp" },
          })
        ).items,
        (await body<Cards>({ id: "listVideoRecommendations", as, path: { id: neighbour }, query: { limit: "100" } }))
          .results,
        (await body<Cards>({ id: "listCategoryVideos", as, path: { id: category }, query: { limit: "100" } })).results,
        (await body<Cards>({ id: "listMainRecommendations", as, query: { limit: "50" } })).results,
      ];
      return lists.map((list) => list.some((card) => card.id === id));
    };
    const before = await seen("author");
    expect(before.slice(0, 4)).toEqual([true, true, true, true]);
    const hidden = await hide(id);
    expect(hidden).toMatchObject({ status: 200, body: { content_id: id, is_hidden: true, hidden_count: 1 } });
    expect((await hide(id)).body).toMatchObject({ hidden_count: 1 });
    expect(await seen("author")).toEqual([false, false, false, false, false]);
    expect(await seen("guest")).toEqual(before);
    expect((await show(id)).body).toMatchObject({ is_hidden: false, hidden_count: 0 });
    expect(await seen("author")).toEqual(before);
  });

  it("leave «continue watching» and stay in the history", async () => {
    const [id = ""] = await someVideos(1);
    await world.ask({ id: "saveVideoProgress", as: "author", body: { video_id: id, position: 7 } });
    const shelf = await world.text("SELECT id FROM resources WHERE object_id = 'continue-watching'");
    const items = async () =>
      (
        await body<Shelves>({ id: "getFeedResources", as: "author", path: { ids: shelf, kind: "items" } })
      ).resources[0]?.items.map((card) => card.id);
    expect(await items()).toContain(id);
    await hide(id);
    expect(await items()).not.toContain(id);
    expect(
      (await body<{ results: { video: { id: string } }[] }>({ id: "listHistory", as: "author" })).results.map(
        ({ video }) => video.id,
      ),
    ).toContain(id);
    await show(id);
  });

  it("leave the tabs of the live shelf", async () => {
    const shelf = await world.text("SELECT id FROM resources WHERE object_id = 'live-by-topic'");
    const ofTabs = async () =>
      (
        await body<Shelves>({ id: "getFeedResources", as: "author", path: { ids: shelf, kind: "items" } })
      ).resources[0]?.tabs?.flatMap(({ childs }) => childs.map(({ id }) => id)) ?? [];
    const [id = ""] = await ofTabs();
    await hide(id);
    expect(await ofTabs()).not.toContain(id);
    await show(id);
    expect(await ofTabs()).toContain(id);
  });

  it("are a thousand at most: one more answers 409 with its text, and one shown again makes room", async () => {
    const rows = Array.from({ length: 1000 }, (_, at) => ({
      user_id: Number(world.ids.banned),
      track_id: 2_000_001 + at,
      source_type: null,
      created_ts: at,
    }));
    await world.db.insertInto("hidden_videos").values(rows).execute();
    expect(await hide(world.videoId, "banned")).toMatchObject({
      status: 409,
      body: { code: "hide_limit", detail: "Вы уже скрыли 1000 видео — скрыть больше пока не получится" },
    });
    await world.db
      .deleteFrom("hidden_videos")
      .where("user_id", "=", Number(world.ids.banned))
      .where("track_id", "=", 2_000_001)
      .execute();
    expect(await hide(world.videoId, "banned")).toMatchObject({ status: 200, body: { hidden_count: 1000 } });
    expect((await hide(world.videoId, "banned")).status).toBe(200);
    await world.db.deleteFrom("hidden_videos").where("user_id", "=", Number(world.ids.banned)).execute();
  });

  it("need a person", async () => {
    expect((await hide(world.videoId, "guest")).status).toBe(401);
  });
});
