import { makeAutoObservable, observable, runInAction } from "mobx";
import { askAgain, failureOf, isStatus, isUnknown, type Scope } from "../writing/index.ts";
import { type CommentsContext, laneOf } from "./context.ts";
import { whole } from "./records.ts";
import type { CommentId, CommentRecord, Reaction, ReactionView } from "./types.ts";

/** What a person wants a comment to have from them, until the server has it too. */
interface Intent {
  readonly wanted: Reaction | null;
  /** It came back from the auth popup; it is not sent there again. */
  readonly isReplay: boolean;
}

/**
 * Likes and dislikes. The visible value is the confirmed one with the intent on top: a failure drops the intent, and
 * nothing has to be put back. The last intent wins, and one write at most is under way for each comment.
 */
export class Reactions {
  readonly #context: CommentsContext;
  readonly #intents = observable.map<CommentId, Intent>({}, { deep: false });
  /** Comments of which the server may have another reaction than we know: their next intent is always sent. */
  readonly #doubtful = new Set<CommentId>();

  constructor(context: CommentsContext) {
    this.#context = context;
    makeAutoObservable(this, { view: false, toggle: false }, { autoBind: true });
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
    if (this.#context.records.get(id) === undefined || this.#context.coolDown.isOn) return;
    // Decided now and not after the login: what the guest pressed was "like", whatever the account already has.
    const wanted = this.view(id).reaction === reaction ? null : reaction;
    await this.#context.admission.admit("comment-reactions", () => this.#want(id, { wanted, isReplay: false }));
  }

  clear(): void {
    this.#intents.clear();
    this.#doubtful.clear();
  }

  #want(id: CommentId, intent: Intent): Promise<void> {
    runInAction(() => this.#intents.set(id, intent));
    const scope = this.#context.scope();
    return this.#context.lanes.run([laneOf(id)], () => this.#settle(id, intent, scope));
  }

  async #settle(id: CommentId, intent: Intent, scope: Scope): Promise<void> {
    // Somebody has thought again while this one waited: the newer intent stands behind it in the lane.
    if (scope.ended || this.#intents.get(id) !== intent) return;
    const record = this.#context.records.get(id);
    const isThere = record?.reaction === intent.wanted && !this.#doubtful.has(id);
    if (isThere || this.#context.records.isGone(id)) return this.#drop(id, intent);
    try {
      await this.#write(id, intent, scope);
    } catch (error) {
      await this.#fail(id, intent, error, scope);
    }
  }

  async #write(id: CommentId, intent: Intent, scope: Scope): Promise<void> {
    const { api } = this.#context.ports;
    const counts = intent.wanted === null ? await api.unreact(id, scope.signal) : await api.react(id, intent.wanted, scope.signal);
    if (scope.ended) return;
    runInAction(() => {
      this.#context.records.confirm(id, {
        reaction: intent.wanted,
        likes: whole(counts.likes_number),
        dislikes: whole(counts.dislikes_number),
      });
      this.#doubtful.delete(id);
      this.#drop(id, intent);
    });
  }

  async #fail(id: CommentId, intent: Intent, error: unknown, scope: Scope): Promise<void> {
    const failure = failureOf(error);
    const isNewest = this.#intents.get(id) === intent || scope.ended;
    // The client may have ended the session, and with it the scope, before it told us.
    if (isStatus(failure, 401) && !intent.isReplay && isNewest && this.#context.isHere()) {
      this.#drop(id, intent);
      const { admission } = this.#context;
      void admission.signIn("comment-reactions", () => this.#want(id, { wanted: intent.wanted, isReplay: true }));
      return;
    }
    if (scope.ended || failure.kind === "aborted") return this.#drop(id, intent);
    this.#context.coolDown.heed(failure);
    if (isStatus(failure, 404, 410)) this.#context.forget(id);
    if (isUnknown(failure)) {
      this.#doubtful.add(id);
      if (!(await this.#ask(id, scope))) void askAgain(this.#context.ports.clock, scope, () => this.#ask(id, scope));
    }
    if (scope.ended || this.#intents.get(id) !== intent) return;
    const cameThrough = this.#context.records.get(id)?.reaction === intent.wanted;
    this.#drop(id, intent);
    if (!cameThrough) this.#context.ports.notify({ type: "danger", text: this.#context.ports.notices.failed });
  }

  /** Learns from the server what became of a write whose answer was lost. */
  async #ask(id: CommentId, scope: Scope): Promise<boolean> {
    const { ports, records } = this.#context;
    const askedAt = records.ask();
    try {
      const comment = await ports.api.get(id, scope.signal);
      if (scope.ended) return true;
      if (!records.learn(comment, askedAt)) return await this.#ask(id, scope);
      this.#doubtful.delete(id);
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (!scope.ended && isStatus(failure, 404, 410)) this.#context.forget(id);
      return isStatus(failure, 404, 410) || failure.kind === "aborted";
    }
  }

  #drop(id: CommentId, intent: Intent): void {
    runInAction(() => {
      if (this.#intents.get(id) === intent) this.#intents.delete(id);
    });
  }
}

/** The comment as it is with this reaction of ours: like and dislike exclude each other, counters stay whole. */
function withReaction(record: CommentRecord, reaction: Reaction | null): ReactionView {
  const likes = record.likes - Number(record.reaction === "like") + Number(reaction === "like");
  const dislikes = record.dislikes - Number(record.reaction === "dislike") + Number(reaction === "dislike");
  return { reaction, likes: Math.max(0, likes), dislikes: Math.max(0, dislikes) };
}
