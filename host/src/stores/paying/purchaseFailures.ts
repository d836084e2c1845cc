import { failureOf, isUnknown, type Failure } from "../writing/index.ts";
import type { PromoFailure, PurchaseFailure } from "./purchaseTypes.ts";

/** The stable code of an answer that refuses (`payment.errorCode`, `payment.serverError`); null: it has none. */
function codeOf({ body }: Pick<Failure, "body">): string | null {
  const code = typeof body === "object" && body !== null ? (body as { code?: unknown }).code : null;
  return typeof code === "string" ? code : null;
}

const ofCode: Readonly<Record<string, PurchaseFailure>> = {
  pack_not_available_in_region: "notAvailableInRegion",
  age_limit: "ageError",
  AGE_ERROR: "ageError",
  noads_already_purchased: "alreadyPurchased",
  OFFERS_ERROR: "notForSale",
  PAYMENT_ERROR: "somethingWrong",
};

/** Failure at the beginning of a purchase. The order of the questions counts: a name that the server gives says more than its status. */
export type BeginningFailure =
  | { readonly kind: "held" }
  | { readonly kind: "busy" }
  | { readonly kind: "unknown" }
  | { readonly kind: "email" }
  /** The key belongs to another request: the intent is over and another one begins. */
  | { readonly kind: "stale" }
  | { readonly kind: "promo"; readonly failure: PromoFailure }
  | { readonly kind: "failed"; readonly failure: PurchaseFailure };

export function beginningFailure(error: unknown): BeginningFailure {
  const failure = failureOf(error);
  if (isUnknown(failure) || failure.kind === "aborted") return { kind: "unknown" };
  const code = codeOf(failure) ?? "";
  if (code === "already_purchased") return { kind: "held" };
  if (code === "conflict") return { kind: "busy" };
  if (code === "idempotency_key_reused") return { kind: "stale" };
  if (code === "CHEQUE_EMAIL_ERROR") return { kind: "email" };
  if (code.startsWith("PROMOCODE_")) return { kind: "promo", failure: promoFailure(error) };
  return { kind: "failed", failure: ofCode[code] ?? ofStatus(failure) };
}

function ofStatus({ status }: Failure): PurchaseFailure {
  if (status === 429) return "tooManyRequests";
  if (status === 404) return "notForSale";
  return (status ?? 0) >= 500 ? "somethingWrong" : "generic";
}

/** Failure of reading the offers: no purchase was made, so that they may be read again. */
export function readingFailure(error: unknown): PurchaseFailure {
  const failure = failureOf(error);
  return failure.status === 404 || failure.status === 429 ? ofStatus(failure) : "generic";
}

/** The refusals that the payment origin tells of a try (PaymentErrorKind). */
export function refusalOf(errorKind: string | undefined): PurchaseFailure {
  switch (errorKind) {
    case "notEnoughMoney":
    case "somethingWrongWithUs":
    case "alreadyPurchased":
    case "tooManyRequests":
    case "ageError":
    case "notAvailableInRegion":
      return errorKind;
    default:
      return "somethingWrong";
  }
}

const promoCodes: Readonly<Record<string, PromoFailure>> = {
  PROMOCODE_ERROR: "general",
  PROMOCODE_NOT_FOUND: "notFound",
  PROMOCODE_LOCKED: "locked",
  PROMOCODE_SUBSCRIPTION_ALREADY_USED: "subscriptionHeld",
  PROMOCODE_ANOTHER_SUBSCRIPTION_ALREADY_USED: "subscriptionHeld",
  PROMOCODE_ERROR_ACTIVATION: "activation",
  PROMOCODE_INACTIVE: "inactive",
  PROMOCODE_ALREADY_USED: "alreadyTookPart",
  PROMOCODE_ONLY_VIDEO_PAGE: "onlyVideoPage",
  AGE_ERROR: "age",
};

/** Of a code by which a refusal is told; a code that nobody knows is the general one. */
export const promoFailureOf = (code: string | null): PromoFailure => promoCodes[code ?? ""] ?? "general";

export function promoFailure(error: unknown): PromoFailure {
  const failure = failureOf(error);
  if (failure.kind === "http") {
    if (failure.status === 429) return "tooMany";
    // A code of letters that no code can have is a code that there is not.
    return failure.status === 400 ? "notFound" : promoFailureOf(codeOf(failure));
  }
  return failure.kind === "offline" || failure.kind === "timeout" ? "offline" : "general";
}
