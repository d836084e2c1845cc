import { hasVisible } from "@kadr/openapi/pages";
import type { Comment } from "@kadr/openapi/client";
import { makeAutoObservable, runInAction } from "mobx";
import { askAgain, attempt, type Failure, failureOf, isStatus, isUnknown, type Scope } from "../writing/index.ts";
import { type CommentsContext, laneOf } from "./context.ts";
import type { Draft, Drafts, DraftTarget } from "./drafts.ts";
import type { BlockInfo, CommentData, CommentId } from "./types.ts";

/**
 * Sends drafts: posts comments and replies, saves changes (COMMENT-SEND-*). It keeps a writing of its own beside
 * `Intents`: a text is not shown before the server has it, is never sent twice without its key, and survives a failure as a draft.
 */
export class Publishing {
  readonly #context: CommentsContext;
  readonly #drafts: Drafts;
  readonly #published: (comment: Comment) => void;
  readonly #blocked: (info: BlockInfo) => void;

  /** `published` hears of each new comment; `blocked` of a 403, after which the person counts as banned here. */
  constructor(
    context: CommentsContext,
    drafts: Drafts,
    published: (comment: Comment) => void,
    blocked: (info: BlockInfo) => void,
  ) {
    this.#context = context;
    this.#drafts = drafts;
    this.#published = published;
    this.#blocked = blocked;
    makeAutoObservable(this, { send: false, look: false }, { autoBind: true });
  }

  /** Sends what is typed. Resolves with the id of the comment, or `null` where nothing came of it. */
  async send(target: DraftTarget): Promise<CommentId | null> {
    const draft = this.#drafts.get(target);
    if (draft === undefined || !hasVisible(draft.text) || this.#context.subject.videoId === "") return null;
    if (draft.phase === "sending" || draft.phase === "checking" || this.#context.coolDown.isOn) return null;
    let id: CommentId | null = null;
    await this.#context.admission.admit("comments", async () => {
      id = await this.#attempt(target, false);
    });
    return id;
  }

  /** Clears up a text whose response was lost before a reload: it may have been published long ago. */
  async look(target: DraftTarget): Promise<void> {
    const draft = this.#drafts.get(target);
    if (draft?.phase !== "unknown" || target.startsWith("edit:")) return;
    const scope = this.#context.scope();
    const isPosted = await this.#learn(target, scope);
    if (scope.ended) return;
    if (!isPosted) this.#drafts.change(target, { phase: "unknown" });
    else if (draft.text.trim() === draft.sentText) this.#drafts.drop(target);
    else this.#settle(target);
  }

  async #learn(target: DraftTarget, scope: Scope): Promise<boolean> {
    const posted = await this.#find(target, scope);
    if (scope.ended || posted === null) return false;
    this.#published(posted);
    this.#context.reconcile();
    return true;
  }

  /** Asks what became of a text that was sent; where nobody says, again later. */
  async #find(target: DraftTarget, scope: Scope): Promise<Comment | null> {
    this.#drafts.change(target, { phase: "checking" });
    const sent = this.#drafts.get(target);
    if (sent === undefined) return null;
    const posted = await this.#findPosted(sent, scope);
    if (posted === undefined && !scope.ended) this.#lookLater(sent, scope);
    return posted ?? null;
  }

  /** The server could not say whether a text came through: it is looked for again while the person decides what to do. */
  #lookLater(sent: Draft, scope: Scope): void {
    void askAgain(this.#context.ports.clock, scope, async () => {
      const posted = await this.#findPosted(sent, scope);
      if (scope.ended || posted == null) return posted !== undefined;
      this.#published(posted);
      this.#context.reconcile();
      const draft = this.#drafts.get(sent.target);
      if (draft?.key === sent.key && draft.phase === "unknown" && draft.text.trim() === sent.sentText)
        this.#drafts.drop(sent.target);
      return true;
    });
  }

  #attempt(target: DraftTarget, isReplay: boolean): Promise<CommentId | null> {
    const scope = this.#context.scope();
    return target.startsWith("edit:")
      ? this.#edit(target, idOf(target), scope, isReplay)
      : this.#post(target, scope, isReplay);
  }

  async #post(target: DraftTarget, scope: Scope, isReplay: boolean): Promise<CommentId | null> {
    const { ports, subject, summary, admission } = this.#context;
    // Another text than the one that went out unanswered: first learn what became of that one.
    const before = this.#drafts.get(target);
    if (before?.sentText != null && before.sentText !== before.text.trim()) {
      await this.#learn(target, scope);
      if (scope.ended) return null;
      this.#settle(target);
    }
    const draft = this.#drafts.get(target);
    if (draft === undefined) return null;
    const ownerId = ports.account.userId;
    const data = dataOf(draft, draft.text.trim());
    // An earlier attempt at the same text that nobody has answered for: whatever this one meets, that one stays open.
    const openBefore = draft.sentText;
    const sentAt = draft.sentText === null ? ports.clock.now() : draft.sentAt;
    const key = draft.keyText === null || draft.keyText === data.text ? draft.key : ports.newKey();
    this.#drafts.change(target, {
      phase: "sending",
      key,
      keyText: data.text,
      sentText: data.text,
      sentAt,
      isReplyGone: false,
    });
    const end = summary.beginCounting();
    const outcome = await attempt(this.#context, {
      scope,
      write: (signal) => ports.api.create(subject.videoId, data, { signal, key, mention: mentions(draft, data.text) }),
      maySignIn: () => !isReplay,
    });
    const mayBeThere = outcome.kind === "refused" && isOpen(outcome.failure);
    const posted = outcome.kind === "done" ? outcome.response : mayBeThere ? await this.#find(target, scope) : null;
    if (posted !== null && !scope.ended) return this.#succeed(target, posted, end);
    end(0);
    if (outcome.kind === "again") {
      this.#stepBack(target, openBefore);
      let id: CommentId | null = null;
      await admission.signIn("comments", ownerId, async () => {
        id = await this.#attempt(target, true);
      });
      return id;
    }
    if (scope.ended || outcome.kind === "done") return null;
    if (outcome.kind === "off") this.#stepBack(target, openBefore);
    else this.#fail(target, outcome.failure, openBefore);
    return null;
  }

  #succeed(target: DraftTarget, posted: Comment, endCounting: (change: number) => void): CommentId {
    const { ports, records } = this.#context;
    runInAction(() => {
      const isNew = records.origin(posted.id) === undefined;
      this.#published(posted);
      endCounting(isNew ? 1 : 0);
      this.#drafts.drop(target);
    });
    this.#context.reconcile();
    ports.notify({ type: "success", text: target === "new" ? ports.toasts.published : ports.toasts.replyPublished });
    return posted.id;
  }

  #fail(target: DraftTarget, failure: Failure, openBefore: string | null): void {
    const { ports } = this.#context;
    if (isStatus(failure, 403)) {
      const info = blockInfoOf(failure.body);
      this.#settle(target);
      this.#blocked(info);
      ports.notify({ type: "danger", text: info.toast_message ?? ports.toasts.banned });
      return;
    }
    if (isStatus(failure, 404) && target !== "new") {
      this.#settle(target);
      this.#drafts.change(target, { isReplyGone: true });
      ports.notify({ type: "danger", text: ports.toasts.replyGone });
      return;
    }
    if (isOpen(failure)) {
      this.#drafts.change(target, { phase: "unknown" });
      this.#context.reconcile();
    } else if (isStatus(failure, 401, 429) || (failure.status ?? 0) >= 500) this.#stepBack(target, openBefore);
    else this.#settle(target);
    ports.notify({ type: "danger", text: ports.toasts.failed });
  }

  async #edit(target: DraftTarget, id: CommentId, scope: Scope, isReplay: boolean): Promise<CommentId | null> {
    const { ports, records, lanes, admission } = this.#context;
    const draft = this.#drafts.get(target);
    if (draft === undefined) return null;
    const isReply = draft.reply !== null;
    const ownerId = ports.account.userId;
    const text = draft.text.trim();
    const data = dataOf(draft, text);
    this.#drafts.change(target, { phase: "sending" });
    return lanes.run([laneOf(id)], async () => {
      if (scope.ended) return null;
      const outcome = await attempt(this.#context, {
        scope,
        write: (signal) => ports.api.edit(id, data, { signal, key: draft.key, mention: mentions(draft, text) }),
        maySignIn: () => !isReplay,
      });
      if (outcome.kind === "again") {
        this.#settle(target);
        // Not awaited: the lane must be free for the one who comes back.
        void admission.signIn("comments", ownerId, async () => void (await this.#attempt(target, true)));
        return null;
      }
      if (scope.ended) return null;
      if (outcome.kind === "done") records.confirm(id, { text: outcome.response?.text ?? text });
      const isLost = outcome.kind === "refused" && isUnknown(outcome.failure);
      const isDone = outcome.kind === "done" || (isLost && (await this.#isEdited(id, text, scope)));
      if (scope.ended) return null;
      if (isDone) {
        this.#drafts.drop(target);
        ports.notify({ type: "success", text: isReply ? ports.toasts.replyEdited : ports.toasts.edited });
        return id;
      }
      this.#settle(target);
      if (outcome.kind !== "off")
        ports.notify({ type: "danger", text: isReply ? ports.toasts.replyEditFailed : ports.toasts.editFailed });
      if (outcome.kind === "gone") this.#context.forget(id);
      return null;
    });
  }

  /** Whether a change whose response was lost has come through. Where nobody says, the question is asked again later. */
  async #isEdited(id: CommentId, text: string, scope: Scope): Promise<boolean> {
    const { ports, records } = this.#context;
    const ask = async (): Promise<boolean> => {
      const requestedAt = records.ages.ask();
      try {
        const comment = await ports.api.get(id, scope.signal);
        return scope.ended || records.learn(comment, requestedAt) || (await ask());
      } catch (error) {
        return !isUnknown(failureOf(error));
      }
    };
    if (!(await ask())) void askAgain(ports.clock, scope, ask);
    return records.get(id)?.text === text;
  }

  /** `undefined` when the server does not say. */
  async #findPosted(draft: Draft, scope: Scope): Promise<Comment | null | undefined> {
    const { ports, subject } = this.#context;
    const data = dataOf(draft, draft.sentText ?? draft.text.trim());
    try {
      return await ports.api.findPosted(subject.videoId, { key: draft.key, data, sentAt: draft.sentAt }, scope.signal);
    } catch (error) {
      failureOf(error);
      return undefined;
    }
  }

  /** Back to writing. The server has said no to the key, or has used it: the next attempt has another. */
  #settle(target: DraftTarget): void {
    this.#drafts.change(target, {
      phase: "editing",
      sentText: null,
      sentAt: 0,
      key: this.#context.ports.newKey(),
      keyText: null,
    });
  }

  /** Back to where this attempt began: the server did not look at it, and the key is as good as it was. */
  #stepBack(target: DraftTarget, openBefore: string | null): void {
    this.#drafts.change(
      target,
      openBefore === null
        ? { phase: "editing", sentText: null, sentAt: 0 }
        : { phase: "unknown", sentText: openBefore },
    );
  }
}

/** The text may have been published all the same: the response was lost, or the key is in use (409). */
function isOpen(failure: Failure): boolean {
  return isUnknown(failure) || isStatus(failure, 409);
}

/** The body: a reply carries whom it replies to and under which comment (COMMENT-SEND-08, -12). */
function dataOf({ reply }: Draft, text: string): CommentData {
  if (reply === null) return { text };
  return { text, parent_id: reply.parentId, bro_user_id: reply.broUserId, bro_id: reply.broId };
}

/** The text speaks to the person it replies to by name. */
function mentions({ reply }: Draft, text: string): boolean {
  return reply !== null && reply.broName !== "" && text.includes(reply.broName);
}

function idOf(target: DraftTarget): CommentId {
  return target.slice(target.indexOf(":") + 1);
}

/** The fields of a 403 (entity BannedUserInfo), wherever in the body they stand and whatever is missing. */
function blockInfoOf(body: unknown): BlockInfo {
  const outer = objectOf(body);
  const info = { ...outer, ...objectOf(outer["banned_info"]) };
  return {
    rule_link: wordsOf(info["rule_link"]),
    selected_text: wordsOf(info["selected_text"]),
    message: wordsOf(info["message"]),
    toast_message: wordsOf(info["toast_message"]),
  };
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function wordsOf(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}
