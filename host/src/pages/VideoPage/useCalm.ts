import { startTransition, useEffect, useState, type RefObject } from "react";
import { whenIdle } from "../../features/show-shelf/whenIdle.ts";

/** What lies beside the player waits for it so long at most, in milliseconds. */
const patienceMs = 2000;
/** What says that the video is shown, or will not be. */
const signs = ["loadeddata", "playing", "error"] as const;

/**
 * The player first: true once the video in `stage` has its first frame and the page has a moment. The pieces of a stream
 * come one after the other, each by the main thread, so that whatever is drawn meanwhile delays them all.
 */
export function useCalm(stage: RefObject<HTMLElement | null>, hasStream: boolean): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    const place = stage.current;
    const life = new AbortController();
    let stopIdle: (() => void) | undefined;
    const begin = () => {
      life.abort();
      stopIdle = whenIdle(() => startTransition(() => setCalm(true)));
    };
    const timer = setTimeout(begin, hasStream ? patienceMs : 0);
    life.signal.addEventListener("abort", () => clearTimeout(timer));
    // Events of media do not bubble.
    for (const type of signs) place?.addEventListener(type, begin, { capture: true, signal: life.signal });
    return () => {
      life.abort();
      stopIdle?.();
    };
  }, [stage, hasStream]);
  return isCalm;
}
