import { prepared } from "../../db/prepared.ts";
import type { ResourcesTable } from "../../db/schema.ts";
import { sql, type Selectable } from "kysely";
import type { Context } from "../../context.ts";
import { notFound } from "../../http/problems.ts";
import { cardColumns, videoCard } from "../shared/cards.ts";
import { ok, rowId, type Call, type Handler } from "../call.ts";
import { jsonColumn, pageLink, withMediaAddresses } from "../shared/format.ts";
import { notHidden } from "../shared/hidden-rows.ts";
import { liveTabs } from "./live-tabs.ts";
import { shelfCards, type ShelfPart } from "./shelf-items.ts";
import { listedFor } from "../video/video-access.ts";

type Resource = Selectable<ResourcesTable>;

/** Cards of a shelf's first page; a feed of one shelf is a grid, which fetches 30 (`feed.gridFetch`). */
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
  const link = (to: number): string =>
    pageLink(`/api/feed/grid/${resource.id}/`, { page: to, per_page: perPage, client: "wdp" });
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

const unfinishedOf = prepared((db, { userId, offset, count }: { userId: number; offset: number; count: number }) =>
  db
    .selectFrom("history as h")
    .innerJoin("videos as v", "v.track_id", "h.track_id")
    .innerJoin("channels as ch", "ch.id", "v.channel_id")
    .select(cardColumns)
    .where("h.user_id", "=", userId)
    .where("h.is_listed", "=", 1)
    .where("h.position", ">", 0)
    .where(sql<boolean>`h.position < v.duration * 0.97`)
    .where(listedFor(userId))
    .where(notHidden(userId))
    .orderBy("h.watched_ts", "desc")
    .orderBy("h.track_id")
    .limit(count)
    .offset(offset),
);

const continueItems = async (context: Context, userId: number, offset: number, count: number): Promise<unknown[]> =>
  (await unfinishedOf(context.db, { userId, offset, count })).map((row) => videoCard(context, row));

interface Page {
  readonly items: unknown[];
  /** How many items the shelf has in all. */
  readonly total: number;
}

/** One page of each shelf, by the shelf's id. */
async function pagesOf(
  call: Call,
  wanted: ReadonlyArray<{ resource: Resource; perPage: number }>,
  page: number,
): Promise<Map<number, Page>> {
  const pages = new Map<number, Page>();
  const parts: Array<ShelfPart & { total: number }> = [];
  for (const { resource, perPage } of wanted) {
    const offset = (page - 1) * perPage;
    if (resource.object_id !== continueWatching) {
      const limit = jsonColumn<{ limit?: number }>(resource.extra_params_json).limit ?? Infinity;
      const total = Math.min(resource.items_count, limit);
      parts.push({ resource, offset, count: Math.max(0, Math.min(perPage, total - offset)), total });
    } else if (call.user) {
      const items = await continueItems(call.context, call.user.id, offset, perPage + 1);
      pages.set(resource.id, { items: items.slice(0, perPage), total: offset + items.length });
    } else {
      pages.set(resource.id, { items: [], total: 0 });
    }
  }
  const cards = await shelfCards(call, parts);
  for (const { resource, total } of parts) pages.set(resource.id, { items: cards.get(resource.id) ?? [], total });
  return pages;
}

const feedBySlug = prepared((db, { slug }: { slug: string }) =>
  db.selectFrom("feeds").selectAll().where("slug", "=", slug),
);
const tabsOfFeed = prepared((db, { slug }: { slug: string }) =>
  db
    .selectFrom("feed_tabs")
    .select(["id", "slug", "name"])
    .where("feed_slug", "=", slug)
    .orderBy("order_number")
    .orderBy("id"),
);
const shelvesOfTab = prepared((db, { slug, tabId }: { slug: string; tabId: number | null }) =>
  db
    .selectFrom("resources")
    .selectAll()
    .where("feed_slug", "=", slug)
    .where("tab_id", tabId === null ? "is" : "=", tabId)
    .orderBy("order_number")
    .orderBy("id"),
);

/** Shelves for the other state of sign-in are not sent at all. */
const isFor = (call: Call, resource: Resource): boolean =>
  resource.is_logged_in === null || (resource.is_logged_in === 1) === (call.user !== undefined);

const perPageOf = (resource: Resource, alone: boolean): number =>
  alone && resource.object_id !== continueWatching ? gridPage : shelfPage;

export const getFeed: Handler = async (call) => {
  const { db } = call.context;
  const slug = call.params["slug"] ?? "";
  const [feed] = await feedBySlug(db, { slug });
  if (!feed) throw notFound();
  const tabs = await tabsOfFeed(db, { slug });
  const wanted = call.query["tab"] ?? "all";
  const tab = tabs.find((one) => one.slug === wanted);
  if (!tab && wanted !== "all") throw notFound();
  const resources = (await shelvesOfTab(db, { slug, tabId: tab?.id ?? null })).filter((resource) =>
    isFor(call, resource),
  );
  const alone = resources.length === 1;
  return ok({
    name: feed.name,
    slug: feed.slug,
    tabs: tabs.map(({ id, name, slug: tabSlug }) => ({ id: String(id), name, slug: tabSlug })),
    related_tv:
      feed.related_tv_json === null ? null : withMediaAddresses(call.context, jsonColumn(feed.related_tv_json)),
    related_person: feed.related_person_id === null ? null : { id: String(feed.related_person_id) },
    product: feed.product_id === null ? null : { id: String(feed.product_id) },
    resources: resources.map((resource) => shelfOf(resource, null)),
    resourcesPagination: Object.fromEntries(
      resources.map((resource) => [
        String(resource.id),
        pagination(resource, 1, perPageOf(resource, alone), resource.items_count),
      ]),
    ),
    carousel: feed.carousel_json === null ? null : withMediaAddresses(call.context, jsonColumn(feed.carousel_json)),
    products: [],
  });
};

const shelvesByIds = prepared((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom("resources as r")
    .selectAll("r")
    .select(({ selectFrom }) =>
      selectFrom("resources as other")
        .select((to) => to.fn.countAll<number>().as("n"))
        .whereRef("other.feed_slug", "=", "r.feed_slug")
        .whereRef("other.tab_id", "is not distinct from", "r.tab_id")
        .as("in_tab"),
    )
    .where("r.id", "in", ids),
);

/** Shelves in the order of their ids, each with the number of shelves that its tab has. */
async function findResources(call: Call, ids: readonly string[]) {
  const rows = await shelvesByIds(call.context.db, { ids: ids.map(rowId) });
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  return ids.flatMap((id) => byId.get(id) ?? []).filter((resource) => isFor(call, resource));
}

export const getFeedResources: Handler = async (call) => {
  const ids = [...new Set((call.params["ids"] ?? "").split(","))];
  const resources = await findResources(call, ids);
  const wanted = resources.map((resource) => ({ resource, perPage: perPageOf(resource, resource.in_tab === 1) }));
  const pages = await pagesOf(call, wanted, 1);
  const shelves: unknown[] = [];
  const paging: Record<string, unknown> = {};
  for (const { resource, perPage } of wanted) {
    const { items, total } = pages.get(resource.id) ?? { items: [], total: 0 };
    shelves.push({ ...shelfOf(resource, items), ...(await liveTabs(call, resource)) });
    paging[String(resource.id)] = pagination(resource, 1, perPage, total);
  }
  return ok({ resources: shelves, resourcesPagination: paging });
};

export const getFeedGrid: Handler = async (call) => {
  const [resource] = await findResources(call, [call.params["resourceId"] ?? ""]);
  if (!resource) throw notFound();
  const page = Number(call.query["page"] ?? 1);
  const perPage = Number(call.query["per_page"] ?? gridPage);
  const { items, total } = (await pagesOf(call, [{ resource, perPage }], page)).get(resource.id) ?? {
    items: [],
    total: 0,
  };
  return ok({ id: String(resource.id), items, pagination: pagination(resource, page, perPage, total) });
};
