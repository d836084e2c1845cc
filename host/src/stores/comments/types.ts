/** What the comments of one video are made of. Field names of the DTOs are the documents' own (B §3). */

export type CommentId = string;
export type UserId = string;
export type Reaction = "like" | "dislike";
/** B §7: the two documented orders of the list. */
export type CommentSort = "popular" | "date_added_desc";
/** B §6 Comment actions. */
export type CommentAction = "reply" | "edit" | "delete" | "pin" | "unpin" | "complain" | "ban";

/** Why a comment is reported. The documents name no reasons (G11): they are the contract's own. */
export type ComplaintReason = "spam" | "insult" | "violence" | "adult" | "fraud" | "other";

/** A comment as the server tells it. Only what the documents name is required; the rest may be missing. */
export interface CommentDto {
  readonly id: string;
  readonly text: string;
  /** The comment that this one answers; `null` for a comment of the video itself. */
  readonly parent_id: string | null;
  readonly user: { readonly id: string; readonly name: string; readonly avatar_url: string | null; readonly site_url: string | null };
  /** The answer that this one addresses, and whose it is. */
  readonly bro_id: string | null;
  readonly bro_user_id: string | null;
  readonly bro_user_name: string | null;
  /** ISO 8601. */
  readonly created_ts: string;
  readonly likes_number: number;
  readonly dislikes_number: number;
  readonly reaction: Reaction | null;
  readonly replies_number: number;
  readonly author_replied: boolean;
}

/** One page of the list of a video (B §3 Comments list). `next` leads to later rows, `previous` to earlier ones. */
export interface CommentsPage {
  readonly results: readonly CommentDto[];
  /** Comments and answers of the video together. */
  readonly comments_count: number;
  readonly pinned_comment: CommentDto | null;
  readonly my_comment: CommentDto | null;
  readonly next: string | null;
  readonly previous: string | null;
}

/** A batch of answers, at most 10 (B §9). */
export interface AnswersPage {
  readonly results: readonly CommentDto[];
  readonly next: string | null;
  readonly previous: string | null;
}

/** The page around one comment, and the answers around it where it is an answer itself. */
export interface FocusedPage extends CommentsPage {
  readonly answers: AnswersPage | null;
}

/** Why this person may not comment (B §3 Banned-user info). Every field may be empty. */
export interface BlockInfo {
  readonly rule_link: string | null;
  /** The words of `message` that carry the link. */
  readonly selected_text: string | null;
  readonly message: string | null;
  readonly toast_message: string | null;
}

/** The body of posting and of editing (B §7). */
export interface CommentData {
  readonly text: string;
  readonly parent_id?: string;
  readonly bro_user_id?: string;
  readonly bro_id?: string;
}

/** A comment as the store keeps it: never changed, only replaced, so that a row is told apart by identity. */
export interface CommentRecord {
  readonly id: CommentId;
  readonly parentId: CommentId | null;
  readonly authorId: UserId;
  readonly authorName: string;
  readonly authorAvatarUrl: string | null;
  readonly authorUrl: string | null;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly likes: number;
  readonly dislikes: number;
  readonly reaction: Reaction | null;
  readonly replies: number;
  readonly authorReplied: boolean;
  readonly broId: CommentId | null;
  readonly broUserId: UserId | null;
  readonly broName: string | null;
}

/** Whom an answer answers (B §7: parent_id, bro_id, bro_user_id). */
export interface ReplyAddress {
  readonly parentId: CommentId;
  readonly broId: CommentId;
  readonly broUserId: UserId;
  readonly broName: string;
}

/** What a reaction call answers with. */
export type ReactionCounts = Pick<CommentDto, "likes_number" | "dislikes_number">;

export interface ReactionView {
  readonly reaction: Reaction | null;
  readonly likes: number;
  readonly dislikes: number;
}

/** What a list, a batch or a direction of it is doing. `hidden` means that the server will not show it (403, 404). */
export type Phase = "idle" | "loading" | "ready" | "failed" | "hidden";
