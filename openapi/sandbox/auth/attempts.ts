/** Counts failed attempts per key in a sliding window; kept in memory, so a restart forgives. */
export class Attempts {
  readonly #failed = new Map<string, number[]>();
  readonly #most: number;
  readonly #windowMs: number;

  constructor(most = 10, windowMs = 10 * 60 * 1000) {
    this.#most = most;
    this.#windowMs = windowMs;
  }

  #recent(key: string, now: number): number[] {
    return (this.#failed.get(key) ?? []).filter((time) => now - time < this.#windowMs);
  }

  /** Seconds until the next try is allowed; 0 when it is now. */
  waitSeconds(key: string, now: number): number {
    const recent = this.#recent(key, now);
    const oldest = recent[0];
    return recent.length < this.#most || oldest === undefined ? 0 : Math.ceil((oldest + this.#windowMs - now) / 1000);
  }

  fail(key: string, now: number): void {
    // A flood of made-up keys must not fill the memory.
    if (this.#failed.size > 10_000) this.#failed.clear();
    this.#failed.set(key, [...this.#recent(key, now), now]);
  }

  forget(key: string): void {
    this.#failed.delete(key);
  }
}
