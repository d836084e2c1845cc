// @vitest-environment node
import { describe, expect, it } from "vitest";
import { apiError } from "../testing.ts";
import { beginningFailure, promoFailure, promoFailureOf, readingFailure, refusalOf } from "./purchaseFailures.ts";

const refused = (status: number, code?: unknown) => apiError(status, { body: { code } });
const failed = (failure: string) => ({ kind: "failed", failure });

describe("a purchase that does not begin", () => {
  it.each(["offline", "timeout", "aborted"] as const)("is not known to have failed: %s", (kind) => {
    expect(beginningFailure(apiError(kind))).toEqual({ kind: "unknown" });
  });

  it.each([
    ["already_purchased", { kind: "held" }],
    ["conflict", { kind: "busy" }],
    ["idempotency_key_reused", { kind: "stale" }],
    ["CHEQUE_EMAIL_ERROR", { kind: "email" }],
    ["PROMOCODE_LOCKED", { kind: "promo", failure: "locked" }],
    ["pack_not_available_in_region", failed("notAvailableInRegion")],
    ["age_limit", failed("ageError")],
    ["AGE_ERROR", failed("ageError")],
    ["noads_already_purchased", failed("alreadyPurchased")],
    ["OFFERS_ERROR", failed("notForSale")],
    ["PAYMENT_ERROR", failed("somethingWrong")],
  ])("is told by its code, whatever the status: %s", (code, found) => {
    expect(beginningFailure(refused(404, code))).toEqual(found);
  });

  it.each([
    [429, "tooManyRequests"],
    [404, "notForSale"],
    [400, "generic"],
    [499, "generic"],
    [500, "somethingWrong"],
    [503, "somethingWrong"],
  ])("is told by its status where it has no code that is known: %i", (status, failure) => {
    for (const error of [apiError(status), refused(status), refused(status, 7), refused(status, "НЕТ_PROMOCODE_")])
      expect(beginningFailure(error)).toEqual(failed(failure));
    expect(beginningFailure(apiError(status, { body: "conflict" }))).toEqual(failed(failure));
  });
});

describe("offers that are not read", () => {
  it.each([
    [apiError(404), "notForSale"],
    [apiError(429), "tooManyRequests"],
    [apiError(500), "generic"],
    [apiError(403), "generic"],
    [apiError("offline"), "generic"],
  ])("%s: %s", (error, failure) => {
    expect(readingFailure(error)).toBe(failure);
  });
});

it.each([
  ["notEnoughMoney", "notEnoughMoney"],
  ["somethingWrongWithUs", "somethingWrongWithUs"],
  ["alreadyPurchased", "alreadyPurchased"],
  ["tooManyRequests", "tooManyRequests"],
  ["ageError", "ageError"],
  ["notAvailableInRegion", "notAvailableInRegion"],
  ["fraud", "somethingWrong"],
  [undefined, "somethingWrong"],
])("a refusal of the bank, %s, is told as %s", (errorKind, failure) => {
  expect(refusalOf(errorKind)).toBe(failure);
});

describe("a code that does not hold", () => {
  it.each([
    ["PROMOCODE_ERROR", "general"],
    ["PROMOCODE_NOT_FOUND", "notFound"],
    ["PROMOCODE_LOCKED", "locked"],
    ["PROMOCODE_SUBSCRIPTION_ALREADY_USED", "subscriptionHeld"],
    ["PROMOCODE_ANOTHER_SUBSCRIPTION_ALREADY_USED", "subscriptionHeld"],
    ["PROMOCODE_ERROR_ACTIVATION", "activation"],
    ["PROMOCODE_INACTIVE", "inactive"],
    ["PROMOCODE_ALREADY_USED", "alreadyTookPart"],
    ["PROMOCODE_ONLY_VIDEO_PAGE", "onlyVideoPage"],
    ["AGE_ERROR", "age"],
    ["PROMOCODE_OF_TOMORROW", "general"],
  ])("%s: %s", (code, failure) => {
    expect([promoFailureOf(code), promoFailure(refused(409, code))]).toEqual([failure, failure]);
  });

  it.each([
    [apiError(429, { body: { code: "PROMOCODE_LOCKED" } }), "tooMany"],
    [apiError(400), "notFound"],
    [apiError(500), "general"],
    [apiError("offline"), "offline"],
    [apiError("timeout"), "offline"],
    [apiError("aborted"), "general"],
  ])("%s without one: %s", (error, failure) => {
    expect(promoFailure(error)).toBe(failure);
    expect(promoFailureOf(null)).toBe("general");
  });
});
