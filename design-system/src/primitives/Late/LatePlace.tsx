import type { ReactNode } from "react";
import { useIsHydrated } from "../hydration/index.ts";
import { LateFailure, type LateTexts } from "./LateFailure.tsx";
import { LatePart, type LatePartProps } from "./LatePart.tsx";

export interface LatePlaceProps<T> extends Pick<LatePartProps<T>, "of" | "children"> {
  /** Stands there at once: the part's own skeleton. */
  pending: ReactNode;
  texts: LateTexts;
  /** It is loaded before its page is drawn: a server draws the part itself. Default false. */
  isWithPage?: boolean | undefined;
  /** Of the words that stand there where it did not come. */
  className?: string | undefined;
}

/** A place in a page for what comes late: it waits, fails and tries again there. A server draws what stands there at first. */
export function LatePlace<T>({ of, children, pending, texts, isWithPage = false, className }: LatePlaceProps<T>) {
  const isHydrated = useIsHydrated();
  return (
    <LatePart
      of={of}
      isWanted={isHydrated || isWithPage}
      pending={pending}
      failed={({ times, retry }) => <LateFailure times={times} retry={retry} texts={texts} className={className} />}
    >
      {children}
    </LatePart>
  );
}
