import { makeAutoObservable, runInAction } from "mobx";
import type { Clock, Dispose } from "../ports.ts";
import { type Failure, isStatus } from "./failures.ts";

/** Seconds to hold back after a 429 that names none. */
const defaultSeconds = 10;
/** Seconds that a server may make a person wait at most. */
const maxSeconds = 300;

/** After a 429 nothing is sent until the time the server named has passed (docs/invariants.md, «When a call fails»). */
export class CoolDown {
  isOn = false;
  readonly #clock: Clock;
  #timer: Dispose | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  respect(failure: Failure): void {
    if (!isStatus(failure, 429)) return;
    this.#timer?.();
    this.isOn = true;
    const seconds = Math.min(failure.retryAfter ?? defaultSeconds, maxSeconds);
    this.#timer = this.#clock.after(seconds * 1000, () => runInAction(() => this.clear()));
  }

  clear(): void {
    this.#timer?.();
    this.#timer = null;
    this.isOn = false;
  }
}
