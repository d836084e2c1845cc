import type { QueryClient } from "@tanstack/react-query";
import { createPromoApi } from "../platform/api/promoApi.ts";
import { createPurchaseApi } from "../platform/api/purchaseApi.ts";
import { attention } from "../platform/device/attention.ts";
import { createOffersTabs } from "../platform/device/paymentTabs.ts";
import type { AppStorage } from "../platform/storage/storage.ts";
import { refreshHoldings } from "../queries/purchases.ts";
import type { Measure } from "../stores/measure/Measure.ts";
import { PurchaseStore, type PurchasePorts } from "../stores/paying/PurchaseStore.ts";
import { purchaseTexts } from "../texts/purchase.ts";
import { purchasePath } from "./purchaseAddress.ts";
import type { StoreSetup } from "./StoreSetup.ts";

declare module "../stores/stores.ts" {
  interface LateStores {
    /** Buying single things; it comes with the first press on a price. */
    readonly purchases: PurchaseStore;
  }
}

export interface PurchasesSetup extends StoreSetup {
  readonly measure: Measure;
  readonly storage: AppStorage;
  readonly queryClient: QueryClient;
  readonly session: PurchasePorts["session"];
  /** Opens an address of our own. */
  readonly go: (path: string) => void;
  /** Leaves the site for the page of a partner. */
  readonly leave: (url: string) => void;
  /** A code that was typed for a coupon is one of a subscription. */
  readonly onProductCode: (code: string) => void;
}

export function createPurchases({ api, storage, queryClient, ...setup }: PurchasesSetup): PurchaseStore {
  const tabs = createOffersTabs();
  const store = new PurchaseStore({
    ...setup,
    api: createPurchaseApi(api),
    isProductCode: async (code, signal) => {
      await createPromoApi(api).check(code, signal);
      return true;
    },
    attention,
    device: {
      read: () => storage.get("purchase-intent"),
      write: (intent) => (intent === null ? storage.remove("purchase-intent") : storage.set("purchase-intent", intent)),
    },
    later: {
      read: () => storage.get("purchase-later"),
      write: (purchase) =>
        purchase === null ? storage.remove("purchase-later") : storage.set("purchase-later", purchase),
    },
    log: (message) =>
      void api
        .call("logEvent", { query: { event_type: "error", target: "purchase", error_message: message } })
        .catch(() => undefined),
    newKey: () => crypto.randomUUID(),
    origin: window.location.origin,
    pathOf: purchasePath,
    refresh: () => {
      tabs.notify();
      return refreshHoldings(queryClient);
    },
    texts: purchaseTexts,
  });
  store.connect();
  return store;
}
