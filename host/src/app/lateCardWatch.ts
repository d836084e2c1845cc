import { createLate } from "@kadr/design-system/primitives/Late";
import type { ShelfWatch } from "../ports/ShelfWatch.ts";
import { whenIdle } from "@kadr/design-system/primitives/schedule";
import type { CardWatch } from "./cardWatch.ts";

/** The watch over cards, brought when the browser has nothing better to do: the first screen does not wait for it. */
export function lateCardWatch(create: () => Promise<CardWatch>, frameUrl: ShelfWatch["frameUrl"]): ShelfWatch {
  const watch = createLate(() => new Promise<void>((resolve) => whenIdle(resolve, "background")).then(create));
  const later = (begin: (watch: CardWatch) => () => void) => {
    let isOver = false;
    let stop: (() => void) | undefined;
    // A measurement that fails to load is not missed.
    watch.load().then(
      (loaded) => {
        if (!isOver) stop = begin(loaded);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  };
  return {
    seen: (shelf, cards) => later(({ seen }) => seen(shelf, cards)),
    frame: (frame) => later((loaded) => loaded.frame(frame)),
    frameUrl,
  };
}
