import type { Clock, Dispose } from "../../stores/ports.ts";

/** Seen blocks are reported at most this often, ms (`metrics.visibleBlockThrottleMs`). */
const throttleMs = 500;
/** A block is seen when this share of it, or as much as the screen can show, is on screen. */
const seenShare = 0.5;
/** Height of the header that hides what is under it, where the page does not say it, px (K01). */
const usualHeaderHeight = 44;

export interface SeenBlocks {
  /** Reports the block once when it is seen; until disposed. */
  readonly watch: (id: string, element: Element) => Dispose;
}

const headerHeight = (): number =>
  Math.ceil(document.querySelector("header")?.getBoundingClientRect().height ?? 0) || usualHeaderHeight;

/** Reports which blocks of a page are seen, below its header. */
export function createSeenBlocks(
  report: (ids: readonly string[]) => void,
  clock: Pick<Clock, "now" | "after">,
): SeenBlocks {
  const idOf = new Map<Element, string>();
  let seen: string[] = [];
  let reportedAt = -Infinity;
  let stopTimer: Dispose | null = null;
  const notify = () => {
    stopTimer = null;
    reportedAt = clock.now();
    const ids = seen;
    seen = [];
    report(ids);
  };
  let observer: IntersectionObserver | null = null;
  const observe = (element: Element) => {
    // The header is there by the time the first block is.
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRect } of entries) {
          const id = idOf.get(target);
          if (id === undefined || !isIntersecting) continue;
          const height = Math.min(target.getBoundingClientRect().height, window.innerHeight);
          if (intersectionRect.height < height * seenShare) continue;
          observer?.unobserve(target);
          seen.push(id);
          stopTimer ??= clock.after(Math.max(0, reportedAt + throttleMs - clock.now()), notify);
        }
      },
      { rootMargin: `-${headerHeight()}px 0px 0px 0px`, threshold: [0, 0.1, 0.25, seenShare, 0.75, 1] },
    );
    observer.observe(element);
  };
  return {
    watch(id, element) {
      idOf.set(element, id);
      observe(element);
      return () => {
        idOf.delete(element);
        observer?.unobserve(element);
      };
    },
  };
}
