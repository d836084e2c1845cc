/** A screen of which a test says what is near it. */
export interface TestScreen {
  /** Stands in the place of the browser's `IntersectionObserver`. */
  readonly Observer: typeof IntersectionObserver;
  /** Says of an element that is observed whether it is near, and how high it is, px. */
  readonly setNear: (element: Element, isNear: boolean, height?: number) => void;
  /** Elements that are observed now. */
  readonly observed: () => readonly Element[];
}

export function makeTestScreen(): TestScreen {
  const seenBy = new Map<IntersectionObserverCallback, Set<Element>>();
  class Observer {
    readonly #seen = new Set<Element>();
    constructor(callback: IntersectionObserverCallback) {
      seenBy.set(callback, this.#seen);
    }
    observe(element: Element) {
      this.#seen.add(element);
    }
    unobserve(element: Element) {
      this.#seen.delete(element);
    }
    disconnect() {
      this.#seen.clear();
    }
  }
  return {
    Observer: Observer as unknown as typeof IntersectionObserver,
    setNear: (element, isIntersecting, height = 0) => {
      const entry = { target: element, isIntersecting, boundingClientRect: new DOMRect(0, 0, 0, height) };
      for (const [callback, seen] of seenBy)
        if (seen.has(element)) callback([entry as unknown as IntersectionObserverEntry], null as never);
    },
    observed: () => [...seenBy.values()].flatMap((seen) => [...seen]),
  };
}
