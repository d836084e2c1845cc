/** The calls of the tag `comments`, by their ids in the spec. */
export { liftBan, listBans } from "./comment-bans.ts";
export { getComment, getFocusedComment, listComments, listCommentsByDate, listMyComments } from "./comment-lists.ts";
export {
  banCommenter,
  complainAboutComment,
  createComment,
  deleteComment,
  editComment,
  getCommentBlock,
  pinComment,
  removeCommentReaction,
  setCommentReaction,
  unpinComment,
} from "./comment-writes.ts";
