import type { Clock } from "./clock.ts";

/** A clock that a test moves by hand. */
export class TestClock implements Clock {
  #time = 0;
  #tasks: { at: number; run: () => void }[] = [];
  /** Every delay that was asked for, in milliseconds. */
  readonly delays: number[] = [];

  now(): number {
    return this.#time;
  }

  after(delayMs: number, run: () => void): () => void {
    const task = { at: this.#time + delayMs, run };
    this.delays.push(delayMs);
    this.#tasks.push(task);
    return () => {
      this.#tasks = this.#tasks.filter((other) => other !== task);
    };
  }

  get pending(): number {
    return this.#tasks.length;
  }

  /** Runs what falls due, letting promises settle before and after each task. */
  async advance(ms: number): Promise<void> {
    const end = this.#time + ms;
    for (;;) {
      await settle();
      const next = this.#tasks.filter((task) => task.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#tasks = this.#tasks.filter((task) => task !== next);
      this.#time = Math.max(this.#time, next.at);
      next.run();
    }
    this.#time = end;
  }
}

/** Lets everything that is already resolved run on, streams of bodies included. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
}
