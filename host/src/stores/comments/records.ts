import type { Comment } from "@kadr/openapi/client";
import { compareStructural, makeAutoObservable, observable } from "mobx";
import { Ages } from "../writing/index.ts";
import type { CommentId, UserId } from "./types.ts";

/**
 * The only copy of every comment that is known, by id, as the server said it last: never changed, only replaced, so that
 * a row is told apart by identity. Its two flags of the person's reaction are not kept true: `reaction` says it in one.
 */
export class CommentRecords {
  /** Of the comments, by id, and of what the list says of itself. */
  readonly ages = new Ages();
  readonly #byId = observable.map<CommentId, Comment>({}, { deep: false });
  readonly #deleted = observable.set<CommentId>();
  /** Never changes for a comment: kept apart so that who is hidden does not depend on likes. */
  readonly #origin = new Map<CommentId, { readonly authorId: UserId; readonly parentId: CommentId | null }>();

  constructor() {
    makeAutoObservable(
      this,
      { ages: false, get: false, isGone: false, origin: false, known: false },
      { autoBind: true },
    );
  }

  get(id: CommentId): Comment | undefined {
    return this.#byId.get(id);
  }

  isGone(id: CommentId): boolean {
    return this.#deleted.has(id);
  }

  /** The author and the video or comment it belongs to: fixed for good, and readable without following the comment. */
  origin(id: CommentId): { readonly authorId: UserId; readonly parentId: CommentId | null } | undefined {
    return this.#origin.get(id);
  }

  known(): IterableIterator<CommentId> {
    return this.#origin.keys();
  }

  /** Takes in what a question of the age `requestedAt` brought; answers with the ids that may be shown. */
  merge(comments: readonly Comment[], requestedAt: number): CommentId[] {
    const ids: CommentId[] = [];
    for (const comment of comments) {
      if (this.#deleted.has(comment.id)) continue;
      ids.push(comment.id);
      if (this.ages.take(comment.id, requestedAt)) this.#put(countsKept(comment));
    }
    return ids;
  }

  /** Takes in the response about one comment; `false` when a write was confirmed since it was asked for: ask again. */
  learn(comment: Comment, requestedAt: number): boolean {
    const isNews = requestedAt > (this.ages.of(comment.id) ?? 0);
    this.merge([comment], requestedAt);
    return isNews;
  }

  /** The server has confirmed a change: what was asked before now knows less than we do. */
  confirm(id: CommentId, change: Partial<Comment>): void {
    const comment = this.#byId.get(id);
    if (comment === undefined) return;
    this.ages.confirm(id);
    this.#put({ ...comment, ...change });
  }

  /** The server has it no more; no page that is still on its way brings it back. */
  markDeleted(id: CommentId): void {
    this.#deleted.add(id);
    this.#byId.delete(id);
  }

  clear(): void {
    this.#byId.clear();
    this.#deleted.clear();
    this.#origin.clear();
    this.ages.clear();
  }

  #put(comment: Comment): void {
    // The same again is not news: the row must not be drawn for it.
    if (!compareStructural(this.#byId.get(comment.id), comment)) this.#byId.set(comment.id, comment);
    this.#origin.set(comment.id, { authorId: comment.user.id, parentId: comment.parent_id });
  }
}

function countsKept(comment: Comment): Comment {
  return {
    ...comment,
    likes_number: toCount(comment.likes_number),
    dislikes_number: toCount(comment.dislikes_number),
    replies_number: toCount(comment.replies_number),
  };
}

/** A counter is whole and never negative, whatever the server says (docs/invariants.md, I6). */
export function toCount(count: number): number {
  return Number.isFinite(count) ? Math.max(0, Math.trunc(count)) : 0;
}
