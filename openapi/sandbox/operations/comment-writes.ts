import { popularityOf } from "../db/popularity.ts";
import type { Context } from "../http/options.ts";
import { forbidden, invalid, notFound, Problem } from "../http/problems.ts";
import { bannedInfo, bannedProblem } from "./banned.ts";
import { created, noContent, ok, requireUser, rowId, type Call, type Handler } from "./call.ts";
import { commentBody, findComment, type CommentRow } from "./comment-rows.ts";
import { videoForComments, type CommentedVideo } from "./video-rows.ts";

const parentDeleted = (): Problem => new Problem(404, "parent_deleted", "Комментарий удалён");

function isBlocked(context: Context, channelId: number, userId: number): boolean {
  return context.db.prepare("SELECT 1 FROM blocks WHERE channel_id = ? AND user_id = ?").get(channelId, userId) !== undefined;
}

const change = (context: Context, sql: string, ...values: Array<number | string | null>): number =>
  Number(context.db.prepare(sql).run(...values).changes);

function addToVideo(context: Context, trackId: number, by: number): void {
  change(context, "UPDATE videos SET comments_count = max(0, comments_count + ?) WHERE track_id = ?", by, trackId);
}

/** Brings a root's stored counters in line with its answers. Threads are short, so they are counted anew: no drift. */
function refreshThread(context: Context, rootId: number, channelId: number): void {
  const { n, byAuthor } = context.db
    .prepare("SELECT count(*) AS n, COALESCE(max(user_id = ?), 0) AS byAuthor FROM comments WHERE parent_id = ? AND parent_id IS NOT NULL AND state = 0")
    .get(channelId, rootId) as { n: number; byAuthor: 0 | 1 };
  change(
    context,
    "UPDATE comments SET replies_number = ?, author_replied = ?, popularity = likes_number * 2 - dislikes_number + ? WHERE id = ?",
    n,
    byAuthor,
    n,
    rootId,
  );
}

/** Takes a comment out of every list, a root with its thread. Returns how many published ones went. */
function remove(context: Context, row: Pick<CommentRow, "id" | "track_id" | "parent_id" | "channel_id">, state: 1 | 2): number {
  let gone = change(context, "UPDATE comments SET state = ? WHERE id = ? AND state = 0", state, row.id);
  if (gone === 0) return 0;
  if (row.parent_id === null) {
    gone += change(context, "UPDATE comments SET state = 3 WHERE parent_id = ? AND parent_id IS NOT NULL AND state = 0", row.id);
    change(context, "DELETE FROM pins WHERE track_id = ? AND comment_id = ?", row.track_id, row.id);
  } else {
    refreshThread(context, row.parent_id, row.channel_id);
  }
  addToVideo(context, row.track_id, -gone);
  return gone;
}

/** The thread that an answer joins, and the answer that it speaks to. */
function threadOf(call: Call, video: CommentedVideo): { rootId: number; broId: number | null; broUserId: number | null } | null {
  const { parent_id: parentId, bro_id: broId } = call.body;
  if (parentId === undefined) return null;
  const parent = findComment(call.context, rowId(parentId));
  const bro = broId === undefined ? undefined : findComment(call.context, rowId(broId));
  if (!parent || parent.track_id !== video.track_id || (broId !== undefined && !bro)) throw parentDeleted();
  // Threads are two levels deep: an answer to an answer joins the thread of its root.
  const rootId = parent.parent_id ?? parent.id;
  const target = bro ?? (parent.parent_id === null ? undefined : parent);
  if (target && target.id !== rootId && target.parent_id !== rootId) throw invalid({ bro_id: "Ответ из другой ветки" });
  if (!target || target.id === rootId) return { rootId, broId: null, broUserId: null };
  return { rootId, broId: target.id, broUserId: target.user_id };
}

export const createComment: Handler = (call) => {
  const { context } = call;
  const user = requireUser(call);
  const video = videoForComments(context, call.params["videoId"] ?? "");
  if (video.hide_comments === 1) throw new Problem(403, "forbidden", "Комментарии к этому видео закрыты", { extra: { toast_message: "Комментарии к этому видео закрыты" } });
  if (isBlocked(context, video.channel_id, user.id)) throw bannedProblem();
  const thread = threadOf(call, video);
  const text = String(call.body["text"]).trim();
  const id = Number(
    context.db
      .prepare("INSERT INTO comments (track_id, user_id, parent_id, bro_id, bro_user_id, text, created_ts) VALUES (?, ?, ?, ?, ?, ?, ?)")
      .run(video.track_id, user.id, thread?.rootId ?? null, thread?.broId ?? null, thread?.broUserId ?? null, text, context.now()).lastInsertRowid,
  );
  addToVideo(context, video.track_id, 1);
  if (thread) refreshThread(context, thread.rootId, video.channel_id);
  return created(commentBody(context, existing(context, id), user.id));
};

function existing(context: Context, id: number): CommentRow {
  const row = findComment(context, id);
  if (!row) throw notFound();
  return row;
}

export const editComment: Handler = (call) => {
  const { context } = call;
  const user = requireUser(call);
  const row = existing(context, rowId(call.params["id"]));
  if (row.user_id !== user.id) throw forbidden();
  if (isBlocked(context, row.channel_id, user.id)) throw bannedProblem();
  change(context, "UPDATE comments SET text = ?, edited_ts = ? WHERE id = ?", String(call.body["text"]).trim(), context.now(), row.id);
  return ok(commentBody(context, existing(context, row.id), user.id));
};

export const deleteComment: Handler = (call) => {
  const user = requireUser(call);
  const row = existing(call.context, rowId(call.params["id"]));
  if (row.user_id !== user.id && row.channel_id !== user.id) throw forbidden();
  remove(call.context, row, 1);
  return noContent();
};

/** The video whose channel the caller owns. */
function ownVideo(call: Call): CommentedVideo {
  const user = requireUser(call);
  const video = videoForComments(call.context, call.params["videoId"] ?? "");
  if (video.channel_id !== user.id) throw forbidden();
  return video;
}

export const pinComment: Handler = (call) => {
  const video = ownVideo(call);
  const row = existing(call.context, rowId(call.body["comment_id"]));
  if (row.track_id !== video.track_id) throw notFound();
  if (row.parent_id !== null) throw invalid({ comment_id: "Закрепить можно комментарий, а не ответ" });
  change(call.context, "INSERT OR REPLACE INTO pins (track_id, comment_id, pinned_ts) VALUES (?, ?, ?)", video.track_id, row.id, call.context.now());
  return noContent();
};

export const unpinComment: Handler = (call) => {
  const video = ownVideo(call);
  const id = rowId(call.body["comment_id"]);
  if (change(call.context, "DELETE FROM pins WHERE track_id = ? AND comment_id = ?", video.track_id, id) === 0) throw notFound();
  return noContent();
};

export const banCommenter: Handler = (call) => {
  const { context } = call;
  const user = requireUser(call);
  const banned = rowId(call.body["user_id"]);
  const videoId = call.body["video_id"];
  const video = typeof videoId === "string" ? videoForComments(context, videoId) : undefined;
  const channel = context.db.prepare("SELECT 1 FROM channels WHERE id = ?").get(user.id);
  if (!channel || (video && video.channel_id !== user.id)) throw forbidden();
  if (banned === user.id) throw invalid({ user_id: "Нельзя заблокировать себя" });
  if (!context.db.prepare("SELECT 1 FROM users WHERE id = ?").get(banned)) throw notFound();
  change(context, "INSERT OR IGNORE INTO blocks (channel_id, user_id, created_ts) VALUES (?, ?, ?)", user.id, banned, context.now());
  const rows = context.db
    .prepare(
      `SELECT c.id, c.track_id, c.parent_id, v.channel_id FROM comments c JOIN videos v ON v.track_id = c.track_id
       WHERE c.user_id = ? AND c.state = 0 AND v.channel_id = ?`,
    )
    .all(banned, user.id) as Array<Pick<CommentRow, "id" | "track_id" | "parent_id" | "channel_id">>;
  const removed = rows.reduce((sum, row) => sum + remove(context, row, 2), 0);
  const count = video && (context.db.prepare("SELECT comments_count FROM videos WHERE track_id = ?").get(video.track_id) as { comments_count: number });
  return ok({ user_id: String(banned), removed_count: removed, comments_count: count?.comments_count ?? null });
};

export const getCommentBlock: Handler = (call) => {
  const video = videoForComments(call.context, call.params["videoId"] ?? "");
  const banned = call.user !== undefined && isBlocked(call.context, video.channel_id, call.user.id);
  return ok({ is_banned: banned, banned_info: banned ? bannedInfo : null });
};

function react(call: Call, wanted: 1 | -1 | 0): ReturnType<Handler> {
  const { context } = call;
  const user = requireUser(call);
  const row = existing(context, rowId(call.params["id"]));
  const before = context.db.prepare("SELECT reaction FROM comment_reactions WHERE user_id = ? AND comment_id = ?").get(user.id, row.id) as
    | { reaction: 1 | -1 }
    | undefined;
  const current = before?.reaction ?? 0;
  if (current !== wanted) {
    if (wanted === 0) change(context, "DELETE FROM comment_reactions WHERE user_id = ? AND comment_id = ?", user.id, row.id);
    else change(context, "INSERT OR REPLACE INTO comment_reactions (user_id, comment_id, reaction) VALUES (?, ?, ?)", user.id, row.id, wanted);
    const likes = Math.max(0, row.likes_number + Number(wanted === 1) - Number(current === 1));
    const dislikes = Math.max(0, row.dislikes_number + Number(wanted === -1) - Number(current === -1));
    const popularity = popularityOf({ likes, dislikes, replies: row.replies_number });
    change(context, "UPDATE comments SET likes_number = ?, dislikes_number = ?, popularity = ? WHERE id = ?", likes, dislikes, popularity, row.id);
  }
  const { id, likes_number, dislikes_number, current_user_liked, current_user_disliked, reaction } = commentBody(context, existing(context, row.id), user.id);
  return ok({ id, likes_number, dislikes_number, current_user_liked, current_user_disliked, reaction });
}

export const setCommentReaction: Handler = (call) => react(call, call.body["reaction"] === "like" ? 1 : -1);
export const removeCommentReaction: Handler = (call) => react(call, 0);

export const complainAboutComment: Handler = (call) => {
  const user = requireUser(call);
  const row = existing(call.context, rowId(call.params["id"]));
  change(
    call.context,
    "INSERT OR IGNORE INTO complaints (comment_id, user_id, reason, text, created_ts) VALUES (?, ?, ?, ?, ?)",
    row.id,
    user.id,
    String(call.body["reason"]),
    String(call.body["text"] ?? ""),
    call.context.now(),
  );
  return noContent();
};

