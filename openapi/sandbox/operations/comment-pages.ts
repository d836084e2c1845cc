import type { SQLInputValue } from "node:sqlite";
import type { Context } from "../http/options.ts";
import { invalid } from "../http/problems.ts";
import { queryComments, type CommentRow } from "./comment-rows.ts";

export type CommentSort = "popular" | "date_added_desc";
/** latest reads later in the list, earliest reads earlier in it; never by time. */
export type Direction = "latest" | "earliest";

/** A place in a list between two comments: the sort key of the comment beside it. Stays right when that comment is deleted. */
export interface Place {
  readonly popularity: number;
  readonly id: number;
}

/** A list that can be paged through: the comments of a video in one order, or the answers of one comment. */
export interface CommentList {
  readonly where: string;
  readonly values: readonly SQLInputValue[];
  /** How it goes on after a place, and its order; the other way round for reading earlier. */
  readonly later: { after: string; order: string };
  readonly earlier: { after: string; order: string };
  readonly key: (place: Place) => SQLInputValue[];
}

export function rootsOf(trackId: number, sort: CommentSort): CommentList {
  // The condition repeats the partial index to the letter, so that SQLite uses it.
  const where = "c.track_id = ? AND c.parent_id IS NULL AND c.state = 0 AND c.id <> COALESCE((SELECT comment_id FROM pins WHERE track_id = ?), 0)";
  const common = { where, values: [trackId, trackId] };
  if (sort === "popular") {
    return {
      ...common,
      later: { after: "(c.popularity, c.id) < (?, ?)", order: "c.popularity DESC, c.id DESC" },
      earlier: { after: "(c.popularity, c.id) > (?, ?)", order: "c.popularity, c.id" },
      key: ({ popularity, id }) => [popularity, id],
    };
  }
  return {
    ...common,
    later: { after: "c.id < ?", order: "c.id DESC" },
    earlier: { after: "c.id > ?", order: "c.id" },
    key: ({ id }) => [id],
  };
}

/** Answers come oldest first, whatever the order of the list. */
export function answersOf(parentId: number): CommentList {
  return {
    where: "c.parent_id = ? AND c.parent_id IS NOT NULL AND c.state = 0",
    values: [parentId],
    later: { after: "c.id > ?", order: "c.id" },
    earlier: { after: "c.id < ?", order: "c.id DESC" },
    key: ({ id }) => [id],
  };
}

export interface CommentPage {
  readonly rows: CommentRow[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

/** The comments on one side of a place (or of the list's beginning), in the list's order. */
export function readPage(context: Context, list: CommentList, from: Place | undefined, direction: Direction, limit: number): CommentPage {
  const way = direction === "latest" ? list.later : list.earlier;
  const after = from ? `AND ${way.after}` : "";
  const rows = queryComments(context, `WHERE ${list.where} ${after} ORDER BY ${way.order} LIMIT ?`, ...list.values, ...(from ? list.key(from) : []), limit + 1);
  const more = rows.length > limit;
  const page = rows.slice(0, limit);
  if (direction === "earliest") page.reverse();
  const behind = from !== undefined && hasBeyond(context, list, page, from, direction);
  return direction === "latest" ? { rows: page, hasNext: more, hasPrevious: behind } : { rows: page, hasNext: behind, hasPrevious: more };
}

/** Is there anything on the side that the page was not read towards? */
function hasBeyond(context: Context, list: CommentList, page: CommentRow[], from: Place, direction: Direction): boolean {
  const way = direction === "latest" ? list.earlier : list.later;
  const edge = direction === "latest" ? page[0] : page.at(-1);
  // On an empty page the comment at the place itself counts too: step just past it by asking from the other side.
  const place = edge ?? { popularity: from.popularity, id: direction === "latest" ? from.id - 1 : from.id + 1 };
  const sql = `SELECT 1 FROM comments c WHERE ${list.where} AND ${way.after} LIMIT 1`;
  return context.db.prepare(sql).get(...list.values, ...list.key(place)) !== undefined;
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
