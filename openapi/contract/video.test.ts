// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SEED } from "../sandbox/seed/constants.ts";
import { send } from "./http.ts";
import { startWorld } from "./world.ts";
import type { TestCall, World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world?.close());

const body = async <T>(request: TestCall): Promise<T> => (await world.ask(request)).body as T;

describe("watching", () => {
  it("keeps the newest position, shows it in the history, forgets it on request; each person has their own", async () => {
    for (const position of [10, 42.0, 30])
      expect((await world.ask({ id: "saveVideoProgress", body: { video_id: world.videoId, position } })).status).toBe(
        204,
      );
    const map = await body<Record<string, number>>({ id: "getVideoProgress" });
    expect(map[world.videoId]).toBe(30);
    expect(await body({ id: "getVideoProgress", as: "guest" })).toEqual({});
    const history = await body<{ results: { video: { id: string } }[] }>({ id: "listHistory" });
    expect(history.results[0]?.video.id).toBe(world.videoId);

    expect((await world.ask({ id: "removeFromHistory", path: { id: world.videoId } })).status).toBe(204);
    expect((await world.ask({ id: "removeFromHistory", path: { id: world.videoId } })).status).toBe(404);
    // undone, twice: it stands as it stood
    for (let turn = 0; turn < 2; turn += 1)
      expect((await world.ask({ id: "restoreToHistory", path: { id: world.videoId } })).status).toBe(204);
    expect(await body({ id: "listHistory" })).toEqual(history);
    await world.ask({ id: "saveVideoProgress", body: { video_id: world.videoId, position: 5 } });
    expect((await world.ask({ id: "clearHistory" })).status).toBe(204);
    expect((await body<{ results: unknown[] }>({ id: "listHistory" })).results).toEqual([]);
  });

  it("takes a position of an earlier moment only where nothing was watched since, and none of the future", async () => {
    const save = (position: number, watched_ts?: string) =>
      world.ask({
        id: "saveVideoProgress",
        body: { video_id: world.videoId, position, ...(watched_ts && { watched_ts }) },
      });
    const left = async (): Promise<number | undefined> =>
      (await body<Record<string, number>>({ id: "getVideoProgress" }))[world.videoId];
    await save(20);
    await world.ask({ id: "removeFromHistory", path: { id: world.videoId } });
    expect((await save(11, "2020-01-01T00:00:00Z")).status).toBe(204);
    expect(await left()).toBe(20);
    // it was taken out after that moment, and stays out
    expect((await body<{ results: unknown[] }>({ id: "listHistory" })).results).toEqual([]);
    await save(12, "2999-01-01T00:00:00Z");
    expect(await left()).toBe(12);
    const { results } = await body<{ results: { watched_ts: string }[] }>({ id: "listHistory" });
    expect(Date.parse(results[0]?.watched_ts ?? "")).toBeLessThan(Date.parse("2900-01-01"));
    await save(13);
    expect(await left()).toBe(13);
  });

  it("counts a person's reaction once and gives it back", async () => {
    const votes = (): Promise<{ likes_number: number; dislikes_number: number }> =>
      body({ id: "getVideoVotes", path: { id: world.videoId } });
    const before = await votes();
    for (let i = 0; i < 2; i++)
      await world.ask({ id: "setVideoReaction", body: { videoId: world.videoId, reaction: "like" } });
    expect(await votes()).toEqual({ ...before, likes_number: before.likes_number + 1 });
    expect(await body({ id: "getVideoReaction", path: { id: world.videoId } })).toMatchObject({ reaction: "like" });
    await world.ask({ id: "setVideoReaction", body: { videoId: world.videoId, reaction: "dislike" } });
    expect(await votes()).toEqual({ ...before, dislikes_number: before.dislikes_number + 1 });
    await world.ask({ id: "removeVideoReaction", path: { id: world.videoId } });
    expect(await votes()).toEqual(before);
  });
});

describe("a video page", () => {
  it("carries all that the page needs at once [VIDEO-PAGE-13]", async () => {
    const page = await body<Record<string, unknown>>({
      id: "getVideoPage",
      path: { id: world.videoId },
      query: { playlist: "1" },
    });
    expect(Object.keys(page)).toEqual(
      expect.arrayContaining([
        "playlist",
        "schedule",
        "donations",
        "currentSeason",
        "seasonsCount",
        "relatedData",
        "recommendedVideos",
        "rating",
        "comments",
      ]),
    );
    expect(page["playlist"]).toMatchObject({ id: "1" });
    expect(page["recommendedVideos"]).not.toEqual([]);
  });

  it("is rated by a call and its rating read by another [VIDEO-PAGE-11]", async () => {
    const path = { id: world.videoId };
    for (const rating of [4, 9])
      expect((await world.ask({ id: "setVideoRating", path, body: { rating } })).status).toBe(200);
    expect(JSON.stringify(await body({ id: "getVideoRating", path }))).toContain("9");
  });
});

describe("a video that cannot be shown", () => {
  const responseTo = async (id: string, query: Record<string, string> = {}): Promise<unknown[]> => {
    const { status, body: said } = await world.ask({ id: "getVideoPage", path: { id }, query });
    const { code, detail } = said as { code: string; detail: string };
    return [status, code, detail];
  };
  const unavailable = "Видео недоступно";

  it.each([
    ["2042001", 404, "2042001", "Автор убрал это видео из открытого доступа"],
    ["2042002", 403, "2042002", unavailable],
    ["2042003", 404, "2042003", "Такого видео нет"],
    ["2042004", 403, "2042004", unavailable],
    ["2042005", 403, "2042005", unavailable],
    ["2042006", 403, "2042006", unavailable],
    ["2042007", 403, "2042007", unavailable],
    ["2042008", 403, "2042008", "Видео на модерации"],
    ["403", 403, "forbidden", unavailable],
    ["404", 404, "not_found", "Такого видео нет"],
  ] as const)("for %s answers %s with the code %s", async (state, ...response) => {
    expect(await responseTo(SEED.unavailable[state as unknown as keyof typeof SEED.unavailable])).toEqual(response);
  });

  it("tells a code that no document names, an unknown video and another track apart", async () => {
    expect(await responseTo(SEED.unknownCodeId)).toEqual([403, "2042999", unavailable]);
    expect(await responseTo("d".repeat(32))).toEqual([404, "2042003", "Такого видео нет"]);
    expect(await responseTo(SEED.movedId)).toEqual([410, "track_mismatch", "Видео перемещено"]);
    expect(await responseTo(world.videoId, { track_id: "999999999" })).toEqual([
      410,
      "track_mismatch",
      "Видео перемещено",
    ]);
  });

  it("has neither a preview nor votes, recommendations or words for the document", async () => {
    const path = { id: SEED.unavailable[2042004] };
    for (const id of [
      "getVideoPreview",
      "getVideoMeta",
      "getVideoVotes",
      "getVideoReaction",
      "listVideoRecommendations",
    ])
      expect((await world.ask({ id, path })).status, id).toBe(404);
  });
});

describe("a video in lists", () => {
  it("has a preview that plays, unless it is for grown-ups or live", async () => {
    const { preview_url: url } = await body<{ preview_url: string }>({
      id: "getVideoPreview",
      path: { id: SEED.demoVideoId },
    });
    expect(url).toMatch(/^http:\/\/media\.kadr\.localhost:\d+\/clips\/gory-rassvet\/\w+\.mp4$/);
    for (const id of [SEED.adultId, SEED.livestreamId])
      expect((await world.ask({ id: "getVideoPreview", path: { id } })).status).toBe(404);
  });

  it("has the words of its document", async () => {
    const meta = await body<Record<string, string>>({ id: "getVideoMeta", path: { id: SEED.demoVideoId } });
    expect(meta).toMatchObject({
      canonical_url: expect.stringContaining(`/video/${SEED.demoVideoId}/`),
      og_type: expect.stringContaining("video"),
    });
    expect(meta["title"]).toContain("Рассвет в горах");
    expect(await body({ id: "getVideoPage", path: { id: SEED.demoVideoId } })).toMatchObject({ metaData: meta });
  });
});

describe("a feed", () => {
  it("names its resources, gives their items five at a time, and pages through a grid by its links", async () => {
    const feed = await body<{ resources: { id: string; isLoad: boolean }[] }>({
      id: "getFeed",
      path: { slug: "home" },
    });
    expect(feed.resources.length).toBeGreaterThan(5);
    expect(feed.resources.every(({ isLoad }) => !isLoad)).toBe(true);
    const ids = feed.resources.slice(0, 5).map(({ id }) => id);
    const loaded = await body<{
      resources: { id: string; items: { id: string }[] }[];
      resourcesPagination: Record<string, { nextUrl: string | null }>;
    }>({ id: "getFeedResources", path: { ids: ids.join(","), kind: "items" } });
    expect(loaded.resources.map(({ id }) => id)).toEqual(ids);
    const further = Object.entries(loaded.resourcesPagination).find(([, { nextUrl }]) => nextUrl);
    if (!further) return;
    expect(further[1].nextUrl).toContain("client=wdp");
    const seen = new Set(loaded.resources.find(({ id }) => id === further[0])?.items.map(({ id }) => id));
    const page = await send(world.sandbox.port, {
      method: "GET",
      path: String(further[1].nextUrl).replace(/^(https?:\/\/[^/]+)?\/backend/, ""),
    });
    expect(page.status, page.text).toBe(200);
    const items = (page.body as { items: { id: string }[] }).items;
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter(({ id }) => seen.has(id))).toEqual([]);
  });

  it("of one shelf is a grid, which comes thirty at a time [FEED-LOAD-07]", async () => {
    const { resources } = await body<{ resources: { id: string }[] }>({ id: "getFeed", path: { slug: "fresh" } });
    expect(resources).toHaveLength(1);
    const id = resources[0]?.id ?? "";
    const first = await body<{
      resources: { items: { id: string }[] }[];
      resourcesPagination: Record<string, { nextUrl: string }>;
    }>({ id: "getFeedResources", path: { ids: id, kind: "items" } });
    expect(first.resources[0]?.items).toHaveLength(30);
    const page = await send(world.sandbox.port, {
      method: "GET",
      path: first.resourcesPagination[id]?.nextUrl.replace(/^(https?:\/\/[^/]+)?\/backend/, "") ?? "",
    });
    expect((page.body as { items: unknown[] }).items).toHaveLength(30);
  });

  it("answers 404 for a tab that it does not have [FEED-LOAD-06]", async () => {
    expect(await world.ask({ id: "getFeed", path: { slug: "home" }, query: { tab: "net-takoy" } })).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
  });
});

describe("a playlist", () => {
  it("gives 20 videos a page and the link of the next [PLAYLIST-PAGE-02]", async () => {
    const id = await world.text("SELECT id FROM playlists ORDER BY videos_count DESC LIMIT 1");
    const page = await body<{ items: unknown[]; per_page: number; next: string | null }>({
      id: "listPlaylistVideos",
      path: { id },
    });
    const all = Number(await world.text("SELECT videos_count FROM playlists WHERE id = ?", Number(id)));
    expect(page.per_page).toBe(20);
    expect(page.items).toHaveLength(Math.min(20, all));
    expect(page.next !== null).toBe(all > 20);
  });

  describe("of 250 videos, of which the fifth is hidden", () => {
    interface Videos {
      items: { id: string }[];
      next: string | null;
      previous: string | null;
      page: number;
    }
    const ids = (page: Videos): string[] => page.items.map(({ id }) => id);
    let all: string[];
    let listed: string[];
    const ask = (query: Record<string, string>): Promise<Videos> =>
      body({ id: "listPlaylistVideos", path: { id: "9001" }, query });
    const everyPage = async (query: Record<string, string> = {}): Promise<string[]> => {
      const seen: string[] = [];
      for (let page = 1; ; page += 1) {
        const answer = await ask({ ...query, page: String(page) });
        seen.push(...ids(answer));
        if (answer.next === null) return seen;
      }
    };
    beforeAll(async () => {
      const { db } = world;
      const sample = await db
        .selectFrom("videos")
        .selectAll()
        .where("id", "=", world.videoId)
        .executeTakeFirstOrThrow();
      const rows = Array.from({ length: 250 }, (_, at) => ({
        ...sample,
        track_id: 900_000 + at,
        id: `d${String(at).padStart(31, "0")}`,
        is_hidden: at === 4 ? 1 : 0,
      }));
      all = rows.map(({ id }) => id);
      listed = all.filter((_, at) => at !== 4);
      for (let from = 0; from < rows.length; from += 10)
        await db
          .insertInto("videos")
          .values(rows.slice(from, from + 10) as never)
          .execute();
      const playlist = await db.selectFrom("playlists").selectAll().limit(1).executeTakeFirstOrThrow();
      await db
        .insertInto("playlists")
        .values({ ...playlist, id: 9001, videos_count: 250 })
        .execute();
      await db
        .insertInto("playlist_items")
        .values(rows.map(({ track_id }, position) => ({ playlist_id: 9001, position, track_id })))
        .execute();
    });

    it("has each of them on one page only", async () => {
      expect(await everyPage()).toEqual(listed);
    });

    it("gives the page around a video, however far it stands, with links both ways", async () => {
      const page = await ask({ around: all[221] as string });
      expect([page.page, ids(page)]).toEqual([12, listed.slice(220, 240)]);
      expect([page.previous, page.next]).toEqual([
        expect.stringMatching(/\?page=11$/),
        expect.stringMatching(/\?page=13$/),
      ]);
      // one that is not in it
      expect((await ask({ around: world.videoId })).page).toBe(1);
    });

    it("gives another order of all of them by a seed, and the page around a video in it", async () => {
      const order = await everyPage({ shuffle: "7" });
      expect([...order].sort()).toEqual([...listed].sort());
      expect(order).not.toEqual(listed);
      const page = await ask({ shuffle: "7", around: order[130] as string });
      expect([page.page, ids(page)]).toEqual([7, order.slice(120, 140)]);
      expect(page.next).toMatch(/\?page=8&shuffle=7$/);
    });

    it("tells the neighbours of a video past the 200th with its page", async () => {
      const page = await body<{ playlistInfo: unknown }>({
        id: "getVideoPage",
        path: { id: all[230] as string },
        query: { playlist: "9001" },
      });
      expect(page.playlistInfo).toMatchObject({
        index: 229,
        next_url: expect.stringContaining(all[231] as string),
        previous_url: expect.stringContaining(all[229] as string),
      });
    });
  });
});

describe("the session", () => {
  it("ends with logout: the next call is a guest's", async () => {
    expect(await body({ id: "getProfile" })).toMatchObject({ id: world.ids.viewer });
    expect((await world.ask({ id: "logout" })).status).toBe(204);
    expect(await body({ id: "getProfile" })).toEqual({ id: null });
    world.forget("viewer");
  });

  it("changes only the fields that were sent", async () => {
    const before = await body<object>({ id: "getProfile" });
    expect(await body({ id: "updateProfile", body: { birth_date: "1994-04-12" } })).toEqual({
      ...before,
      birthdate: "1994-04-12",
    });
  });

  it("refuses a field that it does not change, instead of saying that it is saved", async () => {
    const before = await body<object>({ id: "getProfile" });
    const refused = await world.ask({
      id: "updateProfile",
      body: { first_name: "Другое Имя", phone_number: "+79990000000" },
    });
    expect(refused).toMatchObject({ status: 400, body: { fields: { phone_number: "Такое поле здесь не меняется" } } });
    expect(await body({ id: "getProfile" })).toEqual(before);
  });
});
