import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "./whenIdle.ts";

export interface IsIdleOptions {
  /** True from the beginning. Default false. */
  isAtOnce?: boolean;
  /** From when on a free moment is waited for. Default: from the beginning. */
  isBegun?: boolean;
}

/** Turns true when the page has a free moment for the rest of its screen. */
export function useIsIdle({ isAtOnce = false, isBegun = true }: IsIdleOptions = {}): boolean {
  const [isIdle, setIdle] = useState(isAtOnce);
  const isAwaited = isBegun && !isIdle;
  useEffect(() => {
    if (isAwaited) return whenIdle(() => startTransition(() => setIdle(true)), "screen");
    return;
  }, [isAwaited]);
  return isIdle;
}
