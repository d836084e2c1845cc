import { useDeferredValue, useMemo, useState, type ReactNode } from "react";
import type { ShelfCardSize, ShelfProps } from "../props.ts";
import { Shelf } from "../Shelf/index.ts";
import { Chapter, chapterSize } from "./Chapter.tsx";
import type { Heights } from "./Place.tsx";

export interface LongShelfProps<Item> extends Omit<ShelfProps, "children" | "blocks" | "layout" | "size"> {
  /** Default `video`. */
  size?: Exclude<ShelfCardSize, "row"> | undefined;
  /** An item that is the same object is not drawn again. */
  items: readonly Item[];
  /** Unique in the list. The same function from one rendering to the next. */
  keyOf: (item: Item) => string;
  /** The card of an item. The same function for as long as it draws the same: another one draws every card anew. */
  draw: (item: Item) => ReactNode;
}

const stacked: ReadonlySet<ShelfCardSize> = new Set(["video", "top", "playlist"]);

/**
 * A grid for thousands of cards. It is drawn in blocks and chapters of blocks: one that has not changed is not looked at, one
 * that is far from the screen keeps its height and leaves the page. New cards are drawn between the turns of the wheel.
 */
export function LongShelf<Item>(props: LongShelfProps<Item>) {
  const shown = useDeferredValue(props);
  return useMemo(() => <Drawn {...shown} />, [shown]);
}

function Drawn<Item>({ items, keyOf, draw, ...shelf }: LongShelfProps<Item>) {
  const [{ next, length }, setLength] = useState<{ next?: number; length: number }>({ length: items.length });
  const [heights] = useState<Heights>(() => new Map());
  if (length !== items.length) setLength({ next: length + 1, length: items.length });
  return (
    <Shelf
      {...shelf}
      layout="grid"
      blocks={{
        count: items.length,
        draw: (count, columns) => {
          const size = chapterSize(columns);
          return Array.from({ length: Math.ceil(count / size) }, (_, index) => (
            <Chapter
              key={index}
              items={items.slice(index * size, Math.min(count, (index + 1) * size))}
              heights={heights}
              keyOf={keyOf}
              draw={draw}
              isStacked={stacked.has(shelf.size ?? "video")}
              columns={columns}
              first={index * size + 1}
              total={shelf.hasMore === true ? -1 : count}
              next={next}
            />
          ));
        },
      }}
    />
  );
}
