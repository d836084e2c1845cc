import { makeAutoObservable, observable, runInAction } from "mobx";
import { askAgain, failureOf, isStatus, isUnknown, type Scope } from "../writing/index.ts";
import { type CommentsContext, laneOf } from "./context.ts";
import type { CommentId, UserId } from "./types.ts";

/** What became of a write: done, not done, or called off. */
type Outcome = "done" | "failed" | "off" | "signIn";

interface Removing {
  readonly write: () => Promise<unknown>;
  /** Whether what was to go is still there; `null` when the server does not say. */
  readonly isThere: () => Promise<boolean | null>;
  /** The same, and takes it away when it is gone. */
  readonly takeIfGone: () => Promise<boolean | null>;
  /** 404 and 410 mean that there is nothing left to do. */
  readonly isGoneDone: boolean;
}

/**
 * What is taken away: deleted comments and everything of banned people. An intent hides at once; a failure drops the
 * intent and all of it is there again. What is confirmed stays away from pages that arrive later. It keeps a writing of
 * its own beside `Intents`: nothing can be wanted back while it goes, a 404 means done, and each intent weighs on the counters.
 */
export class Removals {
  readonly #context: CommentsContext;
  readonly #deleting = observable.set<CommentId>();
  readonly #banning = observable.set<UserId>();
  readonly #banned = observable.set<UserId>();

  constructor(context: CommentsContext) {
    this.#context = context;
    makeAutoObservable(this, { isHidden: false, remove: false, ban: false }, { autoBind: true });
  }

  isHidden(id: CommentId): boolean {
    if (this.#context.records.isGone(id) || this.#deleting.has(id)) return true;
    const origin = this.#context.records.origin(id);
    return origin === undefined || this.#isAway(origin.authorId);
  }

  /** How many comments the intents of now hide that the confirmed count still has. */
  get pendingCount(): number {
    return this.#weigh([...this.#deleting], this.#banning);
  }

  /** How many of the known replies of a comment the intents of now hide. */
  hiddenReplies(ids: readonly CommentId[]): number {
    return ids.filter((id) => !this.#context.records.isGone(id) && this.#isPending(id)).length;
  }

  /** Deletes a comment or a reply; a second call while it goes does nothing. */
  async remove(id: CommentId, isReplay = false): Promise<void> {
    const { ports, records, lanes } = this.#context;
    const origin = records.origin(id);
    if (origin === undefined || records.get(id) === undefined || this.isHidden(id)) return;
    const scope = this.#context.scope();
    const ownerId = ports.account.userId;
    const isReply = origin.parentId !== null;
    runInAction(() => this.#deleting.add(id));
    await lanes.run([laneOf(id)], async () => {
      if (scope.ended) return;
      const end = this.#context.summary.beginCounting();
      const outcome = await this.#deleted(id, scope, isReplay);
      if (outcome === "signIn" && this.#context.isHere())
        void this.#context.admission.signIn("comments", ownerId, () =>
          this.#context.loaded().then(() => this.remove(id, true)),
        );
      if (scope.ended) return end(0);
      runInAction(() => {
        const weight = outcome === "done" ? this.#weigh([id], new Set()) : 0;
        this.#deleting.delete(id);
        end(-weight);
        if (outcome === "done") this.#bury(id);
      });
      if (outcome === "off" || outcome === "signIn") return;
      this.#context.reconcile();
      const { toasts } = ports;
      if (outcome === "done") ports.notify({ type: "success", text: isReply ? toasts.replyDeleted : toasts.deleted });
      else ports.notify({ type: "danger", text: isReply ? toasts.replyDeleteFailed : toasts.deleteFailed });
    });
  }

  /** Bans a commenter and takes away all that is theirs (COMMENT-BAN-01). */
  async ban(userId: UserId, isReplay = false): Promise<void> {
    const { ports, lanes, summary } = this.#context;
    if (this.#isAway(userId)) return;
    const scope = this.#context.scope();
    const ownerId = ports.account.userId;
    runInAction(() => this.#banning.add(userId));
    await lanes.run([`user:${userId}`], async () => {
      if (scope.ended) return;
      const end = summary.beginCounting();
      const outcome = await this.#banDone(userId, scope, isReplay);
      if (outcome === "signIn" && this.#context.isHere())
        void this.#context.admission.signIn("comments", ownerId, () =>
          this.#context.loaded().then(() => this.ban(userId, true)),
        );
      if (scope.ended) return end(0);
      runInAction(() => {
        const weight = outcome === "done" ? this.#finishBan(userId) : 0;
        this.#banning.delete(userId);
        end(-weight);
      });
      if (outcome === "off" || outcome === "signIn") return;
      this.#context.reconcile();
      if (outcome === "done") ports.notify({ type: "success", text: ports.toasts.userBlocked });
      else ports.notify({ type: "danger", text: ports.toasts.failed });
    });
  }

  /** Learnt by the way, from a 404 to something else: the comment is no more. */
  bury(id: CommentId): void {
    if (this.#context.records.isGone(id)) return;
    this.#bury(id);
  }

  clear(): void {
    this.#deleting.clear();
    this.#banning.clear();
    this.#banned.clear();
  }

  #deleted(id: CommentId, scope: Scope, isReplay: boolean): Promise<Outcome> {
    return this.#outcomeOf(scope, isReplay, {
      write: () => this.#context.ports.api.remove(id, scope.signal),
      isThere: () => this.#isThere(id, scope),
      takeIfGone: () => this.#forgetIfGone(id, scope),
      isGoneDone: true,
    });
  }

  /** No call tells who is banned; but a banned person's comments are gone. */
  #banDone(userId: UserId, scope: Scope, isReplay: boolean): Promise<Outcome> {
    return this.#outcomeOf(scope, isReplay, {
      write: () => this.#context.ports.api.ban(userId, scope.signal),
      isThere: () => this.#hasComments(userId, scope),
      takeIfGone: () => this.#takeBan(userId, scope),
      isGoneDone: false,
    });
  }

  /** Writes; where the response is lost, looks whether it was done, and goes on looking until the server says. */
  async #outcomeOf(
    scope: Scope,
    isReplay: boolean,
    { write, isThere, takeIfGone, isGoneDone }: Removing,
  ): Promise<Outcome> {
    const { ports, coolDown } = this.#context;
    try {
      await write();
      return "done";
    } catch (error) {
      const failure = failureOf(error);
      if (isStatus(failure, 401) && !isReplay) return "signIn";
      if (scope.ended || failure.kind === "aborted") return "off";
      coolDown.heed(failure);
      if (isGoneDone && isStatus(failure, 404, 410)) return "done";
      if (!isUnknown(failure)) return "failed";
      const there = await isThere();
      if (there === null) void askAgain(ports.clock, scope, async () => (await takeIfGone()) !== null);
      return there === false ? "done" : "failed";
    }
  }

  /** Asks after one of the comments of a person that are known; `null` when the server does not say. */
  async #hasComments(userId: UserId, scope: Scope): Promise<boolean | null> {
    const { records } = this.#context;
    for (const id of records.known()) {
      if (records.origin(id)?.authorId === userId && !records.isGone(id)) return this.#isThere(id, scope);
    }
    return true;
  }

  /** A ban that nobody knew about has come through after all. */
  async #takeBan(userId: UserId, scope: Scope): Promise<boolean | null> {
    const isThere = await this.#hasComments(userId, scope);
    if (isThere === false && !scope.ended) {
      this.#finishBan(userId);
      this.#context.reconcile();
    }
    return isThere;
  }

  #finishBan(userId: UserId): number {
    const { summary } = this.#context;
    return runInAction(() => {
      const weight = this.#weigh([], new Set([userId]));
      this.#lowerReplies(userId);
      this.#banned.add(userId);
      if (summary.pinnedId !== null && this.isHidden(summary.pinnedId)) summary.unpinGone(summary.pinnedId);
      return weight;
    });
  }

  /** `null` when the server does not say. */
  async #isThere(id: CommentId, scope: Scope): Promise<boolean | null> {
    try {
      await this.#context.ports.api.get(id, scope.signal);
      return true;
    } catch (error) {
      return isStatus(failureOf(error), 404, 410) ? false : null;
    }
  }

  async #forgetIfGone(id: CommentId, scope: Scope): Promise<boolean | null> {
    const isThere = await this.#isThere(id, scope);
    if (isThere === false && !scope.ended) this.#context.forget(id);
    return isThere;
  }

  #bury(id: CommentId): void {
    const { records, summary } = this.#context;
    const parentId = records.origin(id)?.parentId ?? null;
    const parent = parentId === null ? undefined : records.get(parentId);
    if (parent !== undefined) records.confirm(parent.id, { replies: Math.max(0, parent.replies - 1) });
    records.bury(id);
    summary.unpinGone(id);
  }

  #lowerReplies(userId: UserId): void {
    const { records } = this.#context;
    for (const id of records.known()) {
      const origin = records.origin(id);
      if (origin?.authorId !== userId || origin.parentId === null || records.isGone(id)) continue;
      const parent = records.get(origin.parentId);
      if (parent !== undefined) records.confirm(parent.id, { replies: Math.max(0, parent.replies - 1) });
    }
  }

  #isAway(userId: UserId): boolean {
    return this.#banned.has(userId) || this.#banning.has(userId);
  }

  #isPending(id: CommentId): boolean {
    return this.#deleting.has(id) || this.#banning.has(this.#context.records.origin(id)?.authorId ?? "");
  }

  /** A comment weighs itself and its replies, a reply itself; nothing is weighed twice or when it is already away. */
  #weigh(ids: readonly CommentId[], authors: ReadonlySet<UserId>): number {
    const { records } = this.#context;
    const picked = new Set(ids);
    if (authors.size > 0) {
      for (const id of records.known()) if (authors.has(records.origin(id)?.authorId ?? "")) picked.add(id);
    }
    let weight = 0;
    for (const id of picked) {
      const origin = records.origin(id);
      if (origin === undefined || records.isGone(id) || this.#banned.has(origin.authorId)) continue;
      if (origin.parentId === null) weight += 1 + (records.get(id)?.replies ?? 0);
      else if (!picked.has(origin.parentId) && !records.isGone(origin.parentId)) weight += 1;
    }
    return weight;
  }
}
