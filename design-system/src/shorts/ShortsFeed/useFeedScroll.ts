import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { createWheelSteps } from "./wheelSteps.ts";
import { watchSize } from "../../primitives/size/index.ts";

export interface FeedScrollOptions {
  scroller: RefObject<HTMLElement | null>;
  index: number;
  count: number;
  onIndexChange: (index: number) => void;
}

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Keeps the scroller and the index together. A finger scrolls, and the index follows what is seen for the most part; a key, a button or
 * the wheel changes the index, and the scroller follows.
 */
export function useFeedScroll({ scroller, index, count, onIndexChange }: FeedScrollOptions): void {
  const latest = useRef({ index, count, onIndexChange });
  useLayoutEffect(() => {
    latest.current = { index, count, onIndexChange };
  });
  /** Where it scrolls by itself; what is passed on the way is nobody's wish. */
  const target = useRef<number | null>(null);
  const isPlaced = useRef(false);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const top = index * element.clientHeight;
    const isThere = Math.round(element.scrollTop / Math.max(1, element.clientHeight)) === index;
    // A finger brought it here, and the snapping goes on.
    if (isPlaced.current && isThere && target.current === null) return;
    target.current = index;
    element.scrollTo({ top, behavior: isPlaced.current && !isStill() ? "smooth" : "instant" });
    isPlaced.current = true;
  }, [scroller, index]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const life = new AbortController();
    const { signal } = life;
    const steps = createWheelSteps();
    const onScroll = () => {
      const height = Math.max(1, element.clientHeight);
      if (target.current !== null) {
        if (Math.abs(element.scrollTop - target.current * height) > 2) return;
        target.current = null;
      }
      const seen = Math.round(element.scrollTop / height);
      if (seen !== latest.current.index && seen < latest.current.count) latest.current.onIndexChange(seen);
    };
    element.addEventListener("scroll", onScroll, { passive: true, signal });
    // The scroll has ended, even if it was stopped on the way: from now on the feed is where it is seen.
    element.addEventListener(
      "scrollend",
      () => {
        target.current = null;
        onScroll();
      },
      { signal },
    );
    element.addEventListener("touchstart", () => (target.current = null), { passive: true, signal });
    element.addEventListener(
      "wheel",
      (event) => {
        if (event.ctrlKey) return; // zooms the page
        event.preventDefault();
        const step = steps(event);
        const next = latest.current.index + step;
        if (step !== 0 && next >= 0 && next < latest.current.count) latest.current.onIndexChange(next);
      },
      { passive: false, signal },
    );
    // Turned, or the bar of the browser went: the same short stays in sight.
    const endWatch = watchSize(element, () => {
      target.current = latest.current.index;
      element.scrollTo({ top: latest.current.index * element.clientHeight, behavior: "instant" });
    });
    return () => {
      life.abort();
      endWatch();
    };
  }, [scroller]);
}
