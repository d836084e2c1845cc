/** How an element lies to the screen when it has come near it or gone away. */
export interface Nearness {
  readonly isNear: boolean;
  /** Its box without transforms, px. */
  readonly box: DOMRectReadOnly;
}

interface Watch {
  readonly observer: IntersectionObserver;
  readonly heard: Map<Element, (nearness: Nearness) => void>;
}

/** One observer for each margin: a list has hundreds of elements that ask the same. */
const watches = new Map<string, Watch>();

function watchOf(rootMargin: string): Watch {
  const known = watches.get(rootMargin);
  if (known !== undefined) return known;
  const heard: Watch["heard"] = new Map();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        heard.get(target)?.({ isNear: isIntersecting, box: boundingClientRect });
    },
    { rootMargin },
  );
  const made = { observer, heard };
  watches.set(rootMargin, made);
  return made;
}

/** Whether the browser says what is near the screen; where it does not, nobody is called. */
export const canWatchNear = (): boolean => typeof IntersectionObserver !== "undefined";

/**
 * Calls back, soon after the call and at each change, whether `element` is within `rootMargin` (CSS, as of an
 * IntersectionObserver) of the screen. One listener an element and margin. Returns what ends it.
 */
export function watchNear(element: Element, rootMargin: string, onChange: (nearness: Nearness) => void): () => void {
  if (!canWatchNear()) return () => undefined;
  const { observer, heard } = watchOf(rootMargin);
  heard.set(element, onChange);
  observer.observe(element);
  return () => {
    heard.delete(element);
    observer.unobserve(element);
    if (heard.size === 0) watches.delete(rootMargin);
  };
}
