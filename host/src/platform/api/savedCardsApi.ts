import type { Api } from "@kadr/openapi/client";
import type { SavedCardsApi } from "../../stores/SavedCardsStore.ts";

export const createSavedCardsApi = (api: Api): SavedCardsApi => ({
  list: async (signal) => (await api.call("listSavedPaymentMethods", { signal })).results,
  makeMain: async (paymentMethodId, signal) =>
    void (await api.call("updatePaymentMethod", { body: { paymentMethodId }, signal })),
  remove: async (paymentMethodId, signal) =>
    void (await api.call("removePaymentMethod", { body: { paymentMethodId }, signal })),
  add: async (token, idempotencyKey, signal) =>
    void (await api.call("createPaymentMethod", { body: { token }, idempotencyKey, signal })),
});
