import { PurchaseStore, type PurchaseApi, type PurchasePorts } from "../../host/src/stores/paying/PurchaseStore.ts";
import { PromoStore, type PromoApi, type PromoPorts } from "../../host/src/stores/paying/PromoStore.ts";
import { promoPorts, purchasePorts } from "../../host/src/stores/paying/testing/ports.ts";
import { purchaseTexts } from "../../host/src/texts/purchase.ts";

/** A picture must not depend on how long it took. */
const clock: PurchasePorts["clock"] = { now: () => 0, after: () => () => undefined };

/** Purchases of a story, by what it says of the server; whatever it does not say has no answer. */
export function createStoryPurchases({
  account,
  session,
  api = {},
}: Pick<PurchasePorts, "account" | "session"> & { readonly api?: Partial<PurchaseApi> }): PurchaseStore {
  const store = new PurchaseStore(purchasePorts({ account, session, api, clock, texts: purchaseTexts }));
  store.connect();
  return store;
}

/** The same for codes of subscriptions. */
export function createStoryPromo({
  account,
  api = {},
}: Pick<PromoPorts, "account"> & { readonly api?: Partial<PromoApi> }): PromoStore {
  const store = new PromoStore(promoPorts({ account, api, clock }));
  store.connect();
  return store;
}
