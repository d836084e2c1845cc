import type { SQLInputValue } from "node:sqlite";
import type { CommentsTable } from "../db/schema.ts";
import type { Selectable } from "kysely";
import type { Context } from "../http/options.ts";
import { authorOf } from "./cards.ts";
import { isoTime } from "./format.ts";

export type CommentRow = Selectable<CommentsTable> & {
  user_name: string;
  user_avatar: string | null;
  user_official: 0 | 1 | null;
  bro_name: string | null;
  video_id: string;
  channel_id: number;
};

/** Comments joined with what an answer of the API needs of them; a condition and an order follow. */
export const selectComments = `SELECT c.*, u.name AS user_name, u.avatar AS user_avatar, ch.is_official AS user_official, b.name AS bro_name,
  v.id AS video_id, v.channel_id FROM comments c JOIN users u ON u.id = c.user_id JOIN videos v ON v.track_id = c.track_id
  LEFT JOIN channels ch ON ch.id = u.id LEFT JOIN users b ON b.id = c.bro_user_id`;

export function queryComments(context: Context, rest: string, ...values: SQLInputValue[]): CommentRow[] {
  return context.db.prepare(`${selectComments} ${rest}`).all(...values) as unknown as CommentRow[];
}

/** A published comment by its id. */
export function findComment(context: Context, id: number): CommentRow | undefined {
  return queryComments(context, "WHERE c.id = ? AND c.state = 0", id)[0];
}

export function pinnedIdOf(context: Context, trackId: number): number {
  const row = context.db.prepare("SELECT comment_id FROM pins WHERE track_id = ?").get(trackId) as { comment_id: number } | undefined;
  return row?.comment_id ?? 0;
}

/** The viewer's reactions to these comments. */
function reactionsOf(context: Context, userId: number | undefined, ids: number[]): Map<number, 1 | -1> {
  if (userId === undefined || ids.length === 0) return new Map();
  const rows = context.db
    .prepare("SELECT comment_id, reaction FROM comment_reactions WHERE user_id = ? AND comment_id IN (SELECT value FROM json_each(?))")
    .all(userId, JSON.stringify(ids)) as Array<{ comment_id: number; reaction: 1 | -1 }>;
  return new Map(rows.map((row) => [row.comment_id, row.reaction]));
}

export type CommentBody = Record<string, unknown>;

/** Rows in the spec's shape, as the viewer sees them. */
export function commentBodies(context: Context, rows: CommentRow[], userId: number | undefined): CommentBody[] {
  const reactions = reactionsOf(context, userId, rows.map((row) => row.id));
  const pins = new Map<number, number>();
  for (const { track_id } of rows) if (!pins.has(track_id)) pins.set(track_id, pinnedIdOf(context, track_id));
  return rows.map((row) => {
    const reaction = reactions.get(row.id);
    return {
      id: String(row.id),
      video_id: row.video_id,
      text: row.text,
      parent_id: row.parent_id === null ? null : String(row.parent_id),
      user: authorOf(context, { id: row.user_id, name: row.user_name, avatar: row.user_avatar, is_official: row.user_official }),
      created_ts: isoTime(row.created_ts),
      edited_ts: row.edited_ts === null ? null : isoTime(row.edited_ts),
      bro_id: row.bro_id === null ? null : String(row.bro_id),
      bro_user_id: row.bro_user_id === null ? null : String(row.bro_user_id),
      ...(row.bro_name === null ? {} : { bro_user_name: row.bro_name }),
      likes_number: row.likes_number,
      dislikes_number: row.dislikes_number,
      current_user_liked: reaction === 1,
      current_user_disliked: reaction === -1,
      replies_number: row.replies_number,
      author_replied: row.author_replied === 1,
      is_pinned: pins.get(row.track_id) === row.id,
      reaction: reaction === undefined ? null : reaction === 1 ? "like" : "dislike",
    };
  });
}

export function commentBody(context: Context, row: CommentRow, userId: number | undefined): CommentBody {
  const [body] = commentBodies(context, [row], userId);
  if (!body) throw new Error("A row gives a body");
  return body;
}
