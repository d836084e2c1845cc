/**
 * Which of two responses knows more of a thing. A response is as old as the moment its question was asked: each
 * question takes the next age, and each thing remembers the youngest that has spoken of it. A confirmed write speaks
 * too, so that a page which was asked for before it and arrives after it takes nothing away: any order of arrival ends
 * the same.
 */
export class Ages {
  readonly #of = new Map<string, number>();
  #last = 0;
  /** A response asked for before the last `clear` is older than anything. */
  #floor = 0;

  /** The age of a question that is asked now, or of a fact that is learnt now. */
  ask(): number {
    this.#last += 1;
    return this.#last;
  }

  /** The age of what is known of a thing; `undefined`: nobody has spoken of it. */
  of(key: string): number | undefined {
    return this.#of.get(key);
  }

  /** Whether what was asked at `requestedAt` says something newer of a thing; if so, it is what is known from here on. */
  take(key: string, requestedAt: number): boolean {
    if (requestedAt <= (this.#of.get(key) ?? this.#floor)) return false;
    this.#of.set(key, requestedAt);
    return true;
  }

  /** A write was confirmed: whatever was asked of the thing before now knows less. */
  confirm(key: string): void {
    this.#of.set(key, this.ask());
  }

  /** Forgets all ages; a response that is still on its way is too old from now on. */
  clear(): void {
    this.#of.clear();
    this.#floor = this.#last;
  }
}
