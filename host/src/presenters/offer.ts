import type { PlayerOffer } from "@kadr/design-system/player";
import type { Card } from "@kadr/openapi/client";
import { pathTo } from "@kadr/openapi/pages";
import type { SafeHref, SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import { atWidth } from "../links/safeUrl.ts";
import type { CardContext } from "./cards.ts";
import { isAdult, isPending, linkOf, titleOf } from "./cards/parts.ts";

/** Of the picture beside the words, device px: 320 px at a density of 2. */
const pictureWidth = 640;

/** Null for what is for adults: nothing of it is seen before it was asked for. */
function pictureOf(card: Card, { mediaUrl }: CardContext): SafeMediaUrl | null {
  const address = isAdult(card) ? undefined : mediaUrl(card.thumbnail_url ?? card.picture ?? card.picture_url);
  return address === undefined ? null : atWidth(address, pictureWidth);
}

/** A card as the end of a video offers it. `href`: within a playlist the address keeps it; default the card's own. */
export function presentOffer(card: Card, context: CardContext, href?: SafeHref): PlayerOffer {
  return {
    href: href ?? linkOf([card.video_url, card.absolute_url, card.url], pathTo("video", { id: card.id }), context).href,
    title: titleOf(card),
    thumbnailUrl: pictureOf(card, context),
    author: card.author?.name ?? "",
    durationSeconds: card.is_livestream === true || !card.duration ? null : card.duration,
  };
}

/** Recommended videos that anybody can watch at once. */
export const toOffer = (cards: readonly Card[], videoId: string, now: number): readonly Card[] =>
  cards.filter(
    (card) =>
      card.id !== videoId && !isAdult(card) && !isPending(card, now) && /^(?:video|for-you-web)/.test(card.card_type),
  );
