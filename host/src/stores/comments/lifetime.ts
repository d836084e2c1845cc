import { runInAction } from "mobx";
import type { Account, Dispose } from "../ports.ts";
import { Scope } from "../writing/index.ts";
import type { CommentsParts } from "./parts.ts";

/** How long what is asked counts: as long as the page is open and the account is the same. */
export class CommentsLifetime {
  isHere = false;
  scope: Scope;
  readonly #account: Account;

  constructor(account: Account) {
    this.#account = account;
    this.scope = new Scope(account.now);
  }

  /** A scope for what is asked from now on. */
  revive(): void {
    if (this.scope.ended) this.scope = new Scope(this.#account.now);
  }

  /** Follows the account until disposed; `reopen` asks for the list again. */
  begin(parts: CommentsParts, reopen: () => void): Dispose {
    this.isHere = true;
    this.#resume(parts);
    const stop = this.#account.onChange(({ before }) => {
      if (before === null) this.#login(parts);
      else this.#logout(parts);
      reopen();
    });
    return () => {
      stop();
      this.isHere = false;
      this.#leave(parts);
      parts.drafts.forget();
      runInAction(parts.clear);
    };
  }

  /** Actions that wait for a sign-in go on, and the rows stay on the screen until the account's own come. */
  #login(parts: CommentsParts): void {
    this.scope.end();
    // A guest's drafts go along into the account.
    this.#resume(parts);
    void parts.listing.refreshThreads();
  }

  /** Data of one account is neither seen nor sent by another. */
  #logout(parts: CommentsParts): void {
    this.#leave(parts);
    // A logout has emptied the storage before it came here, so nothing comes back of what was typed; a session that ran
    // out has not, and its owner finds the text again.
    this.#resume(parts);
    runInAction(parts.clear);
  }

  #resume(parts: CommentsParts): void {
    this.revive();
    parts.drafts.restore();
    if (!this.#account.isAuthorised) return;
    // Texts whose response was lost: the server is asked whether they arrived.
    for (const { target } of parts.drafts.all()) void parts.publishing.look(target);
  }

  #leave(parts: CommentsParts): void {
    this.scope.end();
    parts.context.admission.cancel();
  }
}
