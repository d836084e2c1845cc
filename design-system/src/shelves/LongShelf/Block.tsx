import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { css } from "linaria";
import { canWatchNear, watchNear } from "../../primitives/near/index.ts";
import { media } from "../../tokens/index.ts";
import { isOnScreen } from "./drawSoon.ts";
import { isSameRow, Row, rowHeight, type RowProps } from "./Row.tsx";

interface BlockProps<Item> extends Omit<RowProps<Item>, "isNext"> {
  columns: number;
  /** Place of the first card after those that stood before, from 1; none in a list that is new itself. */
  next: number | undefined;
}

const rowGap = 24;

const block = css`
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

/** Cards further from the screen than this are taken out of the page: about a screen. */
const nearMargin = "1000px 0px";

const isSame = (before: BlockProps<unknown>, after: BlockProps<unknown>): boolean =>
  before.columns === after.columns && isSameRow(before, after);

/**
 * A part of a long list: the list that it is a part of is the only one that is heard. Far from the screen it is an empty
 * place of its height; one that has the focus stays.
 */
export const Block = memo(function Block({ items, columns, first, next, ...list }: BlockProps<unknown>) {
  const place = useRef<HTMLLIElement>(null);
  const isNext = next !== undefined && next >= first && next < first + items.length;
  const [isNear, setNear] = useState(() => isNext || !canWatchNear());
  const [left, setLeft] = useState<{ readonly columns: number; readonly height: number }>();
  // What is on the screen is there with the first frame, also in the middle of a list that is come back to.
  useLayoutEffect(() => {
    if (place.current !== null && isOnScreen(place.current)) setNear(true);
  }, []);
  useEffect(() => {
    const box = place.current;
    if (box === null) return undefined;
    return watchNear(box, nearMargin, (now) => {
      if (!now.isNear && box.contains(document.activeElement)) return;
      setNear(now.isNear);
      if (!now.isNear) setLeft({ columns, height: now.box.height });
    });
  }, [columns]);
  const rows = Math.ceil(items.length / columns);
  const guess = rows * rowHeight + (rows - 1) * rowGap;
  return (
    <li
      ref={place}
      role="none"
      className={block}
      data-stacked={list.isStacked || undefined}
      style={isNear ? undefined : { blockSize: left?.columns === columns ? left.height : guess }}
    >
      {isNear
        ? Array.from({ length: rows }, (_, index) => {
            const from = index * columns;
            const row = items.slice(from, from + columns);
            const isRowNext = next !== undefined && next >= first + from && next < first + from + columns;
            return <Row key={index} {...list} items={row} first={first + from} isNext={isRowNext} />;
          })
        : null}
    </li>
  );
}, isSame) as <Item>(props: BlockProps<Item>) => ReactNode;
