import { useEffect, useRef, type RefObject } from "react";
import type { CommentsStore } from "../../stores/CommentsStore.ts";

/** How far below the screen the next page begins to load, px. */
const nearPx = 800;
/** How often one looks whether others have written, ms. */
const checkMs = 60_000;

/** Calls `onNear` when the element nears the screen while `isWanted`. */
export function useNear(isWanted: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  latest.current = onNear;
  useEffect(() => {
    const element = place.current;
    if (!isWanted || element === null || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWanted]);
  return place;
}

/** While somebody looks, asks now and then whether there is something new, and at once when they come back. */
export function useFreshness(store: CommentsStore): void {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === "visible") void store.checkForNew();
    };
    const timer = setInterval(check, checkMs);
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [store]);
}
