import { makeAutoObservable, observable, runInAction } from "mobx";
import { askAgain, attempt, failureOf, isStatus, isUnknown, type Scope } from "../writing/index.ts";
import { type CommentsContext, laneOf } from "./context.ts";
import type { CommentId, UserId } from "./types.ts";

/** One thing that is taken away: a comment, or all that a person has written. */
interface Removal {
  readonly lane: string;
  /** Where it is known as on its way, and by what. */
  readonly pending: Set<string>;
  readonly key: string;
  readonly write: (signal: AbortSignal) => Promise<unknown>;
  /** Whether what was to go is still there; `null` when the server does not say. */
  readonly isThere: (scope: Scope) => Promise<boolean | null>;
  /** 404 and 410 mean that there is nothing left to do. */
  readonly isGoneDone: boolean;
  /** Takes it away for good; says how many comments went. */
  readonly finish: () => number;
  readonly said: { readonly done: string; readonly failed: string };
  /** The same once more, for who has signed in anew. */
  readonly again: () => Promise<void>;
}

/**
 * Removed comments: deleted ones and all of banned people. An intent hides at once; a failure drops the
 * intent and all of it is there again. Confirmed removals stay away from pages that arrive later. It keeps a writing of
 * its own beside `Intents`: a removal cannot be taken back while it goes, a 404 means done, and each intent weighs on the counters.
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
    const { api, toasts } = this.#context.ports;
    const origin = this.#context.records.origin(id);
    if (origin === undefined || this.#context.records.get(id) === undefined || this.isHidden(id)) return;
    const isReply = origin.parentId !== null;
    await this.#take(isReplay, {
      lane: laneOf(id),
      pending: this.#deleting,
      key: id,
      write: (signal) => api.remove(id, signal),
      isThere: (scope) => this.#isThere(id, scope),
      isGoneDone: true,
      finish: () => {
        const weight = this.#weigh([id], new Set());
        this.markDeleted(id);
        return weight;
      },
      said: isReply
        ? { done: toasts.replyDeleted, failed: toasts.replyDeleteFailed }
        : { done: toasts.deleted, failed: toasts.deleteFailed },
      again: () => this.remove(id, true),
    });
  }

  /** Bans a commenter and takes away all that is theirs (COMMENT-BAN-01). */
  async ban(userId: UserId, isReplay = false): Promise<void> {
    const { api, toasts } = this.#context.ports;
    if (this.#isAway(userId)) return;
    await this.#take(isReplay, {
      lane: `user:${userId}`,
      pending: this.#banning,
      key: userId,
      write: (signal) => api.ban(userId, signal),
      // No call tells who is banned; but a banned person's comments are gone.
      isThere: (scope) => this.#hasComments(userId, scope),
      isGoneDone: false,
      finish: () => this.#finishBan(userId),
      said: { done: toasts.userBlocked, failed: toasts.failed },
      again: () => this.ban(userId, true),
    });
  }

  /** The comment is no more; also learnt by the way, from a 404 to something else. */
  markDeleted(id: CommentId): void {
    const { records, summary } = this.#context;
    if (records.isGone(id)) return;
    this.#lowerReplies(id);
    records.markDeleted(id);
    summary.unpinGone(id);
  }

  clear(): void {
    this.#deleting.clear();
    this.#banning.clear();
    this.#banned.clear();
  }

  /** Hides at once, and takes away once the server has done it. */
  async #take(isReplay: boolean, removal: Removal): Promise<void> {
    const { ports, lanes, summary, admission, loaded, reconcile } = this.#context;
    const { lane, pending, key, finish, said, again } = removal;
    const scope = this.#context.scope();
    const ownerId = ports.account.userId;
    runInAction(() => pending.add(key));
    await lanes.run([lane], async () => {
      if (scope.ended) return;
      const end = summary.beginCounting();
      const outcome = await this.#outcomeOf(removal, scope, isReplay);
      // Not waited for: the lane must be free for the one who comes back.
      if (outcome === "again") void admission.signIn("comments", ownerId, () => loaded().then(again));
      if (scope.ended) return end(0);
      runInAction(() => {
        const weight = outcome === "done" ? finish() : 0;
        pending.delete(key);
        end(-weight);
      });
      if (outcome === "off" || outcome === "again") return;
      reconcile();
      ports.notify(outcome === "done" ? { type: "success", text: said.done } : { type: "danger", text: said.failed });
    });
  }

  /** Where the response is lost, looks whether it was done, and goes on looking until the server says. */
  async #outcomeOf(
    { write, isThere, isGoneDone, finish }: Removal,
    scope: Scope,
    isReplay: boolean,
  ): Promise<"done" | "refused" | "again" | "off"> {
    const outcome = await attempt(this.#context, { scope, write, maySignIn: () => !isReplay });
    if (outcome.kind === "gone") return isGoneDone ? "done" : "refused";
    if (outcome.kind !== "refused" || !isUnknown(outcome.failure)) return outcome.kind;
    const there = await isThere(scope);
    if (there === null)
      void askAgain(this.#context.ports.clock, scope, async () => {
        const isLeft = await isThere(scope);
        if (isLeft === false && !scope.ended) {
          runInAction(finish);
          this.#context.reconcile();
        }
        return isLeft !== null;
      });
    return there === false ? "done" : "refused";
  }

  /** Asks after one of the comments of a person that are known; `null` when the server does not say. */
  async #hasComments(userId: UserId, scope: Scope): Promise<boolean | null> {
    const { records } = this.#context;
    for (const id of records.known()) {
      if (records.origin(id)?.authorId === userId && !records.isGone(id)) return this.#isThere(id, scope);
    }
    return true;
  }

  #finishBan(userId: UserId): number {
    const { records, summary } = this.#context;
    const weight = this.#weigh([], new Set([userId]));
    for (const id of records.known())
      if (records.origin(id)?.authorId === userId && !records.isGone(id)) this.#lowerReplies(id);
    this.#banned.add(userId);
    if (summary.pinnedId !== null && this.isHidden(summary.pinnedId)) summary.unpinGone(summary.pinnedId);
    return weight;
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

  /** A reply goes: the comment that it stands under has one fewer. */
  #lowerReplies(id: CommentId): void {
    const { records } = this.#context;
    const parent = records.get(records.origin(id)?.parentId ?? "");
    if (parent !== undefined) records.confirm(parent.id, { replies_number: Math.max(0, parent.replies_number - 1) });
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
      if (origin.parentId === null) weight += 1 + (records.get(id)?.replies_number ?? 0);
      else if (!picked.has(origin.parentId) && !records.isGone(origin.parentId)) weight += 1;
    }
    return weight;
  }
}
