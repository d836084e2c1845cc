import type { Card, CardKind } from "@kadr/openapi/client";
import type { CardPresentation, CardType } from "@kadr/design-system/cards";
import type { ShelfCardSize } from "@kadr/design-system/shelves";
import { presentCategory, presentCircle, presentPlaylist, presentPoster, presentShorts, presentVideo, type PresentKind } from "./compositions.ts";
import type { CardContext, CardPlace } from "./context.ts";

/** How the cards of one kind are drawn. */
export interface CardDrawing {
  readonly present: PresentKind;
  /** Composition of the skeleton. */
  readonly type: CardType;
  /** Width of the cards in a shelf. */
  readonly size: ShelfCardSize;
  /** Default `column`. */
  readonly layout?: "column" | "row";
  /** True while the nearest composition stands in for a card of its own. */
  readonly isStandIn?: true;
}

const video: CardDrawing = { present: presentVideo(), type: "video", size: "video" };
const row: CardDrawing = { present: presentVideo({ layout: "row" }), type: "video", size: "row", layout: "row" };
const poster: CardDrawing = { present: presentPoster, type: "poster", size: "poster" };
const circle: CardDrawing = { present: presentCircle(), type: "circle", size: "circle" };
const category: CardDrawing = { present: presentCategory, type: "category", size: "category" };
const ranked: CardDrawing = { present: presentVideo({ isRanked: true }), type: "video", size: "top" };

/** Only drawn with a name or an address of its own (CARD-RENDER-02). */
const personCase: PresentKind = (card, context, place) =>
  (card.name ?? "") === "" && (card.absolute_url ?? "") === "" ? null : circle.present(card, context, place);

/** Only drawn with a title (CARD-RENDER-03). */
const tvProgram: PresentKind = (card, context, place) => (card.title.trim() === "" ? null : row.present(card, context, place));

/**
 * Every documented kind and its card; CARD-RENDER-04 is met when no stand-in is left. `satisfies` makes a kind that is new in the spec an error
 * until it has its line here. A stand-in shows the same facts in the nearest shape.
 */
export const cardKinds = {
  video,
  "video-compact": { ...video, size: "compact" },
  "video-horizontal": row,
  "top-video": ranked,
  "top-video-layout": ranked,
  "live-video-preview": video,
  "live-video-preview-popup": { ...video, present: presentVideo({ isPopup: true }) },
  shorts: { present: presentShorts, type: "shorts", size: "shorts" },
  vertical: poster,
  film: poster,
  "tv-show": poster,
  playlist: { present: presentPlaylist, type: "playlist", size: "playlist" },
  userchannel: circle,
  person: circle,
  bloggers: circle,
  circle,
  "circle-compact": { present: presentCircle("compact"), type: "circle", size: "circleCompact" },
  "person-case": { ...circle, present: personCase },
  category,
  "playlist-videos": { ...video, isStandIn: true },
  "for-you-web": { ...video, isStandIn: true },
  "video-timeline": { ...row, isStandIn: true },
  "video-schedule": { ...row, isStandIn: true },
  "video-timetable": { ...row, isStandIn: true },
  "tv-program": { ...row, present: tvProgram, isStandIn: true },
  podcasts: { ...video, isStandIn: true },
  ruts: { ...video, isStandIn: true },
  "player-carousel": { ...video, isStandIn: true },
  "social-vertical": { ...poster, isStandIn: true },
  "person-tvs": { ...poster, isStandIn: true },
  cardgroup: { ...category, isStandIn: true },
  blog: { ...category, isStandIn: true },
  "fast-links": { ...category, isStandIn: true },
  promogroup: { ...category, isStandIn: true },
  iframe: { ...category, isStandIn: true },
  "premier-banner": { ...category, isStandIn: true },
  bubble: { ...circle, isStandIn: true },
} as const satisfies Record<CardKind, CardDrawing>;

/** How a kind is drawn; null for a kind that nothing draws. */
export function drawingOf(kind: string): CardDrawing | null {
  return Object.hasOwn(cardKinds, kind) ? cardKinds[kind as CardKind] : null;
}

/**
 * The card of one item, or null when nothing is to be drawn: an unknown kind (which is reported), a person case
 * without name and address, a programme without title (CARD-RENDER-01 to 03).
 */
export function presentCard(card: Card, context: CardContext, place: CardPlace = {}): CardPresentation | null {
  const drawing = drawingOf(card.card_type);
  if (drawing === null) {
    context.onUnknownKind?.(card.card_type);
    return null;
  }
  return drawing.present(card, context, place);
}

/** The cards of a list; what cannot be drawn leaves no gap. */
export function presentCards(cards: readonly Card[], context: CardContext, place: Omit<CardPlace, "index"> = {}): readonly CardPresentation[] {
  return cards.flatMap((card, index) => presentCard(card, context, { ...place, index }) ?? []);
}
