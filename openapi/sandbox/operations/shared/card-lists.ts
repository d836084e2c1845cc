import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Context } from "../../context.ts";
import { cardColumns, videoCard, type CardRow } from "./cards.ts";
import type { Call } from "../call.ts";
import { pageLink } from "./format.ts";

/** For the partial indexes too. */
export const onAir = sql<boolean>`v.kind in ('livestream', 'tv')`;
export const isShort = sql<boolean>`v.kind = 'shorts'`;

/** Videos that anyone may find in lists, joined as v with their channels as ch, with the columns of a card. */
export const listedVideos = (db: Db) =>
  db
    .selectFrom("videos as v")
    .innerJoin("channels as ch", "ch.id", "v.channel_id")
    .select(cardColumns)
    // Written out: the partial indexes are used for exactly these conditions.
    .where(sql<boolean>`v.state_code = 0 and v.is_hidden = 0`);

/** The listed videos of these track ids, in their order. */
export async function videosInOrder(db: Db, trackIds: readonly number[]) {
  if (trackIds.length === 0) return [];
  const rows = await listedVideos(db)
    .innerJoin("categories as c", "c.id", "v.category_id")
    .select(["v.track_id", "c.name as category_name", "c.url as category_url", "v.category_id"])
    .where("v.track_id", "in", [...trackIds])
    .execute();
  const byId = new Map(rows.map((row) => [row.track_id, row]));
  return trackIds.flatMap((id) => byId.get(id) ?? []);
}

export interface PageParams {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

/** Page and limit of a call, as its spec fills them in. */
export function pageParams(call: Call, limitName = "limit"): PageParams {
  const page = Number(call.query["page"] ?? 1);
  const limit = Number(call.query[limitName] ?? 20);
  return { page, limit, offset: (page - 1) * limit };
}

/** The paging members of a response; `rows` were asked for with one more than the limit. */
export function pagingOf(
  path: string,
  params: PageParams,
  rows: readonly unknown[],
  query: Record<string, string | number | undefined> = {},
) {
  const hasNext = rows.length > params.limit;
  return {
    has_next: hasNext,
    next: hasNext ? pageLink(path, { page: params.page + 1, ...query }) : null,
    page: params.page,
    per_page: params.limit,
  };
}

/** A CardsPage of rows that were asked for with one more than the limit. */
export function cardsPage(
  context: Context,
  path: string,
  params: PageParams,
  rows: readonly CardRow[],
  query: Record<string, string | number | undefined> = {},
  kind = "video",
) {
  return {
    results: rows.slice(0, params.limit).map((row) => videoCard(context, row, kind)),
    ...pagingOf(path, params, rows, query),
  };
}
