import { AccountScope } from "./account/AccountScope.ts";
import type { Measure } from "./measure/Measure.ts";
import type { Account, Clock, Dispose, SessionReader } from "./ports.ts";

/** For tests that measure nothing. */
export const silentMeasure: Measure = () => undefined;

/** A clock that moves only when told; for tests of stores. */
export class FakeClock implements Clock {
  #time: number;
  #tasks: { at: number; task: () => void }[] = [];

  constructor(start = 1_000_000) {
    this.#time = start;
  }

  now(): number {
    return this.#time;
  }

  after(delayMs: number, task: () => void): Dispose {
    const entry = { at: this.#time + delayMs, task };
    this.#tasks.push(entry);
    return () => {
      this.#tasks = this.#tasks.filter((other) => other !== entry);
    };
  }

  get pending(): number {
    return this.#tasks.length;
  }

  advance(ms: number): void {
    const end = this.#time + ms;
    for (;;) {
      const next = this.#tasks.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#tasks = this.#tasks.filter((entry) => entry !== next);
      this.#time = next.at;
      next.task();
    }
    this.#time = end;
  }
}

/** The account over a session that a test holds in its hand. */
export function accountOver(session: SessionReader): Account {
  const account = new AccountScope({
    session: {
      get userId() {
        return session.userId;
      },
      get isAuthorised() {
        return session.isAuthorised;
      },
      get phase() {
        return session.userId === null ? ("guest" as const) : ("signedIn" as const);
      },
    },
    device: { read: () => undefined, write: () => undefined },
  });
  account.connect();
  return account;
}

/** An error of the client's shape: a status, or a call whose response did not come. */
export function apiError(
  what: number | "offline" | "timeout" | "aborted",
  { retryAfter = null, body = null }: { retryAfter?: number | null; body?: unknown } = {},
): Error {
  const isStatus = typeof what === "number";
  return Object.assign(new Error(`fake: ${what}`), {
    kind: isStatus ? "http" : what,
    status: isStatus ? what : null,
    retryAfter,
    code: null,
    body,
  });
}

export interface Deferred<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(error: unknown): void;
}

export function deferred<T>(): Deferred<T> {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** Lets every promise that is ready run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
