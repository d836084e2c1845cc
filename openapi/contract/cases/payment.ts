import { shopId } from "../../sandbox/payment/index.ts";
import type { TestCall, World } from "../world.ts";
import { unknownId } from "./made.ts";
import { card, clear, purchase, returnUrl, token } from "./money-world.ts";
import type { TagCases } from "./types.ts";

async function start(w: World, paymentMethod?: Readonly<Record<string, unknown>>): Promise<TestCall> {
  await clear(w);
  return {
    id: "startPayment",
    body: {
      confirmation: { returnUrl: returnUrl(w) },
      paymentMethod: paymentMethod ?? { type: "bank_card", token: await token(w) },
      tariffCode: "bundle-month",
      shopId,
    },
  };
}

const withSubscription = async (
  w: World,
  id: "rescindRecurrentPayment" | "recoverRecurrentPayment",
  changes = {},
): Promise<TestCall> => {
  await clear(w);
  await purchase(w, changes);
  return { id, body: { productCode: "RUTUBE" } };
};
const promo = { period_days: null, is_promo: 1 } as const;

export const payment: TagCases = {
  good: {
    listSavedPaymentMethods: async (w) => {
      await clear(w);
      await card(w);
      return { id: "listSavedPaymentMethods" };
    },
    createPaymentMethod: async (w) => ({ id: "createPaymentMethod", body: { token: await token(w) } }),
    updatePaymentMethod: async (w) => ({ id: "updatePaymentMethod", body: { paymentMethodId: await card(w) } }),
    removePaymentMethod: async (w) => ({ id: "removePaymentMethod", body: { paymentMethodId: await card(w) } }),
    listProductTariffs: () => ({ id: "listProductTariffs", query: { productCode: "RUTUBE" } }),
    startPayment: (w) => start(w),
    async getPaymentStatus(w) {
      const { body } = await w.ask(await start(w, { type: "sbp" }));
      return {
        id: "getPaymentStatus",
        path: { paymentId: (body as { results: { paymentId: string } }).results.paymentId },
      };
    },
    rescindRecurrentPayment: (w) => withSubscription(w, "rescindRecurrentPayment"),
    recoverRecurrentPayment: (w) => withSubscription(w, "recoverRecurrentPayment", { renew_off_ts: Date.now() - 1000 }),
    reportPaymentStart: (w) => ({
      id: "reportPaymentStart",
      path: {
        userId: w.ids.viewer,
        random: "481516",
        createdDatetime: "2026-11-21T12:00:00.000Z",
        productCode: "RUTUBE",
      },
    }),
  },
  missing: {
    updatePaymentMethod: () => ({ id: "updatePaymentMethod", body: { paymentMethodId: unknownId } }),
    removePaymentMethod: () => ({ id: "removePaymentMethod", body: { paymentMethodId: unknownId } }),
    startPayment: async (w) => {
      const call = await start(w, { type: "sbp" });
      return { ...call, body: { ...(call.body as object), tariffCode: "net-takogo" } };
    },
    rescindRecurrentPayment: async (w) => (
      await clear(w),
      { id: "rescindRecurrentPayment", body: { productCode: "RUTUBE" } }
    ),
    recoverRecurrentPayment: async (w) => (
      await clear(w),
      { id: "recoverRecurrentPayment", body: { productCode: "RUTUBE" } }
    ),
  },
  invalid: {
    createPaymentMethod: [{ body: {} }, "token"],
    updatePaymentMethod: [{ body: { paymentMethodId: 5 } }, "paymentMethodId"],
    removePaymentMethod: [{ body: {} }, "paymentMethodId"],
    listProductTariffs: [{ query: { productCode: "PREMIUM" } }, "productCode"],
    startPayment: [
      { body: { confirmation: {}, paymentMethod: { type: "sbp" }, tariffCode: "bundle-month", shopId } },
      "confirmation.returnUrl",
    ],
    rescindRecurrentPayment: [{ body: { productCode: "PREMIUM" } }, "productCode"],
    recoverRecurrentPayment: [{ body: {} }, "productCode"],
  },
  special: {
    startPayment: {
      async "409"(w) {
        const call = await start(w);
        await purchase(w, { product_code: "PREMIER_RUTUBE_YAPPY" });
        return { call };
      },
    },
    createPaymentMethod: {
      "422": () => ({ call: { id: "createPaymentMethod", body: { token: "net-takogo-tokena" } } }),
    },
    rescindRecurrentPayment: {
      "409": async (w) => ({ call: await withSubscription(w, "rescindRecurrentPayment", promo) }),
    },
    recoverRecurrentPayment: {
      "409": async (w) => ({ call: await withSubscription(w, "recoverRecurrentPayment", promo) }),
    },
    reportPaymentStart: {
      "403": (w) => ({
        call: {
          id: "reportPaymentStart",
          path: {
            userId: w.ids.author,
            random: "481516",
            createdDatetime: "2026-11-21T12:00:00.000Z",
            productCode: "RUTUBE",
          },
        },
      }),
    },
  },
};
