import { memo, type ReactNode } from "react";
import { Place, rowGap, type Heights } from "./Place.tsx";
import { isSameRow, Row, rowHeight, type RowProps } from "./Row.tsx";

export interface BlockProps<Item> extends Omit<RowProps<Item>, "isNext"> {
  heights: Heights;
  columns: number;
  /** Place of the first card after those that stood before, from 1; none in a list that is new itself. */
  next: number | undefined;
}

export const isSameBlock = (before: BlockProps<unknown>, after: BlockProps<unknown>): boolean =>
  before.columns === after.columns && isSameRow(before, after);

/** Whether one of these `count` cards is what a person waits for. */
export const hasNext = ({ first, next }: Pick<BlockProps<unknown>, "first" | "next">, count: number): boolean =>
  next !== undefined && next >= first && next < first + count;

/** Of so many cards before they are drawn, px. */
export function heightOf(count: number, columns: number): number {
  const rows = Math.ceil(count / columns);
  return rows * rowHeight + (rows - 1) * rowGap;
}

/** Some rows of a long list: they are in the page within about a screen from what is seen. */
export const Block = memo(function Block({ items, columns, heights, first, next, ...list }: BlockProps<unknown>) {
  const count = items.length;
  return (
    <Place
      name={`block ${first}`}
      heights={heights}
      element="div"
      margin="600px 0px"
      columns={columns}
      isStacked={list.isStacked}
      isAwaited={hasNext({ first, next }, count)}
      guess={heightOf(count, columns)}
    >
      {() =>
        Array.from({ length: Math.ceil(count / columns) }, (_, index) => {
          const from = first + index * columns;
          const isNext = hasNext({ first: from, next }, columns);
          const row = items.slice(index * columns, (index + 1) * columns);
          return <Row key={index} {...list} items={row} first={from} isNext={isNext} />;
        })
      }
    </Place>
  );
}, isSameBlock) as <Item>(props: BlockProps<Item>) => ReactNode;
