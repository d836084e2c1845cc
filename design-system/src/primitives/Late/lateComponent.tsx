import type { ComponentType, ReactNode } from "react";
import { createLate, type Late } from "./createLate.ts";
import { LatePlace, type LatePlaceProps } from "./LatePlace.tsx";

/** Where a late component waits and fails. */
export interface LateSlot<P> extends Pick<LatePlaceProps<unknown>, "texts" | "className"> {
  /** Stands there at once: its own skeleton, which may depend on its props. */
  pending: ReactNode | ((props: P) => ReactNode);
}

/** A component whose code comes late, in the place that it carries. */
export interface LateComponent<P> {
  (props: P): ReactNode;
  /** Its code, for who brings it beforehand. */
  readonly late: Late<ComponentType<P>>;
}

export function lateComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { pending, texts, className }: LateSlot<P>,
): LateComponent<P> {
  const late = createLate(load);
  const Placed = (props: P): ReactNode => (
    <LatePlace
      of={{ Part: late }}
      pending={typeof pending === "function" ? pending(props) : pending}
      texts={texts}
      className={className}
    >
      {({ Part }) => <Part {...props} />}
    </LatePlace>
  );
  return Object.assign(Placed, { late });
}
