import type { Answer, Api, Comment as WireComment, CommentsPage as WirePage } from "@kadr/openapi/client";
import type { CommentsApi } from "../../stores/comments/ports.ts";
import type { AnswersPage, BlockInfo, CommentDto, CommentsPage } from "../../stores/comments/types.ts";

/** Answers asked for at a time (B §9). */
const answersLimit = 10;
/** Comments asked for at a time: the page limit constant (B §9, C §9). */
const pageLimit = 50;
/** How much the server's clock may lag behind ours when a lost comment is looked for, ms. */
const clockSkewMs = 5 * 60_000;

/** The calls of B §7 Comments over the typed client. Popular is v2, newest first is v1 (K14). */
export function createCommentsApi(api: Api): CommentsApi {
  return {
    list: async (videoId, sort, signal) =>
      pageOf(
        sort === "popular"
          ? await api.call("listComments", { path: { videoId }, query: { sort_by: sort, limit: pageLimit }, signal })
          : await api.call("listCommentsByDate", { path: { videoId }, query: { sort_by: sort, limit: pageLimit }, signal }),
      ),
    // Both lists answer in the same shape, so a link of either may be followed as one of the first.
    page: async (link, signal) => pageOf(await api.followLink("listComments", link, { signal })),
    focused: async (videoId, commentId, sort, signal) => {
      const page = await api.call("getFocusedComment", { path: { videoId }, query: { comment_id: commentId, sort_by: sort }, signal });
      const holder = [...page.results, ...(page.pinned_comment === null ? [] : [page.pinned_comment])].find(({ answers }) => answers?.results.some(({ id }) => id === commentId));
      return { ...pageOf(page), answers: holder?.answers === undefined ? null : answersOf(holder.answers) };
    },
    answers: async (videoId, parentId, link, signal) =>
      answersOf(
        link === null
          ? await api.call("listComments", { path: { videoId }, query: { parent_id: parentId, limit: answersLimit }, signal })
          : await api.followLink("listComments", link, { signal }),
      ),
    get: async (commentId, signal) => commentOf(await api.call("getComment", { path: { id: commentId }, signal })),
    // No call finds a comment by its key, so it is looked for among the newest of one's own.
    findPosted: async (videoId, { data, sentAt }, signal) => {
      const { results } = await api.call("listMyComments", { query: { page: 1, limit: pageLimit }, signal });
      const found = results.find(
        (comment) =>
          comment.video_id === videoId
          && comment.text === data.text
          && comment.parent_id === (data.parent_id ?? null)
          && Date.parse(comment.created_ts) >= sentAt - clockSkewMs,
      );
      return found === undefined ? null : commentOf(found);
    },
    create: async (videoId, body, { key, mention, signal }) =>
      commentOf(await api.call("createComment", { path: { videoId }, query: { mention }, body, idempotencyKey: key, signal })),
    edit: async (commentId, body, { mention, signal }) =>
      commentOf(await api.call("editComment", { path: { id: commentId }, query: { mention }, body, signal })),
    remove: async (commentId, signal) => void (await api.call("deleteComment", { path: { id: commentId }, signal })),
    pin: async (videoId, commentId, signal) => void (await api.call("pinComment", { path: { videoId }, body: { comment_id: commentId }, signal })),
    unpin: async (videoId, commentId, signal) => void (await api.call("unpinComment", { path: { videoId }, body: { comment_id: commentId }, signal })),
    ban: async (userId, signal) => void (await api.call("banCommenter", { body: { user_id: userId }, signal })),
    react: (commentId, reaction, signal) => api.call("setCommentReaction", { path: { id: commentId }, body: { reaction }, signal }),
    unreact: (commentId, signal) => api.call("removeCommentReaction", { path: { id: commentId }, signal }),
    block: async (videoId, signal) => {
      const { is_banned: isBanned, banned_info: info } = await api.call("getCommentBlock", { path: { videoId }, signal });
      return isBanned ? blockOf(info) : null;
    },
    complain: async (commentId, reason, { key, signal }) =>
      void (await api.call("complainAboutComment", { path: { id: commentId }, body: { reason }, idempotencyKey: key, signal })),
  };
}

export function commentOf(comment: WireComment): CommentDto {
  const { user } = comment;
  return {
    id: comment.id,
    text: comment.text,
    parent_id: comment.parent_id,
    user: { id: user.id, name: user.name, avatar_url: user.avatar_url ?? null, site_url: user.site_url ?? null },
    bro_id: comment.bro_id ?? null,
    bro_user_id: comment.bro_user_id ?? null,
    bro_user_name: comment.bro_user_name ?? null,
    created_ts: comment.created_ts,
    likes_number: comment.likes_number,
    dislikes_number: comment.dislikes_number,
    // The one field where the server says it in one; the two flags say the same and might both be true.
    reaction: comment.reaction,
    replies_number: comment.replies_number,
    author_replied: comment.author_replied,
  };
}

function pageOf(page: WirePage): CommentsPage {
  return {
    results: page.results.map(commentOf),
    comments_count: page.comments_count,
    pinned_comment: page.pinned_comment === null ? null : commentOf(page.pinned_comment),
    my_comment: page.my_comment === null ? null : commentOf(page.my_comment),
    next: page.next,
    previous: page.previous,
  };
}

function answersOf(answers: { readonly results: readonly WireComment[]; readonly next?: string | null; readonly previous?: string | null }): AnswersPage {
  return { results: answers.results.map(commentOf), next: answers.next ?? null, previous: answers.previous ?? null };
}

function blockOf(info: Answer<"getCommentBlock">["banned_info"]): BlockInfo {
  return {
    rule_link: info?.rule_link ?? null,
    selected_text: info?.selected_text ?? null,
    message: info?.message ?? null,
    toast_message: info?.toast_message ?? null,
  };
}
