import { useEffect, useState, type RefObject } from "react";
import { watchSize } from "./watchSize.ts";

/** px; undefined where there is nothing to measure, and until it is measured. */
export function useHeight(element: RefObject<HTMLElement | null> | null): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    if (!element?.current) return undefined;
    return watchSize(element.current, ([entry]) => setHeight(entry?.borderBoxSize[0]?.blockSize));
  }, [element]);
  return element === null ? undefined : height;
}
