/**
 * How long an answer is wanted: until the account changes or the page is left. Everything asked within a scope
 * carries its signal, and whatever comes back after its end is not looked at.
 */
export class Scope {
  readonly #controller = new AbortController();

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get ended(): boolean {
    return this.#controller.signal.aborted;
  }

  end(): void {
    this.#controller.abort();
  }
}
