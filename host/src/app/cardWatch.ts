import type { ShelfWatch } from "../features/show-shelf/FeedShelf.tsx";
import { systemClock } from "../platform/clock/clock.ts";
import { listenToNewsFrame } from "../platform/frames/newsFrame.ts";
import type { Measure } from "../stores/measure/Measure.ts";
import { measureShelves } from "./measureShelves.ts";

/** What is seen of shelves and cards, and what an embedded card says. */
export type CardWatch = Pick<ShelfWatch, "seen" | "frame">;

/** What is watched of cards beside the page; loaded once the first screen stands. */
export function createCardWatch({
  measure,
  open,
}: {
  readonly measure: Measure;
  readonly open: (address: string, isNewTab: boolean) => void;
}): CardWatch {
  return {
    seen: measureShelves(measure),
    frame: (frame) =>
      listenToNewsFrame(frame, {
        onMessage: (message) => {
          if (message.type === "cardClick" || message.type === "auxclick")
            open(message.url, message.type === "auxclick");
        },
        // Nobody can do anything about it; a developer may want to know.
        log: (text) => console.warn(text),
        clock: systemClock,
      }),
  };
}
