import { notFound } from "../../http/problems.ts";
import type { Context } from "../../context.ts";
import { day, type Owned, ownedBy, productOf } from "../../payment/index.ts";
import { ok, rowId, type Call, type Handler } from "../call.ts";
import { mediaUrl } from "../shared/format.ts";
import {
  isAdFree,
  noAdsOffers,
  offerBody,
  offersOfProducts,
  packsOfVideos,
  soldVideoColumns,
  stateOf,
  type OfferRow,
  type SoldVideo,
} from "./offer-rows.ts";
import { mayTry } from "../payment/tariffs.ts";
import { listedFor } from "../video/video-access.ts";

/** Videos that the ids of `ids_list` name, and offers that stand for themselves. */
interface Requested {
  readonly videos: readonly SoldVideo[];
  readonly offers: readonly OfferRow[];
  /** Which of the videos each pack holds, by its offer. */
  readonly packed: ReadonlyMap<number, ReadonlySet<number>>;
  readonly name: string;
}

const numbers = (ids: readonly string[]): number[] => ids.map(rowId).filter((id) => id > 0);

async function requestedFor(
  { context: { db }, user }: Call,
  method: string,
  ids: readonly string[],
): Promise<Requested> {
  const offersWhere = async (column: "id" | "product_id" | "pack_id"): Promise<OfferRow[]> => {
    const wanted = numbers(ids);
    if (wanted.length === 0) return [];
    const rows = await db
      .selectFrom("offers")
      .selectAll()
      .where(column, "in", wanted)
      .orderBy("price")
      .orderBy("id")
      .execute();
    return column === "id" ? rows : rows.filter((row) => row.is_listed === 1);
  };
  if (method === "offer" || method === "product" || method === "pack") {
    const offers = await offersWhere(({ offer: "id", product: "product_id", pack: "pack_id" } as const)[method]);
    return {
      videos: [],
      offers,
      packed: new Map(),
      name: (method === "pack" ? offers[0]?.pack_name : undefined) ?? offers[0]?.name ?? "",
    };
  }
  const query = db
    .selectFrom("videos as v")
    .select(soldVideoColumns)
    .where(listedFor(user?.id))
    .orderBy("track_id")
    .limit(100);
  const shows = numbers(ids);
  const videos =
    method === "video"
      ? await query.where("id", "in", ids).execute()
      : shows.length === 0
        ? []
        : await query.where("tv_show_id", "in", shows).execute();
  const products = [...new Set(videos.flatMap(({ product_id: id }) => (id === null ? [] : [id])))];
  const packs = await packsOfVideos(
    db,
    videos.map(({ track_id: id }) => id),
  );
  const packed = new Map<number, Set<number>>();
  for (const { id, track_id: track } of packs) packed.set(id, (packed.get(id) ?? new Set()).add(track));
  const packOffers = [...new Map(packs.map(({ track_id: _, ...offer }) => [offer.id, offer] as const)).values()];
  return {
    videos,
    offers: [...(await offersOfProducts(db, products)), ...packOffers],
    packed,
    name: videos[0]?.title ?? "",
  };
}

/** Whether a purchase opens a video, by itself or by its pack or subscription. */
function opens(video: SoldVideo, { offers, packed }: Requested, { row }: Owned): boolean {
  if (isAdFree(row.access_type)) return false;
  if (row.track_id !== null) return row.track_id === video.track_id;
  if (row.pack_id !== null) return packed.get(row.offer_id ?? 0)?.has(video.track_id) ?? false;
  return offers.some(
    (offer) =>
      offer.product_id === video.product_id && offer.product_code !== null && offer.product_code === row.product_code,
  );
}

const sells = (offer: OfferRow, { row }: Owned): boolean =>
  offer.product_code !== null
    ? offer.product_code === row.product_code
    : offer.pack_id !== null
      ? offer.pack_id === row.pack_id
      : offer.id === row.offer_id;

async function packsOf({ db }: Context, offers: readonly OfferRow[]): Promise<unknown[]> {
  const packs = offers.filter((offer) => offer.pack_id !== null);
  if (packs.length === 0) return [];
  const counts = await db
    .selectFrom("offer_videos")
    .select(["offer_id", (to) => to.fn.countAll<number>().as("n")])
    .where(
      "offer_id",
      "in",
      packs.map(({ id }) => id),
    )
    .groupBy("offer_id")
    .execute();
  return packs.map((offer) => ({
    id: String(offer.pack_id),
    name: offer.pack_name ?? offer.name,
    offer_ids: [String(offer.id)],
    videos_count: Number(counts.find((one) => one.offer_id === offer.id)?.n ?? 0),
  }));
}

const userOwns = (call: Call): Promise<Owned[]> =>
  call.user ? ownedBy(call.context.db, call.user.id, call.context.now()) : Promise.resolve([]);

export const listOffers: Handler = async (call) => {
  const { context } = call;
  const requested = await requestedFor(call, call.params["method"] ?? "", String(call.query["ids_list"]).split(","));
  if (requested.videos.length === 0 && requested.offers.length === 0) throw notFound();
  const owned = await userOwns(call);
  const videos = requested.videos.map((video) => ({
    id: video.id,
    name: video.title,
    ...stateOf(owned, (one) => opens(video, requested, one)),
  }));
  const whole =
    videos.length > 0 ? videos : requested.offers.map((offer) => stateOf(owned, (one) => sells(offer, one)));
  const all = (flag: "purchased" | "activated"): boolean => whole.every((one) => one[flag]);
  // Of several the one that is least far speaks for all.
  const order = ["needs_payment", "pending", "needs_activation", "purchased", "activated"];
  const state = order.find((name) => whole.some((one) => one.state === name)) ?? "needs_payment";
  const trials = requested.offers.filter(
    (offer) => offer.trial_price !== null && (offer.product_code === null || mayTry(owned, offer.product_code)),
  );
  const { rows: promotions } = await runningPromotions(context, requested.offers);
  return ok({
    offers: requested.offers.map(offerBody),
    trials: trials.map((offer) => ({
      offer_id: String(offer.id),
      price: offer.trial_price,
      days_count: offer.trial_days ?? offer.days_count ?? 1,
    })),
    promotions,
    packs: await packsOf(context, requested.offers),
    videos,
    purchased: all("purchased"),
    name: requested.name,
    needs_activation: all("purchased") && whole.some((one) => one.needs_activation),
    activated: all("activated"),
    needs_payment: whole.some((one) => one.needs_payment),
    state,
  });
};

/** Coupons of these offers that anybody may use now; their codes are not told. */
async function runningPromotions(
  { db, now }: Context,
  offers: readonly OfferRow[],
): Promise<{ rows: Array<{ days_count: number }> }> {
  if (offers.length === 0) return { rows: [] };
  const at = now();
  const rows = await db
    .selectFrom("promo_codes")
    .select(["days_count", "starts_ts", "ends_ts"])
    .where("kind", "=", "coupon")
    .where("refusal", "is", null)
    .where(
      "offer_id",
      "in",
      offers.map(({ id }) => id),
    )
    .orderBy("code")
    .execute();
  const runs = ({ starts_ts: from, ends_ts: to }: { starts_ts: number | null; ends_ts: number | null }): boolean =>
    at >= (from ?? 0) && at < (to ?? at + day);
  return { rows: rows.filter(runs).map(({ days_count }) => ({ days_count })) };
}

export const listNoAdsOffers: Handler = async (call) => {
  const owned = await userOwns(call);
  return ok({
    offers: (await noAdsOffers(call.context.db)).map(offerBody),
    purchased: productOf(owned, "RUTUBE") !== undefined,
  });
};

export const listProducts: Handler = async (call) => {
  const rows = await call.context.db.selectFrom("products").selectAll().orderBy("order_number").orderBy("id").execute();
  return ok({
    results: rows.map((row) => ({
      id: String(row.id),
      name: row.name,
      description: row.description,
      picture: mediaUrl(call.context, row.picture),
      ...(row.product_code === null ? {} : { product_code: row.product_code }),
    })),
  });
};
