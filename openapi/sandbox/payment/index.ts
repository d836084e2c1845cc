/** The door of payment: what the calls and the pages ask of it. Its own pages are put up by `frame.ts`. */
export { isSold, videoAccess } from "./access.ts";
export { isAdFree } from "./access-types.ts";
export { ageAt } from "./age.ts";
export { beginPayment, cardMeans, hashOfToken, sameCard, saveCard, sbp, spendToken, type Means } from "./begin.ts";
export { day, hour, statusOf } from "./lapse.ts";
export { alreadyPurchased, assertNotPaidFor, beingPaid, obstacleTo } from "./once.ts";
export { paymentState } from "./order-state.ts";
export { isForVideo, orderedName, purchaseOf } from "./orders.ts";
export {
  canBeRenewed,
  isGift,
  isHeld,
  keepRenewals,
  methodsOf,
  ownedBy,
  productOf,
  type MethodRow,
  type Owned,
} from "./owned.ts";
export { shopId } from "./shop.ts";
