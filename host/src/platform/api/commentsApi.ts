import type { Api, Comment, ResponseBody } from "@kadr/openapi/client";
import type { CommentsApi } from "../../stores/comments/ports.ts";
import type { BlockInfo, RepliesPage } from "../../stores/comments/types.ts";

/** Replies asked for at a time (`comments.answersLimit`). */
const repliesLimit = 10;
/** Comments asked for at a time (`comments.pageLimit`). */
const pageLimit = 50;
/** How much the server's clock may lag behind ours when a lost comment is looked for, ms. */
const clockSkewMs = 5 * 60_000;

/** The calls `comments.*` of the catalogue over the typed client. Popular is v2, newest first is v1 (K14). */
export function createCommentsApi(api: Api): CommentsApi {
  return {
    list: (videoId, sort, signal) => {
      const args = { path: { videoId }, query: { sort_by: sort, limit: pageLimit }, signal };
      return sort === "popular" ? api.call("listComments", args) : api.call("listCommentsByDate", args);
    },
    // Both lists answer in the same shape, so a link of either may be followed as one of the first.
    page: (link, signal) => api.followLink("listComments", link, { signal }),
    focused: async (videoId, commentId, sort, signal) => {
      const page = await api.call("getFocusedComment", {
        path: { videoId },
        query: { comment_id: commentId, sort_by: sort },
        signal,
      });
      const holder = [...page.results, ...(page.pinned_comment === null ? [] : [page.pinned_comment])].find(
        ({ answers }) => answers?.results.some(({ id }) => id === commentId),
      );
      return { ...page, replies: holder?.answers === undefined ? null : repliesOf(holder.answers) };
    },
    replies: async (videoId, parentId, link, signal) =>
      repliesOf(
        link === null
          ? await api.call("listComments", {
              path: { videoId },
              query: { parent_id: parentId, limit: repliesLimit },
              signal,
            })
          : await api.followLink("listComments", link, { signal }),
      ),
    get: (commentId, signal) => api.call("getComment", { path: { id: commentId }, signal }),
    // No call finds a comment by its key, so it is looked for among the newest of one's own.
    findPosted: async (videoId, { data, sentAt }, signal) => {
      const { results } = await api.call("listMyComments", { query: { page: 1, limit: pageLimit }, signal });
      const found = results.find(
        (comment) =>
          comment.video_id === videoId &&
          comment.text === data.text &&
          comment.parent_id === (data.parent_id ?? null) &&
          Date.parse(comment.created_ts) >= sentAt - clockSkewMs,
      );
      return found ?? null;
    },
    create: (videoId, body, { key, mention, signal }) =>
      api.call("createComment", { path: { videoId }, query: { mention }, body, idempotencyKey: key, signal }),
    edit: (commentId, body, { mention, signal }) =>
      api.call("editComment", { path: { id: commentId }, query: { mention }, body, signal }),
    remove: async (commentId, signal) => void (await api.call("deleteComment", { path: { id: commentId }, signal })),
    pin: async (videoId, commentId, signal) =>
      void (await api.call("pinComment", { path: { videoId }, body: { comment_id: commentId }, signal })),
    unpin: async (videoId, commentId, signal) =>
      void (await api.call("unpinComment", { path: { videoId }, body: { comment_id: commentId }, signal })),
    ban: async (userId, signal) => void (await api.call("banCommenter", { body: { user_id: userId }, signal })),
    react: (commentId, reaction, signal) =>
      api.call("setCommentReaction", { path: { id: commentId }, body: { reaction }, signal }),
    unreact: (commentId, signal) => api.call("removeCommentReaction", { path: { id: commentId }, signal }),
    block: async (videoId, signal) => {
      const { is_banned: isBanned, banned_info: info } = await api.call("getCommentBlock", {
        path: { videoId },
        signal,
      });
      return isBanned ? blockOf(info) : null;
    },
    complain: async (commentId, reason, { key, signal }) =>
      void (await api.call("complainAboutComment", {
        path: { id: commentId },
        body: { reason },
        idempotencyKey: key,
        signal,
      })),
  };
}

function repliesOf(replies: {
  readonly results: Comment[];
  readonly next?: string | null;
  readonly previous?: string | null;
}): RepliesPage {
  return { results: replies.results, next: replies.next ?? null, previous: replies.previous ?? null };
}

function blockOf(info: ResponseBody<"getCommentBlock">["banned_info"]): BlockInfo {
  return {
    rule_link: info?.rule_link ?? null,
    selected_text: info?.selected_text ?? null,
    message: info?.message ?? null,
    toast_message: info?.toast_message ?? null,
  };
}
