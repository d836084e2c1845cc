/**
 * A late part: its code, or a value made by that code; never null. It cannot be used in a place without words for waiting and
 * failing: a LatePlace, a LateOverlay, a LateHint or a LatePart draws it, and `useArrived` gives it to a place that does without meanwhile.
 */
export interface Late<T> {
  /** Brings it, once for all who ask; after a failure it is asked for again. */
  readonly load: () => Promise<T>;
  /** The part if it is here already; else null. */
  readonly get: () => T | null;
}

export function createLate<T>(load: () => Promise<T>): Late<T> {
  let here: T | null = null;
  let coming: Promise<T> | null = null;
  return {
    load: () => {
      coming ??= load().then(
        (value) => (here = value),
        (cause: unknown) => {
          coming = null;
          throw cause;
        },
      );
      return coming;
    },
    get: () => here,
  };
}
