import type { QueryClient } from "@tanstack/react-query";
import { popupParam } from "@kadr/openapi/pages";
import type { Api } from "@kadr/openapi/client";
import { createPremiumApi } from "../platform/api/premiumApi.ts";
import { attention } from "../platform/device/attention.ts";
import { createLead, createOffersTabs, createPaymentTabs } from "../platform/device/paymentTabs.ts";
import { createFlowId } from "../platform/frames/flowId.ts";
import type { AppStorage } from "../platform/storage/storage.ts";
import { refreshHoldings } from "../queries/purchases.ts";
import type { Measure } from "../stores/measure/Measure.ts";
import { OffersStore } from "../stores/OffersStore.ts";
import { PaymentIntents } from "../stores/paying/PaymentIntents.ts";
import { PaymentWatch } from "../stores/paying/PaymentWatch.ts";
import type { ProductCode } from "../stores/paying/premiumTypes.ts";
import type { SessionStore } from "../stores/SessionStore.ts";
import type { Account, AuthGate, Clock } from "../stores/ports.ts";

declare module "../stores/stores.ts" {
  interface LateStores {
    /** Offers for money and their payment; they come with the first popup of theirs. */
    readonly offers: OffersStore;
  }
}

export interface OffersSetup {
  readonly api: Api;
  readonly account: Account;
  readonly auth: AuthGate;
  readonly clock: Clock;
  readonly measure: Measure;
  readonly storage: AppStorage;
  readonly queryClient: QueryClient;
  readonly shopId: string;
  readonly session: Pick<SessionStore, "refresh">;
  /** Leaves for the bank, if the address may be gone to. */
  readonly leave: (url: string) => void;
}

/** The page of now with the popup of the return, and without what opened this one or lets somebody in (PAY-DATA-02, docs/invariants.md, S8). */
function returnUrl(productCode: ProductCode): string {
  const url = new URL(window.location.href);
  url.hash = "";
  url.searchParams.delete("pepper");
  url.searchParams.set(popupParam, "premium_post_payment");
  url.searchParams.set("productCode", productCode);
  return url.href;
}

export function createOffers({
  api,
  storage,
  queryClient,
  shopId,
  session,
  leave,
  account,
  auth,
  clock,
  measure,
}: OffersSetup): OffersStore {
  const { start, readStatus, reportStart, ...calls } = createPremiumApi(api, shopId);
  const store = new OffersStore({
    clock,
    account,
    askWhoIsHere: session.refresh,
    refresh: () => void refreshHoldings(queryClient),
    tabs: createOffersTabs(),
    premium: {
      ...calls,
      measure,
      reportStart: (productCode) => {
        if (account.userId !== null) void reportStart(account.userId, productCode, clock.now()).catch(() => undefined);
      },
      returnUrl,
      goToBank: leave,
      signIn: () => auth.require("premium"),
      intents: new PaymentIntents({
        clock,
        account,
        start,
        createKey: createFlowId,
        memory: {
          read: () => storage.get("payment-intent"),
          write: (intent) => storage.set("payment-intent", intent),
          forget: () => storage.remove("payment-intent"),
        },
      }),
      watch: new PaymentWatch({
        clock,
        attention,
        read: readStatus,
        lead: createLead(attention),
        tabs: createPaymentTabs(),
      }),
      metrics: {
        read: () => storage.get("payment-metrics"),
        write: (metrics) => storage.set("payment-metrics", metrics),
        forget: () => storage.remove("payment-metrics"),
      },
    },
  });
  // As long as the tab: another one may buy.
  store.connect();
  return store;
}
