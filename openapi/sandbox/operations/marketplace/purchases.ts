import { randomUUID } from "node:crypto";
import { invalid, notFound, Problem } from "../../http/problems.ts";
import {
  ageAt,
  alreadyPurchased,
  beingPaid,
  canBeRenewed,
  day,
  hour,
  isForVideo,
  isHeld,
  obstacleTo,
  orderedName,
  type Owned,
  ownedBy,
  purchaseOf,
} from "../../payment/index.ts";
import { created, ok, requireUser, rowId, type Call, type Handler } from "../call.ts";
import { isoTime } from "../shared/format.ts";
import { isAdFree, needsVideoPage, offerBody, paymentTypesOf, type OfferRow, type SoldVideo } from "./offer-rows.ts";
import { returnAddress } from "../payment/payments.ts";
import { assertUsable, findPromo, refused, type PromoRow } from "../promo/promo.ts";
import { mayTry, setRenewal } from "../payment/tariffs.ts";
import { openVideo } from "../video/video-access.ts";

const time = (ms: number | null): string | null => (ms === null ? null : isoTime(ms));
const noOffer = (): Problem => new Problem(404, "OFFERS_ERROR", "Видео недоступно");

async function offerOf(call: Call): Promise<OfferRow> {
  const offer = await call.context.db
    .selectFrom("offers")
    .selectAll()
    .where("id", "=", rowId(call.params["offerId"]))
    .executeTakeFirst();
  if (!offer) throw noOffer();
  return offer;
}

async function videoOf(call: Call): Promise<SoldVideo | null> {
  const id = call.query["video"];
  if (id === undefined) return null;
  return openVideo(call, String(id)).catch((error: unknown) => {
    throw error instanceof Problem ? noOffer() : error;
  });
}

/** The confirmed e-mail that the receipt goes to (PAY-SINGLE-02, K48). */
async function receiptEmail(call: Call): Promise<string> {
  const user = await call.context.db
    .selectFrom("users")
    .select(["email", "email_confirmed", "birth_date"])
    .where("id", "=", requireUser(call).id)
    .executeTakeFirstOrThrow();
  const chequeEmail = call.query["cheque_email"];
  if (
    user.email === null ||
    user.email_confirmed === 0 ||
    (chequeEmail !== undefined && String(chequeEmail).toLowerCase() !== user.email)
  ) {
    throw new Problem(422, "CHEQUE_EMAIL_ERROR", "Подтвердите почту, чтобы получить чек", {
      fields: { cheque_email: "Нужна подтверждённая почта" },
    });
  }
  return user.email;
}

/** A person who has not told a birthday is taken for a grown-up. */
async function isTooYoung(call: Call, offer: OfferRow): Promise<boolean> {
  const { birth_date: birthDate } = await call.context.db
    .selectFrom("users")
    .select("birth_date")
    .where("id", "=", requireUser(call).id)
    .executeTakeFirstOrThrow();
  const age = ageAt(birthDate, call.context.now());
  return age !== undefined && age < offer.min_age;
}

/** May this be sold to this person at all. */
async function assertSellable(call: Call, offer: OfferRow): Promise<void> {
  if (offer.is_region_closed === 1)
    throw new Problem(403, "pack_not_available_in_region", "Данная покупка недоступна в вашем регионе");
  if (await isTooYoung(call, offer))
    throw new Problem(403, "age_limit", "Покупка доступна пользователям старше 18 лет");
}

async function couponOf(call: Call, offer: OfferRow, video: SoldVideo | null): Promise<PromoRow | null> {
  const text = call.query["promo_code"];
  if (text === undefined) return null;
  const promo = await findPromo(call.context.db, "coupon", text);
  if (promo.offer_id !== offer.id) throw refused("PROMOCODE_ERROR");
  if (needsVideoPage(offer.access_type) && video === null) throw refused("PROMOCODE_ONLY_VIDEO_PAGE");
  await assertUsable(call.context.db, promo, requireUser(call).id, call.context.now());
  return promo;
}

/** Checks that the request carries the fields that this offer needs. */
function assertComplete(call: Call, offer: OfferRow, video: SoldVideo | null): void {
  const method = String(call.query["method"]);
  if (!paymentTypesOf(offer).includes(method))
    throw invalid({ method: `Одно из: ${paymentTypesOf(offer).join(", ")}` });
  if (method === "partner" && call.query["return_url"] === undefined)
    throw invalid({ return_url: "Обязательное поле" });
  const needsVideo = isForVideo(offer) && (!isAdFree(offer.access_type) || needsVideoPage(offer.access_type));
  if (needsVideo && video === null) throw invalid({ video: "Обязательное поле" });
  if (needsVideo && offer.product_id !== null && video?.product_id !== offer.product_id) throw noOffer();
}

export const initiatePurchase: Handler = async (call) => {
  const { db, origins } = call.context;
  const now = call.context.now();
  const user = requireUser(call);
  const returnUrl =
    call.query["return_url"] === undefined ? null : returnAddress(call, call.query["return_url"], "return_url");
  const offer = await offerOf(call);
  const video = await videoOf(call);
  const promo = await couponOf(call, offer, video);
  assertComplete(call, offer, video);
  await assertSellable(call, offer);
  const owned = await ownedBy(db, user.id, now);
  const track = video?.track_id ?? null;
  const obstacle = obstacleTo(owned, purchaseOf({ track_id: track, is_trial: 0 }, offer));
  if (obstacle === "held")
    throw isAdFree(offer.access_type)
      ? new Problem(409, "noads_already_purchased", "Покупка уже активна")
      : alreadyPurchased();
  if (obstacle === "settling") throw beingPaid();
  const email = await receiptEmail(call);
  const isTrial = call.query["trial"] === "1";
  // A person who was shown the price of a trial is never charged the whole one.
  if (isTrial && (offer.trial_price === null || (offer.product_code !== null && !mayTry(owned, offer.product_code))))
    throw new Problem(409, "conflict", "Пробный период уже использован");
  const amount = promo ? 0 : isTrial ? (offer.trial_price ?? offer.price) : offer.price;
  const id = randomUUID();
  const method = String(call.query["method"]);
  const order = {
    id,
    user_id: user.id,
    offer_id: offer.id,
    track_id: track,
    tv_show_id: rowId(call.query["tv"]) || null,
    name: orderedName(offer, video?.title),
    method,
    is_trial: isTrial ? 1 : 0,
    promo_code: promo?.code ?? null,
    amount,
    receipt_email: email,
    return_url: returnUrl,
    created_ts: now,
  } as const;
  await db.insertInto("orders").values(order).execute();
  if (promo) {
    const bought = purchaseOf(order, offer);
    // A coupon that takes the advertising away opens nothing, like what it is for.
    const given = {
      ...bought,
      access_type: isAdFree(bought.access_type) ? bought.access_type : "promo",
      period_days: null,
      first_days: promo.days_count,
      started_ts: now,
      is_promo: 1,
    } as const;
    await db
      .insertInto("purchases")
      .values({ ...given, user_id: user.id, name: order.name, created_ts: now })
      .execute();
    await db
      .insertInto("promo_activations")
      .values({
        code: promo.code,
        campaign: promo.campaign,
        user_id: user.id,
        error_code: null,
        end_ts: now + promo.days_count * day,
        created_ts: now,
        settles_ts: now,
      })
      .execute();
  }
  const url =
    method === "partner" && !promo
      ? `${origins.payment}/partner/${id}/?${new URLSearchParams({ returnUrl: returnUrl ?? "" })}`
      : `${origins.payment}/purchase/${id}/`;
  return created({ status: promo ? "purchased" : "pending", details: { url, OrderId: id } });
};

export const checkCoupon: Handler = async (call) => {
  const { db, now } = call.context;
  const promo = await findPromo(db, "coupon", call.query["promo_code"]);
  await assertUsable(db, promo, requireUser(call).id, now());
  const offer = await db
    .selectFrom("offers")
    .selectAll()
    .where("id", "=", promo.offer_id ?? 0)
    .executeTakeFirst();
  if (!offer) throw refused("PROMOCODE_ERROR");
  if (await isTooYoung(call, offer)) throw refused("AGE_ERROR");
  return ok({ promo_code: promo.code, promotion: { days_count: promo.days_count }, offer: offerBody(offer) });
};

async function ownPurchase(call: Call): Promise<Owned> {
  const { db, now } = call.context;
  const id = rowId(call.params["id"]);
  const found = (await ownedBy(db, requireUser(call).id, now())).find(
    ({ row, timeline }) => row.id === id && timeline.phase !== "before",
  );
  if (!found) throw notFound();
  return found;
}

function ttlBody({ row, timeline }: Owned, now: number): Record<string, unknown> {
  const startsBefore =
    timeline.phase === "unstarted" && timeline.start !== null && row.start_days !== null
      ? timeline.start + row.start_days * day
      : null;
  const ends = timeline.end;
  const seconds = (ms: number | null): number | null =>
    ms === null ? null : Math.max(0, Math.ceil((ms - now) / 1000));
  return {
    id: String(row.id),
    state:
      timeline.phase === "unstarted"
        ? "needs_activation"
        : timeline.phase === "over"
          ? "needs_payment"
          : row.activated_ts === null
            ? "purchased"
            : "activated",
    starts_before_ts: time(startsBefore),
    activated_ts: time(row.activated_ts),
    expires_ts: time(ends),
    seconds_to_start: seconds(startsBefore),
    seconds_to_watch: seconds(ends),
  };
}

export const getPurchaseTtl: Handler = async (call) => ok(ttlBody(await ownPurchase(call), call.context.now()));

export const activatePurchase: Handler = async (call) => {
  const owned = await ownPurchase(call);
  const { row, timeline } = owned;
  const now = call.context.now();
  if (timeline.phase === "active" && row.activated_ts !== null) return ok(ttlBody(owned, now));
  if (timeline.phase !== "unstarted")
    throw new Problem(
      409,
      "conflict",
      timeline.phase === "over" ? "Срок аренды закончился" : "Эту покупку не нужно запускать",
    );
  await call.context.db.updateTable("purchases").set({ activated_ts: now }).where("id", "=", row.id).execute();
  const end = row.watch_hours === null ? null : now + row.watch_hours * hour;
  return ok(
    ttlBody({ ...owned, row: { ...row, activated_ts: now }, timeline: { ...timeline, phase: "active", end } }, now),
  );
};

function activeBody(owned: Owned, videoIds: ReadonlyMap<number, string>): Record<string, unknown> {
  const { row, timeline } = owned;
  const video = row.track_id === null ? undefined : videoIds.get(row.track_id);
  return {
    subscription_id: String(row.id),
    ...(row.product_code === null ? {} : { product_code: row.product_code }),
    is_active: isHeld(owned),
    ...(row.offer_id === null ? {} : { offer_id: String(row.offer_id) }),
    ...(row.pack_id === null ? {} : { pack_id: String(row.pack_id) }),
    renewable: timeline.nextPayment !== null,
    name: row.name,
    access_type: row.access_type,
    ...(video === undefined ? {} : { video_id: video }),
    end_ts: time(timeline.end),
    next_payment_ts: time(timeline.nextPayment),
    ...(timeline.nextPayment === null ? {} : { next_payment_value: row.price }),
    is_promo: row.is_promo === 1,
    renew_failed: timeline.renewFailed,
  };
}

async function videoIdsOf(call: Call, owned: readonly Owned[]): Promise<ReadonlyMap<number, string>> {
  const tracks = [...new Set(owned.flatMap(({ row }) => (row.track_id === null ? [] : [row.track_id])))];
  if (tracks.length === 0) return new Map();
  const rows = await call.context.db
    .selectFrom("videos")
    .select(["track_id", "id"])
    .where("track_id", "in", tracks)
    .execute();
  return new Map(rows.map(({ track_id: track, id }) => [track, id]));
}

export const listActivePurchases: Handler = async (call) => {
  const { db, now } = call.context;
  const all = (await ownedBy(db, requireUser(call).id, now())).filter(({ timeline }) => timeline.phase !== "before");
  const shown = all.filter((one) => call.query["is_renewable"] !== "1" || canBeRenewed(one)).slice(0, 100);
  const ids = await videoIdsOf(call, shown);
  return ok({ results: shown.map((one) => activeBody(one, ids)) });
};

export const renewSubscription: Handler = async (call) => {
  const { db, now } = call.context;
  const own = await ownPurchase(call);
  if (own.timeline.phase !== "active") throw new Problem(409, "conflict", "Подписка уже закончилась");
  await setRenewal(call.context, own, call.body["need_renew"] === true);
  const after = (await ownedBy(db, requireUser(call).id, now())).find(({ row }) => row.id === own.row.id) ?? own;
  return ok(activeBody(after, await videoIdsOf(call, [after])));
};
