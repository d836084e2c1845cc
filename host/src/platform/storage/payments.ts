import type { Means, PaymentIntent } from "../../stores/paying/PaymentIntents.ts";
import { productCodeOf, type PaymentMetrics } from "../../stores/paying/premiumTypes.ts";

/** Record of payments in the session storage, read as hostile. */
const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const textIn = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === "string" && pattern.test(value) ? value : undefined;

const id = /^[\w-]{1,128}$/;

function meansOf(value: unknown): Means | undefined {
  const { kind, token, paymentMethodId } = recordOf(value);
  if (kind === "sbp") return { kind };
  const [cardToken, method] = [textIn(token, id), textIn(paymentMethodId, id)];
  if (kind === "newCard") return cardToken === undefined ? undefined : { kind, token: cardToken };
  return kind === "savedCard" && method !== undefined ? { kind, paymentMethodId: method } : undefined;
}

export function parsePaymentIntent(value: unknown): PaymentIntent | undefined {
  const { key, ownerId, begunAt, paymentId, request } = recordOf(value);
  const said = recordOf(request);
  const [ownKey, owner, means] = [textIn(key, /^[\w-]{8,128}$/), textIn(ownerId, id), meansOf(said["means"])];
  const [productCode, tariffCode] = [textIn(said["productCode"], id), textIn(said["tariffCode"], id)];
  const returnUrl = textIn(said["returnUrl"], /^https?:\/\/.{1,2000}$/);
  const payment = paymentId === null ? null : textIn(paymentId, id);
  if (
    ownKey === undefined ||
    owner === undefined ||
    means === undefined ||
    productCode === undefined ||
    tariffCode === undefined ||
    returnUrl === undefined ||
    payment === undefined ||
    typeof begunAt !== "number" ||
    !Number.isSafeInteger(begunAt)
  )
    return undefined;
  return {
    key: ownKey,
    ownerId: owner,
    begunAt,
    paymentId: payment,
    request: { productCode, tariffCode, means, returnUrl },
  };
}

export function parsePaymentMetrics(value: unknown): PaymentMetrics | undefined {
  const { price, productCode, isTrial } = recordOf(value);
  const code = typeof productCode === "string" ? productCodeOf(productCode) : null;
  return typeof price === "number" &&
    price >= 0 &&
    Number.isFinite(price) &&
    code !== null &&
    typeof isTrial === "boolean"
    ? { price, productCode: code, isTrial }
    : undefined;
}
