import type { SQLInputValue } from "node:sqlite";
import type { FeedsTable, ResourcesTable, ShelfItemsTable } from "../db/schema.ts";
import type { Selectable } from "kysely";
import { one } from "../db/run.ts";
import type { Context } from "../http/options.ts";
import { notFound } from "../http/problems.ts";
import { cardColumns, channelCard, playlistCard, videoCard, type CardRow } from "./cards.ts";
import { ok, rowId, type Call, type Handler } from "./call.ts";
import { jsonColumn, pageLink, withMediaAddresses } from "./format.ts";

type Resource = Selectable<ResourcesTable>;
type ItemRow = Omit<Selectable<ShelfItemsTable>, "resource_id"> & Partial<CardRow>;

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

function continueItems(context: Context, userId: number, offset: number, count: number): unknown[] {
  const rows = context.db
    .prepare(
      `SELECT ${cardColumns} FROM history h JOIN videos v ON v.track_id = h.track_id JOIN channels ch ON ch.id = v.channel_id
       WHERE h.user_id = ? AND h.is_listed = 1 AND h.position > 0 AND h.position < v.duration * 0.97 AND v.state_code = 0
       ORDER BY h.watched_ts DESC LIMIT ? OFFSET ?`,
    )
    .all(userId, count, offset) as unknown as CardRow[];
  return rows.map((row) => videoCard(context, row));
}

function itemCard(context: Context, row: ItemRow, kind: string): unknown {
  if (row.track_id !== null) return row.id === undefined || row.id === null ? undefined : videoCard(context, row as CardRow, kind);
  if (row.playlist_id !== null) return playlistCard(context, row.playlist_id, kind);
  if (row.channel_id !== null && row.channel_id !== undefined) return channelCard(context, row.channel_id, kind);
  return row.payload_json === null ? undefined : withMediaAddresses(context, jsonColumn(row.payload_json));
}

function shelfItems(context: Context, resource: Resource, offset: number, count: number): unknown[] {
  const rows = context.db
    .prepare(
      `SELECT s.position, s.track_id, s.playlist_id, s.payload_json, ${cardColumns}, COALESCE(s.channel_id, v.channel_id) AS channel_id
       FROM shelf_items s LEFT JOIN videos v ON v.track_id = s.track_id AND v.state_code = 0 LEFT JOIN channels ch ON ch.id = v.channel_id
       WHERE s.resource_id = ? AND s.position >= ? AND s.position < ? ORDER BY s.position`,
    )
    .all(resource.id, offset, offset + count) as unknown as ItemRow[];
  return rows.map((row) => itemCard(context, row, resource.content_type_model)).filter((card) => card !== undefined);
}

/** One page of a shelf and how many items it has in all. */
function pageOf(call: Call, resource: Resource, page: number, perPage: number): { items: unknown[]; total: number } {
  const offset = (page - 1) * perPage;
  if (resource.object_id !== continueWatching) {
    const limit = jsonColumn<{ limit?: number }>(resource.extra_params_json).limit ?? Infinity;
    const total = Math.min(resource.items_count, limit);
    return { items: shelfItems(call.context, resource, offset, Math.max(0, Math.min(perPage, total - offset))), total };
  }
  if (!call.user) return { items: [], total: 0 };
  const items = continueItems(call.context, call.user.id, offset, perPage + 1);
  return { items: items.slice(0, perPage), total: offset + items.length };
}

function feedResources(context: Context, slug: string, tabId: number | null): Resource[] {
  const rows = context.db
    .prepare("SELECT * FROM resources WHERE feed_slug = ? AND tab_id IS ? ORDER BY order_number")
    .all(slug, tabId as SQLInputValue);
  return rows as unknown as Resource[];
}

/** Shelves for the other state of sign-in are not sent at all. */
const isFor = (call: Call, resource: Resource): boolean => resource.is_logged_in === null || (resource.is_logged_in === 1) === (call.user !== undefined);

const perPageOf = (resource: Resource, alone: boolean): number => (alone && resource.object_id !== continueWatching ? gridPage : shelfPage);

export const getFeed: Handler = (call) => {
  const { db } = call.context;
  const slug = call.params["slug"] ?? "";
  const feed = one(db, db.query.selectFrom("feeds").selectAll().where("slug", "=", slug)) as Selectable<FeedsTable> | undefined;
  if (!feed) throw notFound();
  const tabs = db.prepare("SELECT id, slug, name FROM feed_tabs WHERE feed_slug = ? ORDER BY order_number").all(slug) as Array<{ id: number; slug: string; name: string }>;
  const wanted = call.query["tab"] ?? "all";
  const tab = tabs.find((one) => one.slug === wanted);
  if (!tab && wanted !== "all") throw notFound();
  const resources = feedResources(call.context, slug, tab?.id ?? null).filter((resource) => isFor(call, resource));
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

function findResource(call: Call, id: string): Resource | undefined {
  const row = call.context.db.prepare("SELECT * FROM resources WHERE id = ?").get(rowId(id)) as unknown as Resource | undefined;
  return row && isFor(call, row) ? row : undefined;
}

export const getFeedResources: Handler = (call) => {
  const ids = [...new Set((call.params["ids"] ?? "").split(","))];
  const resources = ids.map((id) => findResource(call, id)).filter((resource) => resource !== undefined);
  const countInFeed = call.context.db.prepare("SELECT count(*) AS n FROM (SELECT 1 FROM resources WHERE feed_slug = ? AND tab_id IS ? LIMIT 2)");
  const loaded = resources.map((resource) => {
    const alone = (countInFeed.get(resource.feed_slug, resource.tab_id as SQLInputValue) as { n: number }).n === 1;
    const perPage = perPageOf(resource, alone);
    const { items, total } = pageOf(call, resource, 1, perPage);
    return { shelf: shelfOf(resource, items), paging: [String(resource.id), pagination(resource, 1, perPage, total)] as const };
  });
  return ok({ resources: loaded.map(({ shelf }) => shelf), resourcesPagination: Object.fromEntries(loaded.map(({ paging }) => paging)) });
};

export const getFeedGrid: Handler = (call) => {
  const resource = findResource(call, call.params["resourceId"] ?? "");
  if (!resource) throw notFound();
  const page = Number(call.query["page"] ?? 1);
  const perPage = Number(call.query["per_page"] ?? gridPage);
  const { items, total } = pageOf(call, resource, page, perPage);
  return ok({ id: String(resource.id), items, pagination: pagination(resource, page, perPage, total) });
};
