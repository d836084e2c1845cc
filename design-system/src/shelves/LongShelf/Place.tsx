import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { css } from "linaria";
import { canWatchNear, watchNear } from "../../primitives/near/index.ts";
import { media } from "../../tokens/index.ts";
import { isOnScreen } from "./drawSoon.ts";
import { isSameRow, rowHeight, type RowProps } from "./Row.tsx";

/** Heights of what has left the page, px, by what it is and its first card: for as long as the columns are the same. */
export type Heights = Map<string, { readonly columns: number; readonly height: number }>;

/** Some rows of a long list. */
export interface PartProps<Item> extends Omit<RowProps<Item>, "isNext"> {
  columns: number;
  /** Of the list; the same object from one rendering to the next. */
  heights: Heights;
  /** Place of the first card after those that stood before, from 1; none in a list that is new itself. */
  next: number | undefined;
}

interface PlaceProps {
  part: PartProps<unknown>;
  element: "li" | "div";
  /** How far from the screen it leaves the page (CSS, as of an IntersectionObserver). */
  margin: string;
  /** Content while it is near. */
  children: () => ReactNode;
}

const rowGap = 24;

const place = css`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${rowGap}px;
  ${media.mobile} {
    /* where a phone has one column (list.ts) */
    &[data-stacked] {
      row-gap: 15px;
    }
  }
`;

/** The content of the part is the same: `next` counts only as a part begins. */
export const isSamePart = (before: PartProps<unknown>, after: PartProps<unknown>): boolean =>
  before.columns === after.columns && isSameRow(before, after);

/** Whether one of `count` cards from `first` on is what a person waits for. */
export const hasNext = (next: number | undefined, first: number, count: number): boolean =>
  next !== undefined && next >= first && next < first + count;

/** Of so many cards before they are drawn, px. */
function guessOf(count: number, columns: number): number {
  const rows = Math.ceil(count / columns);
  return rows * rowHeight + (rows - 1) * rowGap;
}

/**
 * Where a part of a long list stands: the list that it is a part of is the only one that is heard. Far from the screen it is
 * an empty place of its height; one that has the focus stays.
 */
export function Place({ part, element: Element, margin, children }: PlaceProps) {
  const { items, columns, heights, first, next, isStacked } = part;
  const name = `${Element} ${first}`;
  const box = useRef<HTMLDivElement & HTMLLIElement>(null);
  const [isNear, setNear] = useState(() => hasNext(next, first, items.length) || !canWatchNear());
  // A part on the screen is drawn with the first frame, also in the middle of a list that is come back to.
  useLayoutEffect(() => {
    if (box.current !== null && isOnScreen(box.current)) setNear(true);
  }, []);
  useEffect(() => {
    const watched = box.current;
    if (watched === null) return undefined;
    return watchNear(watched, margin, (now) => {
      if (!now.isNear && watched.contains(document.activeElement)) return;
      if (!now.isNear) heights.set(name, { columns, height: now.box.height });
      setNear(now.isNear);
    });
  }, [margin, heights, name, columns]);
  const left = heights.get(name);
  const height = left?.columns === columns ? left.height : guessOf(items.length, columns);
  return (
    <Element
      ref={box}
      role="none"
      className={place}
      data-stacked={isStacked || undefined}
      style={isNear ? undefined : { blockSize: height }}
    >
      {isNear ? children() : null}
    </Element>
  );
}
