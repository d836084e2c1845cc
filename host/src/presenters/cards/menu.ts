import type { CardMenuItem } from "@kadr/design-system/cards";
import type { Card } from "@kadr/openapi/client";
import { ownOriginHref } from "../../links/ownHref.ts";
import { cardWords } from "../../texts/cards.ts";
import type { CardContext, CardPlace } from "./context.ts";

const hidePrefix = "hide ";

/** The action «Скрыть» names the shelf, which the server is told (HIDE-TOGGLE-01). */
const hideActionOn = (shelf: string): string => hidePrefix + shelf;
/** Object id of the shelf on which an action hides; null for another action. */
export const shelfOfHiding = (actionId: string): string | null =>
  actionId.startsWith(hidePrefix) ? actionId.slice(hidePrefix.length) : null;

/** The entry that puts a video into the list to watch later, or takes it out. */
export const laterAction = "later";

const followPrefix = "follow ";

/** The entry that follows a channel, or leaves it; `name`: beside the words, where the card is not the channel's own. */
const followOf = (channelId: string, name?: string): CardMenuItem => ({
  id: followPrefix + channelId,
  label: cardWords.follow,
  description: name,
  icon: "follow",
});
/** The channel that an action is about; null for another action. */
export const channelToFollow = (actionId: string): string | null =>
  actionId.startsWith(followPrefix) ? actionId.slice(followPrefix.length) : null;

/** Watch later; follow the channel; edit and share for the author (OWNER-TOOLS-01, 05, 06); hide where the shelf allows it. */
export function menuOf(card: Card, context: CardContext, place: CardPlace): readonly CardMenuItem[] | undefined {
  const isOwn = context.userId !== null && card.author?.id === context.userId;
  const items: CardMenuItem[] = [];
  if (isOwn) {
    items.push(
      {
        id: "edit",
        label: cardWords.edit,
        icon: "edit",
        href: ownOriginHref(context.studioUrl, `/video-editor/${encodeURIComponent(card.id)}/`),
      },
      { id: "share", label: cardWords.share, icon: "share" },
    );
  }
  // A video that the person has begun to watch has a cross in the place of a menu.
  if (place.isContinueWatching !== true) items.push({ id: laterAction, label: cardWords.later, icon: "later" });
  if (place.isContinueWatching !== true && !isOwn && card.author !== undefined)
    items.push(followOf(card.author.id, card.author.name));
  if (place.hidesAs !== undefined) items.push({ id: hideActionOn(place.hidesAs), label: cardWords.hide, icon: "hide" });
  return items.length === 0 ? undefined : items;
}

/** Of the card of a channel: follow it; nothing for the person's own. */
export const channelMenuOf = (card: Card, { userId }: CardContext): readonly CardMenuItem[] | undefined =>
  card.id === userId ? undefined : [followOf(card.id)];
