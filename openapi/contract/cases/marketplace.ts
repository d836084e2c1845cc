import type { TestCall, World } from "../world.ts";
import { unknownId } from "./made.ts";
import { clear, film, purchase, rental } from "./money-world.ts";
import type { Expectation, TagCases } from "./types.ts";

async function buy(w: World, offerId: string, query: Readonly<Record<string, string>> = {}): Promise<TestCall> {
  await clear(w);
  return { id: "initiatePurchase", path: { offerId }, query: { method: "card", ...query } };
}

async function rented(w: World, id: "getPurchaseTtl" | "activatePurchase", changes = {}): Promise<TestCall> {
  await clear(w);
  return { id, path: { id: await rental(w, (await film(w)).track, changes) } };
}

async function renew(w: World, changes = {}): Promise<TestCall> {
  await clear(w);
  return { id: "renewSubscription", path: { id: await purchase(w, changes) }, body: { need_renew: false } };
}

const coupon =
  (code: string) =>
  async (w: World): Promise<Expectation> => (
    await clear(w),
    { call: { id: "checkCoupon", query: { promo_code: code } } }
  );

export const marketplace: TagCases = {
  good: {
    listOffers: async (w) => ({ id: "listOffers", path: { method: "video" }, query: { ids_list: (await film(w)).id } }),
    listNoAdsOffers: () => ({ id: "listNoAdsOffers" }),
    initiatePurchase: async (w) =>
      buy(w, "11", { video: (await film(w)).id, cheque_email: "zritel@kadr.example", referrer: "/" }),
    getPurchaseTtl: (w) => rented(w, "getPurchaseTtl"),
    activatePurchase: (w) => rented(w, "activatePurchase"),
    listPayments: () => ({ id: "listPayments", query: { page: "1", limit: "20" } }),
    checkCoupon: async (w) => (await coupon("TISHINA")(w)).call,
    renewSubscription: (w) => renew(w),
    listActivePurchases: () => ({ id: "listActivePurchases", query: { is_renewable: "1" } }),
    listProducts: () => ({ id: "listProducts" }),
  },
  missing: {
    listOffers: () => ({ id: "listOffers", path: { method: "video" }, query: { ids_list: unknownId } }),
    checkCoupon: async (w) => (await coupon("NETTAKOGO")(w)).call,
  },
  invalid: {
    listOffers: [{ query: { ids_list: "," } }, "ids_list"],
    initiatePurchase: [{ query: { method: "cash" } }, "method"],
    listPayments: [{ query: { page: "0" } }, "page"],
    checkCoupon: [{ query: { promo_code: "X".repeat(33) } }, "promo_code"],
    renewSubscription: [{ body: { need_renew: "yes" } }, "need_renew"],
    listActivePurchases: [{ query: { is_renewable: "2" } }, "is_renewable"],
  },
  special: {
    initiatePurchase: {
      "403": async (w) => ({ call: await buy(w, "21", { video: (await film(w)).id }) }),
      async "409"(w) {
        const { id, track } = await film(w);
        const call = await buy(w, "11", { video: id });
        await purchase(w, {
          access_type: "est",
          product_code: null,
          offer_id: 12,
          track_id: track,
          first_days: null,
          period_days: null,
        });
        return { call };
      },
      "422": async (w) => ({ call: await buy(w, "3", { promo_code: "ETOVIDEO" }) }),
    },
    activatePurchase: {
      "409": async (w) => ({
        call: await rented(w, "activatePurchase", { started_ts: Date.now() - 40 * 86_400_000 }),
      }),
    },
    checkCoupon: { "409": coupon("KUPONZANYATO"), "422": coupon("KUPONOSHIBKA") },
    renewSubscription: { "409": async (w) => ({ call: await renew(w, { period_days: null }) }) },
  },
};
