import { expect } from "@playwright/test";
import { asJson, ask, type Server } from "./ask.ts";
import type { Someone } from "./someone.ts";
import { maxWait } from "../../tools/test/maxWait.mjs";

/** Cards that pay, by their brand. */
export const cards = {
  visa: "4111111111111111",
  mastercard: "5555555555554444",
  mir: "2200000000000004",
  unionPay: "6200000000000005",
} as const;

/** A token of a card, as the page of the payment origin would get it. */
async function tokenOf(server: Server, number: string): Promise<string> {
  const { status, text } = await ask(server, {
    host: "pay.kadr.localhost",
    method: "POST",
    path: "/tokens",
    headers: asJson,
    text: JSON.stringify({ shopId: "kadr-sandbox", number, month: "12", year: "34", cvc: "123" }),
  });
  const { token } = JSON.parse(text) as { token?: string };
  if (token === undefined) throw new Error(`No token: ${status}`);
  return token;
}

/** They save cards, one after the other. */
export async function saveCards(server: Server, { call }: Someone, ...numbers: string[]): Promise<void> {
  for (const number of numbers) await call("POST", "/v1/payment-methods", { token: await tokenOf(server, number) });
}

/** Their number is known: the flow does not ask for it. */
export async function setPhone({ call }: Someone): Promise<void> {
  await call("POST", "/api/profile/user/phone/", { phone_number: "+79991234567" });
}

/** They subscribe to a tariff, and have it. */
export async function subscribe(server: Server, { call }: Someone, tariffCode = "noads-month"): Promise<void> {
  const { results } = await call<{ results: { paymentId: string } }>("POST", "/v1/payment/async", {
    shopId: "kadr-sandbox",
    tariffCode,
    confirmation: { returnUrl: `http://kadr.localhost:${server.port}/?popup=premium_post_payment&productCode=RUTUBE` },
    paymentMethod: { type: "bank_card", token: await tokenOf(server, cards.visa) },
  });
  const status = async () =>
    (await call<{ results: { status: string } }>("GET", `/v1/payment/${results.paymentId}/status`)).results.status;
  await expect.poll(status, { timeout: maxWait(20_000) }).toBe("succeeded");
}

/** They cancel what they have by a tariff, which goes on to its end. */
export async function cancel({ call }: Someone, productCode = "RUTUBE"): Promise<void> {
  await call("PATCH", "/v1/payment/recurrent-rescission", { productCode });
}
