import type { Clock } from "../ports.ts";
import { failureOf } from "./failures.ts";
import { askAgain } from "./retry.ts";
import type { Scope } from "./scope.ts";

/** Things of which the server may have another value than we know: the response to a write was lost. */
export class Unconfirmed {
  readonly #clock: Clock;
  readonly #read: ((key: string, scope: Scope) => Promise<void>) | undefined;
  /** By the last write that was lost. */
  readonly #byKey = new Map<string, object>();

  constructor(clock: Clock, read: ((key: string, scope: Scope) => Promise<void>) | undefined) {
    this.#clock = clock;
    this.#read = read;
  }

  has(key: string): boolean {
    return this.#byKey.has(key);
  }

  begin(key: string): void {
    this.#byKey.set(key, {});
  }

  end(key: string): void {
    this.#byKey.delete(key);
  }

  clear(): void {
    this.#byKey.clear();
  }

  /** Asks what became of the write: now, and again later where nobody says. */
  async ask(key: string, scope: Scope): Promise<void> {
    if (!(await this.#attempt(key, scope))) void askAgain(this.#clock, scope, () => this.#attempt(key, scope));
  }

  /** Says whether there is no more to ask. */
  async #attempt(key: string, scope: Scope): Promise<boolean> {
    const write = this.#byKey.get(key);
    if (write === undefined || this.#read === undefined) return true;
    try {
      await this.#read(key, scope);
    } catch (error) {
      return failureOf(error).kind === "aborted";
    }
    // Another write may have been lost while this question was on its way: that one is asked after by itself.
    if (this.#byKey.get(key) === write) this.#byKey.delete(key);
    return true;
  }
}
