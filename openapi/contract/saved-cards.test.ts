// @vitest-environment node
import { afterAll, beforeAll, expect, it } from "vitest";
import { small } from "../sandbox/testing/small-seed.ts";
import { smallShop } from "../sandbox/testing/small-shop.ts";
import type { Visitor } from "../sandbox/testing/visitor.ts";
import { shopId } from "../sandbox/payment/index.ts";
import { startSmallWorld, type SmallWorld } from "./small.ts";

let world: SmallWorld;
let viewer: Visitor;
beforeAll(async () => {
  world = await startSmallWorld({ seedWith: smallShop });
  viewer = await world.signIn(small.viewer.email);
}, 120_000);
afterAll(() => world?.close(), 30_000);

it("a person with saved cards chooses among them in the frame, the main one first, and pays by the choice", async () => {
  const { origins } = world.sandbox.context;
  const save = async (number: string): Promise<string> => {
    const { token } = (
      await world.guest.request("/tokens", {
        host: "payment",
        method: "POST",
        body: { shopId, number, month: "12", year: "34", cvc: "123" },
        headers: { origin: origins.payment },
      })
    ).json<{ token: string }>();
    return (await viewer.call("/v1/payment-methods", { method: "POST", body: { token } })).json<{
      paymentMethodId: string;
    }>().paymentMethodId;
  };
  const [first, second] = [await save("4111111111111111"), await save("2200000000000004")];
  await viewer.call("/v1/payment-methods", { method: "PATCH", body: { paymentMethodId: second } });
  const { details } = (
    await viewer.call(`/api/marketplace/initiate_purchase/12/?method=card&video=${small.video}`, { method: "POST" })
  ).json<{ details: { url: string } }>();
  const frame = new URL(details.url).pathname;
  const page = await viewer.request(frame, { host: "payment" });
  expect([...page.text.matchAll(/type="radio"[^>]*value="([^"]*)"[^>]*( checked)?>/g)].map(([, id]) => id)).toEqual([
    second,
    first,
  ]);
  const sent = await viewer.request(`${frame}saved/`, {
    host: "payment",
    method: "POST",
    form: { paymentMethodId: first },
  });
  expect(sent.status).toBe(303);
  await world.sandbox.context.clock.move("+5s");
  expect((await viewer.request(String(sent.headers.location), { host: "payment" })).text).toContain(
    'data-message="success:card"',
  );
  expect((await viewer.call(`/api/marketplace/offers/video/?ids_list=${small.video}`)).json()).toMatchObject({
    purchased: true,
  });
});
