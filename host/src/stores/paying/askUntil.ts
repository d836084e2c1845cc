import type { Attention, Clock } from "../ports.ts";

export interface Polling {
  readonly ask: (signal: AbortSignal) => Promise<boolean>;
  readonly everyMs: number;
  /** ms since the epoch, by the wall clock: a device that slept is not given more time, but one last question. */
  readonly until: number;
  readonly clock: Clock;
  readonly attention: Attention;
  readonly signal: AbortSignal;
}

/**
 * Asks until the answer is yes, or the time is up. A question that failed is asked again; at once when the person comes back to the tab or the
 * network does (docs/invariants.md, R4).
 */
export async function askUntil({ ask, everyMs, until, clock, attention, signal }: Polling): Promise<boolean> {
  for (;;) {
    const isLast = clock.now() >= until;
    try {
      if (await ask(signal)) return true;
    } catch (error) {
      if (signal.aborted) throw error;
    }
    if (isLast || signal.aborted) return false;
    await pause(everyMs, clock, attention, signal);
  }
}

function pause(ms: number, clock: Clock, attention: Attention, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stopTimer();
      stopWatching();
      signal.removeEventListener("abort", end);
      resolve();
    };
    const stopTimer = clock.after(ms, end);
    const stopWatching = attention.onChange(() => {
      if (attention.isHere()) end();
    });
    signal.addEventListener("abort", end, { once: true });
    if (signal.aborted) end();
  });
}
