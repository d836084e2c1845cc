import type { Api } from "@kadr/openapi/client";
import type { PromoApi } from "../../stores/paying/PromoStore.ts";

export const createPromoApi = (api: Api): PromoApi => ({
  async check(code, signal) {
    const { name, daysCount } = await api.call("getPromoCode", { path: { promoCode: code }, signal });
    return { name, days: daysCount };
  },
  async activate({ code, key }, signal) {
    await api.call("activatePromoCode", { body: { promocode: code }, idempotencyKey: key, signal });
  },
  async readStatus(code, signal) {
    const { status, endTime, errorCode } = await api.call("getPromoActivationStatus", {
      query: { promocode: code },
      signal,
    });
    return { status, endTime: endTime ?? null, ...(errorCode === undefined ? {} : { errorCode }) };
  },
});
