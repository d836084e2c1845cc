/**
 * What comes late: the code of a part, or something made by it; never null. It cannot be used where nothing is said of waiting and
 * failing: a LatePlace, a LateOverlay, a LateHint or a LatePart draws it, and `useArrived` gives it to who does without meanwhile.
 */
export interface Late<T> {
  /** Brings it, once for all who ask; after a failure it is asked for again. */
  readonly load: () => Promise<T>;
  /** What is here already. */
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
