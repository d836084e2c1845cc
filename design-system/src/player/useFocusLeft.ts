import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";

/** For a part of the player that goes while the focus may be in it: then `onLeft` is told, to put it somewhere else. */
export function useFocusLeft<T extends HTMLElement>(onLeft: () => void): RefObject<T | null> {
  const root = useRef<T>(null);
  const notify = useEffectEvent(onLeft);
  useLayoutEffect(() => {
    const own = root.current;
    return () => {
      if (own?.contains(document.activeElement)) notify();
    };
  }, []);
  return root;
}
