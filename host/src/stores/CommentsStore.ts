import type { Comment } from "@kadr/openapi/client";
import { computed, compareShallow, makeAutoObservable } from "mobx";
import { viewReplies, type RepliesView } from "./comments/replies.ts";
import { complain } from "./comments/complaints.ts";
import type { Drafts, DraftTarget } from "./comments/drafts.ts";
import type { Listing } from "./comments/listing.ts";
import { createParts, type CommentsParts } from "./comments/parts.ts";
import type { CommentPermission } from "./comments/permission.ts";
import type { CommentsPorts, CommentsSubject } from "./comments/ports.ts";
import type { Reactions } from "./comments/reactions.ts";
import { toCount } from "./comments/records.ts";
import { replyAddressOf } from "./comments/replyAddress.ts";
import { actionsFor } from "./comments/roles.ts";
import { CommentsLifetime } from "./comments/lifetime.ts";
import type { CommentAction, CommentId, CommentSort, ComplaintReason } from "./comments/types.ts";
import type { Account, Dispose } from "./ports.ts";
import type { CoolDown } from "./writing/index.ts";

export type { RepliesView } from "./comments/replies.ts";
export type { CommentsPorts, CommentsSubject } from "./comments/ports.ts";
export type { Draft, DraftTarget } from "./comments/drafts.ts";
export type * from "./comments/types.ts";

/**
 * The comments of one video: the only owner of what a person changes there and must see at once (docs/adr/0006).
 *
 * Each part keeps its own facts and rules: the list and its threads, drafts, reactions, whether the person
 * may comment. Here stands what several of them say together, and what a person may do. Nothing happens in the
 * constructor; `connect()` begins and returns its disposer.
 */
export class CommentsStore {
  readonly subject: CommentsSubject;
  readonly account: Account;
  readonly listing: Listing;
  readonly drafts: Drafts;
  readonly reactions: Reactions;
  readonly permission: CommentPermission;
  /** After a 429 nothing is sent for a while. */
  readonly coolDown: CoolDown;
  readonly #parts: CommentsParts;
  readonly #lifetime: CommentsLifetime;
  #opened = false;
  #loading: Promise<void> = Promise.resolve();

  constructor(ports: CommentsPorts, subject: CommentsSubject) {
    this.subject = subject;
    this.account = ports.account;
    this.#lifetime = new CommentsLifetime(ports.account);
    this.#parts = createParts(ports, subject, {
      loaded: () => this.#loading,
      isHere: () => this.#lifetime.isHere,
      scope: () => this.#lifetime.scope,
    });
    this.listing = this.#parts.listing;
    this.drafts = this.#parts.drafts;
    this.reactions = this.#parts.reactions;
    this.permission = this.#parts.permission;
    this.coolDown = this.#parts.context.coolDown;
    makeAutoObservable(
      this,
      {
        subject: false,
        account: false,
        listing: false,
        drafts: false,
        reactions: false,
        permission: false,
        coolDown: false,
        rowIds: computed({ equals: compareShallow }),
        connect: false,
        comment: false,
        repliesOf: false,
        actionsOf: false,
      },
      { autoBind: true },
    );
  }

  /** Follows the account: logout clears all of it, login asks again and keeps what was typed. */
  connect(): Dispose {
    return this.#lifetime.begin(this.#parts, () => {
      if (this.#opened) void this.retry();
    });
  }

  // State that is shown

  /** Comments and replies of the video together, as this person has left them. */
  get count(): number {
    return toCount(this.#parts.context.summary.count - this.#parts.removals.pendingCount);
  }

  get newerCount(): number {
    return this.listing.newer.filter((id) => !this.#parts.removals.isHidden(id)).length;
  }

  get pinnedId(): CommentId | null {
    const id = this.#parts.pinning.pinnedId;
    return id === null || this.#parts.removals.isHidden(id) ? null : id;
  }

  /** The rows of the list: own ones first, then the server's order; the pinned one stands apart. */
  get rowIds(): readonly CommentId[] {
    const pinned = this.#parts.pinning.pinnedId;
    return this.listing.rows().filter((id) => id !== pinned && !this.#parts.removals.isHidden(id));
  }

  /** The list is loaded and has no comments. */
  get isEmpty(): boolean {
    return this.listing.list.isWhole && this.rowIds.length === 0 && this.pinnedId === null;
  }

  /** As the person sees it. */
  comment(id: CommentId): Comment | undefined {
    return this.reactions.seen(id);
  }

  repliesOf(id: CommentId): RepliesView {
    const { removals } = this.#parts;
    return viewReplies(this.listing.thread(id), {
      isHidden: (reply) => removals.isHidden(reply),
      hiddenAmong: removals.hiddenReplies,
      replies: this.#parts.context.records.get(id)?.replies_number ?? 0,
    });
  }

  /** Actions that this person is offered on a comment, in the order of the menu. */
  actionsOf(id: CommentId): readonly CommentAction[] {
    const origin = this.#parts.context.records.origin(id);
    if (origin === undefined) return [];
    return actionsFor({
      authorId: origin.authorId,
      isReply: origin.parentId !== null,
      isPinned: this.pinnedId === id,
      userId: this.account.userId,
      channelOwnerId: this.subject.channelOwnerId,
      block: this.permission.block,
    });
  }

  // Requests

  /** Loads the list and whether this person may comment. */
  async open(sort: CommentSort = this.listing.sort, focusedId: CommentId | null = null): Promise<void> {
    this.#opened = true;
    this.#lifetime.revive();
    this.#loading = this.listing.open(sort, focusedId);
    await Promise.all([this.#loading, this.permission.check()]);
  }

  retry(): Promise<void> {
    return this.open(this.listing.sort, this.listing.focusedId);
  }

  /** Begins a text with what is given, unless something is typed there already. */
  beginDraft(target: DraftTarget, text = ""): void {
    this.drafts.open(target, text, replyAddressOf(this.#parts.context.records, target));
  }

  setDraft(target: DraftTarget, text: string): void {
    this.beginDraft(target);
    this.drafts.setText(target, text);
  }

  /** Sends what is typed; resolves with the comment that came of it. A banned person sends nothing (COMMENT-SEND-07). */
  async submit(target: DraftTarget): Promise<CommentId | null> {
    if (this.permission.block !== null && !target.startsWith("edit:")) return null;
    if (target.startsWith("edit:") && !this.#may("edit", target.slice("edit:".length))) return null;
    return this.#parts.publishing.send(target);
  }

  /** A guest goes to the auth popup and comes back to the empty form. */
  async signIn(): Promise<boolean> {
    await this.#parts.context.admission.admit("comments", () => Promise.resolve());
    return this.account.isAuthorised;
  }

  async remove(id: CommentId): Promise<void> {
    if (this.#may("delete", id)) await this.#parts.removals.remove(id);
  }

  async pin(id: CommentId): Promise<void> {
    if (this.subject.videoId !== "" && this.#may("pin", id)) await this.#parts.pinning.pin(id);
  }

  async unpin(id: CommentId): Promise<void> {
    if (this.subject.videoId !== "" && this.#may("unpin", id)) await this.#parts.pinning.unpin(id);
  }

  /** Bans the author of a comment. */
  async ban(id: CommentId): Promise<void> {
    const origin = this.#parts.context.records.origin(id);
    if (origin !== undefined && this.#may("ban", id)) await this.#parts.removals.ban(origin.authorId);
  }

  async complain(id: CommentId, reason: ComplaintReason): Promise<void> {
    if (this.#may("complain", id)) await complain(this.#parts.context, id, reason);
  }

  #may(action: CommentAction, id: CommentId): boolean {
    return this.actionsOf(id).includes(action) && this.comment(id) !== undefined;
  }
}

export function createCommentsStore(ports: CommentsPorts, subject: CommentsSubject): CommentsStore {
  return new CommentsStore(ports, subject);
}
