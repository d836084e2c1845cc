import { PurchaseStore, type PurchaseApi, type PurchasePorts } from "../../host/src/stores/paying/PurchaseStore.ts";
import { PromoStore, type PromoApi, type PromoPorts } from "../../host/src/stores/paying/PromoStore.ts";
import { silentMeasure } from "../../host/src/stores/testing.ts";
import { purchaseTexts } from "../../host/src/texts/purchase.ts";

const never = () => new Promise<never>(() => {});

/** Purchases of a story, by what it says of the server; whatever it does not say has no answer. */
export function createStoryPurchases({
  account,
  session,
  api = {},
}: Pick<PurchasePorts, "account" | "session"> & { readonly api?: Partial<PurchaseApi> }): PurchaseStore {
  let keys = 0;
  const store = new PurchaseStore({
    account,
    session,
    api: {
      readOffers: never,
      checkCoupon: never,
      begin: never,
      isHeld: never,
      readRefusal: never,
      readReturn: never,
      activate: never,
      ...api,
    },
    isProductCode: never,
    onProductCode: () => undefined,
    // A picture must not depend on how long it took.
    clock: { now: () => 0, after: () => () => undefined },
    attention: { isHere: () => true, onChange: () => () => undefined },
    device: { read: () => undefined, write: () => undefined },
    later: { read: () => undefined, write: () => undefined },
    go: () => undefined,
    newKey: () => `key-${++keys}`,
    pathOf: () => "/",
    origin: "",
    leave: () => undefined,
    refresh: () => Promise.resolve(),
    notify: () => undefined,
    log: () => undefined,
    measure: silentMeasure,
    texts: purchaseTexts,
  });
  store.connect();
  return store;
}

/** The same for codes of subscriptions. */
export function createStoryPromo({
  account,
  api = {},
}: Pick<PromoPorts, "account"> & { readonly api?: Partial<PromoApi> }): PromoStore {
  const store = new PromoStore({
    account,
    api: { check: never, activate: never, readStatus: never, ...api },
    clock: { now: () => 0, after: () => () => undefined },
    attention: { isHere: () => true, onChange: () => () => undefined },
    device: { read: () => undefined, write: () => undefined },
    newKey: () => "key",
    refresh: () => Promise.resolve(),
  });
  store.connect();
  return store;
}
