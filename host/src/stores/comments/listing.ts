import type { Comment } from "@kadr/openapi/client";
import { defaultCommentSort } from "@kadr/openapi/pages";
import { makeAutoObservable, observable, observableRef, runInAction } from "mobx";
import { askAgain, failureOf, isStatus, Scope } from "../writing/index.ts";
import type { CommentsContext } from "./context.ts";
import { CommentThread, type ThreadPage } from "./thread.ts";
import type { RepliesPage, CommentId, CommentSort, CommentsPage, Phase } from "./types.ts";

/** The list of a video and the threads under it: what is loaded, in which order, around which comment. */
export class Listing {
  sort: CommentSort = defaultCommentSort;
  /** The comment the list is opened around (COMMENT-LIST-05). */
  focusedId: CommentId | null = null;
  /** The one that was asked for is no more. */
  isFocusGone = false;
  readonly list = new CommentThread();
  /** Written by others since the list was loaded, not shown until asked for. */
  newer: readonly CommentId[] = [];
  /** Those that stand or stood in the pinned slot: no page need bring them when they leave it. */
  readonly #ofSlot = observable.set<CommentId>();
  readonly #context: CommentsContext;
  readonly #threads = observable.map<CommentId, CommentThread>({}, { deep: false });
  /** Ends with every new order, focus or account: what was asked for the old list is not wanted any more. */
  #scope = new Scope();
  #reconciling: Promise<void> | null = null;
  #isStale = false;
  #newerPage: ThreadPage | null = null;

  constructor(context: CommentsContext) {
    this.#context = context;
    makeAutoObservable(this, { list: false, newer: observableRef, thread: false, rows: false }, { autoBind: true });
  }

  /** The ids of the list without doubles, own ones first; what has left the slot and stands on no page, before them. */
  rows(): CommentId[] {
    const { own, ids } = this.list;
    const rows = new Set([...own, ...ids]);
    return [...[...this.#ofSlot].filter((id) => !rows.has(id)), ...rows];
  }

  keepOfSlot(id: CommentId): void {
    this.#ofSlot.add(id);
  }

  thread(id: CommentId): CommentThread | undefined {
    return this.#threads.get(id);
  }

  /** Loads the list anew; until it comes, what is on the screen stays there. */
  async open(sort: CommentSort, focusedId: CommentId | null): Promise<void> {
    this.#scope.end();
    const scope = (this.#scope = new Scope());
    const { ports, subject, records } = this.#context;
    this.sort = sort;
    this.focusedId = focusedId;
    this.isFocusGone = false;
    this.newer = [];
    this.list.settle("loading");
    const requestedAt = records.ages.ask();
    try {
      const page =
        focusedId === null
          ? await ports.api.list(subject.videoId, sort, scope.signal)
          : await ports.api.focused(subject.videoId, focusedId, sort, scope.signal);
      if (scope.ended) return;
      runInAction(() => {
        this.list.replace({ ids: records.merge(page.results, requestedAt), next: page.next, previous: page.previous });
        this.#takeHead(page, requestedAt);
        if ("replies" in page && page.replies !== null)
          this.#takeFocusedReplies(page.replies as RepliesPage, requestedAt);
      });
    } catch (error) {
      const failure = failureOf(error);
      if (scope.ended || failure.kind === "aborted") return;
      if (focusedId !== null && isStatus(failure, 404, 410)) {
        await this.open(sort, null);
        return runInAction(() => void (this.isFocusGone = true));
      }
      this.list.setPhase(isStatus(failure, 403, 404) ? "hidden" : "failed");
    }
  }

  setSort(sort: CommentSort): Promise<void> {
    return sort === this.sort ? Promise.resolve() : this.open(sort, null);
  }

  /** From one comment to the whole list. */
  leaveFocus(): Promise<void> {
    return this.open(this.sort, null);
  }

  /** Follows `next`; resolves with how many came. */
  loadLater(): Promise<number> {
    return this.#follow("later");
  }

  /** Follows `previous`; resolves with how many came. */
  loadEarlier(): Promise<number> {
    return this.#follow("earlier");
  }

  /** The next replies of a comment, 10 at a time (COMMENT-LIST-04); resolves with how many came. */
  async loadReplies(id: CommentId, direction: "later" | "earlier" = "later"): Promise<number> {
    const { ports, subject, records } = this.#context;
    const thread = this.#threadOf(id);
    // Replies have one order whatever the list's is: a change of that does not call them off.
    const scope = this.#context.scope();
    const isFirst = thread.phase !== "ready";
    const link = isFirst ? null : direction === "later" ? thread.next : thread.previous;
    const setPhase = (phase: Phase) =>
      isFirst
        ? thread.setPhase(phase)
        : direction === "later"
          ? thread.setLaterPhase(phase)
          : thread.setEarlierPhase(phase);
    const now = isFirst ? thread.phase : direction === "later" ? thread.laterPhase : thread.earlierPhase;
    if (now === "loading" || (!isFirst && link === null)) return 0;
    setPhase("loading");
    const requestedAt = records.ages.ask();
    try {
      const page = await ports.api.replies(subject.videoId, id, link, scope.signal);
      if (scope.ended) return 0;
      return runInAction(() => {
        const batch = { ids: records.merge(page.results, requestedAt), next: page.next, previous: page.previous };
        if (!isFirst) return direction === "later" ? thread.append(batch) : thread.prepend(batch);
        thread.replace(batch);
        return batch.ids.length;
      });
    } catch (error) {
      if (failureOf(error).kind !== "aborted" && !scope.ended) setPhase("failed");
      return 0;
    }
  }

  /** Looks whether others have written since; only the newest-first order can say so. */
  async checkForNew(): Promise<void> {
    if (this.sort !== "date_added_desc" || this.list.phase !== "ready" || this.list.hasEarlier) return;
    const scope = this.#scope;
    const { ports, subject, records } = this.#context;
    const requestedAt = records.ages.ask();
    try {
      const page = await ports.api.list(subject.videoId, this.sort, scope.signal);
      if (scope.ended) return;
      runInAction(() => {
        const ids = records.merge(page.results, requestedAt);
        this.#takeHead(page, requestedAt);
        this.newer = ids.filter((id) => !this.list.has(id));
        this.#newerPage = { ids, next: page.next, previous: page.previous };
      });
    } catch (error) {
      failureOf(error);
    }
  }

  showNewer(): void {
    const page = this.#newerPage;
    if (page === null) return;
    // The new page shares no comment with the old list: there may be more between them than one page can tell.
    if (this.newer.length === page.ids.length) this.list.replace(page);
    else this.list.prepend({ ...page, ids: this.newer });
    this.newer = [];
    this.#newerPage = null;
  }

  /** A comment of this person has been published. */
  add(comment: Comment, requestedAt: number): void {
    const { records } = this.#context;
    const isNew = records.origin(comment.id) === undefined;
    records.merge([comment], requestedAt);
    if (comment.parent_id === null) return this.list.addOwn(comment.id);
    this.#threadOf(comment.parent_id).addOwn(comment.id);
    const parent = records.get(comment.parent_id);
    if (parent !== undefined && isNew) records.confirm(parent.id, { replies_number: parent.replies_number + 1 });
  }

  /** Asks for the summary of the list until it is known again; questions asked meanwhile become one. */
  reconcile(): void {
    if (this.#reconciling !== null) {
      this.#isStale = true;
      return;
    }
    const scope = this.#context.scope();
    const asking = this.readSummary().then(async (isRead) => {
      if (!isRead) await askAgain(this.#context.ports.clock, scope, this.readSummary);
      if (this.#reconciling !== asking) return;
      this.#reconciling = null;
      if (!this.#isStale) return;
      this.#isStale = false;
      this.reconcile();
    });
    this.#reconciling = asking;
  }

  async readSummary(): Promise<boolean> {
    const { ports, subject, records } = this.#context;
    const scope = this.#context.scope();
    const requestedAt = records.ages.ask();
    try {
      const page = await ports.api.list(subject.videoId, this.sort, scope.signal);
      if (scope.ended) return true;
      runInAction(() => {
        records.merge(page.results, requestedAt);
        this.#takeHead(page, requestedAt);
      });
      return true;
    } catch (error) {
      const failure = failureOf(error);
      return failure.kind === "aborted" || isStatus(failure, 403, 404);
    }
  }

  /** After a login the same threads may look otherwise: they are asked for again, and stay on the screen till then. */
  async refreshThreads(): Promise<void> {
    const { ports, subject, records } = this.#context;
    const scope = this.#context.scope();
    await Promise.all(
      [...this.#threads].map(async ([id, thread]) => {
        if (thread.phase !== "ready") return thread.settle("idle");
        thread.settle("ready");
        const requestedAt = records.ages.ask();
        try {
          const page = await ports.api.replies(subject.videoId, id, null, scope.signal);
          if (!scope.ended)
            runInAction(() =>
              thread.replace({
                ids: records.merge(page.results, requestedAt),
                next: page.next,
                previous: page.previous,
              }),
            );
        } catch (error) {
          failureOf(error);
        }
      }),
    );
  }

  clear(): void {
    this.#scope.end();
    this.#reconciling = null;
    this.#isStale = false;
    this.list.clear();
    this.#ofSlot.clear();
    this.#threads.clear();
    this.newer = [];
  }

  async #follow(direction: "later" | "earlier"): Promise<number> {
    const { list } = this;
    const isLater = direction === "later";
    const link = isLater ? list.next : list.previous;
    const setPhase = isLater ? list.setLaterPhase : list.setEarlierPhase;
    if (link === null || list.phase !== "ready" || (isLater ? list.laterPhase : list.earlierPhase) === "loading")
      return 0;
    const scope = this.#scope;
    const { ports, records } = this.#context;
    setPhase("loading");
    const requestedAt = records.ages.ask();
    try {
      const page = await ports.api.page(link, scope.signal);
      if (scope.ended) return 0;
      return runInAction(() => {
        const ids = records.merge(page.results, requestedAt);
        this.#takeHead(page, requestedAt);
        return isLater
          ? list.append({ ids, next: page.next, previous: page.previous })
          : list.prepend({ ids, next: page.next, previous: page.previous });
      });
    } catch (error) {
      const failure = failureOf(error);
      if (!scope.ended && failure.kind !== "aborted") setPhase(isStatus(failure, 403, 404) ? "hidden" : "failed");
      return 0;
    }
  }

  #takeHead(page: CommentsPage, requestedAt: number): void {
    const { records, summary } = this.#context;
    summary.take(page, requestedAt);
    if (page.my_comment === null || page.my_comment.parent_id !== null) return;
    for (const id of records.merge([page.my_comment], requestedAt)) this.list.addOwn(id);
  }

  #takeFocusedReplies(replies: RepliesPage, requestedAt: number): void {
    const ids = this.#context.records.merge(replies.results, requestedAt);
    const parentId = ids[0] === undefined ? null : (this.#context.records.origin(ids[0])?.parentId ?? null);
    if (parentId !== null) this.#threadOf(parentId).replace({ ids, next: replies.next, previous: replies.previous });
  }

  #threadOf(id: CommentId): CommentThread {
    const known = this.#threads.get(id);
    if (known !== undefined) return known;
    const thread = new CommentThread();
    runInAction(() => this.#threads.set(id, thread));
    return thread;
  }
}
