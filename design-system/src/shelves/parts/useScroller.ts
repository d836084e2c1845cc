import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { watchSize } from "../../primitives/size/index.ts";

/** A scroller counts as at rest this long after its last movement, ms. */
const REST_MS = 150;

export interface Scroller {
  ref: RefObject<HTMLDivElement | null>;
  canGoBack: boolean;
  canGoOn: boolean;
  /** All its cards are in sight, and there is room for one more. */
  isShort: boolean;
  /** Moves by as many whole cards as fit. */
  go: (direction: -1 | 1) => void;
}

interface ScrollerOptions {
  /** Position on mount, px. */
  initialScroll: number;
  onScrollRest: ((left: number) => void) | undefined;
  /** Changes when the content does, so that the ends are measured again. */
  contentKey: unknown;
}

/** Whether one more card would be in sight. The way to more counts for nothing: it comes and goes with what is asked for. */
function hasRoomForMore(box: HTMLElement): boolean {
  const cards = box.querySelectorAll("li:not(:has([data-load-more]))");
  const [first, last] = [cards[0], cards[cards.length - 1]];
  if (first === undefined || last === undefined) return true;
  return last.getBoundingClientRect().right + first.getBoundingClientRect().width <= box.getBoundingClientRect().right;
}

/** Native horizontal scrolling with what buttons need to know about its ends. */
export function useScroller({ initialScroll, onScrollRest, contentKey }: ScrollerOptions): Scroller {
  const ref = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: false, isShort: false });
  const report = useEffectEvent((left: number) => onScrollRest?.(left));

  useLayoutEffect(() => {
    if (ref.current !== null && initialScroll > 0) ref.current.scrollLeft = initialScroll;
    // only where the shelf appears: later the person scrolls
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      const canGoBack = box.scrollLeft > 1;
      const canGoOn = box.scrollLeft + box.clientWidth < box.scrollWidth - 1;
      const isShort = box.clientWidth > 0 && box.scrollWidth <= box.clientWidth && hasRoomForMore(box);
      setEnds((last) =>
        last.canGoBack === canGoBack && last.canGoOn === canGoOn && last.isShort === isShort
          ? last
          : { canGoBack, canGoOn, isShort },
      );
    };
    const onScroll = () => {
      measure();
      clearTimeout(rest);
      rest = setTimeout(() => report(box.scrollLeft), REST_MS);
    };
    box.addEventListener("scroll", onScroll, { passive: true });
    // It tells the first size too, when the layout is done anyway: measuring here would force one in between.
    const endWatch = watchSize(box, measure);
    return () => {
      box.removeEventListener("scroll", onScroll);
      endWatch();
      clearTimeout(rest);
    };
    // with more on its way by itself there is no button for it, which takes room
  }, [contentKey, ends.isShort]);

  const go = useCallback((direction: -1 | 1) => {
    const box = ref.current;
    if (box === null) return;
    const [first, second] = box.querySelectorAll("li");
    const step = first === undefined || second === undefined ? box.clientWidth : second.offsetLeft - first.offsetLeft;
    const padding = Number.parseFloat(getComputedStyle(box).paddingInlineStart) || 0;
    const fitting =
      step > 0
        ? Math.max(1, Math.floor((box.clientWidth - 2 * padding + (step - (first?.offsetWidth ?? step))) / step))
        : 1;
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    box.scrollBy({ left: direction * fitting * step, behavior: isStill ? "instant" : "smooth" });
  }, []);

  return { ref, ...ends, go };
}
