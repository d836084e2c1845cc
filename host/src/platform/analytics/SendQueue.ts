import type { Clock, Dispose } from "../../stores/ports.ts";

/** How it ended: taken, not to be tried again, or to be tried again, after so many ms if the receiver said so. */
export type Sent = "taken" | "refused" | { readonly retryAfterMs: number | null };

export interface SendQueuePorts<T> {
  readonly clock: Clock;
  readonly send: (batch: readonly T[]) => Promise<Sent>;
  /** For a page that may be lost: hands over at once what nobody waits for; false where the browser takes no more. */
  readonly leave: (batch: readonly T[]) => boolean;
  /** 0 to 1. Default: chance. */
  readonly random?: () => number;
}

/** Entries that came together within this time go together, ms. */
const gatherMs = 2000;
/** Entries that go together: far below the 64 KB that a browser sends for a page that is gone. */
export const maxAtOnce = 20;
/** Entries that wait; of more the oldest go, for the page must not pay for a receiver that is away. */
export const maxWaiting = 200;
/** The first wait after a failure and the longest, ms. */
const firstBackoffMs = 2000;
const maxBackoffMs = 60_000;

/** Sends what is measured in batches, one at a time, and again after a failure. It throws nothing. */
export class SendQueue<T> {
  readonly #ports: SendQueuePorts<T>;
  #waiting: T[] = [];
  #stopTimer: Dispose | null = null;
  #isSending = false;
  #failures = 0;

  constructor(ports: SendQueuePorts<T>) {
    this.#ports = ports;
  }

  get size(): number {
    return this.#waiting.length;
  }

  add(entry: T): void {
    this.#waiting.push(entry);
    this.#trim();
    if (this.#waiting.length >= maxAtOnce && this.#failures === 0) void this.flush();
    else if (this.#stopTimer === null && !this.#isSending) this.#plan(gatherMs);
  }

  /** Sends what waits, now. */
  async flush(): Promise<void> {
    if (this.#isSending || this.#waiting.length === 0) return;
    this.#stop();
    this.#isSending = true;
    const batch = this.#waiting.splice(0, maxAtOnce);
    const sent = await this.#ports.send(batch).catch((): Sent => ({ retryAfterMs: null }));
    this.#isSending = false;
    if (typeof sent === "string") {
      this.#failures = 0;
      if (this.#waiting.length > 0) this.#plan(this.#waiting.length >= maxAtOnce ? 0 : gatherMs);
      return;
    }
    this.#waiting.unshift(...batch);
    this.#trim();
    this.#failures += 1;
    this.#plan(sent.retryAfterMs ?? this.#backoff());
  }

  /** The page may be lost: everything goes that the browser still takes. */
  leave(): void {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, maxAtOnce);
      if (!this.#ports.leave(batch)) return;
      this.#waiting.splice(0, batch.length);
    }
    this.#stop();
  }

  /** Takes back what has not been sent yet. */
  withdraw(entry: T): void {
    this.#waiting = this.#waiting.filter((waiting) => waiting !== entry);
  }

  #trim(): void {
    if (this.#waiting.length > maxWaiting) this.#waiting.splice(0, this.#waiting.length - maxWaiting);
  }

  /** Twice as long each time, and never all visitors at the same moment. */
  #backoff(): number {
    const { random = Math.random } = this.#ports;
    const longest = Math.min(firstBackoffMs * 2 ** (this.#failures - 1), maxBackoffMs);
    return longest / 2 + (longest / 2) * random();
  }

  #plan(delayMs: number): void {
    this.#stop();
    this.#stopTimer = this.#ports.clock.after(delayMs, () => {
      this.#stopTimer = null;
      void this.flush();
    });
  }

  #stop(): void {
    this.#stopTimer?.();
    this.#stopTimer = null;
  }
}
