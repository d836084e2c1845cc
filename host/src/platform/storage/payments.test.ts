import { describe, expect, it } from "vitest";
import { parsePaymentIntent, parsePaymentMetrics } from "./payments.ts";

const intent = {
  key: "0123456789abcdef",
  ownerId: "1",
  begunAt: 1000,
  paymentId: null,
  request: {
    productCode: "RUTUBE",
    tariffCode: "noads-month",
    means: { kind: "sbp" },
    returnUrl: "https://kadr.example/?popup=premium_post_payment",
  },
} as const;

describe("what is kept of a payment", () => {
  it("is read as it was written", () => {
    expect(parsePaymentIntent(intent)).toEqual(intent);
    const byCard = {
      ...intent,
      paymentId: "p-1",
      request: { ...intent.request, means: { kind: "newCard", token: "tok_1" } },
    };
    expect(parsePaymentIntent(byCard)).toEqual(byCard);
    const metrics = { price: 149, productCode: "RUTUBE", isTrial: false };
    expect(parsePaymentMetrics(metrics)).toEqual(metrics);
  });

  it.each([
    null,
    [],
    "intent",
    { ...intent, key: "short" },
    { ...intent, ownerId: "" },
    { ...intent, begunAt: "1000" },
    { ...intent, paymentId: 7 },
    { ...intent, request: null },
    { ...intent, request: { ...intent.request, returnUrl: "javascript:alert(1)" } },
    { ...intent, request: { ...intent.request, means: { kind: "newCard", token: "4111 1111 1111 1111" } } },
    { ...intent, request: { ...intent.request, means: { kind: "cash" } } },
  ])("and nothing else: %j", (value) => expect(parsePaymentIntent(value)).toBeUndefined());

  it.each([
    null,
    { price: -1, productCode: "RUTUBE", isTrial: true },
    { price: 1, productCode: "OTHER", isTrial: true },
  ])("nor other metrics: %j", (value) => expect(parsePaymentMetrics(value)).toBeUndefined());
});
