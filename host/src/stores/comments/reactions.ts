import { makeAutoObservable } from "mobx";
import { failureOf, Intents, isStatus, type Scope } from "../writing/index.ts";
import { type CommentsContext, laneOf } from "./context.ts";
import { whole } from "./records.ts";
import type { CommentId, CommentRecord, Reaction, ReactionCounts, ReactionView } from "./types.ts";

/** Likes and dislikes of comments. */
export class Reactions {
  readonly #context: CommentsContext;
  readonly #intents: Intents<Reaction | null, ReactionCounts>;

  constructor(context: CommentsContext) {
    const { ports, records } = context;
    this.#context = context;
    this.#intents = new Intents(context, {
      trigger: "comment-reactions",
      laneOf,
      confirmed: (id) => records.get(id)?.reaction,
      isGone: (id) => records.isGone(id),
      read: (id, scope) => this.#ask(id, scope),
      write: (id, reaction, { signal }) =>
        reaction === null ? ports.api.unreact(id, signal) : ports.api.react(id, reaction, signal),
      confirm: (id, reaction, counts) =>
        records.confirm(id, { reaction, likes: whole(counts.likes_number), dislikes: whole(counts.dislikes_number) }),
      failed: (id, _reaction, failure) => {
        if (isStatus(failure, 404, 410)) context.forget(id);
        ports.notify({ type: "danger", text: ports.toasts.failed });
      },
    });
    makeAutoObservable(this, { view: false, toggle: false }, { autoBind: true });
  }

  /** What the person sees. */
  view(id: CommentId): ReactionView {
    const record = this.#context.records.get(id);
    if (record === undefined) return { reaction: null, likes: 0, dislikes: 0 };
    return this.#intents.isPending(id) ? withReaction(record, this.#intents.visible(id) ?? null) : record;
  }

  /** The same reaction again removes it, the other one swaps the two (COMMENT-REACT-02, -03). */
  async toggle(id: CommentId, reaction: Reaction): Promise<void> {
    if (this.#context.records.get(id) === undefined || this.#context.coolDown.isOn) return;
    // Decided now and not after the login: what the guest pressed was "like", whatever the account already has.
    await this.#intents.want(id, this.view(id).reaction === reaction ? null : reaction);
  }

  clear(): void {
    this.#intents.clear();
  }

  async #ask(id: CommentId, scope: Scope): Promise<void> {
    const { ports, records, forget } = this.#context;
    const askedAt = records.ask();
    try {
      const comment = await ports.api.get(id, scope.signal);
      if (!scope.ended && !records.learn(comment, askedAt)) await this.#ask(id, scope);
    } catch (error) {
      if (!isStatus(failureOf(error), 404, 410)) throw error;
      if (!scope.ended) forget(id);
    }
  }
}

/** The comment as it is with this reaction of ours: like and dislike exclude each other, counters stay whole. */
function withReaction(record: CommentRecord, reaction: Reaction | null): ReactionView {
  const likes = record.likes - Number(record.reaction === "like") + Number(reaction === "like");
  const dislikes = record.dislikes - Number(record.reaction === "dislike") + Number(reaction === "dislike");
  return { reaction, likes: Math.max(0, likes), dislikes: Math.max(0, dislikes) };
}
