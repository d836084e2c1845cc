import { useEffect, useState, type RefObject } from "react";

/** px; undefined where there is nothing to measure, and until it is measured. */
export function useHeight(element: RefObject<HTMLElement | null> | null): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    if (!element?.current) return undefined;
    const watch = new ResizeObserver(([entry]) => setHeight(entry?.borderBoxSize[0]?.blockSize));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return element === null ? undefined : height;
}
