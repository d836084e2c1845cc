import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { attempt, type Failed, isUnknown, type Scope } from "../writing/index.ts";
import { type CommentsContext, laneOf } from "./context.ts";
import type { CommentId, UserId } from "./types.ts";

interface Intent {
  /** The comment to stand in the slot; `null` empties it. */
  readonly wanted: CommentId | null;
  /** The comment that the press was about. */
  readonly about: CommentId;
  readonly ownerId: UserId | null;
}

/**
 * The pinned slot: one for the video, so the last intent wins over all comments. It keeps a writing of its own beside
 * `Intents`: a write is about two things, the slot and a comment, and waits for both; the summary of the list must not
 * listen to the server while it is under way; and what was done is said, too.
 */
export class Pinning {
  readonly #context: CommentsContext;
  readonly #readSummary: () => Promise<boolean>;
  intent: Intent | null = null;
  /** The server may have another comment in the slot than we know: the next intent is always sent. */
  #isDoubtful = false;

  /** `readSummary` asks the server for the summary of the list and says whether it answered. */
  constructor(context: CommentsContext, readSummary: () => Promise<boolean>) {
    this.#context = context;
    this.#readSummary = readSummary;
    makeAutoObservable(this, { intent: observableRef, pin: false, unpin: false }, { autoBind: true });
  }

  get pinnedId(): CommentId | null {
    return this.intent === null ? this.#context.summary.pinnedId : this.intent.wanted;
  }

  pin(id: CommentId): Promise<void> {
    return this.#want(id, id);
  }

  unpin(id: CommentId): Promise<void> {
    return this.#want(null, id);
  }

  clear(): void {
    this.intent = null;
    this.#isDoubtful = false;
  }

  #want(wanted: CommentId | null, about: CommentId): Promise<void> {
    if (this.#context.records.get(about) === undefined || this.pinnedId === wanted) return Promise.resolve();
    return this.#begin({ wanted, about, ownerId: this.#context.ports.account.userId }, false);
  }

  #begin(intent: Intent, isReplay: boolean): Promise<void> {
    const scope = this.#context.scope();
    runInAction(() => (this.intent = intent));
    return this.#context.lanes.run(["pin", laneOf(intent.about)], () => this.#settle(intent, scope, isReplay));
  }

  async #settle(intent: Intent, scope: Scope, isReplay: boolean): Promise<void> {
    const { ports, summary, subject, admission } = this.#context;
    if (scope.ended || this.intent !== intent) return;
    if (summary.pinnedId === intent.wanted && !this.#isDoubtful) return this.#drop(intent);
    const end = summary.beginPinning(intent.about);
    const outcome = await attempt(this.#context, {
      scope,
      write: (signal) => ports.api[intent.wanted === null ? "unpin" : "pin"](subject.videoId, intent.about, signal),
      maySignIn: () => !isReplay && (this.intent === intent || scope.ended),
    });
    if (outcome.kind === "done" && !scope.ended) {
      this.#isDoubtful = false;
      runInAction(() => {
        end(intent.wanted);
        this.#drop(intent);
      });
      return this.#say(intent, true);
    }
    end(undefined);
    if (outcome.kind === "refused" || outcome.kind === "gone") return this.#fail(intent, outcome, scope);
    this.#drop(intent);
    if (outcome.kind === "again") void admission.signIn("comments", intent.ownerId, () => this.#begin(intent, true));
  }

  async #fail(intent: Intent, { kind, failure }: Failed, scope: Scope): Promise<void> {
    const { summary, forget, reconcile } = this.#context;
    if (kind === "gone") forget(intent.about);
    else if (isUnknown(failure)) {
      this.#isDoubtful = !(await this.#readSummary());
      if (this.#isDoubtful) reconcile();
    }
    if (scope.ended || this.intent !== intent) return;
    const cameThrough = summary.pinnedId === intent.wanted;
    this.#drop(intent);
    this.#say(intent, cameThrough);
  }

  #say(intent: Intent, isDone: boolean): void {
    const { notify, toasts } = this.#context.ports;
    if (isDone) notify({ type: "success", text: intent.wanted === null ? toasts.unpinned : toasts.pinned });
    else notify({ type: "danger", text: intent.wanted === null ? toasts.unpinFailed : toasts.pinFailed });
  }

  #drop(intent: Intent): void {
    runInAction(() => {
      if (this.intent === intent) this.intent = null;
    });
  }
}
