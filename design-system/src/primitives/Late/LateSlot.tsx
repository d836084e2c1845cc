import { Suspense, type ReactNode } from "react";
import { useIsHydrated } from "../hydration/index.ts";
import { Boundary } from "./Boundary.tsx";
import { LateFailure, type LateTexts } from "./LateFailure.tsx";

export interface LateSlotProps {
  /** Components that use something late. */
  children: ReactNode;
  /** Stands there at once: the part's own skeleton. */
  pending: ReactNode;
  texts: LateTexts;
  className?: string | undefined;
}

/** A place in a page for what comes late: it waits, fails and tries again there. A server draws what stands there at first. */
export function LateSlot({ children, pending, texts, className }: LateSlotProps) {
  const isHydrated = useIsHydrated();
  return (
    <Boundary
      failed={({ times, retry }) => <LateFailure times={times} retry={retry} texts={texts} className={className} />}
    >
      <Suspense fallback={pending}>{isHydrated ? children : pending}</Suspense>
    </Boundary>
  );
}
