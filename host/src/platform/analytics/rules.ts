import type { CounterOperation } from "../../stores/measure/events.ts";
import { measuredActions } from "../../stores/measure/events.ts";
import type { EventId } from "../../stores/measure/Measure.ts";

/** A step or a trigger point came about; an action says itself what it is. */
export const operationOf = (id: EventId): CounterOperation =>
  (measuredActions as Readonly<Record<string, CounterOperation>>)[id] ?? "event";

/** Above so many the count of the bell is told as «20+» (`analytics.notificationsMax`). */
const maxNotifications = 20;
/**
 * Items of a list that are told of (`search.analyticsPositions`, `search.channelImpressions`, `shelf.recommendedScroll.items`);
 * default all.
 */
const maxItems: Partial<Record<EventId, number>> = {
  "search.results": 100,
  "channel.search.impressions": 10,
  "shelf.recommendedScroll": 10,
};

/** How products are abbreviated in what is measured (`premium.trackingAbbreviations`). */
const abbreviations: Readonly<Record<string, string>> = { RUTUBE: "R", PREMIER_RUTUBE_YAPPY: "RPY" };

/** The fields of an event by the rules that the catalogue has for it (`rule.*`); null where it does not count. */
export function ruled(
  id: EventId,
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | null {
  const { count, items, channelId, productCode } = fields;
  const abbreviation = typeof productCode === "string" ? abbreviations[productCode] : undefined;
  if (abbreviation !== undefined) return { ...fields, product: abbreviation };
  if (id === "notifications.bell" && typeof count === "number")
    return { ...fields, count: count > maxNotifications ? `${maxNotifications}+` : String(count) };
  if ((id === "channel.shelf.projects" || id === "channel.toggleNotifications") && !channelId) return null;
  if (Array.isArray(items)) return items.length === 0 ? null : { ...fields, items: items.slice(0, maxItems[id]) };
  return fields;
}

/** Tags of the conversion pixel (`analytics.conversionTags`; K24: 4 stands for share and for one's own content). */
const tags = { subscribe: 3, share: 4, ownContent: 4, premium: 5, premiumYappyPaid: 6, premiumYappyTrial: 7 } as const;
export const pageviewTag = 9;

const conversions: Partial<Record<EventId, number>> = {
  "playlist.subscribeChannel": tags.subscribe,
  "interests.recommendation.subscribe": tags.subscribe,
  "share.email": tags.share,
  "share.ok": tags.share,
  "share.telegram": tags.share,
  "share.vk": tags.share,
  "share.whatsapp": tags.share,
  "share.embed": tags.share,
  "owner.createStream": tags.ownContent,
  "owner.uploadVideo": tags.ownContent,
  "owner.uploadShorts": tags.ownContent,
};

/** The conversion tag of an event; null for one that is no conversion. */
export function conversionOf(id: EventId, { productCode, isTrial }: Readonly<Record<string, unknown>>): number | null {
  if (id !== "purchase.success") return conversions[id] ?? null;
  if (productCode !== "PREMIER_RUTUBE_YAPPY") return tags.premium;
  return isTrial === true ? tags.premiumYappyTrial : tags.premiumYappyPaid;
}
