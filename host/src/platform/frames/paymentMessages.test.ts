import { describe, expect, it } from "vitest";
import { parsePaymentMessage, paymentFrameAddress } from "./paymentMessages.ts";

describe("a message of the payment frame", () => {
  it.each([
    [{ kind: "height", height: 612 }],
    [{ kind: "success", method: "card" }],
    [{ kind: "success", method: "mobile" }],
    [{ kind: "error", event: "PAYMENT_ERROR" }],
    [{ kind: "error", event: "CRITICAL_ERROR" }],
    [{ kind: "error", event: "ERROR_BTN" }],
    [{ kind: "close" }],
  ])("is understood: %j", (message) => expect(parsePaymentMessage(message)).toEqual(message));

  it.each([
    [{ kind: "height", height: "612" }],
    [{ kind: "height", height: 1e9 }],
    [{ kind: "height", height: Number.NaN }],
    [{ kind: "success" }],
    [{ kind: "success", method: "partner" }],
    [{ kind: "success", method: "__proto__" }],
    [{ kind: "error", event: "PAID" }],
    [{ kind: "purchased" }],
    [{}],
  ])("is nothing where it is not documented: %j", (message) => expect(parsePaymentMessage(message)).toBeNull());
});

it("the address of an opening keeps the order's own and says the flow and the theme", () => {
  const address = new URL(
    paymentFrameAddress("http://pay.kadr.localhost:4300/purchase/1/?a=b", "0123456789abcdef", "dark"),
  );
  expect(address.origin + address.pathname).toBe("http://pay.kadr.localhost:4300/purchase/1/");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    a: "b",
    flow: "0123456789abcdef",
    themeId: "dark",
    "snake-closable": "false",
  });
});
