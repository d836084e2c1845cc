import { compareShallow, computed, makeAutoObservable, observable } from "mobx";
import type { CommentId, CommentsStore } from "../../stores/CommentsStore.ts";

/** State of the screen: open threads, forms, the menu, a question. It ends with the page, and no store depends on it. */
export class CommentsView {
  /** The comment whose menu is open. */
  menuFor: CommentId | null = null;
  /** The comment whose complaint is being chosen. */
  complaintFor: CommentId | null = null;
  /** The comment that is about to be deleted, or whose author is about to be banned. */
  question: { readonly kind: "delete" | "ban"; readonly id: CommentId } | null = null;
  readonly #store: CommentsStore;
  readonly #open = observable.set<CommentId>();
  readonly #replying = observable.set<CommentId>();
  readonly #editing = observable.set<CommentId>();

  constructor(store: CommentsStore) {
    this.#store = store;
    makeAutoObservable(
      this,
      { rowIds: computed({ equals: compareShallow }), isOpen: false, isReplying: false, isEditing: false },
      { autoBind: true },
    );
  }

  /** The rows of the list: the pinned comment, then the others, each with its open replies. */
  get rowIds(): readonly CommentId[] {
    const { pinnedId, rowIds } = this.#store;
    const rows: CommentId[] = [];
    for (const id of pinnedId === null ? rowIds : [pinnedId, ...rowIds]) {
      rows.push(id);
      if (this.#open.has(id)) rows.push(...this.#store.repliesOf(id).ids);
    }
    return rows;
  }

  isOpen(id: CommentId): boolean {
    return this.#open.has(id);
  }

  isReplying(id: CommentId): boolean {
    return this.#replying.has(id);
  }

  isEditing(id: CommentId): boolean {
    return this.#editing.has(id);
  }

  /** The row that takes the focus when this one and its replies go; `null` when none is left. */
  neighbourOf(id: CommentId): CommentId | null {
    const rows = this.rowIds;
    const at = rows.indexOf(id);
    const isWith = (row: CommentId | undefined) => row !== undefined && this.#store.comment(row)?.parent_id === id;
    let next = at + 1;
    while (isWith(rows[next])) next += 1;
    return rows[next] ?? rows[at - 1] ?? null;
  }

  openThread(id: CommentId): void {
    this.#open.add(id);
  }

  closeThread(id: CommentId): void {
    this.#open.delete(id);
  }

  startReply(id: CommentId): void {
    this.#replying.clear();
    this.#replying.add(id);
  }

  stopReply(id: CommentId): void {
    this.#replying.delete(id);
  }

  startEdit(id: CommentId): void {
    this.#editing.clear();
    this.#editing.add(id);
  }

  stopEdit(id: CommentId): void {
    this.#editing.delete(id);
  }

  setMenu(id: CommentId | null): void {
    this.menuFor = id;
  }

  setComplaint(id: CommentId | null): void {
    this.complaintFor = id;
  }

  ask(question: { readonly kind: "delete" | "ban"; readonly id: CommentId } | null): void {
    this.question = question;
  }
}
