import { useEffect, useRef, useState } from "react";

/** The way out is over by then, ms: every movement of an overlay is shorter. */
const exitMs = 600;

/**
 * A key for an overlay of react-aria, another one once it has closed and its way out is over. The library waits for the movement of the
 * way out to finish, and for ever where that is called off, as it is when an overlay closes in the moment in which it opens: it would
 * lie over the page unseen and take its presses.
 */
export function useExitEnd(isOpen: boolean): string {
  const [exits, setExits] = useState(0);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) wasOpen.current = true;
    if (isOpen || !wasOpen.current) return undefined;
    const timer = setTimeout(() => {
      wasOpen.current = false;
      setExits((count) => count + 1);
    }, exitMs);
    return () => clearTimeout(timer);
  }, [isOpen]);
  // its neighbours may have numbers for keys
  return `exit ${exits}`;
}
