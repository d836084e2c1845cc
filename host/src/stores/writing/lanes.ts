/**
 * Keeps writes to the same thing in a row, so that at most one is under way for each (docs/invariants.md, I4).
 * A write that touches two things (pinning touches the slot and the comment) waits for both.
 */
export class WriteLanes {
  readonly #tails = new Map<string, Promise<unknown>>();

  run<T>(keys: readonly string[], task: () => Promise<T>): Promise<T> {
    const before = keys.flatMap((key) => this.#tails.get(key) ?? []);
    // Where nothing is under way the write goes out with the press.
    const result = before.length === 0 ? task() : Promise.all(before).then(task);
    const tail: Promise<unknown> = result.then(noop, noop).then(() => {
      for (const key of keys) if (this.#tails.get(key) === tail) this.#tails.delete(key);
    });
    for (const key of keys) this.#tails.set(key, tail);
    return result;
  }
}

function noop(): void {}
