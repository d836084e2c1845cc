import type { Late } from "./createLate.ts";

/** Late parts that one place waits for, by name: `{ player, reminders }`. */
export type Lates<T> = { readonly [K in keyof T]: Late<T[K]> };

interface Attempt {
  readonly loading: Promise<unknown>;
  failure: { readonly cause: unknown } | null;
}

/** Late parts that one place has asked for: each once, until it tries again. React draws more often than that, and at once again after a failure. */
export type Attempts = Map<Late<unknown>, Attempt>;

/** A place did without something late, for it did not come. */
export class LateError extends Error {
  constructor(cause: unknown) {
    super("a late part did not come", { cause });
    this.name = "LateError";
  }
}

function ask(late: Late<unknown>, attempts: Attempts): Attempt {
  const asking: Attempt = {
    loading: late.load().catch((cause: unknown) => {
      asking.failure = { cause };
    }),
    failure: null,
  };
  attempts.set(late, asking);
  return asking;
}

/** While it is drawn: all of it, or a wait for what is not here. All that is missing is asked for at once, and the first failure is enough. */
export function waitFor<T>(of: Lates<T>, attempts: Attempts): T {
  const all = Object.entries<Late<unknown>>(of);
  const missing = all
    .filter(([, late]) => late.get() === null)
    .map(([, late]) => attempts.get(late) ?? ask(late, attempts));
  const failed = missing.find(({ failure }) => failure !== null);
  if (failed?.failure) throw new LateError(failed.failure.cause);
  // As React.lazy does, too: Suspense waits for a promise that is thrown. React's `use` would take a turn for a part that is here.
  if (missing.length > 0) throw Promise.race(missing.map(({ loading }) => loading));
  return Object.fromEntries(all.map(([name, late]) => [name, late.get()])) as T;
}
