import { makeAutoObservable, observable } from "mobx";
import type { CommentsPorts } from "./ports.ts";
import type { CommentId, ReplyAddress, StoredDraft, UserId } from "./types.ts";

/** Purpose of a text: a new comment, a reply to one, the change of one. */
export type DraftTarget = "new" | `reply:${CommentId}` | `edit:${CommentId}`;

/**
 * editing: the person writes; sending: it is on its way; checking: the response was lost and we look for the comment;
 * unknown: we could not find out, sending again is offered.
 */
export type DraftPhase = "editing" | "sending" | "checking" | "unknown";

export interface Draft {
  readonly target: DraftTarget;
  readonly text: string;
  readonly phase: DraftPhase;
  /** The comment replied to is gone: said beside the field (COMMENT-SEND-06). */
  readonly isReplyGone: boolean;
  /** Idempotency-Key of this text. */
  readonly key: string;
  /** Text sent under the key; another text gets another key. */
  readonly keyText: string | null;
  /** Text sent and without a response. */
  readonly sentText: string | null;
  readonly sentAt: number;
  /** Whom it replies to, kept with the text: the comment replied to need not be loaded again for it. */
  readonly reply: ReplyAddress | null;
  readonly ownerId: UserId | null;
}

/** The longest text that a store takes back from storage, characters. */
const longest = 20_000;

/**
 * Typed texts. Only success, the person's own hand or a log-out takes one away: not a failure, not a reload,
 * not the login on the way.
 */
export class Drafts {
  readonly #ports: CommentsPorts;
  readonly #videoId: string;
  readonly #byTarget = observable.map<DraftTarget, Draft>({}, { deep: false });
  /** Of an account whose session has ended: not shown, and there again when it comes back. */
  #waiting: readonly StoredDraft[] = [];

  constructor(ports: CommentsPorts, videoId: string) {
    this.#ports = ports;
    this.#videoId = videoId;
    makeAutoObservable(this, { get: false, all: false }, { autoBind: true });
  }

  get(target: DraftTarget): Draft | undefined {
    return this.#byTarget.get(target);
  }

  all(): Draft[] {
    return [...this.#byTarget.values()];
  }

  /** Begins a text; what was already typed there stays. */
  open(target: DraftTarget, text: string, reply: ReplyAddress | null): void {
    if (!this.#byTarget.has(target)) this.#put(this.#fresh(target, text, reply));
  }

  /** A text on its way is not changed any more. */
  setText(target: DraftTarget, text: string): void {
    const draft = this.#byTarget.get(target);
    if (draft === undefined || draft.phase === "sending" || draft.phase === "checking" || draft.text === text) return;
    // A draft begun by a guest and continued in an account is the account's.
    this.#put({
      ...draft,
      text,
      phase: "editing",
      isReplyGone: false,
      ownerId: this.#ports.account.userId ?? draft.ownerId,
    });
  }

  change(target: DraftTarget, change: Partial<Draft>): void {
    const draft = this.#byTarget.get(target);
    if (draft !== undefined) this.#put({ ...draft, ...change });
  }

  /** Done with, or given up by the person. */
  drop(target: DraftTarget): void {
    this.#byTarget.delete(target);
    this.#save();
  }

  /**
   * Takes back what storage has for whoever is here now. A logout has emptied it; an expired session has not, and its
   * drafts wait for their owner (docs/invariants.md, I8). Where somebody else is here all at once, in another tab, what the
   * person before was writing is put aside for them.
   */
  restore(): void {
    const { userId } = this.#ports.account;
    const stored: unknown = this.#ports.drafts.load(this.#videoId);
    const drafts = Array.isArray(stored) ? stored.filter(isStoredDraft) : [];
    this.#waiting = userId === null ? drafts.filter(({ ownerId }) => ownerId !== null) : [];
    const others = this.all().filter(({ ownerId }) => ownerId !== null && ownerId !== userId);
    for (const { target } of others) this.#byTarget.delete(target);
    if (userId !== null) this.#ports.aside.put(this.#videoId, storedOf(others));
    const back = userId === null ? [] : this.#ports.aside.take(this.#videoId, userId).filter(isStoredDraft);
    for (const { target, text, key, sentText, sentAt, reply, ownerId } of [...drafts, ...back]) {
      if (this.#byTarget.has(target) || (ownerId !== null && ownerId !== userId)) continue;
      const phase = sentText === null ? "editing" : "unknown";
      this.#byTarget.set(target, {
        target,
        text,
        key,
        keyText: sentText,
        sentText,
        sentAt,
        reply,
        ownerId,
        phase,
        isReplyGone: false,
      });
    }
    if (back.length > 0) this.#save();
  }

  /** Leaves no trace in memory; storage is left as it is. */
  forget(): void {
    this.#byTarget.clear();
    this.#waiting = [];
  }

  #fresh(target: DraftTarget, text: string, reply: ReplyAddress | null): Draft {
    const key = this.#ports.newKey();
    const ownerId = this.#ports.account.userId;
    return {
      target,
      text,
      phase: "editing",
      isReplyGone: false,
      key,
      keyText: null,
      sentText: null,
      sentAt: 0,
      reply,
      ownerId,
    };
  }

  #put(draft: Draft): void {
    this.#byTarget.set(draft.target, draft);
    this.#save();
  }

  /** At once and not after a pause: a tab can be closed at any letter. */
  #save(): void {
    const all = [...this.#waiting, ...storedOf(this.all())];
    if (all.length === 0) this.#ports.drafts.clear(this.#videoId);
    else this.#ports.drafts.save(this.#videoId, all);
  }
}

/** Drafts that are stored; empty ones are not. */
const storedOf = (drafts: readonly Draft[]): StoredDraft[] =>
  drafts
    .filter(({ text, sentText }) => text.trim() !== "" || sentText !== null)
    .map(({ target, text, key, sentText, sentAt, reply, ownerId }) => ({
      target,
      text,
      key,
      sentText,
      sentAt,
      reply,
      ownerId,
    }));

/** Storage is hostile: own properties of the right kind, or nothing. */
function isStoredDraft(item: unknown): item is StoredDraft & { readonly target: DraftTarget } {
  if (typeof item !== "object" || item === null) return false;
  const { target, text, key, sentText, sentAt, reply, ownerId } = item as Record<string, unknown>;
  return (
    typeof target === "string" &&
    /^(new|(reply|edit):.{1,64})$/s.test(target) &&
    typeof text === "string" &&
    text.length <= longest &&
    typeof key === "string" &&
    key.length > 0 &&
    key.length <= 200 &&
    (sentText === null || (typeof sentText === "string" && sentText.length <= longest)) &&
    typeof sentAt === "number" &&
    Number.isFinite(sentAt) &&
    (reply === null || isReplyAddress(reply)) &&
    (ownerId === null || isShort(ownerId))
  );
}

function isReplyAddress(value: unknown): value is ReplyAddress {
  if (typeof value !== "object" || value === null) return false;
  const { parentId, broId, broUserId, broName } = value as Record<string, unknown>;
  return isShort(parentId) && isShort(broId) && isShort(broUserId) && isShort(broName);
}

function isShort(value: unknown): value is string {
  return typeof value === "string" && value.length <= 200;
}
