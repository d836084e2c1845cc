import type { ShelfWatch } from "../ports/ShelfWatch.ts";
import { createSeenBlocks } from "../platform/analytics/seenBlocks.ts";
import { watchSeenCards } from "../platform/analytics/seenCards.ts";
import { systemClock } from "../platform/clock/clock.ts";
import type { Measure } from "../stores/measure/Measure.ts";

/** Object id of the shelf whose first cards are a metric of their own (`shelf.recommendedScroll.objectId`). */
const recommendedShelf = "5989";
const maxRecommended = 10;

/** Calls back at each press of a link in a card. */
function onLinkPress(card: Element, listener: (link: string) => void): () => void {
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a")?.getAttribute("href") : null;
    if (link) listener(link);
  };
  card.addEventListener("click", onClick);
  return () => card.removeEventListener("click", onClick);
}

/** Measures what is seen of shelves and their cards, each once a page, and what is pressed on a shelf of short videos. */
export function measureShelves(measure: Measure): ShelfWatch["seen"] {
  // A shelf is watched anew whenever more of its cards are drawn.
  let reported = new Set<string>();
  let path = "";
  const areNew = (shelfId: string, ids: readonly string[]): readonly string[] => {
    if (path !== window.location.pathname) reported = new Set();
    path = window.location.pathname;
    return ids.filter((id) => !reported.has(`${shelfId} ${id}`) && reported.add(`${shelfId} ${id}`));
  };
  const blocks = createSeenBlocks((seen) => {
    const items = areNew("", seen);
    if (items.length > 0) measure("block.visible", { items });
  }, systemClock);
  return ({ id: shelf, hidesAs, size }, cards) => {
    const reportCards = (ids: readonly string[]) => {
      const items = areNew(shelf, ids);
      if (items.length === 0) return;
      measure("card.visibility", { shelf, items, location: "shelf" });
      const first = new Set(cards.slice(0, maxRecommended).map(({ id }) => id));
      const recommended = items.filter((id) => first.has(id));
      if (hidesAs === recommendedShelf && recommended.length > 0)
        measure("shelf.recommendedScroll", { items: recommended, location: "shelf" });
    };
    const block = cards[0]?.element.closest("section");
    const stops = [
      watchSeenCards(cards, reportCards, systemClock),
      ...(block ? [blocks.watch(shelf, block)] : []),
      ...(size !== "shorts"
        ? []
        : cards.map(({ id, element }) =>
            onLinkPress(element, (link) =>
              measure("shortVideoShelf", { location: "shelf", link, content: { id, type: "shorts" } }),
            ),
          )),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
}
