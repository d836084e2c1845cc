import type { Api, PaymentStatus, ProductTariff, SavedPaymentMethod } from "@kadr/openapi/client";
import type { PaymentIntent } from "../../stores/paying/PaymentIntents.ts";
import type { ProductCode } from "../../stores/paying/premiumTypes.ts";

/** A random number of six figures: 100000 to 999999 (`analytics.randomRange`). */
const createRandomNumber = (): number => 100_000 + Math.floor(Math.random() * 900_000);

/** The calls of the premium flow. `shopId`: of the runtime environment (PAY-DATA-02). */
export function createPremiumApi(api: Api, shopId: string) {
  return {
    readTariffs: async (signal: AbortSignal): Promise<readonly ProductTariff[]> =>
      (await api.call("listProductTariffs", { signal })).result,
    readPhone: async (signal: AbortSignal): Promise<string | null> =>
      (await api.call("getProfile", { signal })).phone_number ?? null,
    savePhone: (phone: string, signal: AbortSignal): Promise<unknown> =>
      api.call("setPhone", { body: { phone_number: phone }, signal }),
    readCards: async (signal: AbortSignal): Promise<readonly SavedPaymentMethod[]> =>
      (await api.call("listSavedPaymentMethods", { signal })).results,
    start: async ({ key, request }: PaymentIntent, signal: AbortSignal): Promise<string> => {
      const { means, tariffCode, returnUrl } = request;
      const { results } = await api.call("startPayment", {
        body: {
          shopId,
          tariffCode,
          confirmation: { returnUrl },
          paymentMethod:
            means.kind === "sbp"
              ? { type: "sbp" }
              : means.kind === "newCard"
                ? { type: "bank_card", token: means.token }
                : { type: "bank_card", paymentMethodId: means.paymentMethodId },
        },
        idempotencyKey: key,
        signal,
      });
      return results.paymentId;
    },
    reportStart: (userId: string, productCode: ProductCode, at: number): Promise<unknown> =>
      api.call("reportPaymentStart", {
        path: { userId, random: createRandomNumber(), createdDatetime: new Date(at).toISOString(), productCode },
      }),
    readStatus: (paymentId: string, signal: AbortSignal): Promise<PaymentStatus> =>
      api.call("getPaymentStatus", { path: { paymentId }, signal }),
  };
}
