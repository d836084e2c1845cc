import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { failureOf } from "../writing/index.ts";
import type { CommentsContext } from "./context.ts";
import type { BlockInfo } from "./types.ts";

/** Whether this person may comment here. */
export class CommentPermission {
  /** Why they may not; `null` while they may. */
  block: BlockInfo | null = null;
  readonly #context: CommentsContext;

  constructor(context: CommentsContext) {
    this.#context = context;
    makeAutoObservable(this, { block: observableRef, check: false }, { autoBind: true });
  }

  set(block: BlockInfo | null): void {
    this.block = block;
  }

  async check(): Promise<void> {
    const { ports, subject } = this.#context;
    if (!ports.account.isAuthorised) return;
    const scope = this.#context.scope();
    try {
      const block = await ports.api.block(subject.videoId, scope.signal);
      if (!scope.ended) runInAction(() => this.set(block));
    } catch (error) {
      // Not knowing is no reason to keep anybody from writing: the server says so itself when they try.
      failureOf(error);
    }
  }
}
