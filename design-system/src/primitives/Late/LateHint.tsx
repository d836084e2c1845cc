import type { ReactNode } from "react";
import { LatePart, type LatePartProps } from "./LatePart.tsx";

export interface LateHintProps<T> extends Pick<LatePartProps<T>, "of" | "children"> {
  /** Stands there while it comes, and where it does not. Default nothing. */
  otherwise?: ReactNode;
}

/** A late part without a wait: an invitation, a drawing. No words tell of its coming or failing. */
export function LateHint<T>({ of, children, otherwise = null }: LateHintProps<T>) {
  return (
    <LatePart of={of} pending={otherwise} failed={() => otherwise}>
      {children}
    </LatePart>
  );
}
