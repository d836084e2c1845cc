import { useEffect, useRef } from "react";

/** Far enough below the screen that what comes next is there before it is reached, px. */
const nearPx = 900;

/** Calls once when the end of the list comes near the screen (FEED-LOAD-03). */
export function Sentinel({ onNear }: { onNear: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near.current();
      },
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={element} aria-hidden />;
}
