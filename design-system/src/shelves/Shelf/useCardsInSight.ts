import { useState } from "react";
import { useIsIdle } from "../../primitives/schedule/index.ts";
import { cardWidths } from "../../tokens/index.ts";
import type { ShelfCardSize } from "../props.ts";

interface CardsInSightOptions {
  layout: "row" | "grid";
  size: ShelfCardSize;
  /** They have come: the free moment for the rest is waited for from then on. */
  areHere: boolean;
  /** A row that was scrolled has its end in sight. Default false. */
  isScrolled?: boolean | undefined;
  /**
   * The width of the window, CSS px. A server cannot ask for it, and a page that has just grown would be laid out for the answer.
   * Default: the window's own.
   */
  screenWidth?: number | undefined;
}

interface CardsInSight {
  /** So many are drawn at once. Stays as it was at first: a card that is there stays as it is. */
  readonly count: number;
  /** The others are drawn as well. */
  readonly areAll: boolean;
}

/**
 * Which cards of a shelf are drawn: those in sight first, the rest of the row when there is time, so that no press waits for what nobody
 * sees. Only of a row: a grid would grow and push away what is below it.
 */
export function useCardsInSight(options: CardsInSightOptions): CardsInSight {
  const { layout, size, areHere, isScrolled = false, screenWidth } = options;
  const areAll = useIsIdle({ isAtOnce: layout !== "row" || isScrolled, isBegun: areHere });
  const [count] = useState(() => cardsInSight(size, screenWidth ?? window.innerWidth));
  return { count, areAll };
}

/** Width of a card at its narrowest, px: a playlist or a row is as wide as a video. */
const narrowest = (size: ShelfCardSize): number =>
  (size in cardWidths ? cardWidths[size as keyof typeof cardWidths] : cardWidths.video).mobile;

/** However wide the window is. */
const maxInSight = 20;

/** Between two cards and before the first, px, at the least. */
const gap = 12;
const gutter = 16;

/** As many cards as a row can show without being scrolled, the one that is cut among them. */
const cardsInSight = (size: ShelfCardSize, screenWidth: number): number =>
  Math.min(maxInSight, Math.ceil((screenWidth - gutter) / (narrowest(size) + gap)));
