// eslint-disable-next-line no-restricted-imports -- the one place that waits; all others are made of it
import { Suspense, useMemo, type ReactNode } from "react";
import { Boundary, type BoundaryFailure } from "./Boundary.tsx";
import { waitFor, type Attempts, type Lates } from "./waitFor.ts";

export interface LatePartProps<T> {
  /** All that is waited for, by name. */
  of: Lates<T>;
  /** Draws it, once all of it is here. */
  children: (arrived: T) => ReactNode;
  /** Stands there while it comes. */
  pending: ReactNode;
  /** Stands there where it did not come, or broke. */
  failed: (failure: BoundaryFailure) => ReactNode;
  /** False: `pending` stands there, and nothing is asked for. Default true. */
  isWanted?: boolean | undefined;
  /** A new value is a new chance: another page, another address. */
  resetKey?: string | undefined;
}

/**
 * A late part whose place has signs of its own: a whole page, a card. It waits and fails there, and a part that is here already is drawn
 * at once. A failure belongs to the place: another try asks for the parts that are missing there, a new visit asks anew.
 */
export function LatePart<T>({ of, children, pending, failed, isWanted = true, resetKey }: LatePartProps<T>) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- with a new chance all is asked for anew
  const attempts = useMemo((): Attempts => new Map(), [resetKey]);
  return (
    <Boundary
      resetKey={resetKey}
      failed={({ retry, ...failure }) =>
        failed({
          ...failure,
          retry: () => {
            attempts.clear();
            retry();
          },
        })
      }
    >
      <Suspense fallback={pending}>
        {isWanted ? (
          <Arrived of={of} attempts={attempts}>
            {children}
          </Arrived>
        ) : (
          pending
        )}
      </Suspense>
    </Boundary>
  );
}

function Arrived<T>({ of, attempts, children }: Pick<LatePartProps<T>, "of" | "children"> & { attempts: Attempts }) {
  return children(waitFor(of, attempts));
}
