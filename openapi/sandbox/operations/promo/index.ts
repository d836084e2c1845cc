/** The calls of the tag `promo`, by their ids in the spec. */
export { activatePromoCode, getPromoActivationStatus, getPromoCode } from "./promo.ts";
