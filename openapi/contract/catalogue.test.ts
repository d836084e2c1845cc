// @vitest-environment node
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formOf, textFile, webp } from "./forms.ts";
import { startWorld } from "./world.ts";
import type { TestCall, Person, World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world?.close());

const body = async <T>(request: TestCall): Promise<T> => (await world.ask(request)).body as T;

describe("a show", () => {
  interface Show {
    readonly seasons_count: number;
    readonly episodes_count: number;
    readonly seasons: readonly { readonly number: number; readonly episodes_count: number }[];
    readonly persons: readonly { readonly id: string; readonly role: string }[];
  }
  interface Episodes {
    readonly count: number;
    readonly results: readonly {
      readonly season: number;
      readonly episode: number;
      readonly type: number;
      readonly video: { readonly id: string };
    }[];
  }

  it("has its seasons, its people and all its episodes in order", async () => {
    const show = await body<Show>({ id: "getTvShow", path: { id: "502" } });
    expect(show.seasons.map(({ number, episodes_count: count }) => [number, count])).toEqual([
      [1, 8],
      [2, 6],
    ]);
    expect([show.seasons_count, show.episodes_count]).toEqual([2, 14]);
    const episodes = await body<Episodes>({ id: "listTvShowVideos", path: { id: "502" }, query: { type: "16" } });
    expect(episodes.count).toBe(14);
    expect(episodes.results.map(({ season, episode }) => season * 100 + episode)).toEqual([
      101, 102, 103, 104, 105, 106, 107, 108, 201, 202, 203, 204, 205, 206,
    ]);
    expect(await body({ id: "listTvShowVideos", path: { id: "502" }, query: { type: "17" } })).toEqual({
      results: [],
      count: 0,
    });
    for (const { id } of show.persons)
      expect(await body({ id: "getPerson", path: { id } })).toMatchObject({
        tv_shows: expect.arrayContaining([expect.objectContaining({ id: "502" })]),
      });
  });

  it("is named by the page of its episode, with the season", async () => {
    const [first] = (await body<Episodes>({ id: "listTvShowVideos", path: { id: "502" } })).results.slice(8);
    expect(await body({ id: "getVideoPage", path: { id: first?.video.id ?? "" } })).toMatchObject({
      video: { tv_show_id: "502" },
      currentSeason: 2,
      seasonsCount: 2,
      relatedData: { tv: { id: "502" } },
    });
  });

  it("leads to people whose videos come newest first, page after page", async () => {
    const person = await body<{ videos_count: number }>({ id: "getPerson", path: { id: "305" } });
    const seen: string[] = [];
    for (let page = 1; seen.length < person.videos_count && page < 5; page += 1) {
      const part = await body<{ results: { id: string; publication_ts: string }[]; has_next: boolean }>({
        id: "listPersonVideos",
        path: { id: "305" },
        query: { page: String(page) },
      });
      expect(part.results.map(({ publication_ts: ts }) => ts)).toEqual(
        part.results
          .map(({ publication_ts: ts }) => ts)
          .sort()
          .reverse(),
      );
      seen.push(...part.results.map(({ id }) => id));
      expect(part.has_next).toBe(seen.length < person.videos_count);
    }
    expect(new Set(seen).size).toBe(person.videos_count);
  });
});

describe("television", () => {
  interface Showing {
    readonly start_ts: string;
    readonly end_ts: string;
    readonly is_current: boolean;
  }
  interface Programme {
    readonly date: string;
    readonly current: Showing | null;
    readonly following: Showing | null;
    readonly items: readonly Showing[];
  }
  interface Broadcasts {
    readonly results: readonly {
      readonly video: { readonly id: string };
      readonly number: number | null;
      readonly category: { readonly id: string };
      readonly current: Showing | null;
      readonly items?: readonly Showing[];
    }[];
    readonly next: string | null;
    readonly has_next: boolean;
  }
  const channel = async (): Promise<string> =>
    world.text("SELECT v.id FROM tv_channels c JOIN videos v ON v.track_id = c.track_id WHERE c.number = 3");

  it("has a whole day of every channel without gaps, by programDate [TV-GUIDE-02]", async () => {
    const videoId = await channel();
    for (let day = 16; day <= 22; day += 1) {
      const programDate = `2026-11-${day}`;
      const { items, date } = await body<Programme>({ id: "getTvProgram", path: { videoId }, query: { programDate } });
      expect(date).toBe(programDate);
      expect(Date.parse(items[0]?.start_ts ?? "")).toBe(Date.parse(`${programDate}T00:00:00+03:00`));
      expect(Date.parse(items.at(-1)?.end_ts ?? "")).toBe(Date.parse(`${programDate}T00:00:00+03:00`) + 24 * 3_600_000);
      items.slice(1).forEach((item, at) => expect(item.start_ts).toBe(items[at]?.end_ts));
    }
  });

  it("says what is on now and what follows", async () => {
    const { current, following } = await body<Programme>({ id: "getTvProgram", path: { videoId: await channel() } });
    const now = Date.now();
    expect(Date.parse(current?.start_ts ?? "")).toBeLessThanOrEqual(now);
    expect(Date.parse(current?.end_ts ?? "")).toBeGreaterThan(now - 5000);
    expect(following?.start_ts).toBe(current?.end_ts);
  });

  it("moves with the server's clock: at the end of a programme the following one is on, in all of its views", async () => {
    const videoId = await channel();
    const at = (time: string): Promise<Programme> =>
      body<Programme>({ id: "getTvProgram", path: { videoId }, headers: { "x-kadr-clock": time } });
    const { current, following } = await at("2026-12-01T09:00:00Z");
    const later = await at(current?.end_ts ?? "");
    expect(later.current).toMatchObject({ start_ts: following?.start_ts, is_current: true });
    const info = await body<Broadcasts>({
      id: "listBroadcasts",
      query: { video_id: videoId },
      headers: { "x-kadr-clock": current?.end_ts ?? "" },
    });
    expect(info.results[0]?.current).toEqual(later.current);
    expect((await at("2026-12-31T21:30:00Z")).date).toBe("2027-01-01");
  });

  it("reads a date as YYYY-MM-DD or DD.MM.YYYY and refuses any other with the documented text [TV-GUIDE-01]", async () => {
    const path = { videoId: await channel() };
    for (const programDate of ["2026-11-21", "21.11.2026"])
      expect(await body({ id: "getTvProgram", path, query: { programDate } })).toMatchObject({ date: "2026-11-21" });
    for (const programDate of ["21-11-2026", "2026-02-30", "31.04.2026", "завтра", "2026-11-1"]) {
      expect(await world.ask({ id: "getTvProgram", path, query: { programDate } })).toMatchObject({
        status: 400,
        body: { fields: { programDate: "неверно указан формат даты для запроса тв-программы" } },
      });
    }
  });

  it("is asked for by category, day, page and video [TV-GUIDE-03]", async () => {
    const all = await body<Broadcasts>({
      id: "listBroadcasts",
      query: { tvprogramm: "true", programmDate: "2026-11-21", per_page: "5", page: "2" },
    });
    expect(all.results.map(({ number }) => number)).toEqual([6, 7, 8, 9, 10]);
    for (const { items } of all.results) expect(items?.length).toBeGreaterThan(8);
    expect(all.next).toContain("page=3");
    const history = await body<Broadcasts>({ id: "listBroadcasts", query: { category: "istoriya" } });
    expect(new Set(history.results.map(({ category }) => category.id)).size).toBe(1);
    expect(history.results[0]?.items).toBeUndefined();
    const videoId = await channel();
    expect((await body<Broadcasts>({ id: "listBroadcasts", query: { video_id: videoId } })).results).toMatchObject([
      { video: { id: videoId }, number: 3 },
    ]);
  });

  it("counts in its categories what each of them lists", async () => {
    const { results } = await body<{ results: { slug: string; count: number }[] }>({ id: "listLiveCategories" });
    expect(results.length).toBeGreaterThan(6);
    for (const { slug, count } of results)
      expect(
        (await body<Broadcasts>({ id: "listBroadcasts", query: { category: slug, per_page: "50" } })).results,
      ).toHaveLength(count);
  });

  it("has the day's schedule on the page of a channel", async () => {
    const page = await body<{ schedule: Showing[] }>({ id: "getVideoPage", path: { id: await channel() } });
    expect(page.schedule.filter((item) => item.is_current)).toHaveLength(1);
  });

  it("fills the tabs of the live shelf of home by category", async () => {
    const id = await world.text("SELECT id FROM resources WHERE object_id = 'live-by-topic'");
    const { resources } = await body<{
      resources: {
        extra_params: { widget_type: string };
        tabs: { id: string; name: string; childs: { id: string; is_livestream: boolean }[] }[];
      }[];
    }>({ id: "getFeedResources", path: { ids: id, kind: "items" } });
    const [shelf] = resources;
    expect(shelf?.extra_params.widget_type).toBe("live_by_topic");
    expect(shelf?.tabs.length).toBeGreaterThan(6);
    for (const tab of shelf?.tabs ?? []) {
      expect(tab.childs.length).toBeGreaterThan(0);
      expect(tab.childs.every((card) => card.is_livestream)).toBe(true);
    }
  });
});

describe("shorts", () => {
  interface Shorts {
    readonly results: readonly {
      readonly video: { readonly id: string; readonly origin_type: string };
      readonly playback: object | null;
    }[];
    readonly has_next: boolean;
  }

  it("begin with the asked one, are of origin rshorts, playable, and never come twice [SHORTS-PAGE-04]", async () => {
    const videoId = await world.text(
      "SELECT id FROM videos WHERE kind = 'shorts' AND state_code = 0 AND is_hidden = 0 ORDER BY hits LIMIT 1",
    );
    const seen: string[] = [];
    for (let page = 1; ; page += 1) {
      const part = await body<Shorts>({ id: "listShorts", query: { videoId, page: String(page) } });
      for (const { video, playback } of part.results) {
        expect(video.origin_type).toBe("rshorts");
        expect(playback).not.toBeNull();
        seen.push(video.id);
      }
      if (!part.has_next) break;
    }
    expect(seen[0]).toBe(videoId);
    expect(seen.length).toBeGreaterThan(40);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("are those of a topic, a channel or a show, where one is named", async () => {
    const [track, category, channelId] = (
      await world.text(
        "SELECT track_id || ',' || category_id || ',' || channel_id FROM videos WHERE kind = 'shorts' AND " +
          "state_code = 0 AND is_hidden = 0 ORDER BY track_id DESC LIMIT 1",
      )
    )
      .split(",")
      .map(Number) as [number, number, number];
    const id = await world.text("SELECT id FROM videos WHERE track_id = ?", track);
    await world.db.updateTable("videos").set({ tv_show_id: 502 }).where("track_id", "=", track).execute();
    const pages = async (query: Record<string, string>): Promise<string[]> =>
      (await body<Shorts>({ id: "listShorts", query })).results.map(({ video }) => video.id);
    const shelf = async (query: Record<string, string>): Promise<string[]> =>
      (await body<{ results: { video: { id: string } }[] }>({ id: "listShortsCategory", query })).results.map(
        ({ video }) => video.id,
      );
    const owners = async (ids: readonly string[], column: "category_id" | "channel_id") => [
      ...new Set(
        (
          await world.db
            .selectFrom("videos")
            .select(column)
            .where("id", "in", [...ids])
            .execute()
        ).map((row) => row[column]),
      ),
    ];
    for (const list of [pages, shelf]) {
      expect(await owners(await list({ categoryId: String(category) }), "category_id")).toEqual([category]);
      expect(await owners(await list({ channelId: String(channelId) }), "channel_id")).toEqual([channelId]);
      expect(await list({ tvShowId: "502" })).toEqual([id]);
    }
    await world.db.updateTable("videos").set({ tv_show_id: null }).where("track_id", "=", track).execute();
  });

  it("of a category come in the order of the seed; none is 204", async () => {
    const order = async (seed: string) =>
      (await body<{ results: { video: { id: string } }[] }>({ id: "listShortsCategory", query: { seed } })).results.map(
        ({ video }) => video.id,
      );
    expect(await order("7")).toEqual(await order("7"));
    expect(await order("7")).not.toEqual(await order("8"));
    expect(await world.ask({ id: "listShortsCategory", query: { categoryId: "404404" } })).toMatchObject({
      status: 204,
      text: "",
    });
  });
});

describe("a video", () => {
  it("keeps one vote a person, the last one, in its mean", async () => {
    const path = {
      id: await world.text(
        "SELECT id FROM videos WHERE state_code = 0 AND kind = 'video' AND track_id NOT IN (SELECT track_id FROM video_votes) ORDER BY track_id LIMIT 1",
      ),
    };
    const rate = (as: Person, rating: number) => body({ id: "setVideoRating", as, path, body: { rating } });
    expect(await body({ id: "getVideoRating", path })).toEqual({
      video_id: path.id,
      rating: null,
      votes_count: 0,
      my_rating: null,
    });
    await rate("viewer", 3);
    expect(await rate("viewer", 10)).toMatchObject({ rating: 10, votes_count: 1, my_rating: 10 });
    expect(await rate("author", 7)).toMatchObject({ rating: 8.5, votes_count: 2, my_rating: 7 });
    expect(await body({ id: "getVideoRating", as: "guest", path })).toMatchObject({ rating: 8.5, my_rating: null });
    expect(await body({ id: "getVideoPage", as: "viewer", path })).toMatchObject({
      rating: { rating: 8.5, votes_count: 2, my_rating: 10 },
    });
  });

  it("shows its new thumbnail at once everywhere, and forgets the former", async () => {
    const path = { id: world.videoId };
    const upload = (as: Person = "author", part = webp()) =>
      world.ask({ id: "uploadVideoThumbnail", as, path, ...formOf("file", part) });
    const first = (await upload()).body as { thumbnail_url: string };
    expect(first.thumbnail_url).toMatch(/^http:\/\/media\.kadr\.localhost:\d+\/uploads\/[0-9a-f]{32}\.webp$/);
    const second = (await upload()).body as { thumbnail_url: string };
    const file = (url: string): Promise<{ status: number; type: string; length: number }> =>
      new Promise((resolve, reject) => {
        const { port, pathname, host } = new URL(url);
        request({ host: "127.0.0.1", port, path: pathname, headers: { host } }, (response) => {
          let length = 0;
          response
            .on("data", (chunk: Buffer) => (length += chunk.length))
            .on("end", () =>
              resolve({ status: response.statusCode ?? 0, type: String(response.headers["content-type"]), length }),
            );
        })
          .on("error", reject)
          .end();
      });
    expect(await file(second.thumbnail_url)).toEqual({
      status: 200,
      type: "image/webp",
      length: webp().content.length,
    });
    expect((await file(first.thumbnail_url)).status).toBe(404);
    expect(await body({ id: "getVideoPage", path })).toMatchObject({ video: { thumbnail_url: second.thumbnail_url } });
    expect(await body({ id: "listPublicVideos", query: { id_list: world.videoId } })).toMatchObject({
      results: [{ thumbnail_url: second.thumbnail_url }],
    });
    expect((await upload("viewer")).status).toBe(403);
    expect(await upload("author", textFile)).toMatchObject({
      status: 400,
      body: { fields: { file: expect.any(String) } },
    });
    expect((await upload("author", webp(3_000_000))).status).toBe(413);
  });

  it("is among the public ones by its id, in the order asked; private and unknown ones are left out", async () => {
    const hidden = await world.text("SELECT id FROM videos WHERE is_hidden = 1 LIMIT 1");
    const other = await world.text(
      "SELECT id FROM videos WHERE state_code = 0 AND is_hidden = 0 AND id <> ? LIMIT 1",
      world.videoId,
    );
    const list = await body<{ results: { id: string }[] }>({
      id: "listPublicVideos",
      query: { id_list: [other, hidden, "unknown", world.videoId, other].join(",") },
    });
    expect(list.results.map(({ id }) => id)).toEqual([other, world.videoId]);
  });

  it("comes in the recommendations of main once, whatever the page", async () => {
    const seen: string[] = [];
    for (let page = 1; page <= 3; page += 1)
      seen.push(
        ...(
          await body<{ results: { id: string }[] }>({
            id: "listMainRecommendations",
            query: { page: String(page), limit: "15" },
          })
        ).results.map(({ id }) => id),
      );
    expect(seen).toHaveLength(45);
    expect(new Set(seen).size).toBe(45);
  });

  it("that streams takes a slot of its author; who has no channel has no slots", async () => {
    expect(await body({ id: "listOwnStreams", as: "viewer" })).toEqual({
      slots_total: 0,
      slots_used: 0,
      can_create: false,
      results: [],
    });
    expect(await body({ id: "listOwnStreams", as: "author" })).toMatchObject({ slots_total: expect.any(Number) });
  });
});

describe("an embedded card of the news", () => {
  const get = (url: string): Promise<{ status: number; text: string; policy: string }> =>
    new Promise((resolve, reject) => {
      const { port, pathname, search, host } = new URL(url);
      request({ host: "127.0.0.1", port, path: pathname + search, headers: { host } }, (response) => {
        let text = "";
        response
          .setEncoding("utf8")
          .on("data", (chunk: string) => (text += chunk))
          .on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              text,
              policy: String(response.headers["content-security-policy"]),
            }),
          );
      })
        .on("error", reject)
        .end();
    });

  it("stands on a shelf with its address, a page of the media host that speaks to the shell alone and looks as it is told", async () => {
    const shelf = await world.text("SELECT id FROM resources WHERE content_type_model = 'iframe'");
    const { resources } = await body<{
      resources: { items: { card_type: string; title: string; iframe_url: string }[] }[];
    }>({ id: "getFeedResources", path: { ids: shelf, kind: "items" } });
    const [card] = resources[0]?.items ?? [];
    expect(card).toMatchObject({
      card_type: "iframe",
      iframe_url: expect.stringMatching(/^http:\/\/media\.kadr\.localhost:\d+\/news\/[\w-]+\/$/),
    });
    const { shell } = world.sandbox.context.origins;
    const response = await get(
      `${card?.iframe_url}?hide-header=1&hide-footer=1&message=1&themeId=dark&parent=${encodeURIComponent(shell)}`,
    );
    expect(response).toMatchObject({ status: 200, policy: expect.stringContaining(`frame-ancestors ${shell}`) });
    expect(response.text).toContain(card?.title);
    expect(response.text).toContain('data-theme="dark"');
    expect(response.text).toContain("news.js");
    expect(response.text).not.toMatch(/<header>|<footer>/);
    const alone = await get(`${card?.iframe_url}?message=1&parent=http%3A%2F%2Fevil.example`);
    expect(alone.text).toMatch(/<header>.*<footer>/s);
    expect(alone.text).not.toContain("<script");
    expect((await get(`${card?.iframe_url.replace(/[^/]+\/$/, "net-takoy/")}`)).status).toBe(404);
  });
});

describe("a page", () => {
  it("has the branding that is on for its showcase", async () => {
    expect(await body({ id: "getBranding", query: { showcase: "home" } })).toMatchObject({
      result: { showcase: "home" },
    });
    // The one of every showcase is over.
    expect(await body({ id: "getBranding", query: { showcase: "audio" } })).toEqual({ result: null });
  });

  it("of a tab says its name and its address", async () => {
    const feed = await body<{ tabs: { id: string; name: string; slug: string }[] }>({
      id: "getFeed",
      path: { slug: "shows" },
    });
    expect(feed.tabs.map(({ slug }) => slug)).toEqual(["series", "tv", "children"]);
    const [tab] = feed.tabs;
    const meta = await body<{ title: string; canonical_url: string }>({
      id: "getTabMeta",
      path: { id: tab?.id ?? "" },
    });
    expect(meta.title).toContain("Сериалы");
    expect(meta.canonical_url).toContain("/feeds/shows/series/");
    expect(await body({ id: "getFeed", path: { slug: "shows" }, query: { tab: "series" } })).toMatchObject({
      resources: [{ name: "Сериалы" }, { name: "Все серии" }],
    });
  });
});
