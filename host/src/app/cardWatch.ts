import type { Analytics } from "../platform/analytics/analytics.ts";
import { watchSeenCards, type SeenCard } from "../platform/analytics/seenCards.ts";
import { systemClock } from "../platform/clock/clock.ts";
import { listenToNewsFrame } from "../platform/frames/newsFrame.ts";

export interface CardWatch {
  /** Reports which cards of a shelf are seen (CARD-RENDER-12). */
  readonly seen: (shelfId: string, cards: readonly SeenCard[]) => () => void;
  /** Hears what an embedded card says (CARD-RENDER-08). */
  readonly frame: (frame: HTMLIFrameElement) => () => void;
}

/** What is watched of cards beside the page; loaded once the first screen stands. */
export function createCardWatch({ analytics, open }: { readonly analytics: Analytics; readonly open: (address: string, isNewTab: boolean) => void }): CardWatch {
  return {
    seen: (shelfId, cards) => watchSeenCards(cards, (ids) => analytics.event("cards-seen", { shelf: shelfId, ids: ids.join(",") }), systemClock),
    frame: (frame) =>
      listenToNewsFrame(frame, {
        onMessage: (message) => {
          analytics.event("news-frame", { type: message.type });
          if (message.type === "cardClick" || message.type === "auxclick") open(message.url, message.type === "auxclick");
        },
        // Nobody can do anything about it; a developer may want to know.
        log: (text) => console.warn(text),
        clock: systemClock,
      }),
  };
}
