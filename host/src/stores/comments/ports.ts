import type { Comment } from "@kadr/openapi/client";
import type { AuthGate, Clock, Notify, Account } from "../ports.ts";
import type { DraftsAside } from "./DraftsAside.ts";
import type {
  RepliesPage,
  BlockInfo,
  CommentData,
  CommentId,
  CommentSort,
  CommentsPage,
  ComplaintReason,
  FocusedPage,
  Reaction,
  ReactionCounts,
  StoredDraft,
  UserId,
} from "./types.ts";

/** How a write is told apart from its repetition, and how it is called off. */
export interface WriteOptions {
  readonly signal: AbortSignal;
  /** The same for every attempt at the same text (docs/invariants.md, R2). */
  readonly key: string;
  /** Whether the text addresses the person who is replied to (COMMENT-SEND-08). */
  readonly mention: boolean;
}

/** A POST that was sent and not answered for. */
export interface PostAttempt {
  readonly key: string;
  readonly data: CommentData;
  /** When it was sent first, ms since the epoch. */
  readonly sentAt: number;
}

/** The calls `comments.*` of the catalogue. Every one rejects with the client's `ApiError`. */
export interface CommentsApi {
  list(videoId: string, sort: CommentSort, signal: AbortSignal): Promise<CommentsPage>;
  /** Follows a `next` or `previous` link of the list. */
  page(link: string, signal: AbortSignal): Promise<CommentsPage>;
  focused(videoId: string, commentId: CommentId, sort: CommentSort, signal: AbortSignal): Promise<FocusedPage>;
  /** Without a link: the first 10. */
  replies(videoId: string, parentId: CommentId, link: string | null, signal: AbortSignal): Promise<RepliesPage>;
  get(id: CommentId, signal: AbortSignal): Promise<Comment>;
  /** The comment that came of a POST whose response was lost, if one did. */
  findPosted(videoId: string, attempt: PostAttempt, signal: AbortSignal): Promise<Comment | null>;
  create(videoId: string, data: CommentData, options: WriteOptions): Promise<Comment>;
  edit(id: CommentId, data: CommentData, options: WriteOptions): Promise<Comment | null>;
  remove(id: CommentId, signal: AbortSignal): Promise<void>;
  pin(videoId: string, id: CommentId, signal: AbortSignal): Promise<void>;
  unpin(videoId: string, id: CommentId, signal: AbortSignal): Promise<void>;
  ban(userId: UserId, signal: AbortSignal): Promise<void>;
  /** Both respond with the counters as they are then. */
  react(id: CommentId, reaction: Reaction, signal: AbortSignal): Promise<ReactionCounts>;
  unreact(id: CommentId, signal: AbortSignal): Promise<ReactionCounts>;
  /** `null` for somebody who may comment. */
  block(videoId: string, signal: AbortSignal): Promise<BlockInfo | null>;
  complain(id: CommentId, reason: ComplaintReason, options: Omit<WriteOptions, "mention">): Promise<void>;
}

/** Keeps drafts over a reload. What comes back is checked by the store: storage is hostile (docs/invariants.md, S9). */
export interface DraftsStorage {
  load(videoId: string): unknown;
  save(videoId: string, drafts: readonly StoredDraft[]): void;
  clear(videoId: string): void;
}

/**
 * Every sentence the store can cause to be said. Worded in `texts/comments.ts`, to the character (`comments.toast.*`,
 * `comments.error.*`, `notice.default`).
 */
export interface CommentsToasts {
  readonly published: string;
  readonly replyPublished: string;
  readonly pinned: string;
  readonly unpinned: string;
  readonly deleted: string;
  readonly replyDeleted: string;
  readonly edited: string;
  readonly replyEdited: string;
  readonly userBlocked: string;
  readonly complained: string;
  readonly failed: string;
  readonly banned: string;
  readonly replyGone: string;
  readonly pinFailed: string;
  readonly unpinFailed: string;
  readonly deleteFailed: string;
  readonly replyDeleteFailed: string;
  readonly editFailed: string;
  readonly replyEditFailed: string;
}

export interface CommentsPorts {
  readonly api: CommentsApi;
  /** Must be observable: the store starts anew when the account changes. */
  readonly account: Account;
  readonly auth: AuthGate;
  readonly notify: Notify;
  readonly clock: Clock;
  readonly drafts: DraftsStorage;
  /** One for all comments of a tab. */
  readonly aside: DraftsAside;
  readonly toasts: CommentsToasts;
  /** A fresh Idempotency-Key. */
  readonly newKey: () => string;
}

/** Whose comments these are. */
export interface CommentsSubject {
  readonly videoId: string;
  /** The author of the video, who may pin and ban; `null` until known. */
  readonly channelOwnerId: UserId | null;
}
