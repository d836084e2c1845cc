import { sql, type RawBuilder } from "kysely";
import { prepared } from "../../db/prepared.ts";
import type { Context } from "../../context.ts";
import { invalid } from "../../http/problems.ts";
import { selectComments, type CommentRow } from "./comment-rows.ts";

export type CommentSort = "popular" | "date_added_desc";
/** latest reads later in the list, earliest reads earlier in it; never by time. */
export type Direction = "latest" | "earliest";

/** A place in a list between two comments: the sort key of the comment beside it. Stays right when that comment is deleted. */
export interface Place {
  readonly popularity: number;
  readonly id: number;
}

/** One direction of a list: what lies after a place, and in which order. */
interface Way {
  readonly after: (place: Place) => RawBuilder<boolean>;
  readonly order: RawBuilder<unknown>;
}

/** A list that can be paged through: the comments of a video in one order, or the replies of one comment. */
export interface CommentList {
  readonly order: CommentSort | "replies";
  /** The video's track or the comment. */
  readonly of: number;
}

export const rootsOf = (trackId: number, order: CommentSort): CommentList => ({ order, of: trackId });
/** Replies come oldest first, whatever the order of the list. */
export const repliesOf = (parentId: number): CommentList => ({ order: "replies", of: parentId });

/** How the lists of one order are read. */
interface Reading {
  readonly where: (of: number) => RawBuilder<boolean>;
  readonly later: Way;
  readonly earlier: Way;
}

const newer: Way = { after: ({ id }) => sql`c.id > ${id}`, order: sql`c.id` };
const older: Way = { after: ({ id }) => sql`c.id < ${id}`, order: sql`c.id desc` };

// The condition repeats the partial index to the letter, so that it is used.
const isRoot = (
  trackId: number,
): RawBuilder<boolean> => sql`c.track_id = ${trackId} and c.parent_id is null and c.state = 0
    and c.id <> coalesce((select comment_id from pins where track_id = ${trackId}), 0)`;

export const readings: Readonly<Record<CommentList["order"], Reading>> = {
  popular: {
    where: isRoot,
    later: {
      after: ({ popularity, id }) => sql`(c.popularity, c.id) < (${popularity}, ${id})`,
      order: sql`c.popularity desc, c.id desc`,
    },
    earlier: {
      after: ({ popularity, id }) => sql`(c.popularity, c.id) > (${popularity}, ${id})`,
      order: sql`c.popularity, c.id`,
    },
  },
  date_added_desc: { where: isRoot, later: older, earlier: newer },
  replies: {
    where: (parentId) => sql`c.parent_id = ${parentId} and c.parent_id is not null and c.state = 0`,
    later: newer,
    earlier: older,
  },
};

interface ReadParams extends Partial<Place> {
  readonly of: number;
  readonly limit: number;
}

/** The place of a query that reads on from one. */
const placeIn = ({ popularity, id }: ReadParams): Place | undefined =>
  popularity === undefined || id === undefined ? undefined : { popularity, id };

const rowsOf = (order: CommentList["order"], way: "later" | "earlier") =>
  prepared((db, params: ReadParams) => {
    const { where, [way]: one } = readings[order];
    const place = placeIn(params);
    const rows = selectComments(db).where(where(params.of)).orderBy(one.order).limit(params.limit);
    return place ? rows.where(one.after(place)) : rows;
  });

const both = (order: CommentList["order"]) => ({ later: rowsOf(order, "later"), earlier: rowsOf(order, "earlier") });
const queries = {
  popular: both("popular"),
  date_added_desc: both("date_added_desc"),
  replies: both("replies"),
} as const;

export interface CommentPage {
  readonly rows: CommentRow[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

/** The comments on one side of a place (or of the list's beginning), in the list's order. */
export async function readPage(
  context: Context,
  list: CommentList,
  from: Place | undefined,
  direction: Direction,
  limit: number,
): Promise<CommentPage> {
  const rows = await queries[list.order][direction === "latest" ? "later" : "earlier"](context.db, {
    of: list.of,
    ...from,
    limit: limit + 1,
  });
  const more = rows.length > limit;
  const page = rows.slice(0, limit);
  if (direction === "earliest") page.reverse();
  const behind = from !== undefined && (await hasBeyond(context, list, page, from, direction));
  return direction === "latest"
    ? { rows: page, hasNext: more, hasPrevious: behind }
    : { rows: page, hasNext: behind, hasPrevious: more };
}

/** Is there anything on the side that the page was not read towards? */
async function hasBeyond(
  context: Context,
  list: CommentList,
  page: CommentRow[],
  from: Place,
  direction: Direction,
): Promise<boolean> {
  const { where, earlier, later } = readings[list.order];
  const way = direction === "latest" ? earlier : later;
  const edge = direction === "latest" ? page[0] : page.at(-1);
  // On an empty page the comment at the place itself counts too: step just past it by asking from the other side.
  const place = edge ?? { popularity: from.popularity, id: direction === "latest" ? from.id - 1 : from.id + 1 };
  const row = await context.db
    .selectFrom("comments as c")
    .select("c.id")
    .where(where(list.of))
    .where(way.after(place))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const placeOf = (row: CommentRow): Place => ({ popularity: row.popularity, id: row.id });

export function writeCursor(place: Place): string {
  return Buffer.from(`${place.popularity}:${place.id}`).toString("base64url");
}

export function readCursor(text: string): Place {
  const parts = /^(-?\d{1,12}):(\d{1,15})$/.exec(Buffer.from(text, "base64url").toString("utf8"));
  if (!parts) throw invalid({ cursor: "Неизвестное место списка" });
  return { popularity: Number(parts[1]), id: Number(parts[2]) };
}
