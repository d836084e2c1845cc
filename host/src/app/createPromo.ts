import type { QueryClient } from "@tanstack/react-query";
import { createPromoApi } from "../platform/api/promoApi.ts";
import { attention } from "../platform/device/attention.ts";
import { createOffersTabs } from "../platform/device/paymentTabs.ts";
import type { AppStorage } from "../platform/storage/storage.ts";
import { refreshHoldings } from "../queries/purchases.ts";
import { PromoStore } from "../stores/paying/PromoStore.ts";
import type { StoreSetup } from "./StoreSetup.ts";

declare module "../stores/stores.ts" {
  interface LateStores {
    /** Codes of subscriptions; they come with their popup. */
    readonly promo: PromoStore;
  }
}

export interface PromoSetup extends StoreSetup {
  readonly storage: AppStorage;
  readonly queryClient: QueryClient;
}

export function createPromo({ api, storage, queryClient, account, clock }: PromoSetup): PromoStore {
  const tabs = createOffersTabs();
  const store = new PromoStore({
    api: createPromoApi(api),
    account,
    clock,
    attention,
    device: {
      read: () => storage.get("promo-code"),
      write: (request) => (request === null ? storage.remove("promo-code") : storage.set("promo-code", request)),
    },
    newKey: () => crypto.randomUUID(),
    refresh: () => {
      tabs.notify();
      return refreshHoldings(queryClient);
    },
  });
  store.connect();
  return store;
}
