import { computed, compareShallow, makeAutoObservable } from "mobx";
import { viewReplies, type RepliesView } from "./comments/replies.ts";
import { complain } from "./comments/complaints.ts";
import type { Draft, DraftTarget } from "./comments/drafts.ts";
import { createParts, type CommentsParts } from "./comments/parts.ts";
import type { CommentsPorts, CommentsSubject } from "./comments/ports.ts";
import { whole } from "./comments/records.ts";
import { replyAddressOf } from "./comments/replyAddress.ts";
import { actionsFor } from "./comments/roles.ts";
import { CommentsLifetime } from "./comments/lifetime.ts";
import type {
  BlockInfo,
  CommentAction,
  CommentId,
  CommentRecord,
  CommentSort,
  ComplaintReason,
  Phase,
  Reaction,
  ReactionView,
} from "./comments/types.ts";
import type { Dispose } from "./ports.ts";

export type { RepliesView } from "./comments/replies.ts";
export type { CommentsPorts, CommentsSubject } from "./comments/ports.ts";
export type { Draft, DraftTarget } from "./comments/drafts.ts";
export type * from "./comments/types.ts";

/**
 * The comments of one video: the only owner of what a person changes there and must see at once (docs/adr/0006).
 *
 * Requests go down, facts come up: every change is asked for by a method, everything that is shown is read from here.
 * Nothing happens in the constructor; `connect()` begins and returns its disposer.
 */
export class CommentsStore {
  readonly subject: CommentsSubject;
  readonly #ports: CommentsPorts;
  readonly #parts: CommentsParts;
  readonly #lifetime: CommentsLifetime;
  #opened = false;
  #loading: Promise<void> = Promise.resolve();

  constructor(ports: CommentsPorts, subject: CommentsSubject) {
    this.subject = subject;
    this.#ports = ports;
    this.#lifetime = new CommentsLifetime(ports.account);
    this.#parts = createParts(ports, subject, {
      loaded: () => this.#loading,
      isHere: () => this.#lifetime.isHere,
      scope: () => this.#lifetime.scope,
    });
    makeAutoObservable(
      this,
      {
        subject: false,
        rowIds: computed({ equals: compareShallow }),
        connect: false,
        comment: false,
        reactionOf: false,
        repliesOf: false,
        actionsOf: false,
        draft: false,
        isRemoved: false,
      },
      { autoBind: true },
    );
  }

  /** Follows the account: logout clears all of it, login asks again and keeps what was typed. */
  connect(): Dispose {
    return this.#lifetime.begin(this.#parts, () => {
      if (this.#opened) void this.open(this.sort, this.focusedId);
    });
  }

  // What is shown

  /** Why this person may not comment here; `null` while they may. */
  get block(): BlockInfo | null {
    return this.#parts.permission.block;
  }

  get phase(): Phase {
    return this.#parts.listing.list.phase;
  }

  get laterPhase(): Phase {
    return this.#parts.listing.list.laterPhase;
  }

  get earlierPhase(): Phase {
    return this.#parts.listing.list.earlierPhase;
  }

  get hasLater(): boolean {
    return this.#parts.listing.list.hasLater;
  }

  get hasEarlier(): boolean {
    return this.#parts.listing.list.hasEarlier;
  }

  get sort(): CommentSort {
    return this.#parts.listing.sort;
  }

  get focusedId(): CommentId | null {
    return this.#parts.listing.focusedId;
  }

  get isFocusGone(): boolean {
    return this.#parts.listing.isFocusGone;
  }

  /** Comments and replies of the video together, as this person has left them. */
  get count(): number {
    return whole(this.#parts.context.summary.count - this.#parts.removals.pendingCount);
  }

  get newerCount(): number {
    return this.#parts.listing.newer.filter((id) => !this.#parts.removals.isHidden(id)).length;
  }

  get pinnedId(): CommentId | null {
    const id = this.#parts.pinning.pinnedId;
    return id === null || this.#parts.removals.isHidden(id) ? null : id;
  }

  /** The rows of the list: own ones first, then the server's order; the pinned one stands apart. */
  get rowIds(): readonly CommentId[] {
    const pinned = this.#parts.pinning.pinnedId;
    return this.#parts.listing.rows().filter((id) => id !== pinned && !this.#parts.removals.isHidden(id));
  }

  /** Everything is loaded and there is nothing. */
  get isEmpty(): boolean {
    return (
      this.phase === "ready" && this.rowIds.length === 0 && this.pinnedId === null && !this.hasLater && !this.hasEarlier
    );
  }

  get isAuthorised(): boolean {
    return this.#ports.account.isAuthorised;
  }

  /** After a 429: nothing is sent for a while. */
  get isCoolingDown(): boolean {
    return this.#parts.context.coolDown.isOn;
  }

  comment(id: CommentId): CommentRecord | undefined {
    return this.#parts.context.records.get(id);
  }

  isRemoved(id: CommentId): boolean {
    return this.#parts.removals.isHidden(id);
  }

  reactionOf(id: CommentId): ReactionView {
    return this.#parts.reactions.view(id);
  }

  repliesOf(id: CommentId): RepliesView {
    const { listing, removals } = this.#parts;
    return viewReplies(listing.thread(id), {
      isHidden: (reply) => removals.isHidden(reply),
      hiddenAmong: removals.hiddenReplies,
      replies: this.comment(id)?.replies ?? 0,
    });
  }

  /** What this person is offered on a comment, in the order of the menu. */
  actionsOf(id: CommentId): readonly CommentAction[] {
    const origin = this.#parts.context.records.origin(id);
    if (origin === undefined) return [];
    return actionsFor({
      authorId: origin.authorId,
      isReply: origin.parentId !== null,
      isPinned: this.pinnedId === id,
      userId: this.#ports.account.userId,
      channelOwnerId: this.subject.channelOwnerId,
      block: this.block,
    });
  }

  draft(target: DraftTarget): Draft | undefined {
    return this.#parts.drafts.get(target);
  }

  // What can be asked for

  /** Loads the list and whether this person may comment. */
  async open(sort: CommentSort = this.sort, focusedId: CommentId | null = null): Promise<void> {
    this.#opened = true;
    this.#lifetime.revive();
    this.#loading = this.#parts.listing.open(sort, focusedId);
    await Promise.all([this.#loading, this.#parts.permission.check()]);
  }

  retry(): Promise<void> {
    return this.open(this.sort, this.focusedId);
  }

  setSort(sort: CommentSort): Promise<void> {
    return sort === this.sort ? Promise.resolve() : this.#parts.listing.open(sort, null);
  }

  /** From one comment to the whole list. */
  leaveFocus(): Promise<void> {
    return this.#parts.listing.open(this.sort, null);
  }

  loadLater(): Promise<number> {
    return this.#parts.listing.loadLater();
  }

  loadEarlier(): Promise<number> {
    return this.#parts.listing.loadEarlier();
  }

  loadReplies(id: CommentId, direction: "later" | "earlier" = "later"): Promise<number> {
    return this.#parts.listing.loadReplies(id, direction);
  }

  checkForNew(): Promise<void> {
    return this.#parts.listing.checkForNew();
  }

  showNewer(): void {
    this.#parts.listing.showNewer();
  }

  react(id: CommentId, wanted: Reaction): Promise<void> {
    return this.#parts.reactions.toggle(id, wanted);
  }

  /** Begins a text with what is given, unless something is typed there already. */
  beginDraft(target: DraftTarget, text = ""): void {
    this.#parts.drafts.open(target, text, replyAddressOf(this.#parts.context.records, target));
  }

  setDraft(target: DraftTarget, text: string): void {
    this.beginDraft(target);
    this.#parts.drafts.setText(target, text);
  }

  dropDraft(target: DraftTarget): void {
    this.#parts.drafts.drop(target);
  }

  /** Sends what is typed; resolves with the comment that came of it. A banned person sends nothing (COMMENT-SEND-07). */
  async submit(target: DraftTarget): Promise<CommentId | null> {
    if (this.block !== null && !target.startsWith("edit:")) return null;
    if (target.startsWith("edit:") && !this.#may("edit", target.slice("edit:".length))) return null;
    return this.#parts.publishing.send(target);
  }

  /** A guest goes to the auth popup and comes back to the empty form. */
  async signIn(): Promise<boolean> {
    await this.#parts.context.admission.admit("comments", () => Promise.resolve());
    return this.#ports.account.isAuthorised;
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
