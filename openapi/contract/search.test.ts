// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../sandbox/db/dialect.ts";
import { indexEverything, indexVideos } from "../sandbox/search/documents.ts";
import type { Sandbox } from "../sandbox/server.ts";
import { small, smallSeed } from "../sandbox/testing/small-seed.ts";
import type { Visitor } from "../sandbox/testing/visitor.ts";
import { startSmallWorld, type SmallWorld } from "./small.ts";

const day = 86_400_000;
const hex = (n: number): string => n.toString(16).padStart(32, "a");

interface Spec {
  n: number;
  title: string;
  description?: string;
  hits: number;
  duration?: number;
  kind?: "video" | "shorts";
  age?: number;
  state?: number;
  hidden?: 0 | 1;
}

const videos: readonly Spec[] = [
  { n: 1, title: "Лодка своими руками", hits: 500, duration: 2700, age: 40 },
  { n: 2, title: "Ремонт лодок зимой", hits: 90_000, duration: 100, age: 3 },
  { n: 3, title: "Рыбалка на озере", description: "Беру лодку и снасти", hits: 1_000_000, duration: 600, age: 400 },
  { n: 4, title: "Моторные лодки", hits: 700, duration: 600, state: 2042001, age: 2 },
  { n: 5, title: "Тайная лодка", hits: 700, duration: 600, hidden: 1, age: 2 },
  { n: 6, title: "Ёлка из картона", hits: 30, duration: 300, age: 1 },
  { n: 7, title: "Привет из деревни", hits: 40, duration: 300, age: 1 },
  { n: 8, title: "Лодка за минуту", hits: 20, duration: 20, kind: "shorts", age: 0.5 },
  { n: 9, title: "Руками не трогать", hits: 10, duration: 300, age: 1 },
];

async function seed(db: Db): Promise<void> {
  await smallSeed(db);
  const now = Date.now();
  for (const {
    n,
    title,
    description = "",
    hits,
    duration = 600,
    kind = "video",
    age = 10,
    state = 0,
    hidden = 0,
  } of videos) {
    const time = now - age * day;
    await db
      .insertInto("videos")
      .values({
        track_id: 1000 + n,
        id: hex(n),
        channel_id: small.author.id,
        category_id: 1,
        kind,
        origin_type: kind === "shorts" ? "rshorts" : "rtb",
        title,
        description,
        duration,
        hits,
        created_ts: time,
        publication_ts: time,
        last_update_ts: time,
        state_code: state,
        is_hidden: hidden,
      })
      .execute();
  }
  const show = {
    kind_id: 1,
    kind_name: "Сериал",
    description: "Шесть серий о верфи",
    picture: "/images/sea-1.webp",
    poster: null,
    pg_age: 12,
    genres_json: "[]",
    countries_json: "[]",
    year_start: 2024,
    channel_id: small.author.id,
  } as const;
  await db
    .insertInto("tv_shows")
    .values({ id: 7, name: "Лодочный двор", ...show })
    .execute();
  await db
    .insertInto("tv_episodes")
    .values([1, 2].map((season) => ({ show_id: 7, type_id: 16, season, episode: 1, track_id: season })))
    .execute();
  await indexEverything(db);
}

let world: SmallWorld;
let sandbox: Sandbox;
let guest: Visitor;
beforeAll(async () => {
  world = await startSmallWorld({ seedWith: seed });
  ({ sandbox, guest } = world);
}, 60_000);
afterAll(() => world?.close());

interface Page {
  results: Array<{ id: string; title: string }>;
  has_next: boolean;
  next: string | null;
  corrected_query: string | null;
}

async function titles(
  query: string,
  more: Record<string, string> = {},
  path = "/api/search/video/",
): Promise<string[]> {
  const reply = await guest.call(`${path}?${new URLSearchParams({ query, ...more })}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.json<Page>().results.map(({ title }) => title);
}

describe("search for videos", () => {
  it("finds every form of a word, in titles first, then in descriptions, each by views; never what is hidden or gone", async () => {
    expect(await titles("лодку")).toEqual([
      "Ремонт лодок зимой",
      "Лодка своими руками",
      "Лодка за минуту",
      "Рыбалка на озере",
    ]);
  });

  it("puts the title that was typed whole before all", async () => {
    expect((await titles("Лодка за минуту"))[0]).toBe("Лодка за минуту");
    expect(await titles("рука ЛОДКА")).toEqual(["Лодка своими руками"]);
  });

  it("takes е for ё and small letters for capitals", async () => {
    expect(await titles("ЕЛКИ")).toEqual(["Ёлка из картона"]);
    expect(await titles("ёлкой")).toEqual(["Ёлка из картона"]);
  });

  it("tries the other keyboard layout when nothing was found, says so, and leaves it when asked to [SEARCH-LINE-13]", async () => {
    const corrected = (await guest.call(`/api/search/video/?query=${encodeURIComponent("ghbdtn")}`)).json<Page>();
    expect(corrected).toMatchObject({ corrected_query: "привет", results: [{ title: "Привет из деревни" }] });
    const asTyped = (await guest.call(`/api/search/video/?query=ghbdtn&autocorrect=false`)).json<Page>();
    expect(asTyped).toMatchObject({ corrected_query: null, results: [] });
  });

  it("is narrowed and put in order by filters", async () => {
    expect(await titles("лодка", { duration: "long" })).toEqual(["Лодка своими руками"]);
    expect(await titles("лодка", { duration: "short", content_type: "video" })).toEqual(["Ремонт лодок зимой"]);
    expect(await titles("лодка", { created: "week" })).toEqual(["Ремонт лодок зимой", "Лодка за минуту"]);
    expect(await titles("лодка", { created: "year", sort_by: "date_added_desc" })).toEqual([
      "Лодка за минуту",
      "Ремонт лодок зимой",
      "Лодка своими руками",
    ]);
    expect(await titles("лодка", { sort_by: "views_desc" })).toEqual([
      "Рыбалка на озере",
      "Ремонт лодок зимой",
      "Лодка своими руками",
      "Лодка за минуту",
    ]);
    // of all that is found, not of a page of it
    expect(await titles("лодка", { sort_by: "views_desc", per_page: "1" })).toEqual(["Рыбалка на озере"]);
    expect(await titles("лодка", { sort_by: "duration_desc" })).toEqual([
      "Лодка своими руками",
      "Рыбалка на озере",
      "Ремонт лодок зимой",
      "Лодка за минуту",
    ]);
  });

  it("pages without gaps and repeats by the links of the responses", async () => {
    const seen: string[] = [];
    let next: string | null = `/backend/api/search/video/?query=${encodeURIComponent("видео")}&per_page=7`;
    for (let pages = 0; next !== null && pages < 10; pages += 1) {
      const page: Page = (await guest.request(next)).json<Page>();
      seen.push(...page.results.map(({ id }) => id));
      expect(page.has_next).toBe(page.next !== null);
      next = page.next;
    }
    expect(seen).toHaveLength(29);
    expect(new Set(seen).size).toBe(29);
    expect(seen[0]).toBe("29".padStart(32, "0"));
  });

  it("stays inside a channel that is named [CHANNEL-PAGE-06]", async () => {
    expect(await titles("лодка", { author_ids: String(small.author.id) })).toHaveLength(4);
    expect(await titles("лодка", { author_ids: "999" })).toEqual([]);
  });

  it("in its third version adds what holds some of the words", async () => {
    expect(await titles("лодка руками", {}, "/api/v3/search/video/")).toEqual([
      "Лодка своими руками",
      "Рыбалка на озере",
      "Ремонт лодок зимой",
      "Лодка за минуту",
      "Руками не трогать",
    ]);
  });

  it("leaves out what the person who asks hid, and fills the page all the same", async () => {
    const other = await world.signIn(small.other.email);
    const ask = async () =>
      (await other.call(`/api/search/video/?query=${encodeURIComponent("лодка")}&per_page=2`)).json<Page>();
    await sandbox.context.database.write((db) =>
      db
        .insertInto("hidden_videos")
        .values({ user_id: small.other.id, track_id: 1002, source_type: null, created_ts: 0 })
        .execute(),
    );
    expect((await ask()).results.map(({ title }) => title)).toEqual(["Лодка своими руками", "Лодка за минуту"]);
    expect((await titles("лодка", { per_page: "2" }))[0]).toBe("Ремонт лодок зимой");
    await sandbox.context.database.write((db) =>
      db.deleteFrom("hidden_videos").where("user_id", "=", small.other.id).execute(),
    );
    await sandbox.context.database.write((db) =>
      db.deleteFrom("search_history").where("user_id", "=", small.other.id).execute(),
    );
  });

  it("takes signs, quotes and operators for what separates words", async () => {
    for (const query of [
      'лодка" OR "',
      "лодка*",
      "NEAR(лодка)",
      "title:лодка -",
      "'; drop table videos; --",
      "%_",
      "👍",
      "\u0000",
    ]) {
      expect((await guest.call(`/api/search/video/?query=${encodeURIComponent(query)}`)).status, query).toBe(200);
    }
    expect(await titles('"лодка" ремонт)')).toEqual(["Ремонт лодок зимой"]);
  });

  it("finds shorts apart, 36 a page [SEARCH-LINE-09]", async () => {
    const page = (await guest.call(`/api/search/shorts?query=${encodeURIComponent("лодки")}`)).json<
      Page & { per_page: number }
    >();
    expect(page).toMatchObject({ per_page: 36, results: [{ title: "Лодка за минуту", card_type: "shorts" }] });
  });

  it("knows a new title at once and forgets the old one", async () => {
    await sandbox.context.database.write(async (db) => {
      await db.updateTable("videos").set({ title: "Катамаран из бутылок" }).where("track_id", "=", 1009).execute();
      await indexVideos(db, [1009]);
    });
    expect(await titles("катамараны")).toEqual(["Катамаран из бутылок"]);
    expect(await titles("трогать")).toEqual([]);
    await sandbox.context.database.write(async (db) => {
      await db.updateTable("videos").set({ state_code: 404 }).where("track_id", "=", 1009).execute();
      await indexVideos(db, [1009]);
    });
    expect(await titles("катамаран")).toEqual([]);
  });
});

describe("cards and suggestions", () => {
  it("finds channels and playlists, all together or one kind", async () => {
    const cards = async (more: Record<string, string>) =>
      (await guest.call(`/api/search/combined/cards/list?${new URLSearchParams(more)}`)).json<{
        results: Array<Record<string, unknown>>;
      }>().results;
    expect(await cards({ query: "байкала" })).toEqual([
      expect.objectContaining({
        content_type: "playlist",
        id: "1",
        video_count: 3,
        is_official: false,
        absolute_url: "/plst/1/",
      }),
    ]);
    expect(await cards({ query: "автор" })).toEqual([
      expect.objectContaining({ content_type: "userchannel", id: String(small.author.id), video_count: 30 }),
    ]);
    expect(await cards({ query: "автор", content_type: "playlist" })).toEqual([]);
    expect(await cards({ query: "верфи", content_type: "tv" })).toEqual([
      expect.objectContaining({ content_type: "tv", id: "7", name: "Лодочный двор", video_count: 2 }),
    ]);
  });

  it("names the shows that begin so, with the address of each [SEARCH-LINE-06]", async () => {
    const { tv } = (await guest.call(`/api/search/autocomplete/?query=${encodeURIComponent("лод")}`)).json<{
      tv: unknown[];
    }>();
    expect(tv).toEqual([
      expect.objectContaining({
        id: "7",
        name: "Лодочный двор",
        type: "Сериал",
        seasons_count: 2,
        url: "/metainfo/tv/7",
        poster: null,
      }),
    ]);
  });

  it("completes what has begun, on the wrong layout too", async () => {
    const values = async (query: string) =>
      (await guest.call(`/api/search/autocomplete/?query=${encodeURIComponent(query)}`))
        .json<{ video: Array<{ value: string }> }>()
        .video.map(({ value }) => value);
    expect(await values("ло")).toEqual(["лодка своими руками", "ремонт лодок зимой"]);
    expect((await values("ремонт ло"))[0]).toBe("ремонт лодок зимой");
    expect(await values("hs,")).toEqual(["рыбалка на озере"]);
    expect(await values("ъъъ")).toEqual([]);
    expect(await values("video")).toEqual([]);
  });

  it("takes letters that are younger than the database", async () => {
    const young = "лодка \u{1e298}\u19b5\u0cde";
    for (const address of ["autocomplete/", "video/", "combined/cards/list", "shorts"])
      expect((await guest.call(`/api/search/${address}?query=${encodeURIComponent(young)}`)).status).toBe(200);
  });
});

describe("the search history", () => {
  it("keeps what a person searched for, newest first, each once, and lets one go by its hash [SEARCH-LINE-08]", async () => {
    const viewer = await world.signIn(small.viewer.email);
    const other = await world.signIn(small.other.email);
    const list = async (who: Visitor) =>
      (await who.call("/api/v2/search/history/")).json<{
        results: Array<{ hash: string; title: string; removed: boolean }>;
      }>().results;
    for (const query of ["лодки", "елка", "ЛОДКИ", "привет"])
      await viewer.call(`/api/search/video/?query=${encodeURIComponent(query)}`);
    // Neither later pages nor the search inside a channel are searches of their own.
    await viewer.call(`/api/search/video/?query=${encodeURIComponent("видео")}&page=2`);
    await viewer.call(`/api/search/video/?query=${encodeURIComponent("видео")}&author_ids=${small.author.id}`);
    const before = await list(viewer);
    expect(before.map(({ title }) => title)).toEqual(["привет", "ЛОДКИ", "елка"]);
    expect(await list(other)).toEqual([]);
    const hash = before[1]?.hash ?? "";
    expect((await other.call(`/api/v2/search/history/${hash}`, { method: "DELETE" })).status).toBe(404);
    expect((await viewer.call(`/api/v2/search/history/${hash}?userId=5`, { method: "DELETE" })).status).toBe(204);
    expect((await viewer.call(`/api/v2/search/history/${hash}`, { method: "DELETE" })).status).toBe(404);
    expect((await list(viewer)).map(({ title }) => title)).toEqual(["привет", "елка"]);
    expect((await guest.call("/api/v2/search/history/")).status).toBe(401);
  });
});
