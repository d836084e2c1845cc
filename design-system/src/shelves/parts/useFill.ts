import { useEffect, useRef, type RefObject } from "react";

/** So far below the screen a row is filled already, px. */
const nearPx = 400;

/**
 * A row that ends before the edge of a wide screen asks for its next page by itself, once it is near: «Загрузить ещё» in the
 * middle of nothing is a press for what there is room for. `isWanting`: it is short, and more exists.
 */
export function useFill(box: RefObject<HTMLElement | null>, isWanting: boolean, ask: (() => void) | undefined): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    const row = box.current;
    if (!isWanting || row === null || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        latest.current?.();
      },
      { rootMargin: `${nearPx}px 0px` },
    );
    observer.observe(row);
    return () => observer.disconnect();
  }, [box, isWanting]);
}
