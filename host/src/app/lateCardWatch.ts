import { createLate } from "@kadr/design-system/primitives/Late";
import type { ShelfWatch } from "../features/show-shelf/FeedShelf.tsx";
import { whenIdle } from "../features/show-shelf/whenIdle.ts";
import type { CardWatch } from "./cardWatch.ts";

/** So long the watch may wait for the page to be idle, in milliseconds. */
const patienceMs = 5000;

/** The watch over cards, brought when the browser has nothing better to do: the first screen does not wait for it. */
export function lateCardWatch(create: () => Promise<CardWatch>, frameUrl: ShelfWatch["frameUrl"]): ShelfWatch {
  const watch = createLate(() => new Promise<void>((resolve) => whenIdle(resolve, patienceMs)).then(create));
  const later = (begin: (watch: CardWatch) => () => void) => {
    let isOver = false;
    let stop: (() => void) | undefined;
    // What is not measured is not missed.
    watch.load().then((loaded) => { if (!isOver) stop = begin(loaded); }, () => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  };
  return { seen: (shelfId, cards) => later(({ seen }) => seen(shelfId, cards)), frame: (frame) => later((loaded) => loaded.frame(frame)), frameUrl };
}
