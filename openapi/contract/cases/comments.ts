import { newText } from "./made.ts";
import type { TagCases } from "./types.ts";

export const comments: TagCases = {
  good: {
    createComment: (w) => ({
      id: "createComment",
      path: { videoId: w.videoId },
      query: { mention: "false" },
      body: { text: newText() },
    }),
    getComment: async (w) => ({ id: "getComment", path: { id: (await w.write({ text: newText() })).id } }),
    deleteComment: async (w) => ({ id: "deleteComment", path: { id: (await w.write({ text: newText() })).id } }),
    editComment: async (w) => ({
      id: "editComment",
      path: { id: (await w.write({ text: newText() })).id },
      query: { mention: "false" },
      body: { text: newText() },
    }),
    listComments: (w) => ({
      id: "listComments",
      path: { videoId: w.videoId },
      query: { sort_by: "popular", limit: "20" },
    }),
    listCommentsByDate: (w) => ({
      id: "listCommentsByDate",
      path: { videoId: w.videoId },
      query: { sort_by: "date_added_desc", limit: "20" },
    }),
    getFocusedComment: async (w) => ({
      id: "getFocusedComment",
      path: { videoId: w.videoId },
      query: { comment_id: (await w.write({ text: newText() })).id, sort_by: "popular" },
    }),
    pinComment: async (w) => ({
      id: "pinComment",
      as: "author",
      path: { videoId: w.videoId },
      body: { comment_id: (await w.write({ text: newText() })).id },
    }),
    async unpinComment(w) {
      const body = { comment_id: (await w.write({ text: newText() })).id };
      await w.ask({ id: "pinComment", as: "author", path: { videoId: w.videoId }, body });
      return { id: "unpinComment", as: "author", path: { videoId: w.videoId }, body };
    },
    banCommenter: (w) => ({ id: "banCommenter", as: "author", body: { user_id: w.ids.banned, video_id: w.videoId } }),
    listBans: () => ({ id: "listBans", as: "author", query: { page: "1", limit: "20" } }),
    async liftBan(w) {
      const now = Date.now();
      const { id } = await w.db
        .insertInto("users")
        .values({ name: "Новичок", email_confirmed: 0, created_ts: now })
        .returning("id")
        .executeTakeFirstOrThrow();
      await w.db
        .insertInto("blocks")
        .values({ channel_id: w.idOf("author"), user_id: id, created_ts: now })
        .execute();
      return { id: "liftBan", as: "author", path: { userId: String(id) } };
    },
    setCommentReaction: async (w) => ({
      id: "setCommentReaction",
      path: { id: (await w.write({ text: newText() })).id },
      body: { reaction: "like" },
    }),
    removeCommentReaction: async (w) => ({
      id: "removeCommentReaction",
      path: { id: (await w.write({ text: newText() })).id },
    }),
    listMyComments: () => ({ id: "listMyComments", query: { page: "1", limit: "50" } }),
    getCommentBlock: (w) => ({ id: "getCommentBlock", path: { videoId: w.videoId } }),
    complainAboutComment: async (w) => ({
      id: "complainAboutComment",
      path: { id: (await w.write({ text: newText() }, "author")).id },
      body: { reason: "spam" },
    }),
  },
  missing: {
    banCommenter: () => ({ id: "banCommenter", as: "author", body: { user_id: "999999999" } }),
  },
  invalid: {
    createComment: [{ body: { text: " \n " } }, "text"],
    editComment: [{ body: { text: "" } }, "text"],
    listComments: [{ query: { sort_by: "oldest" } }, "sort_by"],
    listCommentsByDate: [{ query: { limit: "51" } }, "limit"],
    getFocusedComment: [{ query: {} }, "comment_id"],
    pinComment: [{ body: {} }, "comment_id"],
    unpinComment: [{ body: { comment_id: 5 } }, "comment_id"],
    banCommenter: [{ body: {} }, "user_id"],
    setCommentReaction: [{ body: { reaction: "" } }, "reaction"],
    listBans: [{ query: { limit: "1000" } }, "limit"],
    listMyComments: [{ query: { limit: "1000" } }, "limit"],
    complainAboutComment: [{ body: { reason: "скучно" } }, "reason"],
  },
};
