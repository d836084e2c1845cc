import type { Selectable } from "kysely";
import type { OffersTable, OrdersTable } from "../db/schema.ts";
import type { WhatIsGiven } from "./begin.ts";

export type OrderRow = Selectable<OrdersTable>;
type OfferRow = Selectable<OffersTable>;

/** Opens one video, not a pack or a product. */
export const isForVideo = (offer: Pick<OfferRow, "product_code" | "pack_id">): boolean =>
  offer.product_code === null && offer.pack_id === null;

export const orderedName = (offer: Pick<OfferRow, "name">, video: string | undefined): string =>
  video === undefined ? offer.name : `${offer.name}: ${video}`;

/** Purchase that an order gives once it is paid for. */
export function purchaseOf(order: Pick<OrderRow, "track_id" | "is_trial">, offer: OfferRow): WhatIsGiven {
  const isRental = offer.time_to_watch !== null;
  const period = offer.is_renewable === 1 ? offer.days_count : null;
  return {
    // One of the two spellings is kept (K03).
    access_type: { noads_one: "noadsone", est_video: "estvideo" }[offer.access_type] ?? offer.access_type,
    product_code: offer.product_code,
    offer_id: offer.id,
    pack_id: offer.pack_id,
    // The video on whose page a subscription or a pack was bought is not opened by that.
    track_id: isForVideo(offer) ? order.track_id : null,
    first_days: isRental ? null : order.is_trial === 1 ? (offer.trial_days ?? offer.days_count) : offer.days_count,
    period_days: isRental ? null : period,
    price: period === null ? 0 : offer.price,
    is_trial: order.is_trial,
    start_days: isRental ? offer.days_count : null,
    watch_hours: offer.time_to_watch,
  };
}
