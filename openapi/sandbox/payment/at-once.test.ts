// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Buyer } from "../testing/buyer.ts";
import { startSandbox, type Sandbox } from "../server.ts";
import { newPlace, type Place } from "../testing/place.ts";
import { small } from "../testing/small-seed.ts";
import { smallShop } from "../testing/small-shop.ts";

/** One process on SQLite; two on PostgreSQL, asked in turn. */
const processes = process.env["KADR_TEST_DATABASE"] ? 2 : 1;
let place: Place;
let servers: Sandbox[];
let buyer: Buyer;
beforeAll(async () => {
  place = await newPlace();
  const options = {
    port: 0,
    data: place.folder,
    databaseUrl: place.databaseUrl,
    mode: "test",
    seedWith: smallShop,
  } as const satisfies Parameters<typeof startSandbox>[0];
  servers = await Promise.all(Array.from({ length: processes }, () => startSandbox(options)));
  buyer = await Buyer.signIn(servers, small.viewer.email);
}, 90_000);
afterAll(async () => {
  for (const server of servers) await server.close();
  await place.remove();
}, 30_000);

const move = async (by: string | null): Promise<void> => {
  for (const server of servers) await server.context.clock.move(by);
  for (const server of servers) await server.context.clock.refresh();
};
beforeEach(async () => {
  const db = (servers[0] as Sandbox).context.database.query;
  for (const table of ["purchases", "payments", "payment_methods", "orders"] as const)
    await db.deleteFrom(table).where("user_id", "=", small.viewer.id).execute();
  await move(null);
});

const charged = (): Promise<number> => buyer.charged(small.viewer.id);
const settling = "За это уже идёт другая оплата. Дождитесь, чем она закончится";
const paidOtherwise = "Оплата отменена: это уже оплачено или оплачивается другим способом";

describe("of all that is confirmed at once for one thing one payment goes through", () => {
  it("of four codes, and the other three say why not", async () => {
    const codes = await Promise.all(Array.from({ length: 4 }, () => buyer.start("sbp")));
    const said = await Promise.all(codes.map((id) => buyer.confirm(id)));
    expect(said.filter((text) => text === paidOtherwise)).toHaveLength(3);
    expect(await charged()).toBe(1);
    await move("+5s");
    const states = await Promise.all(codes.map(buyer.status));
    expect(states.filter(({ status }) => status === "succeeded")).toHaveLength(1);
    expect(
      states.filter(({ status, errorKind }) => status === "cancelled" && errorKind === "alreadyPurchased"),
    ).toHaveLength(3);
  });

  it("of a code and a card", async () => {
    const code = await buyer.start("sbp");
    const [card, said] = await Promise.all([buyer.start("card"), buyer.confirm(code)]);
    // Whichever comes first; the other is refused, or cancelled.
    expect([card === "conflict", said === paidOtherwise]).toContain(true);
    expect(await charged()).toBe(1);
  });

  it("of a code and a card that is being settled: the code's page says so, and offers no yes", async () => {
    const code = await buyer.start("sbp");
    await buyer.start("card");
    const page = await buyer.tab.request(`/sbp/${code}/`, { host: "payment" });
    expect(page.text).toContain(settling);
    expect(page.text).not.toContain('value="yes"');
    expect((await buyer.status(code)).status).not.toBe("cancelled");
    await move("+5s");
    expect(await buyer.status(code)).toEqual({ status: "cancelled", errorKind: "alreadyPurchased" });
    expect((await buyer.tab.request(`/sbp/${code}/`, { host: "payment" })).text).toContain(paidOtherwise);
  });

  it("of two tabs with an order each: the second waits with the first, and then says that it is had", async () => {
    const [first, second] = [await buyer.order(), await buyer.order()];
    await Promise.all([buyer.payOrder(first), buyer.payOrder(second)]);
    expect(await charged()).toBe(1);
    const waiting = "Ждём подтверждения оплаты";
    expect([await buyer.heading(first), await buyer.heading(second)]).toEqual([waiting, waiting]);
    await move("+5s");
    expect([await buyer.heading(first), await buyer.heading(second)].sort()).toEqual([
      "Оплачено",
      "Покупка уже активна",
    ]);
  });

  it("of a card whose bank never answers and anything after it", async () => {
    const stuck = await buyer.start("card");
    const db = (servers[0] as Sandbox).context.database.query;
    await db
      .updateTable("payments")
      .set({ outcome: "cancelled", settles_ts: null, expires_ts: Date.now() + 900_000 })
      .where("id", "=", stuck)
      .execute();
    expect([await buyer.start("card"), await buyer.start("sbp")]).toEqual(["conflict", "conflict"]);
    await move("+16m");
    expect(await buyer.start("sbp")).toMatch(/^[\w-]{36}$/);
  });

  it("however many codes were started before", async () => {
    await buyer.start("card");
    await move("+5s");
    const db = (servers[0] as Sandbox).context.database.query;
    const now = Date.now() + 5000;
    const ids = Array.from({ length: 600 }, (_, n) => `code-${n}`);
    const payment = {
      user_id: small.viewer.id,
      name: "Код",
      amount: 1,
      method: "sbp",
      card_last4: null,
      receipt_email: null,
      outcome: "succeeded",
      error_kind: null,
      confirmation: "sbp",
      return_url: null,
      created_ts: now,
      settles_ts: null,
      expires_ts: now + 900_000,
    };
    for (const id of ids)
      await db
        .insertInto("payments")
        .values({ ...payment, id, order_id: id })
        .execute();
    for (const id of ids)
      await db
        .insertInto("purchases")
        .values({
          user_id: small.viewer.id,
          name: "Код",
          access_type: "noads",
          product_code: "RUTUBE",
          payment_id: id,
          created_ts: now,
          first_days: 30,
          period_days: 30,
        })
        .execute();
    expect(await buyer.start("card")).toBe("already_purchased");
  });
});
