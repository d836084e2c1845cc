import { makeAutoObservable, observable, runInAction } from "mobx";
import { type CommentsContext, laneOf } from "./context.ts";
import { failureOf, isStatus, isUnknown } from "./failures.ts";
import { askAgain } from "./retry.ts";
import type { CommentId, CommentRecord, Reaction, ReactionView } from "./types.ts";

/** What a person wants a comment to have from them, until the server has it too. */
interface Intent {
  readonly wanted: Reaction | null;
}

/**
 * Likes and dislikes. The visible value is the confirmed one with the intent on top: a failure drops the intent, and
 * nothing has to be put back. The last intent wins, and one write at most is under way for each comment.
 */
export class Reactions {
  readonly #context: CommentsContext;
  readonly #intents = observable.map<CommentId, Intent>({}, { deep: false });
  readonly #writing = new Set<CommentId>();

  constructor(context: CommentsContext) {
    this.#context = context;
    makeAutoObservable(this, { view: false }, { autoBind: true });
  }

  /** What the person sees. */
  view(id: CommentId): ReactionView {
    const record = this.#context.records.get(id);
    if (record === undefined) return { reaction: null, likes: 0, dislikes: 0 };
    const intent = this.#intents.get(id);
    return intent === undefined ? record : withReaction(record, intent.wanted);
  }

  /** The same reaction again removes it, the other one swaps the two (COMMENT-REACT-02, -03). */
  async toggle(id: CommentId, reaction: Reaction): Promise<void> {
    if (this.#context.records.get(id) === undefined) return;
    // Decided now and not after the login: what the guest pressed was "like", whatever the account already has.
    const wanted = this.view(id).reaction === reaction ? null : reaction;
    await this.#context.admission.admit("comment-reactions", () => this.#want(id, wanted));
  }

  async #want(id: CommentId, wanted: Reaction | null): Promise<void> {
    runInAction(() => this.#intents.set(id, { wanted }));
    if (this.#writing.has(id)) return;
    this.#writing.add(id);
    await this.#context.lanes.run([laneOf(id)], () => this.#settle(id)).finally(() => this.#writing.delete(id));
  }

  /** Writes until the server has what is wanted now. */
  async #settle(id: CommentId): Promise<void> {
    const { records } = this.#context;
    const scope = this.#context.scope();
    let askedToSignIn = false;
    for (let intent = this.#intents.get(id); intent !== undefined && !scope.ended; intent = this.#intents.get(id)) {
      const record = records.get(id);
      if (record === undefined || record.reaction === intent.wanted) return this.#drop(id, intent);
      const wrote = intent;
      try {
        await this.#write(id, wrote.wanted, scope.signal);
        if (scope.ended) return;
      } catch (error) {
        const failure = failureOf(error);
        if (scope.ended || failure.kind === "aborted") return;
        if (isStatus(failure, 401) && !askedToSignIn) {
          askedToSignIn = true;
          this.#drop(id, wrote);
          void this.#context.admission.signIn("comment-reactions", () => this.#want(id, wrote.wanted));
          return;
        }
        if (isStatus(failure, 404, 410)) this.#context.forget(id);
        else if (isUnknown(failure) && !(await this.#ask(id))) void askAgain(this.#context.ports.clock, scope, () => this.#ask(id));
        if (scope.ended) return;
        this.#undo(id, wrote);
      }
    }
  }

  async #write(id: CommentId, wanted: Reaction | null, signal: AbortSignal): Promise<void> {
    const { api } = this.#context.ports;
    const answer = wanted === null ? await api.unreact(id, signal) : await api.react(id, wanted, signal);
    if (signal.aborted) return;
    runInAction(() => {
      const record = this.#context.records.get(id);
      if (record === undefined) return;
      const { reaction, likes, dislikes } = withReaction(record, wanted);
      this.#context.records.confirm(id, answer === null
        ? { reaction, likes, dislikes }
        : { reaction, likes: answer.likes_number, dislikes: answer.dislikes_number });
      if (this.#intents.get(id)?.wanted === wanted) this.#intents.delete(id);
    });
  }

  /** Learns from the server what became of a write whose answer was lost. */
  async #ask(id: CommentId): Promise<boolean> {
    const { ports, records } = this.#context;
    const scope = this.#context.scope();
    const askedAt = records.ask();
    try {
      const comment = await ports.api.get(id, scope.signal);
      if (!scope.ended) records.merge([comment], askedAt);
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (!scope.ended && isStatus(failure, 404, 410)) this.#context.forget(id);
      return !isUnknown(failure);
    }
  }

  /** A failed write counts only while nothing newer is wanted: then the newer one goes out instead. */
  #undo(id: CommentId, wrote: Intent): void {
    if (this.#intents.get(id) !== wrote) return;
    const cameThrough = this.#context.records.get(id)?.reaction === wrote.wanted;
    this.#drop(id, wrote);
    if (!cameThrough) this.#context.ports.notify({ type: "danger", text: this.#context.ports.notices.failed });
  }

  #drop(id: CommentId, intent: Intent): void {
    runInAction(() => {
      if (this.#intents.get(id) === intent) this.#intents.delete(id);
    });
  }

  clear(): void {
    this.#intents.clear();
  }
}

/** The comment as it is with this reaction of ours: like and dislike exclude each other, counters stay whole. */
export function withReaction(record: CommentRecord, reaction: Reaction | null): ReactionView {
  const likes = record.likes - Number(record.reaction === "like") + Number(reaction === "like");
  const dislikes = record.dislikes - Number(record.reaction === "dislike") + Number(reaction === "dislike");
  return { reaction, likes: Math.max(0, likes), dislikes: Math.max(0, dislikes) };
}
