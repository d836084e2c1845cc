import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardFrameAddress, parseCardMessage } from "./cardMessages.ts";

describe("a message of the card's frame", () => {
  it.each([
    [{ kind: "height", height: 380 }],
    [{ kind: "token", token: "tok_4f9a7c21d8e3b605" }],
    [{ kind: "error", type: "card_blocked" }],
    [{ kind: "close" }],
  ])("is understood: %j", (message) => expect(parseCardMessage(message)).toEqual(message));

  it.each([
    [{ kind: "height", height: "380" }],
    [{ kind: "height", height: 1e9 }],
    [{ kind: "height", height: Number.NaN }],
    [{ kind: "token" }],
    [{ kind: "token", token: "short" }],
    [{ kind: "token", token: "<img src=x onerror=alert(1)>" }],
    [{ kind: "token", token: "4111 1111 1111 1111" }],
    [{ kind: "error", type: "4111111111111111" }],
    [{ kind: "error", type: "x".repeat(41) }],
    [{ kind: "load" }],
    [{ kind: "paid" }],
    [{}],
  ])("is nothing where it is not documented: %j", (message) => expect(parseCardMessage(message)).toBeNull());

  it("never throws, whatever comes", () => {
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.anything()), (message) => void parseCardMessage(message)));
  });
});

it("the address of an opening is on the payment origin and says flow, theme and purpose", () => {
  const url = new URL(
    cardFrameAddress("http://pay.kadr.localhost:4300", { flow: "0123456789abcdef", purpose: "add", themeId: "dark" }),
  );
  expect(url.origin + url.pathname).toBe("http://pay.kadr.localhost:4300/card/");
  expect(Object.fromEntries(url.searchParams)).toEqual({ flow: "0123456789abcdef", themeId: "dark", purpose: "add" });
});
