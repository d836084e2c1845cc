/** Handlers of the tags payment, promo and marketplace, gathered: their files share helpers that are no handlers. */
export { listNoAdsOffers, listOffers, listProducts } from "./offers.ts";
export {
  createPaymentMethod,
  listSavedPaymentMethods,
  removePaymentMethod,
  updatePaymentMethod,
} from "./payment-methods.ts";
export { listPayments } from "./payments-history.ts";
export { getPaymentStatus, reportPaymentStart, startPayment } from "./payments.ts";
export { activatePromoCode, getPromoActivationStatus, getPromoCode } from "./promo.ts";
export {
  activatePurchase,
  checkCoupon,
  getPurchaseTtl,
  initiatePurchase,
  listActivePurchases,
  renewSubscription,
} from "./purchases.ts";
export { listProductTariffs, recoverRecurrentPayment, rescindRecurrentPayment } from "./tariffs.ts";
