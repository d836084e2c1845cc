import type { PlayerEngine } from "@kadr/design-system/player";
import type { Clock, Dispose } from "../../stores/ports.ts";

/** From the end of a video to the beginning of the next, whole s: time to read what comes and to say no. */
export const upNextSeconds = 8;

export interface UpNextPorts {
  readonly clock: Clock;
  /** A person writes, has something open, or looks elsewhere: the page is not to be taken from under them. */
  isBusy(): boolean;
  /** Whole s that are left; null: nothing begins by itself. */
  show(seconds: number | null): void;
  begin(): void;
}

export interface UpNext {
  /** The next video does not begin by itself until this one ends again. */
  stay(): void;
  readonly dispose: Dispose;
}

/** Counts down from the end of a video to the next one. While a person is busy the count stands still; playing on ends it. */
export function createUpNext(engine: PlayerEngine, { clock, isBusy, show, begin }: UpNextPorts): UpNext {
  let left: number | null = null;
  let hasEnded = false;
  let stopTimer: Dispose | null = null;

  const stop = () => {
    stopTimer?.();
    stopTimer = null;
    if (left === null) return;
    left = null;
    show(null);
  };
  const tick = () => {
    stopTimer = clock.after(1000, tick);
    if (left === null || isBusy()) return;
    left -= 1;
    if (left > 0) return show(left);
    stop();
    begin();
  };
  const onFacts = () => {
    const isEnded = engine.getSnapshot().phase === "ended";
    if (isEnded === hasEnded) return;
    hasEnded = isEnded;
    if (!isEnded) return stop();
    left = upNextSeconds;
    show(left);
    stopTimer = clock.after(1000, tick);
  };

  const stopFacts = engine.subscribe(onFacts);
  onFacts();
  return {
    stay: stop,
    dispose() {
      stopFacts();
      stop();
    },
  };
}
