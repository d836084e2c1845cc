import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { css, cx } from "linaria";
import { canWatchNear } from "../../primitives/near/index.ts";
import { media } from "../../tokens/index.ts";
import { cardGrid } from "../parts/list.ts";
import { drawSoon, isOnScreen } from "./drawSoon.ts";

export interface RowProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  draw: (item: Item) => ReactNode;
  /** On a phone one column of full width. */
  isStacked: boolean;
  /** Place of its first card in the list, from 1. */
  first: number;
  /** Cards of the whole list; -1 while more can come. */
  total: number;
  /** It follows what stood before, and a person may wait for it: it is drawn with the first frame. */
  isNext: boolean;
}

/** Of a row before it is drawn, px. */
export const rowHeight = 286;

const row = css`
  min-width: 0;
  ${media.mobile} {
    &[data-stacked] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

type ListPart = Omit<RowProps<unknown>, "isNext">;

/** The content of the row is the same: `isNext` counts only as it begins. */
export const isSameRow = (before: ListPart, after: ListPart): boolean =>
  before.draw === after.draw &&
  before.keyOf === after.keyOf &&
  before.isStacked === after.isStacked &&
  before.first === after.first &&
  before.total === after.total &&
  before.items.length === after.items.length &&
  before.items.every((item, index) => item === after.items[index]);

/** The card, which stays as it is where only its place or the length of the list is another. */
const Card = memo(function Card({ item, draw }: Pick<RowProps<unknown>, "draw"> & { item: unknown }) {
  return draw(item);
});

const parts = { nothing: 0, half: 1 / 2, whole: 1 } as const;
type Drawn = keyof typeof parts;

/**
 * A row of a long list, drawn in the frames in which its turn comes, half of it in each: all of it at once where it is on the
 * screen.
 */
export const Row = memo(function Row({ items, keyOf, draw, isStacked, first, total, isNext }: RowProps<unknown>) {
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn>(() => (isNext || !canWatchNear() ? "whole" : "nothing"));
  // A row on the screen is drawn with the first frame.
  useLayoutEffect(() => {
    if (place.current !== null && isOnScreen(place.current)) setDrawn("whole");
  }, []);
  useEffect(() => {
    if (place.current === null) return undefined;
    // Laid out in a task of its own: neither in the one that draws nor in the frame that scrolls.
    void place.current.offsetHeight;
    if (drawn === "whole") return undefined;
    const isSmall = items.length === 1;
    return drawSoon(place.current, (isSeen) => setDrawn(drawn === "half" || isSmall || isSeen ? "whole" : "half"));
  }, [drawn, items.length]);
  return (
    <div
      ref={place}
      className={cx(cardGrid, row)}
      data-stacked={isStacked || undefined}
      style={drawn === "whole" ? undefined : { minBlockSize: rowHeight }}
    >
      {items.slice(0, Math.ceil(items.length * parts[drawn])).map((item, index) => (
        <div key={keyOf(item)} role="listitem" aria-posinset={first + index} aria-setsize={total}>
          <Card item={item} draw={draw} />
        </div>
      ))}
    </div>
  );
}, isSameRow) as <Item>(props: RowProps<Item>) => ReactNode;
