import { makeAutoObservable, observableRef } from "mobx";
import type { CommentId, Phase } from "./types.ts";

/** Page of a thread: ids in the server's order and the links around them. */
export interface ThreadPage {
  readonly ids: readonly CommentId[];
  readonly next: string | null;
  readonly previous: string | null;
}

/**
 * An ordered list of ids: the comments of a video or the replies of one comment. It grows at both ends, each end with
 * its own phase (COMMENT-LIST-01), and no id is in it twice.
 *
 * `own` are those that this person has just written: they are seen at once at the open end, wherever the server's
 * order would put them, and are counted once when a page brings them.
 */
export class CommentThread {
  ids: readonly CommentId[] = [];
  own: readonly CommentId[] = [];
  next: string | null = null;
  previous: string | null = null;
  phase: Phase = "idle";
  laterPhase: Phase = "idle";
  earlierPhase: Phase = "idle";

  constructor() {
    makeAutoObservable(this, { ids: observableRef, own: observableRef }, { autoBind: true });
  }

  get hasLater(): boolean {
    return this.next !== null;
  }

  get hasEarlier(): boolean {
    return this.previous !== null;
  }

  /** All that the server has in this order is here. */
  get isWhole(): boolean {
    return this.phase === "ready" && !this.hasLater && !this.hasEarlier;
  }

  replace(page: ThreadPage): void {
    this.ids = unique(page.ids);
    this.next = page.next;
    this.previous = page.previous;
    this.phase = "ready";
    this.laterPhase = "idle";
    this.earlierPhase = "idle";
  }

  append(page: ThreadPage): number {
    const before = this.ids.length;
    this.ids = unique([...this.ids, ...page.ids]);
    this.next = page.next;
    this.laterPhase = "idle";
    return this.ids.length - before;
  }

  prepend(page: ThreadPage): number {
    const before = this.ids.length;
    // Rows on the screen stay in their place: an id that both have is the old one.
    const known = new Set(this.ids);
    this.ids = unique([...page.ids.filter((id) => !known.has(id)), ...this.ids]);
    this.previous = page.previous;
    this.earlierPhase = "idle";
    return this.ids.length - before;
  }

  addOwn(id: CommentId): void {
    if (!this.own.includes(id)) this.own = [id, ...this.own];
  }

  has(id: CommentId): boolean {
    return this.ids.includes(id) || this.own.includes(id);
  }

  setPhase(phase: Phase): void {
    this.phase = phase;
  }

  /** A request on its way at either end has been called off. */
  settle(phase: Phase): void {
    this.phase = phase;
    this.laterPhase = "idle";
    this.earlierPhase = "idle";
  }

  setLaterPhase(phase: Phase): void {
    this.laterPhase = phase;
  }

  setEarlierPhase(phase: Phase): void {
    this.earlierPhase = phase;
  }

  clear(): void {
    this.replace({ ids: [], next: null, previous: null });
    this.own = [];
    this.phase = "idle";
  }
}

function unique(ids: readonly CommentId[]): CommentId[] {
  return [...new Set(ids)];
}
