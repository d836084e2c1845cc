import type { Comment } from "@kadr/openapi/client";
import { makeAutoObservable } from "mobx";
import { failureOf, Intents, isStatus, type Scope } from "../writing/index.ts";
import { type CommentsContext, laneOf } from "./context.ts";
import { toCount } from "./records.ts";
import type { CommentId, Reaction, ReactionCounts } from "./types.ts";

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
        records.confirm(id, {
          reaction,
          likes_number: toCount(counts.likes_number),
          dislikes_number: toCount(counts.dislikes_number),
        }),
      failed: (id, _reaction, failure) => {
        if (isStatus(failure, 404, 410)) context.forget(id);
        ports.notify({ type: "danger", text: ports.toasts.failed });
      },
    });
    makeAutoObservable(this, { seen: false, toggle: false }, { autoBind: true });
  }

  /** The comment as the person sees it. */
  seen(id: CommentId): Comment | undefined {
    const comment = this.#context.records.get(id);
    if (comment === undefined || !this.#intents.isPending(id)) return comment;
    return withReaction(comment, this.#intents.visible(id) ?? null);
  }

  /** The same reaction again removes it, the other one swaps the two (COMMENT-REACT-02, -03). */
  async toggle(id: CommentId, reaction: Reaction): Promise<void> {
    const comment = this.seen(id);
    if (comment === undefined || this.#context.coolDown.isOn) return;
    // Decided now and not after the login: what the guest pressed was "like", whatever the account already has.
    await this.#intents.want(id, comment.reaction === reaction ? null : reaction);
  }

  clear(): void {
    this.#intents.clear();
  }

  async #ask(id: CommentId, scope: Scope): Promise<void> {
    const { ports, records, forget } = this.#context;
    const requestedAt = records.ages.ask();
    try {
      const comment = await ports.api.get(id, scope.signal);
      if (!scope.ended && !records.learn(comment, requestedAt)) await this.#ask(id, scope);
    } catch (error) {
      if (!isStatus(failureOf(error), 404, 410)) throw error;
      if (!scope.ended) forget(id);
    }
  }
}

/** The comment as it is with this reaction of ours: like and dislike exclude each other, counters stay whole. */
function withReaction(comment: Comment, reaction: Reaction | null): Comment {
  const change = (kind: Reaction) => Number(reaction === kind) - Number(comment.reaction === kind);
  return {
    ...comment,
    reaction,
    likes_number: Math.max(0, comment.likes_number + change("like")),
    dislikes_number: Math.max(0, comment.dislikes_number + change("dislike")),
  };
}
