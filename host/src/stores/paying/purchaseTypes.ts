import type { Offer } from "@kadr/openapi/client";

export type PayMethod = "card" | "mobile" | "partner";

/**
 * Target of a purchase. `video`, `tv`, `product`, `pack`, `offer`: named by the id in the offers call. `noads`: the product that takes
 * the advertising away, with the video of the page if there is one. `coupon`: the gift of a code.
 */
export interface PurchaseTarget {
  readonly kind: "video" | "tv" | "product" | "pack" | "offer" | "noads" | "coupon";
  /** Of the thing; of `noads` and `coupon` the video of the page, or empty. */
  readonly id: string;
}

/** Offers for a target, and whether the person has it. */
export interface OffersRead {
  readonly offers: readonly Offer[];
  readonly name: string;
  readonly isHeld: boolean;
  /** It was rented and waits to be started. */
  readonly needsActivation: boolean;
  /** Days that a coupon of anybody's would give; null: there is none. */
  readonly promotionDays: number | null;
}

/**
 * One press of «buy», from the press to its end. Its key travels with every try to begin it, so that the server makes one order of it
 * (Idempotency-Key). All of it is kept, since a key belongs to one request.
 */
export interface PurchaseIntent {
  readonly key: string;
  /** The person who pressed. */
  readonly ownerId: string;
  readonly target: PurchaseTarget;
  readonly offerId: string;
  readonly method: PayMethod;
  readonly isTrial: boolean;
  /** The coupon in whose place nothing is paid. */
  readonly promoCode: string | null;
  /** Confirmed e-mail for the receipt (K48). */
  readonly email: string;
  /** Where the partner's page comes back to. */
  readonly returnUrl: string | null;
  /** Of the order whose page of the partner the person went to; null: they did not. */
  readonly awayFor: string | null;
  /** ms since the epoch */
  readonly at: number;
}

/** State at the person's return from a partner. */
export type Return = "held" | "paying" | "nothing";

export interface PurchaseOrder {
  readonly id: string;
  /** Of the frame, or of the partner's page. */
  readonly url: string;
  readonly isPaid: boolean;
}

export interface CheckedCoupon {
  readonly code: string;
  readonly offer: Offer;
  readonly days: number;
}

/** Failures that have a popup of their own (`paymentFailure.popup`, `payment.errorKind`), and those that have no name. */
export type PurchaseFailure =
  | "somethingWrong"
  | "notEnoughMoney"
  | "somethingWrongWithUs"
  | "alreadyPurchased"
  | "tooManyRequests"
  | "ageError"
  | "notAvailableInRegion"
  | "notForSale"
  | "unknown"
  | "generic";

/** Failures of codes (PROMO-FLOW-08); each has a text of its own. */
export type PromoFailure =
  | "general"
  | "notFound"
  | "locked"
  | "subscriptionHeld"
  | "activation"
  | "inactive"
  | "alreadyTookPart"
  | "onlyVideoPage"
  | "age"
  | "offline"
  | "tooMany"
  | "unknown";

/** The person's address for receipts, as the session knows it. */
export interface ReceiptEmail {
  readonly address: string | null;
  readonly isConfirmed: boolean;
}
