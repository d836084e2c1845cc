import type { Measure } from "../stores/measure/Measure.ts";
import { SavedCardsStore } from "../stores/SavedCardsStore.ts";
import { paymentsTexts } from "../texts/payments.ts";
import type { StoreSetup } from "./StoreSetup.ts";

declare module "../stores/stores.ts" {
  interface LateStores {
    /** The person's bank cards; they come with the page that shows them. */
    readonly savedCards: SavedCardsStore;
  }
}

export function createSavedCards({ api, ...setup }: StoreSetup & { readonly measure: Measure }): SavedCardsStore {
  const store = new SavedCardsStore({
    ...setup,
    api: {
      list: async (signal) => (await api.call("listSavedPaymentMethods", { signal })).results,
      makeMain: async (paymentMethodId, signal) =>
        void (await api.call("updatePaymentMethod", { body: { paymentMethodId }, signal })),
      remove: async (paymentMethodId, signal) =>
        void (await api.call("removePaymentMethod", { body: { paymentMethodId }, signal })),
      add: async (token, idempotencyKey, signal) =>
        void (await api.call("createPaymentMethod", { body: { token }, idempotencyKey, signal })),
    },
    newKey: () => crypto.randomUUID(),
    texts: paymentsTexts.cards,
  });
  store.connect();
  return store;
}
