import type { Selectable } from "kysely";
import type { Db } from "../../db/dialect.ts";
import type { OffersTable, VideosTable } from "../../db/schema.ts";
import { isAdFree, type Owned } from "../../payment/index.ts";
import { jsonColumn } from "../shared/format.ts";

export type OfferRow = Selectable<OffersTable>;
export type SoldVideo = Pick<Selectable<VideosTable>, "track_id" | "id" | "title" | "product_id" | "tv_show_id">;

export const soldVideoColumns = ["track_id", "id", "title", "product_id", "tv_show_id"] as const;

export { isAdFree };

/** Sold on the page of a video only (`promo.videoPageOnlyAccessTypes`), in either spelling (K03). */
export const needsVideoPage = (accessType: string): boolean =>
  ["noadsone", "noads_one", "estvideo", "est_video"].includes(accessType);

export const paymentTypesOf = (offer: OfferRow): string[] => jsonColumn<string[]>(offer.payment_types_json);

export function offerBody(offer: OfferRow): Record<string, unknown> {
  const id = String(offer.id);
  return {
    id,
    offer_id: id,
    offer_ids: [id],
    name: offer.name,
    description: offer.description,
    access_type: offer.access_type,
    price: offer.price,
    ...(offer.price_no_discount === null ? {} : { price_no_discount: offer.price_no_discount }),
    ...(offer.days_count === null ? {} : { days_count: offer.days_count }),
    ...(offer.time_to_watch === null ? {} : { time_to_watch: offer.time_to_watch }),
    is_renewable: offer.is_renewable === 1,
    payment_types: paymentTypesOf(offer),
    success_notification: offer.success_notification,
    ...(offer.pack_id === null ? {} : { pack_id: String(offer.pack_id) }),
    user_agreements: jsonColumn(offer.agreements_json),
  };
}

/** The offers that fit videos of these products, cheapest first. */
export async function offersOfProducts(db: Db, productIds: readonly number[]): Promise<OfferRow[]> {
  if (productIds.length === 0) return [];
  return db
    .selectFrom("offers")
    .selectAll()
    .where("product_id", "in", productIds)
    .where("is_listed", "=", 1)
    .orderBy("price")
    .orderBy("id")
    .execute();
}

/** Packs that hold one of these videos, once for each of them. */
export async function packsOfVideos(
  db: Db,
  tracks: readonly number[],
): Promise<Array<OfferRow & { track_id: number }>> {
  if (tracks.length === 0) return [];
  return db
    .selectFrom("offers")
    .innerJoin("offer_videos", "offer_videos.offer_id", "offers.id")
    .selectAll("offers")
    .select("offer_videos.track_id")
    .where("offer_videos.track_id", "in", tracks)
    .where("offers.is_listed", "=", 1)
    .orderBy("offers.price")
    .orderBy("offers.id")
    .orderBy("offer_videos.track_id")
    .execute();
}

export const noAdsOffers = (db: Db): Promise<OfferRow[]> =>
  db
    .selectFrom("offers")
    .selectAll()
    .where("access_type", "in", ["noads", "noadsone", "noads_one"])
    .where("is_listed", "=", 1)
    .orderBy("price")
    .orderBy("id")
    .execute();

/** Where the purchase of one thing is (purchase.state of the catalogue). */
export function stateOf(
  owned: readonly Owned[],
  isMeant: (one: Owned) => boolean,
): {
  state: string;
  purchased: boolean;
  needs_activation: boolean;
  activated: boolean;
  needs_payment: boolean;
  purchase_id: string | null;
} {
  const meant = owned.filter(isMeant);
  const active = meant.find(({ timeline }) => timeline.phase === "active");
  const waiting = meant.find(({ timeline }) => timeline.phase === "unstarted");
  const found = active ?? waiting;
  const pending = meant.some(({ paymentStatus }) => paymentStatus === "new" || paymentStatus === "pending");
  const activated = active !== undefined && active.row.activated_ts !== null;
  return {
    state: active
      ? activated
        ? "activated"
        : "purchased"
      : waiting
        ? "needs_activation"
        : pending
          ? "pending"
          : "needs_payment",
    purchased: found !== undefined,
    needs_activation: active === undefined && waiting !== undefined,
    activated,
    needs_payment: found === undefined,
    purchase_id: found ? String(found.row.id) : null,
  };
}
