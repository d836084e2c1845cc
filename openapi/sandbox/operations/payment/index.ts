/** The calls of the tag `payment`, by their ids in the spec. */
export {
  createPaymentMethod,
  listSavedPaymentMethods,
  removePaymentMethod,
  updatePaymentMethod,
} from "./payment-methods.ts";
export { getPaymentStatus, reportPaymentStart, startPayment } from "./payments.ts";
export { listProductTariffs, recoverRecurrentPayment, rescindRecurrentPayment } from "./tariffs.ts";
