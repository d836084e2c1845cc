import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { watchSize } from "../../primitives/size/index.ts";

/** The documented times of the carousel, ms (FEED-CAROUSEL-06, constants carousel.*). */
export const carouselTimes = { scrollDebounceMs: 200, scrollEndMs: 300, positionTimeoutMs: 100 } as const;

export interface Carousel {
  /** Slide in view, from 0. */
  index: number;
  go: (index: number) => void;
}

/**
 * Follows a native scroller: the shown slide is read 200 ms after the last movement, the scroll counts as ended
 * after 300 ms, and the position is put right 100 ms after the width changed.
 */
export function useCarousel(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  onRest: (index: number) => void,
): Carousel {
  const [index, setIndex] = useState(0);
  const shown = useRef(0);
  const report = useEffectEvent(onRest);

  useEffect(() => {
    const box = scroller.current;
    if (box === null) return undefined;
    let debounce: ReturnType<typeof setTimeout> | undefined;
    let end: ReturnType<typeof setTimeout> | undefined;
    let position: ReturnType<typeof setTimeout> | undefined;
    let rested = shown.current;
    const onScroll = () => {
      clearTimeout(debounce);
      clearTimeout(end);
      debounce = setTimeout(() => {
        shown.current = nearest(box);
        setIndex(shown.current);
      }, carouselTimes.scrollDebounceMs);
      end = setTimeout(() => {
        if (shown.current === rested) return;
        rested = shown.current;
        report(rested);
      }, carouselTimes.scrollEndMs);
    };
    let width = box.clientWidth;
    const onResize = () => {
      if (box.clientWidth === width) return;
      width = box.clientWidth;
      clearTimeout(position);
      position = setTimeout(() => moveTo(box, shown.current, "instant"), carouselTimes.positionTimeoutMs);
    };
    box.addEventListener("scroll", onScroll, { passive: true });
    const endWatch = watchSize(box, onResize);
    return () => {
      box.removeEventListener("scroll", onScroll);
      endWatch();
      for (const timer of [debounce, end, position]) clearTimeout(timer);
    };
  }, [scroller]);

  return {
    index: Math.min(index, Math.max(0, count - 1)),
    go: (to) => {
      const box = scroller.current;
      if (box === null) return;
      const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      moveTo(box, Math.min(count - 1, Math.max(0, to)), isStill ? "instant" : "smooth");
    },
  };
}

const slides = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[role="group"]')];

function nearest(box: HTMLElement): number {
  const start = slides(box)[0]?.offsetLeft ?? 0;
  const distances = slides(box).map((slide) => Math.abs(slide.offsetLeft - start - box.scrollLeft));
  // at the very end the last slides cannot reach the start: the last one is meant
  if (box.scrollLeft > 0 && box.scrollLeft + box.clientWidth >= box.scrollWidth - 1) return distances.length - 1;
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

function moveTo(box: HTMLElement, index: number, behavior: ScrollBehavior): void {
  const all = slides(box);
  const slide = all[index];
  if (slide !== undefined) box.scrollTo({ left: slide.offsetLeft - (all[0]?.offsetLeft ?? 0), behavior });
}
