import type { ResourcesTable, ShelfItemsTable } from "../db/schema.ts";
import { sql, type Selectable } from "kysely";
import type { Context } from "../http/options.ts";
import { notFound } from "../http/problems.ts";
import { cardColumns, channelCard, playlistCard, videoCard, type CardRow } from "./cards.ts";
import { ok, rowId, type Call, type Handler } from "./call.ts";
import { jsonColumn, pageLink, withMediaAddresses } from "./format.ts";
import { notHidden } from "./hidden-rows.ts";
import { liveTabs } from "./live-tabs.ts";

type Resource = Selectable<ResourcesTable>;
/** The columns of the card are null for what is no video, or for one that cannot be shown. */
type ItemRow = Omit<Selectable<ShelfItemsTable>, "resource_id"> & { [Column in keyof CardRow]: CardRow[Column] | null };

/** Cards of a shelf's first page; a feed of one shelf is a grid, which fetches 30 (B §9). */
const shelfPage = 10;
const gridPage = 30;
const continueWatching = "continue-watching";

function contentModel(kind: string): string {
  if (kind === "playlist" || kind === "userchannel" || kind === "person") return kind;
  return "video";
}

function shelfOf(resource: Resource, items: unknown[] | null): Record<string, unknown> {
  return {
    id: String(resource.id),
    name: resource.name,
    object_id: resource.object_id ?? String(resource.id),
    order_number: resource.order_number,
    ...(resource.site_url === null ? {} : { site_url: resource.site_url }),
    inline_widget: resource.inline_widget === 1,
    is_hiddable: resource.is_hiddable === 1,
    card_type: resource.content_type_model,
    items: items ?? [],
    isLoad: items !== null,
    content_type: { model: contentModel(resource.content_type_model) },
    extra_params: {
      ...jsonColumn<Record<string, unknown>>(resource.extra_params_json),
      ...(resource.is_logged_in === null ? {} : { is_logged_in: resource.is_logged_in === 1 }),
    },
  };
}

function pagination(resource: Resource, page: number, perPage: number, total: number): Record<string, unknown> {
  const link = (to: number): string => pageLink(`/api/feed/grid/${resource.id}/`, { page: to, per_page: perPage, client: "wdp" });
  const hasNext = page * perPage < total;
  const hasPrev = page > 1;
  return {
    hasNext,
    hasPrev,
    nextUrl: hasNext ? link(page + 1) : null,
    prevUrl: hasPrev ? link(page - 1) : null,
    page,
    nextPage: hasNext ? page + 1 : null,
    prevPage: hasPrev ? page - 1 : null,
    perPage,
  };
}

async function continueItems(context: Context, userId: number, offset: number, count: number): Promise<unknown[]> {
  const rows = await context.db
    .selectFrom("history as h")
    .innerJoin("videos as v", "v.track_id", "h.track_id")
    .innerJoin("channels as ch", "ch.id", "v.channel_id")
    .select(cardColumns)
    .where("h.user_id", "=", userId)
    .where("h.is_listed", "=", 1)
    .where("h.position", ">", 0)
    .where(sql<boolean>`h.position < v.duration * 0.97`)
    .where("v.state_code", "=", 0)
    .where(notHidden(userId))
    .orderBy("h.watched_ts", "desc")
    .orderBy("h.track_id")
    .limit(count)
    .offset(offset)
    .execute();
  return rows.map((row) => videoCard(context, row));
}

function itemCard(context: Context, row: ItemRow, kind: string): unknown {
  if (row.track_id !== null) return row.id === null ? undefined : videoCard(context, row as CardRow, kind);
  if (row.playlist_id !== null) return playlistCard(context, row.playlist_id, kind);
  if (row.channel_id !== null) return channelCard(context, row.channel_id, kind);
  return row.payload_json === null ? undefined : withMediaAddresses(context, jsonColumn(row.payload_json));
}

async function shelfItems({ context, user }: Call, resource: Resource, offset: number, count: number): Promise<unknown[]> {
  const rows = await context.db
    .selectFrom("shelf_items as s")
    .leftJoin("videos as v", (join) => join.onRef("v.track_id", "=", "s.track_id").on("v.state_code", "=", 0).on(notHidden(user?.id)))
    .leftJoin("channels as ch", "ch.id", "v.channel_id")
    .select(cardColumns)
    .select(["s.position", "s.track_id", "s.playlist_id", "s.payload_json"])
    .select((to) => to.fn.coalesce("s.channel_id", "v.channel_id").as("channel_id"))
    .where("s.resource_id", "=", resource.id)
    .where("s.position", ">=", offset)
    .where("s.position", "<", offset + count)
    .orderBy("s.position")
    .execute();
  const cards: unknown[] = [];
  for (const row of rows) cards.push(await itemCard(context, row, resource.content_type_model));
  return cards.filter((card) => card !== undefined);
}

/** One page of a shelf and how many items it has in all. */
async function pageOf(call: Call, resource: Resource, page: number, perPage: number): Promise<{ items: unknown[]; total: number }> {
  const offset = (page - 1) * perPage;
  if (resource.object_id !== continueWatching) {
    const limit = jsonColumn<{ limit?: number }>(resource.extra_params_json).limit ?? Infinity;
    const total = Math.min(resource.items_count, limit);
    return { items: await shelfItems(call, resource, offset, Math.max(0, Math.min(perPage, total - offset))), total };
  }
  if (!call.user) return { items: [], total: 0 };
  const items = await continueItems(call.context, call.user.id, offset, perPage + 1);
  return { items: items.slice(0, perPage), total: offset + items.length };
}

const feedResources = (context: Context, slug: string, tabId: number | null): Promise<Resource[]> =>
  context.db
    .selectFrom("resources")
    .selectAll()
    .where("feed_slug", "=", slug)
    .where("tab_id", tabId === null ? "is" : "=", tabId)
    .orderBy("order_number")
    .orderBy("id")
    .execute();

/** Shelves for the other state of sign-in are not sent at all. */
const isFor = (call: Call, resource: Resource): boolean => resource.is_logged_in === null || (resource.is_logged_in === 1) === (call.user !== undefined);

const perPageOf = (resource: Resource, alone: boolean): number => (alone && resource.object_id !== continueWatching ? gridPage : shelfPage);

export const getFeed: Handler = async (call) => {
  const { db } = call.context;
  const slug = call.params["slug"] ?? "";
  const feed = await db.selectFrom("feeds").selectAll().where("slug", "=", slug).executeTakeFirst();
  if (!feed) throw notFound();
  const tabs = await db.selectFrom("feed_tabs").select(["id", "slug", "name"]).where("feed_slug", "=", slug).orderBy("order_number").orderBy("id").execute();
  const wanted = call.query["tab"] ?? "all";
  const tab = tabs.find((one) => one.slug === wanted);
  if (!tab && wanted !== "all") throw notFound();
  const resources = (await feedResources(call.context, slug, tab?.id ?? null)).filter((resource) => isFor(call, resource));
  const alone = resources.length === 1;
  return ok({
    name: feed.name,
    slug: feed.slug,
    tabs: tabs.map(({ id, name, slug: tabSlug }) => ({ id: String(id), name, slug: tabSlug })),
    related_tv: feed.related_tv_json === null ? null : withMediaAddresses(call.context, jsonColumn(feed.related_tv_json)),
    related_person: feed.related_person_id === null ? null : { id: String(feed.related_person_id) },
    product: feed.product_id === null ? null : { id: String(feed.product_id) },
    resources: resources.map((resource) => shelfOf(resource, null)),
    resourcesPagination: Object.fromEntries(
      resources.map((resource) => [String(resource.id), pagination(resource, 1, perPageOf(resource, alone), resource.items_count)]),
    ),
    carousel: feed.carousel_json === null ? null : withMediaAddresses(call.context, jsonColumn(feed.carousel_json)),
    products: [],
  });
};

async function findResource(call: Call, id: string): Promise<Resource | undefined> {
  const row = await call.context.db.selectFrom("resources").selectAll().where("id", "=", rowId(id)).executeTakeFirst();
  return row && isFor(call, row) ? row : undefined;
}

async function isAlone(call: Call, { feed_slug: slug, tab_id: tabId }: Resource): Promise<boolean> {
  const rows = await call.context.db
    .selectFrom("resources")
    .select("id")
    .where("feed_slug", "=", slug)
    .where("tab_id", tabId === null ? "is" : "=", tabId)
    .limit(2)
    .execute();
  return rows.length === 1;
}

export const getFeedResources: Handler = async (call) => {
  const ids = [...new Set((call.params["ids"] ?? "").split(","))];
  const shelves: unknown[] = [];
  const paging: Record<string, unknown> = {};
  for (const id of ids) {
    const resource = await findResource(call, id);
    if (!resource) continue;
    const perPage = perPageOf(resource, await isAlone(call, resource));
    const { items, total } = await pageOf(call, resource, 1, perPage);
    shelves.push({ ...shelfOf(resource, items), ...(await liveTabs(call, resource)) });
    paging[String(resource.id)] = pagination(resource, 1, perPage, total);
  }
  return ok({ resources: shelves, resourcesPagination: paging });
};

export const getFeedGrid: Handler = async (call) => {
  const resource = await findResource(call, call.params["resourceId"] ?? "");
  if (!resource) throw notFound();
  const page = Number(call.query["page"] ?? 1);
  const perPage = Number(call.query["per_page"] ?? gridPage);
  const { items, total } = await pageOf(call, resource, page, perPage);
  return ok({ id: String(resource.id), items, pagination: pagination(resource, page, perPage, total) });
};
