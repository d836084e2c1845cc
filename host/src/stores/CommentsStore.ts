import { computed, compareShallow, makeAutoObservable, observableRef, reaction, runInAction } from "mobx";
import { Admission } from "./comments/admission.ts";
import type { CommentsContext } from "./comments/context.ts";
import { CoolDown } from "./comments/coolDown.ts";
import { type Draft, Drafts, type DraftTarget } from "./comments/drafts.ts";
import { failureOf, isStatus } from "./comments/failures.ts";
import { ListHead } from "./comments/head.ts";
import { WriteLanes } from "./comments/lanes.ts";
import { Listing } from "./comments/listing.ts";
import { Pinning } from "./comments/pinning.ts";
import type { CommentsPorts, CommentsSubject } from "./comments/ports.ts";
import { Publishing } from "./comments/publishing.ts";
import { Reactions } from "./comments/reactions.ts";
import { CommentRecords, whole } from "./comments/records.ts";
import { Removals } from "./comments/removals.ts";
import { actionsFor } from "./comments/roles.ts";
import { Scope } from "./comments/scope.ts";
import type {
  BlockInfo, CommentAction, CommentId, CommentRecord, CommentSort, ComplaintReason, Phase, Reaction, ReactionView, ReplyAddress,
} from "./comments/types.ts";
import type { Dispose } from "./ports.ts";

export type { CommentsPorts, CommentsSubject } from "./comments/ports.ts";
export type { Draft, DraftTarget } from "./comments/drafts.ts";
export type * from "./comments/types.ts";

/** The answers of one comment as a row shows them. */
export interface AnswersView {
  readonly ids: readonly CommentId[];
  /** All of them, loaded or not. */
  readonly count: number;
  readonly hasLater: boolean;
  readonly hasEarlier: boolean;
  readonly isFetched: boolean;
  readonly phase: Phase;
  readonly earlierPhase: Phase;
}

/**
 * The comments of one video: the only owner of what a person changes there and must see at once (docs/adr/0006).
 *
 * Requests go down, facts come up: every change is asked for by a method, everything that is shown is read from here.
 * Nothing happens in the constructor; `connect()` begins and returns its disposer.
 */
export class CommentsStore {
  readonly subject: CommentsSubject;
  /** Why this person may not comment here; `null` while they may. */
  block: BlockInfo | null = null;
  readonly #ports: CommentsPorts;
  readonly #context: CommentsContext;
  readonly #listing: Listing;
  readonly #reactions: Reactions;
  readonly #removals: Removals;
  readonly #pinning: Pinning;
  readonly #drafts: Drafts;
  readonly #publishing: Publishing;
  #scope = new Scope();
  #opened = false;
  #isConnected = false;
  #loading: Promise<void> = Promise.resolve();

  constructor(ports: CommentsPorts, subject: CommentsSubject) {
    this.subject = subject;
    this.#ports = ports;
    const records = new CommentRecords();
    this.#context = {
      ports,
      subject,
      records,
      lanes: new WriteLanes(),
      admission: new Admission(ports.session, ports.auth),
      coolDown: new CoolDown(ports.clock),
      head: new ListHead(records, (id) => this.#listing.keepOfSlot(id)),
      loaded: () => this.#loading,
      isHere: () => this.#isConnected,
      scope: () => this.#scope,
      forget: (id) => this.#forget(id),
      reconcile: () => this.#listing.reconcile(),
    };
    this.#listing = new Listing(this.#context);
    this.#reactions = new Reactions(this.#context);
    this.#removals = new Removals(this.#context);
    this.#pinning = new Pinning(this.#context, this.#listing.readHead);
    this.#drafts = new Drafts(ports, subject.videoId);
    this.#publishing = new Publishing(
      this.#context,
      this.#drafts,
      (comment) => this.#listing.add(comment, records.ask()),
      (info) => runInAction(() => void (this.block = info)),
    );
    makeAutoObservable(
      this,
      {
        subject: false,
        block: observableRef,
        rowIds: computed({ equals: compareShallow }),
        connect: false,
        comment: false,
        reactionOf: false,
        answersOf: false,
        actionsOf: false,
        draft: false,
        isRemoved: false,
      },
      { autoBind: true },
    );
  }

  /** Follows the account: logout clears all of it, login asks again and keeps what was typed. */
  connect(): Dispose {
    this.#isConnected = true;
    this.#revive();
    this.#drafts.restore();
    const stop = reaction(
      () => this.#ports.session.userId,
      (_userId, before) => this.#changeAccount(before),
    );
    this.#checkUnanswered();
    return () => {
      stop();
      this.#isConnected = false;
      this.#leave();
      this.#drafts.forget();
      this.#reset();
    };
  }

  // What is shown

  get phase(): Phase {
    return this.#listing.list.phase;
  }

  get laterPhase(): Phase {
    return this.#listing.list.laterPhase;
  }

  get earlierPhase(): Phase {
    return this.#listing.list.earlierPhase;
  }

  get hasLater(): boolean {
    return this.#listing.list.hasLater;
  }

  get hasEarlier(): boolean {
    return this.#listing.list.hasEarlier;
  }

  get sort(): CommentSort {
    return this.#listing.sort;
  }

  get focusedId(): CommentId | null {
    return this.#listing.focusedId;
  }

  get isFocusGone(): boolean {
    return this.#listing.isFocusGone;
  }

  /** Comments and answers of the video together, as this person has left them. */
  get count(): number {
    return whole(this.#context.head.count - this.#removals.pendingCount);
  }

  get newerCount(): number {
    return this.#listing.newer.filter((id) => !this.#removals.isHidden(id)).length;
  }

  get pinnedId(): CommentId | null {
    const id = this.#pinning.pinnedId;
    return id === null || this.#removals.isHidden(id) ? null : id;
  }

  /** The rows of the list: own ones first, then the server's order; the pinned one stands apart. */
  get rowIds(): readonly CommentId[] {
    const pinned = this.#pinning.pinnedId;
    return this.#listing.rows().filter((id) => id !== pinned && !this.#removals.isHidden(id));
  }

  /** Everything is loaded and there is nothing. */
  get isEmpty(): boolean {
    return this.phase === "ready" && this.rowIds.length === 0 && this.pinnedId === null && !this.hasLater && !this.hasEarlier;
  }

  get isAuthorised(): boolean {
    return this.#ports.session.isAuthorised;
  }

  /** After a 429: nothing is sent for a while. */
  get isCoolingDown(): boolean {
    return this.#context.coolDown.isOn;
  }

  comment(id: CommentId): CommentRecord | undefined {
    return this.#context.records.get(id);
  }

  isRemoved(id: CommentId): boolean {
    return this.#removals.isHidden(id);
  }

  reactionOf(id: CommentId): ReactionView {
    return this.#reactions.view(id);
  }

  answersOf(id: CommentId): AnswersView {
    const thread = this.#listing.thread(id);
    const all = thread === undefined ? [] : [...new Set([...thread.ids, ...[...thread.own].reverse()])];
    const ids = all.filter((answer) => !this.#removals.isHidden(answer));
    const replies = (this.comment(id)?.replies ?? 0) - this.#removals.hiddenAnswers(all);
    return {
      ids,
      count: thread?.isWhole === true ? ids.length : Math.max(ids.length, replies),
      hasLater: thread?.phase === "ready" ? thread.hasLater : replies > ids.length,
      hasEarlier: thread?.hasEarlier ?? false,
      isFetched: thread?.phase === "ready",
      phase: thread === undefined ? "idle" : thread.phase === "ready" ? thread.laterPhase : thread.phase,
      earlierPhase: thread?.earlierPhase ?? "idle",
    };
  }

  /** What this person is offered on a comment, in the order of the menu. */
  actionsOf(id: CommentId): readonly CommentAction[] {
    const origin = this.#context.records.origin(id);
    if (origin === undefined) return [];
    return actionsFor({
      authorId: origin.authorId,
      isReply: origin.parentId !== null,
      isPinned: this.pinnedId === id,
      userId: this.#ports.session.userId,
      channelOwnerId: this.subject.channelOwnerId,
      block: this.block,
    });
  }

  draft(target: DraftTarget): Draft | undefined {
    return this.#drafts.get(target);
  }

  // What can be asked for

  /** Loads the list and whether this person may comment. */
  async open(sort: CommentSort = this.sort, focusedId: CommentId | null = null): Promise<void> {
    this.#opened = true;
    this.#revive();
    this.#loading = this.#listing.open(sort, focusedId);
    await Promise.all([this.#loading, this.#checkBlock()]);
  }

  retry(): Promise<void> {
    return this.open(this.sort, this.focusedId);
  }

  setSort(sort: CommentSort): Promise<void> {
    return sort === this.sort ? Promise.resolve() : this.#listing.open(sort, null);
  }

  /** From one comment to the whole list. */
  leaveFocus(): Promise<void> {
    return this.#listing.open(this.sort, null);
  }

  loadLater(): Promise<number> {
    return this.#listing.loadLater();
  }

  loadEarlier(): Promise<number> {
    return this.#listing.loadEarlier();
  }

  loadAnswers(id: CommentId, direction: "later" | "earlier" = "later"): Promise<number> {
    return this.#listing.loadAnswers(id, direction);
  }

  checkForNew(): Promise<void> {
    return this.#listing.checkForNew();
  }

  showNewer(): void {
    this.#listing.showNewer();
  }

  react(id: CommentId, wanted: Reaction): Promise<void> {
    return this.#reactions.toggle(id, wanted);
  }

  /** Begins a text with what is given, unless something is typed there already. */
  beginDraft(target: DraftTarget, text = ""): void {
    this.#drafts.open(target, text, this.#addressOf(target));
  }

  setDraft(target: DraftTarget, text: string): void {
    this.beginDraft(target);
    this.#drafts.setText(target, text);
  }

  dropDraft(target: DraftTarget): void {
    this.#drafts.drop(target);
  }

  /** Sends what is typed; resolves with the comment that came of it. A banned person sends nothing (COMMENT-SEND-07). */
  async submit(target: DraftTarget): Promise<CommentId | null> {
    if (this.block !== null && !target.startsWith("edit:")) return null;
    if (target.startsWith("edit:") && !this.#may("edit", target.slice("edit:".length))) return null;
    return this.#publishing.send(target);
  }

  /** A guest goes to the auth popup and comes back to the empty form. */
  async signIn(): Promise<boolean> {
    await this.#context.admission.admit("comments", () => Promise.resolve());
    return this.#ports.session.isAuthorised;
  }

  async remove(id: CommentId): Promise<void> {
    if (this.#may("delete", id)) await this.#removals.remove(id);
  }

  async pin(id: CommentId): Promise<void> {
    if (this.subject.videoId !== "" && this.#may("pin", id)) await this.#pinning.pin(id);
  }

  async unpin(id: CommentId): Promise<void> {
    if (this.subject.videoId !== "" && this.#may("unpin", id)) await this.#pinning.unpin(id);
  }

  /** Bans the author of a comment. */
  async ban(id: CommentId): Promise<void> {
    const origin = this.#context.records.origin(id);
    if (origin !== undefined && this.#may("ban", id)) await this.#removals.ban(origin.authorId);
  }

  async complain(id: CommentId, reason: ComplaintReason): Promise<void> {
    if (!this.#may("complain", id)) return;
    const { api, newKey, notify, notices } = this.#ports;
    const key = newKey();
    await this.#context.admission.admit("comments", async () => {
      const scope = this.#scope;
      try {
        await api.complain(id, reason, { key, signal: scope.signal });
        if (!scope.ended) notify({ type: "success", text: notices.complained });
      } catch (error) {
        const failure = failureOf(error);
        if (scope.ended || failure.kind === "aborted") return;
        this.#context.coolDown.heed(failure);
        if (isStatus(failure, 404, 410)) this.#forget(id);
        notify({ type: "danger", text: notices.failed });
      }
    });
  }

  #addressOf(target: DraftTarget): ReplyAddress | null {
    if (target === "new") return null;
    const record = this.comment(target.slice(target.indexOf(":") + 1));
    if (record === undefined) return null;
    if (target.startsWith("reply:")) {
      return { parentId: record.parentId ?? record.id, broId: record.id, broUserId: record.authorId, broName: record.authorName };
    }
    if (record.parentId === null) return null;
    const bro = this.comment(record.broId ?? record.parentId);
    return {
      parentId: record.parentId,
      broId: record.broId ?? record.parentId,
      broUserId: record.broUserId ?? bro?.authorId ?? "",
      broName: record.broName ?? bro?.authorName ?? "",
    };
  }

  #may(action: CommentAction, id: CommentId): boolean {
    return this.actionsOf(id).includes(action) && this.comment(id) !== undefined;
  }

  async #checkBlock(): Promise<void> {
    if (!this.#ports.session.isAuthorised) return;
    const scope = this.#scope;
    try {
      const block = await this.#ports.api.block(this.subject.videoId, scope.signal);
      if (!scope.ended) runInAction(() => void (this.block = block));
    } catch (error) {
      // Not knowing is no reason to keep anybody from writing: the server says so itself when they try.
      failureOf(error);
    }
  }

  #checkUnanswered(): void {
    if (!this.#ports.session.isAuthorised) return;
    for (const { target } of this.#drafts.all()) void this.#publishing.look(target);
  }

  #forget(id: CommentId): void {
    this.#removals.bury(id);
    this.#listing.reconcile();
  }

  /** Nothing of one account is seen or sent by another. What a guest typed goes along into the account. */
  #changeAccount(before: string | null): void {
    const { sort, focusedId } = this;
    if (before === null) {
      // A login: who waits at the gate is let in, and the rows stay on the screen until the account's own come.
      this.#scope.end();
      this.#revive();
      this.#drafts.restore();
      this.#checkUnanswered();
      void this.#listing.refreshThreads();
    } else {
      // A logout has emptied the storage before it came here, so nothing comes back of what was typed; a session
      // that ran out has not, and its owner finds the text again.
      this.#leave();
      this.#revive();
      this.#drafts.restore();
      this.#reset();
    }
    if (this.#opened) void this.open(sort, focusedId);
  }

  /** A scope for what is asked from now on. */
  #revive(): void {
    if (this.#scope.ended) this.#scope = new Scope();
  }

  #leave(): void {
    this.#scope.end();
    this.#context.admission.cancel();
  }

  #reset(): void {
    runInAction(() => {
      this.block = null;
      this.#reactions.clear();
      this.#removals.clear();
      this.#pinning.clear();
      this.#context.coolDown.clear();
      this.#context.head.clear();
      this.#listing.clear();
      this.#context.records.clear();
    });
  }
}

export function createCommentsStore(ports: CommentsPorts, subject: CommentsSubject): CommentsStore {
  return new CommentsStore(ports, subject);
}
