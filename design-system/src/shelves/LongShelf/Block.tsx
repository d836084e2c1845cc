import { memo, type ReactNode } from "react";
import { css, cx } from "linaria";
import { media } from "../../tokens/index.ts";
import { cardGrid } from "../parts/list.ts";

interface BlockProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  draw: (item: Item) => ReactNode;
  /** On a phone one column of full width. */
  isStacked: boolean;
  /** How many rows it has: its height until it has been drawn once. */
  rows: number;
}

/* The padding leaves room for the ring of a focus, which would end at the edge. */
const skipped = css`
  min-width: 0;
  margin: -4px;
  padding: 4px;
  content-visibility: auto;
`;

/*
 * Twice: where thousands of cards are told one by one that they are out of sight, every turn of the wheel asks each of them;
 * where only blocks are, a whole block is laid out in one task as it comes near.
 */
const block = css`
  grid-column: 1 / -1;
`;

const card = css`
  contain-intrinsic-size: auto 290px;
`;

/* Where a phone has one column (list.ts), its margins are between the blocks alone. */
const stack = css`
  ${media.mobile} {
    &[data-stacked] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      row-gap: 15px;
    }
  }
`;

/** Of a row before it is drawn, with the gap after it, px. */
const rowHeight = 310;

const isSame = (before: BlockProps<unknown>, after: BlockProps<unknown>): boolean =>
  before.draw === after.draw &&
  before.keyOf === after.keyOf &&
  before.isStacked === after.isStacked &&
  before.rows === after.rows &&
  before.items.length === after.items.length &&
  before.items.every((item, index) => item === after.items[index]);

/** A part of a long list: the list that it is a part of is the only one that is heard. */
export const Block = memo(function Block({ items, keyOf, draw, isStacked, rows }: BlockProps<unknown>) {
  return (
    <li role="none" className={cx(skipped, block)} style={{ containIntrinsicBlockSize: `auto ${rows * rowHeight}px` }}>
      <div className={cx(cardGrid, stack)} data-stacked={isStacked || undefined}>
        {items.map((item) => (
          <div key={keyOf(item)} role="listitem" className={cx(skipped, card)}>
            {draw(item)}
          </div>
        ))}
      </div>
    </li>
  );
}, isSame) as <Item>(props: BlockProps<Item>) => ReactNode;
