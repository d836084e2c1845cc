import { action, makeAutoObservable } from "mobx";
import type { CommentRecords } from "./records.ts";
import { toCount } from "./records.ts";
import type { CommentId, CommentsPage } from "./types.ts";

/** The two things that ages are kept of; comments are known by their ids. */
const theCount = "the count";
const thePinned = "the pinned one";

/**
 * Summary of the list beside its rows: how many comments there are, which one is pinned (COMMENT-LIST-06).
 * The same rule of age as for comments: while a write that counts is under way, and for responses asked for before it was
 * confirmed, the server's word is old.
 */
export class ListSummary {
  count = 0;
  pinnedId: CommentId | null = null;
  readonly #records: CommentRecords;
  readonly #returned: (id: CommentId) => void;
  #counting = 0;
  #pinning = 0;
  /** Counts accounts: a write of the last one that ends late must not touch what this one sees. */
  #account = 0;

  /** `returned` hears of comments that are or were in the slot: out of it they belong to the list, whatever the pages say. */
  constructor(records: CommentRecords, returned: (id: CommentId) => void) {
    this.#records = records;
    this.#returned = returned;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  take(page: CommentsPage, requestedAt: number): void {
    const { ages } = this.#records;
    if (this.#counting === 0 && ages.take(theCount, requestedAt)) this.count = toCount(page.comments_count);
    if (this.#pinning === 0 && ages.take(thePinned, requestedAt)) {
      const [id] = page.pinned_comment === null ? [] : this.#records.merge([page.pinned_comment], requestedAt);
      this.#pin(id ?? null);
    }
  }

  /** A write that adds or removes comments begins; its end says by how much it changed the count, 0 when it failed. */
  beginCounting(): (change: number) => void {
    const account = this.#account;
    this.#counting += 1;
    return action((change: number) => {
      if (account !== this.#account) return;
      this.#counting -= 1;
      this.#records.ages.confirm(theCount);
      this.count = toCount(this.count + change);
    });
  }

  /**
   * A write to the slot about a comment begins; its end says what is in the slot now, `undefined` when it failed.
   * A page that is read meanwhile may leave the comment out, so it counts as one of the slot's from here on.
   */
  beginPinning(about: CommentId): (pinned: CommentId | null | undefined) => void {
    const account = this.#account;
    this.#pinning += 1;
    this.#returned(about);
    return action((pinned: CommentId | null | undefined) => {
      if (account !== this.#account) return;
      this.#pinning -= 1;
      this.#records.ages.confirm(thePinned);
      if (pinned !== undefined) this.#pin(pinned);
    });
  }

  /** The pinned comment itself has gone. */
  unpinGone(id: CommentId): void {
    if (this.pinnedId === id) this.pinnedId = null;
  }

  clear(): void {
    this.count = 0;
    this.pinnedId = null;
    this.#counting = 0;
    this.#pinning = 0;
    this.#account += 1;
  }

  #pin(id: CommentId | null): void {
    const before = this.pinnedId;
    this.pinnedId = id;
    if (before !== null && before !== id) this.#returned(before);
    if (id !== null) this.#returned(id);
  }
}
