import { useLayoutEffect, useState, type RefObject } from "react";
import { watchSize } from "../../primitives/size/index.ts";

/** Columns that a grid has now; 1 where nothing is laid out. */
function columnsOf(grid: HTMLElement): number {
  if (getComputedStyle(grid).display !== "grid") return 1;
  return Math.max(
    1,
    getComputedStyle(grid)
      .gridTemplateColumns.split(" ")
      .filter((track) => track.endsWith("px")).length,
  );
}

/** How many columns `grid` has, measured before it is painted and whenever its width changes; 1 where it is not asked for. */
export function useColumns(grid: RefObject<HTMLElement | null>, isAsked = true): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const box = grid.current;
    if (!isAsked || box === null) return undefined;
    const measure = () => setColumns(columnsOf(box));
    measure();
    return watchSize(box, measure);
  }, [grid, isAsked]);
  return columns;
}
