import type { Clock } from "../ports.ts";
import type { Scope } from "./scope.ts";

/** Milliseconds between attempts to learn what became of a write: five, then the question is dropped. */
const pauses = [1000, 2000, 4000, 8000, 16_000] as const;

/**
 * Asks until it is answered, the scope ends or five attempts have failed. `ask` says whether it got its response.
 * For questions only: a write is never repeated this way.
 */
export async function askAgain(clock: Clock, scope: Scope, ask: () => Promise<boolean>): Promise<void> {
  for (const pause of pauses) {
    await wait(clock, scope, pause);
    if (scope.ended || (await ask()) || scope.ended) return;
  }
}

/** Resolves after `delayMs` milliseconds, or at once when the scope ends: no timer outlives it. */
function wait(clock: Clock, scope: Scope, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (scope.ended) return resolve();
    const dispose = clock.after(delayMs, () => {
      scope.signal.removeEventListener("abort", leave);
      resolve();
    });
    function leave(): void {
      dispose();
      resolve();
    }
    scope.signal.addEventListener("abort", leave, { once: true });
  });
}
