import type { Attention, Clock, Dispose } from "./ports.ts";
import type { Failure } from "./writing/index.ts";

export interface PollingPorts {
  readonly clock: Clock;
  readonly attention: Attention;
  /** From 0 to 1: tabs that were opened at once ask apart. */
  readonly random: () => number;
}

export interface PollingPace {
  /** Milliseconds between two questions; doubled after each failure in a row, up to the longest. */
  readonly pauseMs: () => number;
  readonly maxPauseMs: number;
}

/** Up to so much of a pause is added by chance. */
const spread = 0.1;

/** Asks again and again as long as somebody may look: hidden tabs and lost networks are silent, failures make it slower. */
export class Polling {
  readonly #ports: PollingPorts;
  readonly #pace: PollingPace;
  readonly #ask: () => Promise<Failure | null>;
  #timer: Dispose | null = null;
  #unwatch: Dispose | null = null;
  #dueAt = 0;
  /** Earliest next request by the server's Retry-After, which holds also for a person who comes back. */
  #notBefore = 0;
  #failures = 0;
  #round = 0;
  #isAsking = false;

  constructor(ports: PollingPorts, pace: PollingPace, ask: () => Promise<Failure | null>) {
    this.#ports = ports;
    this.#pace = pace;
    this.#ask = ask;
  }

  /** Asks at once, and goes on until stopped. */
  start(): void {
    this.stop();
    this.#dueAt = this.#ports.clock.now();
    this.#unwatch = this.#ports.attention.onChange(() => this.#lookUp());
    this.#plan();
  }

  stop(): void {
    this.#round += 1;
    this.#isAsking = false;
    this.#timer?.();
    this.#timer = null;
    this.#unwatch?.();
    this.#unwatch = null;
    this.#failures = 0;
    this.#notBefore = 0;
  }

  /** Another tab has asked and passed the response on: a whole pause from now. */
  heard(): void {
    if (this.#unwatch === null) return;
    this.#failures = 0;
    this.#wait(null);
  }

  /** The person is back: a request that failed meanwhile is sent again at once. */
  #lookUp(): void {
    if (this.#failures > 0) this.#dueAt = Math.max(this.#ports.clock.now(), this.#notBefore);
    this.#plan();
  }

  #plan(): void {
    this.#timer?.();
    this.#timer = null;
    if (this.#isAsking || !this.#ports.attention.isHere()) return;
    const { clock } = this.#ports;
    this.#timer = clock.after(Math.max(0, this.#dueAt - clock.now()), () => void this.#run());
  }

  async #run(): Promise<void> {
    const round = this.#round;
    this.#timer = null;
    this.#isAsking = true;
    const failure = await this.#ask();
    if (round !== this.#round) return;
    this.#isAsking = false;
    this.#failures = failure === null ? 0 : this.#failures + 1;
    this.#wait(failure);
  }

  #wait(failure: Failure | null): void {
    const { clock, random } = this.#ports;
    const { pauseMs, maxPauseMs } = this.#pace;
    const pause = Math.min(pauseMs() * 2 ** this.#failures, maxPauseMs) * (1 + random() * spread);
    if (failure?.retryAfter != null) this.#notBefore = clock.now() + failure.retryAfter * 1000;
    this.#dueAt = Math.max(clock.now() + pause, this.#notBefore);
    this.#plan();
  }
}
