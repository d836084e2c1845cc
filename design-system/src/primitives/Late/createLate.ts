import { createElement, type ComponentType, type ReactNode } from "react";

/** What comes late: the code of a part, or something made by it. Loaded once for all who ask. */
export interface Late<T> {
  /** Brings it; after a failure it is asked for again. */
  readonly load: () => Promise<T>;
  /** What is here already. */
  readonly peek: () => T | null;
  /**
   * In a component, under a LateSlot or a LateOverlay: what is here, drawn in the same pass, or a wait for it. A failure stays
   * a failure, and is thrown, until somebody loads again: a drawing that failed is drawn again at once.
   */
  readonly use: () => T;
  /** The next who uses it asks again. */
  readonly forget: () => void;
}

/** What did not come, and how to ask for it again. */
export class LateError extends Error {
  readonly late: Pick<Late<unknown>, "load" | "forget">;

  constructor(late: Pick<Late<unknown>, "load" | "forget">, cause: unknown) {
    super("a late part did not come", { cause });
    this.name = "LateError";
    this.late = late;
  }
}

export function createLate<T>(bring: () => Promise<T>): Late<T> {
  let here: { readonly value: T } | null = null;
  let coming: Promise<T> | null = null;
  let failure: LateError | null = null;

  const load = (): Promise<T> => {
    failure = null;
    coming ??= bring().then(
      (value) => {
        here = { value };
        return value;
      },
      (cause: unknown) => {
        coming = null;
        failure = new LateError(late, cause);
        throw failure;
      },
    );
    return coming;
  };
  const late: Late<T> = {
    load,
    peek: () => here?.value ?? null,
    use: () => {
      if (here !== null) return here.value;
      if (failure !== null) throw failure;
      // What React.lazy does too: Suspense waits for a promise that is thrown. Its `use` would take a turn for what is here.
      throw load();
    },
    forget: () => {
      failure = null;
    },
  };
  return late;
}

/** A component whose code comes late; it waits and fails under a LateSlot or a LateOverlay. */
export interface LateComponent<P> {
  (props: P): ReactNode;
  readonly late: Late<ComponentType<P>>;
}

export function lateComponent<P extends object>(bring: () => Promise<ComponentType<P>>): LateComponent<P> {
  const late = createLate(bring);
  const Part = (props: P): ReactNode => createElement(late.use(), props);
  return Object.assign(Part, { late });
}
