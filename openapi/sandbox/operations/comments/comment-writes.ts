import { sql } from "kysely";
import { larger } from "../../db/dialect.ts";
import { popularityOf } from "../../db/popularity.ts";
import type { Context } from "../../context.ts";
import { forbidden, invalid, notFound, Problem } from "../../http/problems.ts";
import { bannedInfo, bannedProblem } from "../shared/banned.ts";
import {
  created,
  noContent,
  ok,
  requireUser,
  rowId,
  type OperationResponse,
  type Call,
  type Handler,
} from "../call.ts";
import { commentBody, findComment, openComment, type CommentRow } from "./comment-rows.ts";
import {
  forgetComments,
  notifyCommentLike,
  notifyCommentPin,
  notifyNewComment,
} from "../notifications/notifications-create.ts";
import { videoForComments, type CommentedVideo } from "./commented-video.ts";

const parentDeleted = (): Problem => new Problem(404, "parent_deleted", "Комментарий удалён");

async function isBlocked({ db }: Context, channelId: number, userId: number): Promise<boolean> {
  return (
    (await db
      .selectFrom("blocks")
      .select("user_id")
      .where("channel_id", "=", channelId)
      .where("user_id", "=", userId)
      .executeTakeFirst()) !== undefined
  );
}

async function addToVideo({ db }: Context, trackId: number, by: number): Promise<void> {
  await db
    .updateTable("videos")
    .set({ comments_count: larger(sql`comments_count + ${sql.lit(by)}`, sql`0`) })
    .where("track_id", "=", trackId)
    .execute();
}

/** Brings a root's stored counters in line with its replies. Threads are short, so they are counted anew: no drift. */
async function refreshThread({ db }: Context, rootId: number, channelId: number): Promise<void> {
  const root = await db
    .selectFrom("comments")
    .select(["likes_number", "dislikes_number"])
    .where("id", "=", rootId)
    .executeTakeFirstOrThrow();
  const thread = db
    .selectFrom("comments")
    .where("parent_id", "=", rootId)
    .where(sql<boolean>`parent_id is not null and state = 0`);
  const { replies } = await thread.select((to) => to.fn.countAll<number>().as("replies")).executeTakeFirstOrThrow();
  const byAuthor = await thread.select("id").where("user_id", "=", channelId).limit(1).executeTakeFirst();
  const popularity = popularityOf({ likes: root.likes_number, dislikes: root.dislikes_number, replies });
  await db
    .updateTable("comments")
    .set({ replies_number: replies, author_replied: byAuthor ? 1 : 0, popularity })
    .where("id", "=", rootId)
    .execute();
}

/** Takes a comment out of every list, a root with its thread. Returns how many published ones went. */
async function remove(
  context: Context,
  row: Pick<CommentRow, "id" | "track_id" | "parent_id" | "channel_id">,
  state: 1 | 2,
): Promise<number> {
  const { db } = context;
  const itself = await db
    .updateTable("comments")
    .set({ state })
    .where("id", "=", row.id)
    .where("state", "=", 0)
    .executeTakeFirst();
  if (itself.numUpdatedRows === 0n) return 0;
  let gone = 1;
  await forgetComments(context, row.id);
  if (row.parent_id === null) {
    const thread = await db
      .updateTable("comments")
      .set({ state: 3 })
      .where("parent_id", "=", row.id)
      .where(sql<boolean>`parent_id is not null and state = 0`)
      .executeTakeFirst();
    gone += Number(thread.numUpdatedRows);
    await db.deleteFrom("pins").where("track_id", "=", row.track_id).where("comment_id", "=", row.id).execute();
  } else {
    await refreshThread(context, row.parent_id, row.channel_id);
  }
  await addToVideo(context, row.track_id, -gone);
  return gone;
}

/** The thread that a reply joins, and the reply that it speaks to. */
async function threadOf(
  call: Call,
  video: CommentedVideo,
): Promise<{ rootId: number; broId: number | null; broUserId: number | null } | null> {
  const { parent_id: parentId, bro_id: broId } = call.body;
  if (parentId === undefined) return null;
  const parent = await findComment(call.context, rowId(parentId));
  const bro = broId === undefined ? undefined : await findComment(call.context, rowId(broId));
  if (!parent || parent.track_id !== video.track_id || (broId !== undefined && !bro)) throw parentDeleted();
  // Threads are two levels deep: a reply to a reply joins the thread of its root.
  const rootId = parent.parent_id ?? parent.id;
  const target = bro ?? (parent.parent_id === null ? undefined : parent);
  if (target && target.id !== rootId && target.parent_id !== rootId) throw invalid({ bro_id: "Ответ из другой ветки" });
  if (!target || target.id === rootId) return { rootId, broId: null, broUserId: null };
  return { rootId, broId: target.id, broUserId: target.user_id };
}

export const createComment: Handler = async (call) => {
  const { context } = call;
  const user = requireUser(call);
  const video = await videoForComments(call, call.params["videoId"] ?? "");
  if (video.hide_comments === 1)
    throw new Problem(403, "forbidden", "Комментарии к этому видео закрыты", {
      extra: { toast_message: "Комментарии к этому видео закрыты" },
    });
  if (await isBlocked(context, video.channel_id, user.id)) throw bannedProblem();
  const thread = await threadOf(call, video);
  const { id } = await context.db
    .insertInto("comments")
    .values({
      track_id: video.track_id,
      user_id: user.id,
      parent_id: thread?.rootId ?? null,
      bro_id: thread?.broId ?? null,
      bro_user_id: thread?.broUserId ?? null,
      text: String(call.body["text"]).trim(),
      created_ts: context.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addToVideo(context, video.track_id, 1);
  if (thread) await refreshThread(context, thread.rootId, video.channel_id);
  await notifyNewComment(context, id);
  return created(await commentBody(context, await existing(context, id), user.id));
};

async function existing(context: Context, id: number): Promise<CommentRow> {
  const row = await findComment(context, id);
  if (!row) throw notFound();
  return row;
}

export const editComment: Handler = async (call) => {
  const { context } = call;
  const user = requireUser(call);
  const row = await existing(context, rowId(call.params["id"]));
  if (row.user_id !== user.id) throw forbidden();
  if (await isBlocked(context, row.channel_id, user.id)) throw bannedProblem();
  await context.db
    .updateTable("comments")
    .set({ text: String(call.body["text"]).trim(), edited_ts: context.now() })
    .where("id", "=", row.id)
    .execute();
  return ok(await commentBody(context, await existing(context, row.id), user.id));
};

export const deleteComment: Handler = async (call) => {
  const user = requireUser(call);
  const row = await existing(call.context, rowId(call.params["id"]));
  if (row.user_id !== user.id) throw forbidden();
  await remove(call.context, row, 1);
  return noContent();
};

/** The video whose channel the caller owns. */
async function ownVideo(call: Call): Promise<CommentedVideo> {
  const user = requireUser(call);
  const video = await videoForComments(call, call.params["videoId"] ?? "");
  if (video.channel_id !== user.id) throw forbidden();
  return video;
}

export const pinComment: Handler = async (call) => {
  const { db, now } = call.context;
  const video = await ownVideo(call);
  const row = await existing(call.context, rowId(call.body["comment_id"]));
  if (row.track_id !== video.track_id) throw notFound();
  if (row.parent_id !== null) throw invalid({ comment_id: "Закрепить можно комментарий, а не ответ" });
  const pin = { comment_id: row.id, pinned_ts: now() };
  await db
    .insertInto("pins")
    .values({ track_id: video.track_id, ...pin })
    .onConflict((old) => old.column("track_id").doUpdateSet(pin))
    .execute();
  await notifyCommentPin(call.context, row.id);
  return noContent();
};

export const unpinComment: Handler = async (call) => {
  const video = await ownVideo(call);
  const id = rowId(call.body["comment_id"]);
  const { numDeletedRows } = await call.context.db
    .deleteFrom("pins")
    .where("track_id", "=", video.track_id)
    .where("comment_id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  return noContent();
};

export const banCommenter: Handler = async (call) => {
  const { context } = call;
  const { db } = context;
  const user = requireUser(call);
  const banned = rowId(call.body["user_id"]);
  const videoId = call.body["video_id"];
  const video = typeof videoId === "string" ? await videoForComments(call, videoId) : undefined;
  const channel = await db.selectFrom("channels").select("id").where("id", "=", user.id).executeTakeFirst();
  if (!channel || (video && video.channel_id !== user.id)) throw forbidden();
  if (banned === user.id) throw invalid({ user_id: "Нельзя заблокировать себя" });
  if (!(await db.selectFrom("users").select("id").where("id", "=", banned).executeTakeFirst())) throw notFound();
  await db
    .insertInto("blocks")
    .values({ channel_id: user.id, user_id: banned, created_ts: context.now() })
    .onConflict((old) => old.doNothing())
    .execute();
  const rows = await db
    .selectFrom("comments as c")
    .innerJoin("videos as v", "v.track_id", "c.track_id")
    .select(["c.id", "c.track_id", "c.parent_id", "v.channel_id"])
    .where("c.user_id", "=", banned)
    .where("c.state", "=", 0)
    .where("v.channel_id", "=", user.id)
    .orderBy("c.id")
    .execute();
  let removed = 0;
  for (const row of rows) removed += await remove(context, row, 2);
  const count = video && (await videoForComments(call, video.id)).comments_count;
  return ok({ user_id: String(banned), removed_count: removed, comments_count: count ?? null });
};

export const getCommentBlock: Handler = async (call) => {
  const video = await videoForComments(call, call.params["videoId"] ?? "");
  const banned = call.user !== undefined && (await isBlocked(call.context, video.channel_id, call.user.id));
  return ok({ is_banned: banned, banned_info: banned ? bannedInfo : null });
};

async function react(call: Call, wanted: 1 | -1 | 0): Promise<OperationResponse> {
  const { context } = call;
  const { db } = context;
  const user = requireUser(call);
  const row = await openComment(call, rowId(call.params["id"]));
  const before = await db
    .selectFrom("comment_reactions")
    .select("reaction")
    .where("user_id", "=", user.id)
    .where("comment_id", "=", row.id)
    .executeTakeFirst();
  const current = before?.reaction ?? 0;
  if (current !== wanted) {
    if (wanted === 0)
      await db
        .deleteFrom("comment_reactions")
        .where("user_id", "=", user.id)
        .where("comment_id", "=", row.id)
        .execute();
    else {
      await db
        .insertInto("comment_reactions")
        .values({ user_id: user.id, comment_id: row.id, reaction: wanted })
        .onConflict((old) => old.columns(["user_id", "comment_id"]).doUpdateSet({ reaction: wanted }))
        .execute();
    }
    const likes = Math.max(0, row.likes_number + Number(wanted === 1) - Number(current === 1));
    const dislikes = Math.max(0, row.dislikes_number + Number(wanted === -1) - Number(current === -1));
    const popularity = popularityOf({ likes, dislikes, replies: row.replies_number });
    await db
      .updateTable("comments")
      .set({ likes_number: likes, dislikes_number: dislikes, popularity })
      .where("id", "=", row.id)
      .execute();
    if (wanted === 1) await notifyCommentLike(context, row.id, user.id);
  }
  const { id, likes_number, dislikes_number, current_user_liked, current_user_disliked, reaction } = await commentBody(
    context,
    await existing(context, row.id),
    user.id,
  );
  return ok({ id, likes_number, dislikes_number, current_user_liked, current_user_disliked, reaction });
}

export const setCommentReaction: Handler = (call) => react(call, call.body["reaction"] === "like" ? 1 : -1);
export const removeCommentReaction: Handler = (call) => react(call, 0);

export const complainAboutComment: Handler = async (call) => {
  const user = requireUser(call);
  const { db, now } = call.context;
  const row = await openComment(call, rowId(call.params["id"]));
  await db
    .insertInto("complaints")
    .values({
      comment_id: row.id,
      user_id: user.id,
      reason: String(call.body["reason"]),
      text: String(call.body["text"] ?? ""),
      created_ts: now(),
    })
    .onConflict((old) => old.columns(["comment_id", "user_id"]).doNothing())
    .execute();
  return noContent();
};
