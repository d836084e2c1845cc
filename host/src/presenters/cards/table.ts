import type { Card, CardKind } from "@kadr/openapi/client";
import type { CardPresentation, CardType } from "@kadr/design-system/cards";
import type { ShelfCardSize } from "@kadr/design-system/shelves";
import {
  presentCategory,
  presentCircle,
  presentPlaylist,
  presentPoster,
  presentShorts,
  presentVideo,
  type PresentKind,
} from "./compositions.ts";
import type { CardContext, CardPlace } from "./context.ts";
import { presentRare } from "./rare.ts";

/** How the cards of one kind are drawn. */
export interface CardDrawing {
  readonly present: PresentKind;
  /** Composition of the skeleton; of a rare kind the nearest common one. */
  readonly type: Exclude<CardType, "rare">;
  /** Width of the cards in a shelf. */
  readonly size: ShelfCardSize;
  /** Default `column`. */
  readonly layout?: "column" | "row";
}

const video: CardDrawing = { present: presentVideo(), type: "video", size: "video" };
const listed: Omit<CardDrawing, "present"> = { type: "video", size: "video", layout: "row" };
const row: CardDrawing = { present: presentVideo({ layout: "row" }), type: "video", size: "row", layout: "row" };
const poster: CardDrawing = { present: presentPoster, type: "poster", size: "poster" };
const circle: CardDrawing = { present: presentCircle(), type: "circle", size: "circle" };
const person: CardDrawing = { ...circle, present: presentCircle("regular", "person") };
const category: CardDrawing = { present: presentCategory, type: "category", size: "category" };
const ranked: CardDrawing = { present: presentVideo({ isRanked: true }), type: "video", size: "top" };

/** Only drawn with a name or an address of its own (CARD-RENDER-02). */
const personCase: PresentKind = (card, context, place) =>
  (card.name ?? "") === "" && (card.absolute_url ?? "") === "" ? null : person.present(card, context, place);

const programme = presentRare("programme");
/** Only drawn with a title (CARD-RENDER-03). */
const tvProgram: PresentKind = (card, context, place) =>
  card.title.trim() === "" ? null : programme(card, context, place);

/**
 * Every documented kind and its card (CARD-RENDER-04). `satisfies` makes a kind that is new in the spec an error until it
 * has its line here.
 */
export const cardKinds = {
  video,
  "video-compact": { ...video, size: "compact" },
  "video-horizontal": row,
  "top-video": ranked,
  "top-video-layout": ranked,
  "live-video-preview": { ...video, present: presentVideo({ isPreviewedInSight: true }) },
  "live-video-preview-popup": { ...video, present: presentVideo({ isPopup: true }) },
  shorts: { present: presentShorts, type: "shorts", size: "shorts" },
  vertical: poster,
  film: poster,
  "tv-show": poster,
  playlist: { present: presentPlaylist, type: "playlist", size: "playlist" },
  userchannel: circle,
  person,
  bloggers: circle,
  circle,
  "circle-compact": { present: presentCircle("compact"), type: "circle", size: "circleCompact" },
  "person-case": { ...person, present: personCase },
  category,
  "for-you-web": { ...video, present: presentVideo({ isForPerson: true }) },
  "playlist-videos": { present: presentRare("playlistVideos", { page: "plst" }), type: "video", size: "video" },
  "video-timeline": { ...listed, present: presentRare("timeline") },
  "video-schedule": { ...listed, present: presentRare("schedule"), layout: "column" },
  "video-timetable": { ...listed, present: presentRare("timetable") },
  "tv-program": { ...listed, present: tvProgram },
  podcasts: { present: presentRare("podcast"), type: "video", size: "compact" },
  ruts: { present: presentRare("original"), type: "category", size: "video" },
  "player-carousel": { present: presentRare("stage"), type: "video", size: "video" },
  "social-vertical": { present: presentRare("social"), type: "shorts", size: "shorts" },
  "person-tvs": { present: presentRare("role", { page: "metainfo/tv" }), type: "poster", size: "poster" },
  cardgroup: { ...listed, present: presentRare("group", { page: "feeds" }) },
  blog: { present: presentRare("blog", { page: "feeds" }), type: "category", size: "video" },
  "fast-links": { present: presentRare("fastLink", { page: "feeds" }), type: "category", size: "compact" },
  promogroup: { present: presentRare("promo", { page: "feeds" }), type: "category", size: "video" },
  iframe: { present: presentRare("frame", { page: "feeds" }), type: "video", size: "video" },
  "premier-banner": { present: presentRare("premier", { page: "feeds" }), type: "category", size: "video" },
  bubble: { present: presentRare("bubble", { page: "channel" }), type: "circle", size: "circleCompact" },
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

/** The cards of a list, whose first one has the place `from`; what cannot be drawn leaves no gap. */
export function presentCards(
  cards: readonly Card[],
  context: CardContext,
  place: Omit<CardPlace, "index"> = {},
  from = 0,
): readonly CardPresentation[] {
  return cards.flatMap((card, index) => presentCard(card, context, { ...place, index: from + index }) ?? []);
}
