import type { Comment, Schemas } from "@kadr/openapi/client";

/** Types of the comments of one video. A comment is kept as the contract has it. */

export type CommentId = string;
export type UserId = string;
export type Reaction = "like" | "dislike";
/** The two documented orders of the list (`comment.sort`). */
export type CommentSort = "popular" | "date_added_desc";
/** Action on a comment (`comment.action`). */
export type CommentAction = "reply" | "edit" | "delete" | "pin" | "unpin" | "complain" | "ban";

/** Why a comment is reported. The documents name no reasons (G11): they are the contract's own. */
export type ComplaintReason = "spam" | "insult" | "violence" | "adult" | "fraud" | "other";

/** One page of the list of a video (entity CommentsList). `next` leads to later rows, `previous` to earlier ones. */
export type CommentsPage = Pick<
  Schemas["CommentsPage"],
  "results" | "comments_count" | "pinned_comment" | "my_comment" | "next" | "previous"
>;

/** A batch of replies, at most 10 (`comments.answersLimit`). */
export type RepliesPage = Pick<CommentsPage, "results" | "next" | "previous">;

/** The page around one comment, and the replies around it where it is a reply itself. */
export interface FocusedPage extends CommentsPage {
  readonly replies: RepliesPage | null;
}

/** Why this person may not comment (entity BannedUserInfo). Every field may be empty. */
export interface BlockInfo {
  readonly rule_link: string | null;
  /** The words of `message` that carry the link. */
  readonly selected_text: string | null;
  readonly message: string | null;
  readonly toast_message: string | null;
}

/** The body of posting and of editing (COMMENT-SEND-08, -12). */
export interface CommentData {
  readonly text: string;
  readonly parent_id?: string;
  readonly bro_user_id?: string;
  readonly bro_id?: string;
}

/** Whom a reply speaks to (COMMENT-SEND-08: parent_id, bro_id, bro_user_id). */
export interface ReplyAddress {
  readonly parentId: CommentId;
  readonly broId: CommentId;
  readonly broUserId: UserId;
  readonly broName: string;
}

/** Response of a reaction call. */
export type ReactionCounts = Pick<Comment, "likes_number" | "dislikes_number">;

/** State of a list, a batch or a direction of it. `hidden` means that the server will not show it (403, 404). */
export type Phase = "idle" | "loading" | "ready" | "failed" | "hidden";

/** Draft as the device keeps it. */
export interface StoredDraft {
  readonly target: string;
  readonly text: string;
  readonly key: string;
  /** The text that went out under the key and was not answered for; `null` when nothing is open. */
  readonly sentText: string | null;
  /** When it went out first, ms since the epoch; 0 when it did not. */
  readonly sentAt: number;
  readonly reply: ReplyAddress | null;
  /** Whose draft it is; `null` for a guest's, which anybody may take along into their account. */
  readonly ownerId: UserId | null;
}
