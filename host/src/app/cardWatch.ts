import type { ShelfWatch } from "../ports/ShelfWatch.ts";
import { systemClock } from "../platform/clock/clock.ts";
import { listenToNewsFrame } from "../platform/frames/newsFrame.ts";
import type { Measure } from "../stores/measure/Measure.ts";
import { measureShelves } from "./measureShelves.ts";

/** Watches the shelves and cards seen, and the messages of an embedded card. */
export type CardWatch = Pick<ShelfWatch, "seen" | "frame">;

/** Watches cards beside the page; loaded once the first screen stands. */
export function createCardWatch({ measure }: { readonly measure: Measure }): CardWatch {
  return {
    seen: measureShelves(measure),
    // A person can do nothing about a response that cannot be read; a developer may want to know.
    frame: (frame) => listenToNewsFrame(frame, { log: (text) => console.warn(text), clock: systemClock }),
  };
}
