import { makeAutoObservable, observable } from "mobx";
import type { CommentsPorts, StoredDraft } from "./ports.ts";
import type { CommentId } from "./types.ts";

/** What a text is for: a new comment, an answer to one, the change of one. */
export type DraftTarget = "new" | `reply:${CommentId}` | `edit:${CommentId}`;

/**
 * editing: the person writes; sending: it is on its way; checking: the answer was lost and we look for the comment;
 * unknown: we could not find out, sending again is offered.
 */
export type DraftPhase = "editing" | "sending" | "checking" | "unknown";

export interface Draft {
  readonly target: DraftTarget;
  readonly text: string;
  readonly phase: DraftPhase;
  /** The answered comment is gone: said beside the field (COMMENT-SEND-06). */
  readonly isReplyGone: boolean;
  /** Idempotency-Key of this text. */
  readonly key: string;
  /** What went out under the key; another text gets another key. */
  readonly keyText: string | null;
  /** What went out and was not answered for. */
  readonly sentText: string | null;
  readonly sentAt: number;
}

/** The longest text that a store takes back from storage, characters. */
const longest = 20_000;

/**
 * What people have typed. Nothing but success, their own hand or a logout takes it away: not a failure, not a reload,
 * not the login on the way.
 */
export class Drafts {
  readonly #ports: CommentsPorts;
  readonly #videoId: string;
  readonly #byTarget = observable.map<DraftTarget, Draft>({}, { deep: false });

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
  open(target: DraftTarget, text: string): void {
    if (!this.#byTarget.has(target)) this.#put(this.#fresh(target, text));
  }

  /** A text on its way is not changed any more. */
  setText(target: DraftTarget, text: string): void {
    const draft = this.#byTarget.get(target) ?? this.#fresh(target, "");
    if (draft.phase === "sending" || draft.phase === "checking" || draft.text === text) return;
    this.#put({ ...draft, text, phase: "editing", isReplyGone: false });
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

  restore(): void {
    const stored: unknown = this.#ports.drafts.load(this.#videoId);
    if (!Array.isArray(stored)) return;
    for (const item of stored) {
      if (!isStoredDraft(item) || this.#byTarget.has(item.target)) continue;
      const { target, text, key, sentText, sentAt } = item;
      const phase = sentText === null ? "editing" : "unknown";
      this.#byTarget.set(target, { target, text, key, keyText: sentText, sentText, sentAt, phase, isReplyGone: false });
    }
  }

  clear(): void {
    this.#byTarget.clear();
    this.#ports.drafts.clear(this.#videoId);
  }

  #fresh(target: DraftTarget, text: string): Draft {
    return { target, text, phase: "editing", isReplyGone: false, key: this.#ports.newKey(), keyText: null, sentText: null, sentAt: 0 };
  }

  #put(draft: Draft): void {
    this.#byTarget.set(draft.target, draft);
    this.#save();
  }

  /** At once and not after a pause: a tab can be closed at any letter. */
  #save(): void {
    const kept = this.all().filter(({ text, sentText }) => text.trim() !== "" || sentText !== null);
    if (kept.length === 0) return this.#ports.drafts.clear(this.#videoId);
    this.#ports.drafts.save(
      this.#videoId,
      kept.map(({ target, text, key, sentText, sentAt }) => ({ target, text, key, sentText, sentAt })),
    );
  }
}

/** Storage is hostile: own properties of the right kind, or nothing. */
function isStoredDraft(item: unknown): item is StoredDraft & { readonly target: DraftTarget } {
  if (typeof item !== "object" || item === null) return false;
  const { target, text, key, sentText, sentAt } = item as Record<string, unknown>;
  return (
    typeof target === "string" && /^(new|(reply|edit):.{1,64})$/s.test(target)
    && typeof text === "string" && text.length <= longest
    && typeof key === "string" && key.length > 0 && key.length <= 200
    && (sentText === null || (typeof sentText === "string" && sentText.length <= longest))
    && typeof sentAt === "number" && Number.isFinite(sentAt)
  );
}
