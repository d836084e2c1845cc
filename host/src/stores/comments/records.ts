import type { Comment } from "@kadr/openapi/client";
import { compareShallow, makeAutoObservable, observable } from "mobx";
import type { CommentId, CommentRecord, UserId } from "./types.ts";

/**
 * The only copy of every comment that is known, by id.
 *
 * A response of the server is as old as the moment its question was asked. Each question takes a `tick`; each comment
 * remembers the youngest tick that has spoken about it, and the tick of the last write that was confirmed. So a page
 * that was asked for before a like and arrives after it cannot take the like away, and any order of arrival ends the same.
 */
export class CommentRecords {
  readonly #byId = observable.map<CommentId, CommentRecord>({}, { deep: false });
  readonly #gone = observable.set<CommentId>();
  /** Never changes for a comment: kept apart so that who is hidden does not depend on likes. */
  readonly #origin = new Map<CommentId, { readonly authorId: UserId; readonly parentId: CommentId | null }>();
  readonly #known = new Map<CommentId, number>();
  #tick = 0;

  constructor() {
    makeAutoObservable(
      this,
      { ask: false, get: false, isGone: false, origin: false, known: false },
      { autoBind: true },
    );
  }

  /** The age of a question that is asked now. */
  ask(): number {
    this.#tick += 1;
    return this.#tick;
  }

  get(id: CommentId): CommentRecord | undefined {
    return this.#byId.get(id);
  }

  isGone(id: CommentId): boolean {
    return this.#gone.has(id);
  }

  /** Who wrote it and under what: fixed for good, and readable without following the comment. */
  origin(id: CommentId): { readonly authorId: UserId; readonly parentId: CommentId | null } | undefined {
    return this.#origin.get(id);
  }

  known(): IterableIterator<CommentId> {
    return this.#origin.keys();
  }

  /** Takes in what a question of the age `askedAt` brought; answers with the ids that may be shown. */
  merge(comments: readonly Comment[], askedAt: number): CommentId[] {
    const ids: CommentId[] = [];
    for (const dto of comments) {
      if (this.#gone.has(dto.id)) continue;
      ids.push(dto.id);
      if (askedAt <= (this.#known.get(dto.id) ?? 0)) continue;
      this.#known.set(dto.id, askedAt);
      this.#put(recordOf(dto));
    }
    return ids;
  }

  /** Takes in the response about one comment; `false` when a write was confirmed since it was asked for: ask again. */
  learn(comment: Comment, askedAt: number): boolean {
    const isNews = askedAt > (this.#known.get(comment.id) ?? 0);
    this.merge([comment], askedAt);
    return isNews;
  }

  /** The server has confirmed a change: what was asked before now knows less than we do. */
  confirm(id: CommentId, change: Partial<CommentRecord>): void {
    const record = this.#byId.get(id);
    if (record === undefined) return;
    this.#known.set(id, this.ask());
    this.#put({ ...record, ...change });
  }

  /** The server has it no more; no page that is still on its way brings it back. */
  bury(id: CommentId): void {
    this.#gone.add(id);
    this.#byId.delete(id);
  }

  clear(): void {
    this.#byId.clear();
    this.#gone.clear();
    this.#origin.clear();
    this.#known.clear();
  }

  #put(record: CommentRecord): void {
    // The same again is not news: the row must not be drawn for it.
    const before = this.#byId.get(record.id);
    if (before === undefined || !compareShallow(before, record)) this.#byId.set(record.id, record);
    this.#origin.set(record.id, { authorId: record.authorId, parentId: record.parentId });
  }
}

export function recordOf(comment: Comment): CommentRecord {
  return {
    id: comment.id,
    parentId: comment.parent_id,
    authorId: comment.user.id,
    authorName: comment.user.name,
    authorAvatarUrl: comment.user.avatar_url ?? null,
    authorUrl: comment.user.site_url ?? null,
    text: comment.text,
    createdAt: comment.created_ts,
    likes: whole(comment.likes_number),
    dislikes: whole(comment.dislikes_number),
    // The one field where the server says it in one; the two flags say the same and might both be true.
    reaction: comment.reaction,
    replies: whole(comment.replies_number),
    authorReplied: comment.author_replied,
    broId: comment.bro_id ?? null,
    broUserId: comment.bro_user_id ?? null,
    broName: comment.bro_user_name ?? null,
  };
}

/** A counter is whole and never negative, whatever the server says (trust.md, Invariants). */
export function whole(count: number): number {
  return Number.isFinite(count) ? Math.max(0, Math.trunc(count)) : 0;
}
