import { memo, type ReactNode } from "react";
import { Block } from "./Block.tsx";
import { isSamePart, Place, type PartProps } from "./Place.tsx";

/** About as many cards as a block has; in whole rows. */
const blockCards = 6;
const blocks = 40;

const blockSize = (columns: number): number => Math.ceil(blockCards / columns) * columns;

/** Cards of a chapter. */
export const chapterSize = (columns: number): number => blocks * blockSize(columns);

/** Blocks that are watched and laid out, far or near, where the chapter is near: a list costs at its end what it costs at its beginning. */
export const Chapter = memo(function Chapter(part: PartProps<unknown>) {
  const { items, columns, first } = part;
  const size = blockSize(columns);
  return (
    <Place part={part} element="li" margin="1500px 0px">
      {() =>
        Array.from({ length: Math.ceil(items.length / size) }, (_, index) => {
          const from = index * size;
          return <Block key={index} {...part} items={items.slice(from, from + size)} first={first + from} />;
        })
      }
    </Place>
  );
}, isSamePart) as <Item>(props: PartProps<Item>) => ReactNode;
