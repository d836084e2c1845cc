import { createSubscriptionsApi } from "../platform/api/subscriptionsApi.ts";
import { attention } from "../platform/device/attention.ts";
import { SubscriptionsStore } from "../stores/SubscriptionsStore.ts";
import { subscriptionsTexts } from "../texts/subscriptions.ts";
import type { StoreSetup } from "./StoreSetup.ts";

declare module "../stores/stores.ts" {
  interface LateStores {
    /** Subscriptions; they come with the first button that shows one. */
    readonly subscriptions: SubscriptionsStore;
  }
}

export interface SubscriptionsSetup extends StoreSetup {
  readonly hasRegistered: () => boolean;
}

export function createSubscriptions({ api, ...setup }: SubscriptionsSetup): SubscriptionsStore {
  const store = new SubscriptionsStore({
    ...setup,
    api: createSubscriptionsApi(api),
    attention,
    texts: subscriptionsTexts,
    trigger: "subscription",
  });
  // As long as the tab: buttons on every page show it.
  store.connect();
  return store;
}
