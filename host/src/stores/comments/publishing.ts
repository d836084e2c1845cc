import { makeAutoObservable, runInAction } from "mobx";
import { type CommentsContext, laneOf } from "./context.ts";
import type { Draft, Drafts, DraftTarget } from "./drafts.ts";
import { type Failure, failureOf, isStatus, isUnknown } from "./failures.ts";
import type { Scope } from "./scope.ts";
import type { BlockInfo, CommentData, CommentDto, CommentId } from "./types.ts";

/** Sends drafts: posts comments and answers, saves changes (COMMENT-SEND-*). */
export class Publishing {
  readonly #context: CommentsContext;
  readonly #drafts: Drafts;
  readonly #published: (comment: CommentDto) => void;
  readonly #blocked: (info: BlockInfo) => void;

  /** `published` hears of each new comment; `blocked` of a 403, after which the person counts as banned here. */
  constructor(
    context: CommentsContext,
    drafts: Drafts,
    published: (comment: CommentDto) => void,
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
    if (draft === undefined || draft.text.trim() === "" || this.#context.subject.videoId === "") return null;
    if (draft.phase === "sending" || draft.phase === "checking" || this.#context.coolDown.isOn) return null;
    let id: CommentId | null = null;
    await this.#context.admission.admit("comments", async () => {
      id = await this.#attempt(target, false);
    });
    return id;
  }

  /** Clears up a text whose answer was lost before a reload: it may have been published long ago. */
  async look(target: DraftTarget): Promise<void> {
    const draft = this.#drafts.get(target);
    if (draft?.phase !== "unknown" || target.startsWith("edit:")) return;
    const scope = this.#context.scope();
    const isPosted = await this.#learn(target, draft, scope);
    if (scope.ended) return;
    if (!isPosted) this.#drafts.change(target, { phase: "unknown" });
    else if (draft.text.trim() === draft.sentText) this.#drafts.drop(target);
    else this.#settle(target, "newKey");
  }

  async #learn(target: DraftTarget, draft: Draft, scope: Scope): Promise<boolean> {
    this.#drafts.change(target, { phase: "checking" });
    const posted = await this.#findPosted(target, draft, scope);
    if (scope.ended || posted === null) return false;
    this.#published(posted);
    this.#context.reconcile();
    return true;
  }

  #attempt(target: DraftTarget, isReplay: boolean): Promise<CommentId | null> {
    const scope = this.#context.scope();
    return target.startsWith("edit:") ? this.#edit(target, idOf(target), scope, isReplay) : this.#post(target, scope, isReplay);
  }

  async #post(target: DraftTarget, scope: Scope, isReplay: boolean): Promise<CommentId | null> {
    const { ports, subject, head, admission } = this.#context;
    // Another text than the one that went out unanswered: first learn what became of that one.
    const before = this.#drafts.get(target);
    if (before?.sentText != null && before.sentText !== before.text.trim()) {
      await this.#learn(target, before, scope);
      if (scope.ended) return null;
      this.#settle(target, "newKey");
    }
    const draft = this.#drafts.get(target);
    if (draft === undefined) return null;
    const data = this.#dataOf(target, draft.text.trim());
    if (data === null) return null;

    const sentAt = draft.sentText === null ? ports.clock.now() : draft.sentAt;
    const key = draft.keyText === null || draft.keyText === data.text ? draft.key : ports.newKey();
    this.#drafts.change(target, { phase: "sending", key, keyText: data.text, sentText: data.text, sentAt, isReplyGone: false });
    const end = head.beginCounting();
    let posted: CommentDto | null = null;
    let failure: Failure | null = null;
    try {
      posted = await ports.api.create(subject.videoId, data, { signal: scope.signal, key, mention: this.#mentions(target, data.text) });
    } catch (error) {
      failure = failureOf(error);
    }
    if (!scope.ended && failure !== null && (isUnknown(failure) || isStatus(failure, 409))) {
      this.#drafts.change(target, { phase: "checking" });
      const sent = this.#drafts.get(target);
      posted = sent === undefined ? null : await this.#findPosted(target, sent, scope);
    }
    if (scope.ended) {
      end(0);
      return null;
    }
    if (posted !== null) return this.#succeed(target, posted, end);
    end(0);
    if (failure !== null) {
      if (isStatus(failure, 401) && !isReplay) {
        this.#settle(target, "newKey");
        let id: CommentId | null = null;
        await admission.signIn("comments", async () => {
          id = await this.#attempt(target, true);
        });
        return id;
      }
      this.#fail(target, failure);
    }
    return null;
  }

  #succeed(target: DraftTarget, posted: CommentDto, endCounting: (change: number) => void): CommentId {
    const { ports, records } = this.#context;
    runInAction(() => {
      const isNew = records.origin(posted.id) === undefined;
      this.#published(posted);
      endCounting(isNew ? 1 : 0);
      this.#drafts.drop(target);
    });
    this.#context.reconcile();
    ports.notify({ type: "success", text: target === "new" ? ports.notices.published : ports.notices.replyPublished });
    return posted.id;
  }

  #fail(target: DraftTarget, failure: Failure): void {
    const { ports } = this.#context;
    if (failure.kind === "aborted") return this.#settle(target, "sameKey");
    this.#context.coolDown.heed(failure);
    if (isStatus(failure, 403)) {
      const info = blockInfoOf(failure.body);
      this.#settle(target, "newKey");
      this.#blocked(info);
      ports.notify({ type: "danger", text: info.toast_message ?? ports.notices.banned });
      return;
    }
    if (isStatus(failure, 404) && target !== "new") {
      this.#settle(target, "newKey");
      this.#drafts.change(target, { isReplyGone: true });
      ports.notify({ type: "danger", text: ports.notices.replyGone });
      return;
    }
    const isOpen = isUnknown(failure) || isStatus(failure, 409);
    if (isOpen) {
      this.#drafts.change(target, { phase: "unknown" });
      this.#context.reconcile();
    } else this.#settle(target, (failure.status ?? 0) >= 500 ? "sameKey" : "newKey");
    ports.notify({ type: "danger", text: ports.notices.failed });
  }

  async #edit(target: DraftTarget, id: CommentId, scope: Scope, isReplay: boolean): Promise<CommentId | null> {
    const { ports, records, lanes, admission } = this.#context;
    const record = records.get(id);
    const draft = this.#drafts.get(target);
    if (record === undefined || draft === undefined) return null;
    const isReply = record.parentId !== null;
    const text = draft.text.trim();
    const data = this.#dataOf(target, text);
    if (data === null) return null;
    this.#drafts.change(target, { phase: "sending" });
    return lanes.run([laneOf(id)], async () => {
      if (scope.ended) return null;
      let failure: Failure | null = null;
      try {
        const edited = await ports.api.edit(id, data, { signal: scope.signal, key: draft.key, mention: this.#mentions(target, text) });
        if (!scope.ended) records.confirm(id, { text: edited?.text ?? text });
      } catch (error) {
        failure = failureOf(error);
      }
      if (scope.ended) return null;
      if (failure !== null && isUnknown(failure) && (await this.#hasText(id, text, scope))) failure = null;
      if (scope.ended) return null;
      if (failure === null) {
        this.#drafts.drop(target);
        ports.notify({ type: "success", text: isReply ? ports.notices.replyEdited : ports.notices.edited });
        return id;
      }
      this.#settle(target, "newKey");
      this.#context.coolDown.heed(failure);
      if (isStatus(failure, 401) && !isReplay) {
        // Not awaited: the lane must be free for the one who comes back.
        void admission.signIn("comments", async () => void (await this.#attempt(target, true)));
        return null;
      }
      if (failure.kind !== "aborted") {
        ports.notify({ type: "danger", text: isReply ? ports.notices.replyEditFailed : ports.notices.editFailed });
      }
      if (isStatus(failure, 404, 410)) this.#context.forget(id);
      return null;
    });
  }

  async #hasText(id: CommentId, text: string, scope: Scope): Promise<boolean> {
    const { ports, records } = this.#context;
    const askedAt = records.ask();
    try {
      const comment = await ports.api.get(id, scope.signal);
      if (scope.ended) return false;
      records.merge([comment], askedAt);
      return comment.text === text;
    } catch (error) {
      failureOf(error);
      return false;
    }
  }

  async #findPosted(target: DraftTarget, draft: Draft, scope: Scope): Promise<CommentDto | null> {
    const { ports, subject } = this.#context;
    const data = this.#dataOf(target, draft.sentText ?? draft.text.trim());
    if (data === null) return null;
    try {
      return await ports.api.findPosted(subject.videoId, { key: draft.key, data, sentAt: draft.sentAt }, scope.signal);
    } catch (error) {
      failureOf(error);
      return null;
    }
  }

  /** Back to writing. A key that the server has answered no to, or has used, is not used again. */
  #settle(target: DraftTarget, then: "sameKey" | "newKey"): void {
    this.#drafts.change(target, {
      phase: "editing",
      sentText: null,
      sentAt: 0,
      ...(then === "sameKey" ? {} : { key: this.#context.ports.newKey(), keyText: null }),
    });
  }

  /** The body: a reply carries whom it answers and under which comment (COMMENT-SEND-08, -12). */
  #dataOf(target: DraftTarget, text: string): CommentData | null {
    if (target === "new") return { text };
    const record = this.#context.records.get(idOf(target));
    if (record === undefined) return target.startsWith("reply:") ? null : { text };
    if (target.startsWith("reply:")) {
      return { text, parent_id: record.parentId ?? record.id, bro_user_id: record.authorId, bro_id: record.id };
    }
    if (record.parentId === null) return { text };
    return {
      text,
      parent_id: record.parentId,
      ...(record.broUserId === null ? {} : { bro_user_id: record.broUserId }),
      ...(record.broId === null ? {} : { bro_id: record.broId }),
    };
  }

  /** The text begins with the name of the person who is answered. */
  #mentions(target: DraftTarget, text: string): boolean {
    const { records } = this.#context;
    const record = target === "new" ? undefined : records.get(idOf(target));
    const answered = target.startsWith("reply:") ? record : record?.broId == null ? undefined : records.get(record.broId);
    return answered !== undefined && text.startsWith(`${answered.authorName},`);
  }
}

function idOf(target: DraftTarget): CommentId {
  return target.slice(target.indexOf(":") + 1);
}

/** The fields of a 403 (B §3 Banned-user info), wherever in the body they stand and whatever is missing. */
export function blockInfoOf(body: unknown): BlockInfo {
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
