import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "./whenIdle.ts";

/** Turns true when the page has a free moment for the rest of its screen. `isAtOnce`: true from the beginning. Default false. */
export function useIsIdle(isAtOnce = false): boolean {
  const [isIdle, setIdle] = useState(isAtOnce);
  useEffect(() => {
    if (!isIdle) return whenIdle(() => startTransition(() => setIdle(true)), "screen");
    return;
  }, [isIdle]);
  return isIdle;
}
