import { expect, type Page } from "@playwright/test";
import type { Sandbox } from "./sandbox.ts";
import { patience } from "../../tools/test/patience.mjs";

/** A token of a card, as the page of the payment origin would get it. */
async function tokenOf(page: Page, { port }: Pick<Sandbox, "port">, number: string): Promise<string> {
  const host = `pay.kadr.localhost:${port}`;
  const response = await page.request.post(`http://127.0.0.1:${port}/tokens`, {
    headers: { host, origin: `http://${host}` },
    data: { shopId: "kadr-sandbox", number, month: "12", year: "34", cvc: "123" },
  });
  const { token } = (await response.json()) as { token?: string };
  if (token === undefined) throw new Error(`No token: ${response.status()}`);
  return token;
}

/** Calls the shell's API as its page would. */
const call = <T>(page: Page, method: string, path: string, body?: unknown): Promise<T> =>
  page.evaluate(
    async ([verb, address, text]) => {
      const response = await fetch(`/backend${address}`, {
        method: verb,
        headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
        ...(text === null ? {} : { body: text }),
      });
      if (!response.ok) throw new Error(`${address} ${response.status} ${await response.text()}`);
      return response.status === 204 ? null : ((await response.json()) as unknown);
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  ) as Promise<T>;

/** Who is in the page saves a card. */
export async function saveCard(page: Page, sandbox: Pick<Sandbox, "port">, number: string): Promise<void> {
  await call(page, "POST", "/v1/payment-methods", { token: await tokenOf(page, sandbox, number) });
}

/** Who is in the page subscribes to a tariff and has it. */
export async function subscribe(page: Page, sandbox: Pick<Sandbox, "port">, tariffCode = "noads-month"): Promise<void> {
  const { results } = await call<{ results: { paymentId: string } }>(page, "POST", "/v1/payment/async", {
    shopId: "kadr-sandbox",
    tariffCode,
    confirmation: { returnUrl: new URL("/?popup=premium_post_payment&productCode=RUTUBE", page.url()).href },
    paymentMethod: { type: "bank_card", token: await tokenOf(page, sandbox, "4111111111111111") },
  });
  await expect
    .poll(
      async () =>
        (await call<{ results: { status: string } }>(page, "GET", `/v1/payment/${results.paymentId}/status`)).results
          .status,
      { timeout: patience(20_000) },
    )
    .toBe("succeeded");
}

/** Uses a code of a subscription, and waits until it is had: a code takes a moment to settle. */
export async function activateCode(page: Page, promocode: string): Promise<void> {
  const held = async () =>
    (await call<{ results: { is_active: boolean }[] }>(page, "GET", "/api/subscription/user/")).results.filter(
      ({ is_active: isActive }) => isActive,
    ).length;
  const before = await held();
  await call(page, "POST", "/v1/promo-codes/activation", { promocode });
  await expect.poll(held, { timeout: patience(20_000) }).toBeGreaterThan(before);
}
