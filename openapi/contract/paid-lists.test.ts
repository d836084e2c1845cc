// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { clear, purchase } from "./cases/money-world.ts";
import { startWorld } from "./world.ts";
import type { World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 120_000);
afterAll(() => world?.close());
beforeEach(() => clear(world).then(() => undefined));

interface Paid {
  readonly product_code: string;
  readonly is_active: boolean;
  readonly renewable: boolean;
  readonly subscription_id: string;
}
const paid = async (clock?: string): Promise<readonly Paid[]> =>
  (
    (
      await world.ask({
        id: "listPaidSubscriptions",
        ...(clock === undefined ? {} : { headers: { "x-kadr-clock": clock } }),
      })
    ).body as { results: Paid[] }
  ).results;

it("paid subscriptions are what was bought, active first, as long as the clock says, with the renewal that the person left", async () => {
  expect(await paid()).toEqual([]);
  const [noAds, bundle] = [await purchase(world), await purchase(world, { product_code: "PREMIER_RUTUBE_YAPPY" })];
  // A purchase of one video is no subscription.
  await purchase(world, { access_type: "tvod", product_code: null, track_id: 1, first_days: null, period_days: null });
  expect((await paid()).map((one) => [one.subscription_id, one.is_active, one.renewable]).sort()).toEqual(
    [
      [noAds, true, true],
      [bundle, true, true],
    ].sort(),
  );
  expect((await world.ask({ id: "rescindRecurrentPayment", body: { productCode: "RUTUBE" } })).status).toBe(200);
  expect((await paid()).find((one) => one.subscription_id === noAds)).toMatchObject({
    product_code: "RUTUBE",
    is_active: true,
    renewable: false,
  });
  expect((await paid("+31d")).map((one) => [one.product_code, one.is_active])).toEqual([
    ["PREMIER_RUTUBE_YAPPY", true],
    ["RUTUBE", false],
  ]);
});

it("products are the rows of the catalogue in their order, with the code of what can be subscribed to", async () => {
  const rows = await world.db.selectFrom("products").selectAll().orderBy("order_number").orderBy("id").execute();
  expect(rows.length).toBeGreaterThan(1);
  const list = async () =>
    (
      (await world.ask({ id: "listProducts", as: "guest" })).body as {
        results: { id: string; name: string; product_code?: string }[];
      }
    ).results;
  expect((await list()).map(({ id, name, product_code }) => [id, name, product_code ?? null])).toEqual(
    rows.map((row) => [String(row.id), row.name, row.product_code]),
  );
  const [first] = rows;
  await world.db
    .updateTable("products")
    .set({ order_number: 1000 })
    .where("id", "=", first?.id ?? 0)
    .execute();
  expect((await list()).at(-1)?.id).toBe(String(first?.id));
});
