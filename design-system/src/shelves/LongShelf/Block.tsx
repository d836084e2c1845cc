import { memo, type ReactNode } from "react";
import { hasNext, isSamePart, Place, type PartProps } from "./Place.tsx";
import { Row } from "./Row.tsx";

/** Rows that are in the page within most of a screen from what is seen. */
export const Block = memo(function Block(part: PartProps<unknown>) {
  const { items, columns, first, next, heights: _ofPlaces, ...list } = part;
  return (
    <Place part={part} element="div" margin="600px 0px">
      {() =>
        Array.from({ length: Math.ceil(items.length / columns) }, (_, index) => {
          const from = first + index * columns;
          const row = items.slice(index * columns, (index + 1) * columns);
          return <Row key={index} {...list} items={row} first={from} isNext={hasNext(next, from, columns)} />;
        })
      }
    </Place>
  );
}, isSamePart) as <Item>(props: PartProps<Item>) => ReactNode;
