import type { Card } from "@kadr/openapi/client";
import type { CardCommonProps, CardImage, CardMenuItem } from "@kadr/design-system/cards";
import { cardSentence, cardTexts, cardWords } from "../../texts/cards.ts";
import type { CardContext, CardPlace } from "./context.ts";

/** The address of a picture at a width in device pixels (COMMON-IMAGE-02). */
export function imageAt(address: string | null | undefined): CardImage | null {
  if (address == null || address === "") return null;
  const separator = address.includes("?") ? "&" : "?";
  return { src: (widthPx) => `${address}${separator}width=${widthPx}` };
}

/** Addresses of the same origin; everything else is refused unless the host judges otherwise. */
const ownAddresses: NonNullable<CardContext["judge"]> = (address) => (/^\/(?![/\\])/.test(address) ? { href: address } : null);

/** The first address that may be followed; `fallback` is made by us and needs no judgement. */
export function linkOf(addresses: readonly (string | undefined)[], fallback: string, context: CardContext): Pick<CardCommonProps, "href" | "opensNewTab"> {
  const judge = context.judge ?? ownAddresses;
  for (const address of addresses) {
    const verdict = address === undefined || address === "" ? null : judge(address);
    if (verdict !== null) return { href: verdict.href, ...(verdict.opensNewTab === true ? { opensNewTab: true } : {}) };
  }
  return { href: fallback };
}

export const titleOf = (card: Card): string => card.extra_params?.name?.trim() || card.title.trim() || card.name?.trim() || cardWords.untitled;

/** One sentence of what is known, in the order of importance; a channel named as its own show is named once. */
export const sentence = (parts: readonly (string | undefined | false)[]): string =>
  [...new Set(parts.filter((part) => part !== undefined && part !== false && part !== ""))].join(", ");

/** What a card's link is called; last, that it leaves this tab. */
export const labelOf = (basics: { readonly opensNewTab?: boolean | undefined }, parts: readonly (string | undefined | false)[]): string =>
  sentence([...parts, basics.opensNewTab === true && cardSentence.newTab]);

/** The quiet line: «1,2 млн просмотров · 3 дня назад». */
export const quietLine = (parts: readonly (string | undefined)[]): string | undefined => parts.filter((part) => part !== undefined && part !== "").join(" · ") || undefined;

const hidePrefix = "hide ";

/** The action «Скрыть» names the shelf, which the server is told (HIDE-TOGGLE-01). */
const hideActionOn = (shelf: string): string => hidePrefix + shelf;
/** Object id of the shelf on which an action hides; null for another action. */
export const shelfOfHiding = (actionId: string): string | null => (actionId.startsWith(hidePrefix) ? actionId.slice(hidePrefix.length) : null);

/** Hide where the shelf allows it; edit and share for the author (OWNER-TOOLS-01, 05, 06). */
function menuOf(card: Card, context: CardContext, place: CardPlace): readonly CardMenuItem[] | undefined {
  const isOwn = context.userId !== null && card.author?.id === context.userId;
  const items: CardMenuItem[] = [];
  if (isOwn) {
    items.push(
      { id: "edit", label: cardWords.edit, icon: "edit", href: `${context.studioUrl}/video-editor/${encodeURIComponent(card.id)}/` },
      { id: "share", label: cardWords.share, icon: "share" },
    );
  }
  if (place.hidesAs !== undefined) items.push({ id: hideActionOn(place.hidesAs), label: cardWords.hide, icon: "hide" });
  return items.length === 0 ? undefined : items;
}

/** What every video-like card has. */
export function videoBasics(card: Card, context: CardContext, place: CardPlace): CardCommonProps {
  return {
    id: card.id,
    ...linkOf([card.extra_params?.link, card.video_url, card.absolute_url, card.url], `/video/${encodeURIComponent(card.id)}/`, context),
    title: titleOf(card),
    image: imageAt(card.thumbnail_url ?? card.picture ?? card.picture_url ?? card.image_url),
    texts: cardTexts,
    menu: menuOf(card, context, place),
    // what one has begun to watch is put away with one press
    hasCross: place.isContinueWatching === true,
    hiddenNote: place.isContinueWatching === true ? cardWords.hiddenFromContinueWatching : undefined,
    isPriority: place.isPriority === true,
  };
}

/** What every card that is no video has: it leads to its own page. */
export function pageBasics(card: Card, context: CardContext, place: CardPlace, fallback: string): CardCommonProps {
  return {
    id: card.id,
    ...linkOf([card.extra_params?.link, card.absolute_url, card.url, card.feed_url, card.author?.site_url], fallback, context),
    title: titleOf(card),
    image: imageAt(card.picture ?? card.picture_url ?? card.thumbnail_url ?? card.icon ?? card.image_url),
    texts: cardTexts,
    isPriority: place.isPriority === true,
  };
}

/** «В подписке»: a product is needed and none of them is actively held (CARD-RENDER-05). */
export function needsSubscription(card: Card, context: CardContext): boolean {
  const codes = card.common_subscription_product_codes ?? [];
  return codes.length > 0 && !codes.some((code) => context.holds?.(code) === true);
}

export const ageOf = (card: Card): string | undefined => (card.pg_rating === undefined ? undefined : cardWords.ageRating(card.pg_rating.age));
export const isAdult = (card: Card): boolean => card.is_adult ?? card.pg_rating?.age === 18;

/** Not published yet: the flag, or a moment that is still to come. */
export function isPending(card: Card, now: number): boolean {
  const future = card.future_publication;
  return typeof future === "string" ? Date.parse(future) > now : future === true;
}
