import { memo, type ReactNode } from "react";
import { Block, hasNext, heightOf, isSameBlock, type BlockProps } from "./Block.tsx";
import { Place } from "./Place.tsx";

/** About as many cards as a block has; in whole rows. */
const blockCards = 6;
const blocks = 40;

const blockSize = (columns: number): number => Math.ceil(blockCards / columns) * columns;

/** Cards of a chapter: some of its blocks may be far, and are laid out and watched all the same. */
export const chapterSize = (columns: number): number => blocks * blockSize(columns);

/** Some blocks of a long list: so few are in the page at a time that it costs at its end what it costs at its beginning. */
export const Chapter = memo(function Chapter({ items, ...list }: BlockProps<unknown>) {
  const { columns, first, heights } = list;
  const size = blockSize(columns);
  return (
    <Place
      name={`chapter ${first}`}
      heights={heights}
      element="li"
      margin="1500px 0px"
      columns={columns}
      isStacked={list.isStacked}
      isAwaited={hasNext(list, items.length)}
      guess={heightOf(items.length, columns)}
    >
      {() =>
        Array.from({ length: Math.ceil(items.length / size) }, (_, index) => (
          <Block
            key={index}
            {...list}
            items={items.slice(index * size, (index + 1) * size)}
            first={first + index * size}
          />
        ))
      }
    </Place>
  );
}, isSameBlock) as <Item>(props: BlockProps<Item>) => ReactNode;
