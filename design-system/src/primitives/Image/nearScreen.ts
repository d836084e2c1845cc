/**
 * Which pictures are worth loading: those in sight and about one row more. The browsers' own `loading="lazy"` begins 1,250 px
 * before the screen, 2,500 on a slow line: a phone's home loaded six times what is seen, on the line that the seen ones need.
 */

/** About a row of cards below and above the screen, px. */
const nearPx = 300;
/** About one narrow card beside a row that is scrolled sideways, px. */
const besidePx = 160;

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function come(element: Element): void {
  const onNear = waiting.get(element);
  waiting.delete(element);
  observer?.unobserve(element);
  onNear?.();
}

function watch(): IntersectionObserver {
  // A printed page is the whole page, also the part that was not scrolled to.
  window.addEventListener("beforeprint", () => [...waiting.keys()].forEach(come));
  // scrollMargin is newer than our oldest browsers: without it a card of a row loads when its edge is seen.
  const options: IntersectionObserverInit & { scrollMargin?: string } = {
    rootMargin: `${nearPx}px`,
    scrollMargin: `0px ${besidePx}px`,
  };
  return new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) come(target);
  }, options);
}

/** Whether pictures can wait at all; where they cannot, they are loaded at once. A server draws for browsers that can. */
export const canWait = typeof window === "undefined" || typeof IntersectionObserver !== "undefined";

/** Calls once when `element` is on the screen or near it; returns what takes the call back. */
export function whenNear(element: Element, onNear: () => void): () => void {
  observer ??= watch();
  waiting.set(element, onNear);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}
