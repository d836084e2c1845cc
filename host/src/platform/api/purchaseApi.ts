import type { Api } from "@kadr/openapi/client";
import { payable, withTrials, defaultOffer } from "../../stores/paying/offers.ts";
import { refusalOf } from "../../stores/paying/purchaseFailures.ts";
import type { PurchaseApi } from "../../stores/paying/PurchaseStore.ts";
import type { OffersRead, PurchaseIntent, PurchaseTarget } from "../../stores/paying/purchaseTypes.ts";

/** Beginning a purchase may take so long, milliseconds (`purchase.initiateTimeoutMs`). */
const beginTimeoutMs = 10_000;

type Named = Exclude<PurchaseTarget["kind"], "noads" | "coupon">;

/** The proposed one first (PAY-SINGLE-21). */
function inOrder(offers: OffersRead["offers"]): OffersRead["offers"] {
  const first = defaultOffer(offers);
  return first === undefined ? offers : [first, ...offers.filter(({ id }) => id !== first.id)];
}

export function createPurchaseApi(api: Api): PurchaseApi {
  const readNamed = (method: Named, id: string, signal: AbortSignal) =>
    api.call("listOffers", { path: { method }, query: { ids_list: id }, signal });

  /** Of what is bought: the video where the offer is one video's, else the offer itself. */
  const isHeld = async ({ target, offerId, promoCode }: PurchaseIntent, signal: AbortSignal): Promise<boolean> => {
    const isOfVideo = target.kind === "video" && promoCode === null;
    if (isOfVideo || ["tv", "product", "pack"].includes(target.kind))
      return (await readNamed(target.kind as Named, target.id, signal)).purchased;
    return (await readNamed("offer", offerId, signal)).purchased;
  };

  return {
    async readOffers({ kind, id }, signal) {
      if (kind === "noads" || kind === "coupon") {
        const { offers, purchased } = await api.call("listNoAdsOffers", { signal });
        // The one for a single video is for the page of one.
        const fitting = payable(offers).filter((offer) => id !== "" || offer.access_type === "noads");
        return { offers: inOrder(fitting), name: "", isHeld: purchased, needsActivation: false, promotionDays: null };
      }
      const read = await readNamed(kind, id, signal);
      return {
        offers: inOrder(payable(withTrials(read))),
        name: read.name,
        isHeld: read.purchased,
        needsActivation: read.needs_activation,
        promotionDays: read.promotions[0]?.days_count ?? null,
      };
    },
    async checkCoupon(code, signal) {
      const checked = await api.call("checkCoupon", { query: { promo_code: code }, signal });
      return { code: checked.promo_code, offer: checked.offer, days: checked.promotion.days_count };
    },
    async begin(intent, signal) {
      const { target, key, method, isTrial, promoCode, returnUrl, email } = intent;
      const isVideo = ["video", "noads", "coupon"].includes(target.kind) && target.id !== "";
      const { status, details } = await api.call("initiatePurchase", {
        path: { offerId: intent.offerId },
        query: {
          method,
          ...(isVideo ? { video: target.id } : {}),
          ...(target.kind === "tv" ? { tv: target.id } : {}),
          ...(returnUrl === null ? {} : { return_url: returnUrl }),
          ...(isTrial ? { trial: "1" as const } : {}),
          ...(promoCode === null ? {} : { promo_code: promoCode }),
          cheque_email: email,
        },
        idempotencyKey: key,
        timeoutMs: beginTimeoutMs,
        signal,
      });
      return { id: details.OrderId, url: details.url, isPaid: status === "purchased" };
    },
    isHeld,
    async readRefusal(orderId, signal) {
      const { results } = await api.call("listPayments", { signal });
      const last = results.find(({ order_id: id }) => id === orderId);
      if (last === undefined) return "somethingWrong";
      const { results: state } = await api.call("getPaymentStatus", { path: { paymentId: last.id }, signal });
      return refusalOf(state.errorKind);
    },
    async readReturn(intent, signal) {
      if (await isHeld(intent, signal)) return "held";
      const { results } = await api.call("listPayments", { signal });
      const isRunning = results.some(
        ({ order_id: id, status }) => id === intent.awayFor && ["new", "pending", "succeeded"].includes(status),
      );
      return isRunning ? "paying" : "nothing";
    },
    async activate(purchaseId, signal) {
      await api.call("activatePurchase", { path: { id: purchaseId }, signal });
    },
  };
}
