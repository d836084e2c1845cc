// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest";
import { examples } from "../../../client/examples.gen.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { small } from "../../testing/small-seed.ts";
import { smallForFile } from "../../testing/small-file.ts";
import type { Visitor } from "../../testing/visitor.ts";

const world = smallForFile();
const day = 86_400_000;
const carousel = {
  carouselType: "banner",
  banners: [{ id: "b1", target: "/feeds/kino/", target_blank: false, picture: "/images/sea-1.webp", title: "Кино" }],
};
/** A card of another kind, which a shelf holds whole. */
const whole = examples.getFeedResources.home.resources[0]?.items[0];

interface Shelf {
  readonly id: string;
  readonly name: string;
  readonly items: ReadonlyArray<Record<string, unknown>>;
  readonly isLoad: boolean;
  readonly content_type: { readonly model: string };
  readonly extra_params: Record<string, unknown>;
}
interface Feed {
  readonly name: string;
  readonly tabs: ReadonlyArray<{ readonly slug: string }>;
  readonly resources: readonly Shelf[];
  readonly resourcesPagination: Record<string, Record<string, unknown>>;
  readonly carousel: { readonly banners: ReadonlyArray<{ readonly picture: string }> } | null;
}
const feed = async (slug: string, query = "", who: Visitor = world.guest) =>
  (await who.call(`/feed/${slug}/${query}`)).json<Feed>();
const idsOf = ({ resources }: Feed) => resources.map(({ id }) => id);

beforeAll(async () => {
  const { query } = world;
  await insertRows(query, "feeds", [
    { slug: "kino", name: "Кино", carousel_json: JSON.stringify(carousel) },
    { slug: "one", name: "Одна полка", carousel_json: null },
  ]);
  await insertRows(query, "feed_tabs", [
    { id: 1, feed_slug: "kino", slug: "films", name: "Фильмы", order_number: 1 },
    { id: 2, feed_slug: "kino", slug: "series", name: "Сериалы", order_number: 2 },
  ]);
  const shelf = {
    feed_slug: "kino",
    tab_id: null,
    object_id: null,
    content_type_model: "video",
    items_count: 0,
    is_logged_in: null,
    extra_params_json: "{}",
  };
  const item = { track_id: null, playlist_id: null, channel_id: null, payload_json: null };
  await insertRows(query, "resources", [
    { ...shelf, id: 11, order_number: 1, name: "Всем" },
    { ...shelf, id: 12, order_number: 2, name: "Своим", is_logged_in: 1 },
    { ...shelf, id: 13, order_number: 3, name: "Гостям", is_logged_in: 0 },
    { ...shelf, id: 14, tab_id: 1, order_number: 1, name: "Новинки", extra_params_json: '{"a":1}' },
    { ...shelf, id: 15, order_number: 4, name: "Всякое", content_type_model: "playlist", items_count: 5 },
    { ...shelf, id: 16, feed_slug: "one", order_number: 1, name: "Сетка", items_count: 40 },
  ]);
  await insertRows(query, "shelf_items", [
    { ...item, resource_id: 15, position: 0, playlist_id: 1 },
    { ...item, resource_id: 15, position: 1, channel_id: small.author.id },
    {
      resource_id: 15,
      position: 2,
      payload_json: JSON.stringify({ ...whole, id: "whole", thumbnail_url: "/images/sea-2.webp" }),
    },
    { ...item, resource_id: 15, position: 3, track_id: 1 },
    { ...item, resource_id: 15, position: 4, track_id: 30 },
    ...Array.from({ length: 29 }, (_, at) => ({ ...item, resource_id: 16, position: at, track_id: at + 1 })),
  ]);
});

describe("a feed", () => {
  it("has its name, its tabs, and the shelves of the tab that is asked for", async () => {
    const main = await feed("kino");
    expect([main.name, main.tabs.map(({ slug }) => slug)]).toEqual(["Кино", ["films", "series"]]);
    expect(idsOf(main)).toEqual(["11", "13", "15"]);
    expect([idsOf(await feed("kino", "?tab=all")), idsOf(await feed("kino", "?tab=films"))]).toEqual([
      ["11", "13", "15"],
      ["14"],
    ]);
    expect((await world.guest.call("/feed/kino/?tab=nothing")).status).toBe(404);
    expect((await world.guest.call("/feed/nothing/")).status).toBe(404);
  });

  it("has shelves for who is signed in, and others for guests", async () => {
    const viewer = await world.signIn(small.viewer.email);
    expect(idsOf(await feed("kino", "", viewer))).toEqual(["11", "12", "15"]);
    const [own] = (await feed("kino", "?tab=films")).resources;
    expect([own?.extra_params, (await feed("kino")).resources[1]?.extra_params]).toEqual([
      { a: 1 },
      { is_logged_in: false },
    ]);
  });

  it("has a carousel where it has one, with pictures of the media host", async () => {
    expect((await feed("home")).carousel).toBeNull();
    expect((await feed("kino")).carousel?.banners).toEqual([
      expect.objectContaining({ picture: `${world.sandbox.context.origins.media}/images/sea-1.webp` }),
    ]);
  });
});

describe("a shelf", () => {
  const shelves = async (ids: string) => (await world.guest.call(`/resources/${ids}/items/`)).json<Feed>();

  it("has cards of each kind, and none of a video that nobody may see", async () => {
    const [shelf] = (await shelves("15")).resources;
    expect(shelf?.isLoad).toBe(true);
    expect(shelf?.items).toMatchObject([
      { id: "1", card_type: "playlist", title: "Весь Байкал" },
      { id: String(small.author.id), card_type: "playlist", name: "Автор" },
      { id: "whole", thumbnail_url: `${world.sandbox.context.origins.media}/images/sea-2.webp` },
      { id: small.video, card_type: "playlist" },
    ]);
  });

  it("of several come in the order asked for, each once; one that is not there is left out", async () => {
    expect(idsOf(await shelves("15,11,15,999"))).toEqual(["15", "11"]);
  });

  it("that stands alone in its feed is a grid of thirty, page by page", async () => {
    const { resources, resourcesPagination } = await shelves("16");
    expect([resources[0]?.items.length, resourcesPagination["16"]]).toEqual([
      29,
      expect.objectContaining({ perPage: 30, hasNext: true, nextPage: 2, hasPrev: false, prevUrl: null }),
    ]);
    expect((await shelves("11")).resourcesPagination["11"]).toMatchObject({
      perPage: 10,
      hasNext: false,
      nextUrl: null,
    });
    const grid = async (query: string) =>
      (await world.guest.call(`/api/feed/grid/16/${query}`)).json<{
        items: unknown[];
        pagination: Record<string, unknown>;
      }>();
    const second = await grid("?page=2&per_page=10");
    expect([second.items.length, second.pagination]).toEqual([
      10,
      expect.objectContaining({ page: 2, hasNext: true, hasPrev: true, nextPage: 3, prevPage: 1 }),
    ]);
    expect((await grid("?page=4&per_page=10")).pagination).toMatchObject({ hasNext: false, nextPage: null });
    expect((await world.guest.call("/api/feed/grid/999/")).status).toBe(404);
  });
});

describe("the branding of a showcase", () => {
  const best = async (query: string) =>
    (await world.guest.call(`/api/promo/branding/best/${query}`)).json<{ result: Record<string, unknown> | null }>()
      .result;

  it("is its own before that of every one, while it runs", async () => {
    expect(await best("?type=catalog&showcase=kino")).toBeNull();
    const now = Date.now();
    const row = {
      type: "catalog",
      showcase: null,
      title: "Всем",
      picture: "/images/sea-1.webp",
      picture_mobile: null,
      background_color: "#000000",
      text_color: "#ffffff",
      url: "/feeds/kino/",
      target_blank: 0,
      start_ts: now - day,
      end_ts: null,
      order_number: 1,
    } as const;
    await insertRows(world.query, "brandings", [
      row,
      {
        ...row,
        title: "Кино",
        showcase: "kino",
        picture_mobile: "/images/sea-2.webp",
        end_ts: now + day,
        target_blank: 1,
      },
      { ...row, title: "Прошла", showcase: "music", end_ts: now - 1 },
      { ...row, title: "Будет", showcase: "music", start_ts: now + day },
    ]);
    const { media } = world.sandbox.context.origins;
    expect(await best("?type=catalog&showcase=kino")).toMatchObject({
      title: "Кино",
      showcase: "kino",
      picture: `${media}/images/sea-1.webp`,
      picture_mobile: `${media}/images/sea-2.webp`,
      target_blank: true,
      end_ts: new Date(now + day).toISOString(),
    });
    const everywhere = await best("?type=catalog");
    expect(everywhere).toMatchObject({ title: "Всем", showcase: null, target_blank: false, end_ts: null });
    expect(everywhere).not.toHaveProperty("picture_mobile");
    expect((await best("?type=catalog&showcase=music"))?.["title"]).toBe("Всем");
  });
});
