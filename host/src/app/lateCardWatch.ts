import type { ShelfWatch } from "../features/show-shelf/FeedShelf.tsx";
import type { CardWatch } from "./cardWatch.ts";

/** The watch over cards, brought when the browser has nothing better to do: the first screen does not wait for it. */
export function lateCardWatch(create: () => Promise<CardWatch>, frameUrl: ShelfWatch["frameUrl"]): ShelfWatch {
  let watch: Promise<CardWatch> | null = null;
  const load = () => {
    watch ??= new Promise<void>((resolve) => {
      if ("requestIdleCallback" in window) window.requestIdleCallback(() => resolve(), { timeout: 5000 });
      else setTimeout(resolve, 2000);
    }).then(create);
    return watch;
  };
  const later = (begin: (watch: CardWatch) => () => void) => {
    let isOver = false;
    let stop: (() => void) | undefined;
    // What is not measured is not missed.
    load().then((loaded) => { if (!isOver) stop = begin(loaded); }, () => { watch = null; });
    return () => {
      isOver = true;
      stop?.();
    };
  };
  return { seen: (shelfId, cards) => later(({ seen }) => seen(shelfId, cards)), frame: (frame) => later((loaded) => loaded.frame(frame)), frameUrl };
}
