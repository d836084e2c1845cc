import type { Clock, Dispose } from "../../stores/ports.ts";

/** A card is seen when this share of it is on screen (`card.visibility.threshold`). */
const seenShare = 0.5;
/** Seen cards are reported when none came or went for so long, ms (`card.visibility.debounceMs`). */
const seenDebounceMs = 500;

export interface SeenCard {
  readonly id: string;
  readonly element: Element;
}

/**
 * Reports the cards of a shelf that are seen, each once (CARD-RENDER-12). What only flies past while somebody scrolls is
 * not reported.
 */
export function watchSeenCards(
  cards: readonly SeenCard[],
  report: (ids: readonly string[]) => void,
  clock: Pick<Clock, "after">,
): Dispose {
  const idOf = new Map(cards.map(({ element, id }) => [element, id]));
  const seen = new Set<Element>();
  let stopTimer: Dispose | null = null;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      stopTimer?.();
      stopTimer = clock.after(seenDebounceMs, () => {
        if (seen.size === 0) return;
        report([...seen].flatMap((element) => idOf.get(element) ?? []));
        for (const element of seen) observer.unobserve(element);
        seen.clear();
      });
    },
    { threshold: seenShare },
  );
  for (const { element } of cards) observer.observe(element);
  return () => {
    observer.disconnect();
    stopTimer?.();
  };
}
