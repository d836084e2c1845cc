import type { Card } from "@kadr/openapi/client";
import { pathTo } from "@kadr/openapi/pages";
import type { CardAuthor, CardCommonProps, CardImage } from "@kadr/design-system/cards";
import type { SpokenText } from "@kadr/design-system/primitives/VisuallyHidden";
import { cardSentence, cardTexts, cardWords } from "../../texts/cards.ts";
import { avatarAt } from "../avatars.ts";
import { menuOf } from "./menu.ts";
import type { CardContext, CardPlace } from "./context.ts";
import { shortPath } from "../../links/addresses.ts";
import { ownHref } from "../../links/ownHref.ts";
import type { SafeHref } from "@kadr/design-system/primitives/SafeAddress";
import { atWidth } from "../../links/safeUrl.ts";

/** A picture by its address at a width in device pixels (COMMON-IMAGE-02). */
export function imageAt(
  address: string | null | undefined,
  { mediaUrl }: Pick<CardContext, "mediaUrl">,
): CardImage | null {
  const checked = mediaUrl(address);
  return checked === undefined ? null : { src: (widthPx) => atWidth(checked, widthPx) };
}

/** The first address that may be followed; `fallback` is made by us. */
export function linkOf(
  addresses: readonly (string | undefined)[],
  fallback: string,
  context: CardContext,
): { readonly href: SafeHref; readonly opensNewTab?: true } {
  for (const address of addresses) {
    const verdict = context.link(address);
    if (verdict !== null) return { href: verdict.href, ...(verdict.isExternal ? { opensNewTab: true } : {}) };
  }
  return { href: ownHref(fallback) };
}

/** The channel of a card as its second link; what is named by nobody's id has none. */
export function channelOf(
  { name, id, site_url, avatar_url, is_official }: NonNullable<Card["author"]>,
  context: CardContext,
): CardAuthor {
  return {
    name,
    avatarSrc: avatarAt(context.mediaUrl(avatar_url)) ?? null,
    isOfficial: is_official === true,
    ...linkOf([site_url], pathTo("channel", { personId: id }), context),
  };
}

export const titleOf = (card: Card): string =>
  card.extra_params?.name?.trim() || card.title.trim() || card.name?.trim() || cardWords.untitled;

/** One sentence of what is known, in the order of importance; a channel named as its own show is named once. */
const sentence = (parts: readonly (string | undefined | false)[]): string =>
  [...new Set(parts.filter((part) => part !== undefined && part !== false && part !== ""))].join(", ");

/** Accessible name of a card's link; last, that it leaves this tab. */
export const labelOf = (
  basics: { readonly opensNewTab?: boolean | undefined },
  parts: readonly (string | undefined | false)[],
): string => sentence([...parts, basics.opensNewTab === true && cardSentence.newTab]);

/** The facts of the quiet line: «1,2 млн просмотров · 3 дня назад». */
export function quietLine(parts: readonly (SpokenText | undefined)[]): readonly SpokenText[] | undefined {
  const facts = parts.filter((part): part is SpokenText => part !== undefined && part !== "");
  return facts.length === 0 ? undefined : facts;
}

/** Props that every video-like card has. */
export function videoBasics(card: Card, context: CardContext, place: CardPlace): CardCommonProps {
  return {
    id: card.id,
    // A short opens among the shorts, wherever its card stands (SHORTS-PAGE-04).
    ...(card.origin_type === "rshorts"
      ? linkOf([card.extra_params?.link], shortPath(card.id, place.shorts), context)
      : linkOf(
          [card.extra_params?.link, card.video_url, card.absolute_url, card.url],
          pathTo("video", { id: card.id }),
          context,
        )),
    title: titleOf(card),
    image: imageAt(card.thumbnail_url ?? card.picture ?? card.picture_url ?? card.image_url, context),
    texts: cardTexts,
    menu: menuOf(card, context, place),
    // what one has begun to watch is put away with one press
    hasCross: place.isContinueWatching === true,
    hiddenNote: place.isContinueWatching === true ? cardWords.hiddenFromContinueWatching : undefined,
    isPriority: place.isPriority === true,
  };
}

/** The picture of a card that is no video. */
export const pictureOf = (card: Card): string | undefined =>
  card.picture ?? card.picture_url ?? card.thumbnail_url ?? card.icon ?? card.image_url;

/** Props that every card has that is no video: it leads to its own page. */
export function pageBasics(card: Card, context: CardContext, place: CardPlace, fallback: string): CardCommonProps {
  return {
    id: card.id,
    ...linkOf(
      [card.extra_params?.link, card.absolute_url, card.url, card.feed_url, card.author?.site_url],
      fallback,
      context,
    ),
    title: titleOf(card),
    image: imageAt(pictureOf(card), context),
    texts: cardTexts,
    isPriority: place.isPriority === true,
  };
}

/** «В подписке»: a product is needed and none of them is actively held (CARD-RENDER-05). */
export function needsSubscription(card: Card, context: CardContext): boolean {
  const codes = card.common_subscription_product_codes ?? [];
  return codes.length > 0 && !codes.some((code) => context.holds?.(code) === true);
}

export const ageOf = (card: Card): string | undefined =>
  card.pg_rating === undefined ? undefined : cardWords.ageRating(card.pg_rating.age);
export const isAdult = (card: Card): boolean => card.is_adult ?? card.pg_rating?.age === 18;

/** Not published yet: the flag, or a moment that is still to come. */
export function isPending(card: Card, now: number): boolean {
  const future = card.future_publication;
  return typeof future === "string" ? Date.parse(future) > now : future === true;
}
