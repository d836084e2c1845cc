/** The calls of the tag `marketplace`, by their ids in the spec. */
export { listNoAdsOffers, listOffers, listProducts } from "./offers.ts";
export { listPayments } from "./payments-history.ts";
export {
  activatePurchase,
  checkCoupon,
  getPurchaseTtl,
  initiatePurchase,
  listActivePurchases,
  renewSubscription,
} from "./purchases.ts";
