import type { Clock } from "../../stores/ports.ts";

/** Shares of a page in percent that are reported; the documents do not show theirs (G10). */
const thresholds = [25, 50, 75, 100] as const;
/** The page is measured at most this often while it is scrolled, ms. */
const throttleMs = 500;

export interface ScrollDepth {
  /** Another page: it is counted anew. */
  readonly begin: () => void;
  readonly stop: () => void;
}

/** Reports how much of a page has come into sight, each threshold once a page. A page that is not scrolled says nothing. */
export function watchScrollDepth(report: (percent: number) => void, clock: Pick<Clock, "after">): ScrollDepth {
  let reached = 0;
  let isResting = false;
  const measure = () => {
    isResting = false;
    const { scrollHeight } = document.documentElement;
    const seen = Math.round(((window.scrollY + window.innerHeight) / scrollHeight) * 100);
    for (const percent of thresholds) {
      if (percent <= reached || percent > seen) continue;
      reached = percent;
      report(percent);
    }
  };
  const onScroll = () => {
    // A page that was put back to its top has not been read.
    if (isResting || window.scrollY === 0) return;
    isResting = true;
    clock.after(throttleMs, measure);
  };
  window.addEventListener("scroll", onScroll, { passive: true });
  return {
    begin: () => {
      reached = 0;
    },
    stop: () => window.removeEventListener("scroll", onScroll),
  };
}
