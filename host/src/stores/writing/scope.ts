/**
 * How long a response is wanted: until the account changes or the page is left. Everything asked within a scope
 * carries its signal, and whatever comes back after its end is not looked at.
 */
export class Scope {
  readonly #controller = new AbortController();

  /** `within`: a longer one, whose end is the end of this one too. */
  constructor(within?: Scope) {
    if (within === undefined) return;
    if (within.ended) this.end();
    else within.signal.addEventListener("abort", () => this.end(), { once: true });
  }

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
