import type { CommentsTable } from "../../db/schema.ts";
import type { Selectable } from "kysely";
import type { Db } from "../../db/dialect.ts";
import { prepared } from "../../db/prepared.ts";
import type { Context } from "../../context.ts";
import { notFound } from "../../http/problems.ts";
import type { Call } from "../call.ts";
import { authorOf } from "../shared/cards.ts";
import { isoTime } from "../shared/format.ts";
import { shownName } from "../shared/removed-user.ts";
import { refusalOf } from "../video/video-access.ts";

export type CommentRow = Selectable<CommentsTable> & {
  user_name: string;
  user_avatar: string | null;
  user_official: 0 | 1 | null;
  user_blocked_until_ts: number | null;
  bro_name: string | null;
  bro_blocked_until_ts: number | null;
  video_id: string;
  channel_id: number;
  video_state: number;
  video_hidden: 0 | 1;
  video_pepper: string | null;
  /** The comment that is pinned under the video. */
  pinned_id: number | null;
};

/** Comments joined with what a response of the API needs of them; conditions and an order follow. */
export const selectComments = (db: Db) =>
  db
    .selectFrom("comments as c")
    .innerJoin("users as u", "u.id", "c.user_id")
    .innerJoin("videos as v", "v.track_id", "c.track_id")
    .leftJoin("channels as ch", "ch.id", "u.id")
    .leftJoin("users as b", "b.id", "c.bro_user_id")
    .selectAll("c")
    .select([
      "u.name as user_name",
      "u.avatar as user_avatar",
      "u.blocked_until_ts as user_blocked_until_ts",
      "ch.is_official as user_official",
    ])
    .select([
      "b.name as bro_name",
      "b.blocked_until_ts as bro_blocked_until_ts",
      "v.id as video_id",
      "v.channel_id",
      "v.state_code as video_state",
      "v.is_hidden as video_hidden",
      "v.pepper as video_pepper",
    ])
    .select((to) => to.selectFrom("pins").select("comment_id").whereRef("track_id", "=", "c.track_id").as("pinned_id"));

const commentById = prepared((db, { id }: { id: number }) =>
  selectComments(db).where("c.id", "=", id).where("c.state", "=", 0),
);

/** A published comment by its id. */
export const findComment = async ({ db }: Context, id: number): Promise<CommentRow | undefined> =>
  (await commentById(db, { id }))[0];

/** A published comment as somebody may see it: through the access check of its video, which its writer need not pass. */
export async function openComment(call: Call, id: number): Promise<CommentRow> {
  const row = await findComment(call.context, id);
  if (!row) throw notFound();
  const video = {
    state_code: row.video_state,
    is_hidden: row.video_hidden,
    pepper: row.video_pepper,
    channel_id: row.channel_id,
  };
  if (row.user_id !== call.user?.id && refusalOf(video, call) !== undefined) throw notFound();
  return row;
}

const reactionsByUser = prepared((db, { userId, ids }: { userId: number; ids: readonly number[] }) =>
  db
    .selectFrom("comment_reactions")
    .select(["comment_id", "reaction"])
    .where("user_id", "=", userId)
    .where("comment_id", "in", ids),
);

/** The viewer's reactions to these comments. */
async function reactionsOf(context: Context, userId: number | undefined, ids: number[]): Promise<Map<number, 1 | -1>> {
  if (userId === undefined || ids.length === 0) return new Map();
  const rows = await reactionsByUser(context.db, { userId, ids });
  return new Map(rows.map((row) => [row.comment_id, row.reaction]));
}

export type CommentBody = Record<string, unknown>;

/** Rows in the spec's shape, as the viewer sees them. */
export async function commentBodies(
  context: Context,
  rows: readonly CommentRow[],
  userId: number | undefined,
): Promise<CommentBody[]> {
  const reactions = await reactionsOf(
    context,
    userId,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const reaction = reactions.get(row.id);
    const writer = shownName(context, { name: row.user_name, blockedUntil: row.user_blocked_until_ts });
    return {
      id: String(row.id),
      video_id: row.video_id,
      text: row.text,
      parent_id: row.parent_id === null ? null : String(row.parent_id),
      user: authorOf(context, {
        id: row.user_id,
        name: writer.name,
        avatar: writer.isRemoved ? null : row.user_avatar,
        is_official: writer.isRemoved ? 0 : row.user_official,
      }),
      created_ts: isoTime(row.created_ts),
      edited_ts: row.edited_ts === null ? null : isoTime(row.edited_ts),
      bro_id: row.bro_id === null ? null : String(row.bro_id),
      bro_user_id: row.bro_user_id === null ? null : String(row.bro_user_id),
      ...(row.bro_name === null
        ? {}
        : { bro_user_name: shownName(context, { name: row.bro_name, blockedUntil: row.bro_blocked_until_ts }).name }),
      likes_number: row.likes_number,
      dislikes_number: row.dislikes_number,
      current_user_liked: reaction === 1,
      current_user_disliked: reaction === -1,
      replies_number: row.replies_number,
      author_replied: row.author_replied === 1,
      is_pinned: row.pinned_id === row.id,
      reaction: reaction === undefined ? null : reaction === 1 ? "like" : "dislike",
    };
  });
}

export async function commentBody(context: Context, row: CommentRow, userId: number | undefined): Promise<CommentBody> {
  const [body] = await commentBodies(context, [row], userId);
  if (!body) throw new Error("A row gives a body");
  return body;
}
