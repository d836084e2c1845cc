import { createSavedCardsApi } from "../platform/api/savedCardsApi.ts";
import type { Measure } from "../stores/measure/Measure.ts";
import { SavedCardsStore } from "../stores/SavedCardsStore.ts";
import { paymentsTexts } from "../texts/payments.ts";
import type { StoreSetup } from "./StoreSetup.ts";

/** The person's saved cards; they come with the page that shows them. */
export function createSavedCards({ api, ...setup }: StoreSetup & { readonly measure: Measure }): SavedCardsStore {
  const store = new SavedCardsStore({
    ...setup,
    api: createSavedCardsApi(api),
    newKey: () => crypto.randomUUID(),
    texts: paymentsTexts.cards,
  });
  store.connect();
  return store;
}
