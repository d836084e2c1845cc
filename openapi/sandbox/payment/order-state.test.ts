// @vitest-environment node
import type { Insertable } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { OrdersTable, PaymentsTable } from "../db/schema.ts";
import type { Sandbox } from "../server.ts";
import { small } from "../testing/small-seed.ts";
import { giveToViewer, smallShop } from "../testing/small-shop.ts";
import { startSmall } from "../testing/visitor.ts";
import { openOrder, paymentState } from "./order-state.ts";

const t0 = Date.UTC(2027, 0, 1);
const minute = 60_000;
const day = 24 * 60 * minute;
/** The film of `small.video`, for ever; the other is `small.quietVideo`. */
const [film, offer] = [1, 13];

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSmall({ seedWith: smallShop });
});
afterAll(() => sandbox.close());

const db = () => sandbox.context.database.query;
const viewer = small.viewer.id as number;
afterEach(async () => {
  for (const table of ["purchases", "payments", "orders"] as const)
    await db().deleteFrom(table).where("user_id", "=", viewer).execute();
});

const order = (changes: Partial<Insertable<OrdersTable>> = {}) =>
  db()
    .insertInto("orders")
    .values({
      id: "order-1",
      user_id: viewer,
      offer_id: offer,
      track_id: film,
      tv_show_id: null,
      name: "Фильм",
      method: "card",
      is_trial: 0,
      promo_code: null,
      amount: 399,
      receipt_email: small.viewer.email,
      return_url: null,
      created_ts: t0,
      ...changes,
    })
    .execute();

/** A try to pay for it that the bank answers after three seconds. */
async function pays(id: string, changes: Partial<Insertable<PaymentsTable>> = {}): Promise<void> {
  const created = changes.created_ts ?? t0;
  await db()
    .insertInto("payments")
    .values({
      id,
      order_id: "order-1",
      user_id: viewer,
      name: "Фильм",
      amount: 399,
      method: "bank_card",
      card_last4: null,
      receipt_email: null,
      outcome: "succeeded",
      error_kind: null,
      confirmation: "none",
      return_url: null,
      created_ts: created,
      settles_ts: created + 3000,
      expires_ts: null,
      ...changes,
    })
    .execute();
  await giveToViewer(db(), { payment_id: id, track_id: film, offer_id: offer, started_ts: null, created_ts: created });
}
/** One that waits for the person's yes. */
const asks = (id: string, changes: Partial<Insertable<PaymentsTable>> = {}) =>
  pays(id, { confirmation: "page", settles_ts: null, expires_ts: t0 + 15 * minute, ...changes });

const at = (ms: number) => ({ ...sandbox.context, db: db(), now: () => t0 + ms }) as never;
const stateAt = async (ms: number, after?: string) =>
  (await openOrder(at(ms), "order-1", viewer, after as never))?.state;
const stateOf = async (id: string, ms: number) => {
  const payment = await db().selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return paymentState(at(ms), payment);
};

describe("an order", () => {
  it("is ready to be paid for by who made it, for a day", async () => {
    await order();
    expect(await stateAt(day)).toEqual({ kind: "ready" });
    expect(await stateAt(day + 1)).toBeUndefined();
    expect(await openOrder(at(0), "order-1", small.other.id, undefined as never)).toBeUndefined();
    expect(await openOrder(at(0), "order-2", viewer, undefined as never)).toBeUndefined();
  });

  it("by a code is paid for as it is made", async () => {
    await order({ promo_code: "KINO" });
    expect(await openOrder(at(0), "order-1", viewer, undefined as never)).toMatchObject({
      order: { id: "order-1" },
      offer: { id: offer },
      state: { kind: "paid" },
    });
  });

  it("waits while the bank thinks, and is paid for once it has said yes", async () => {
    await order();
    await pays("1");
    expect([await stateAt(500), await stateAt(2999)]).toEqual([{ kind: "waiting" }, { kind: "waiting" }]);
    expect(await stateAt(3000)).toMatchObject({ kind: "paid" });
  });

  it("asks the person, in its first second and after it, until that is over", async () => {
    await order();
    await asks("1");
    for (const ms of [0, 999, 1000, 15 * minute - 1])
      expect(await stateAt(ms), `${ms} ms`).toMatchObject({ kind: "confirm", payment: { id: "1" } });
    expect(await stateAt(15 * minute)).toEqual({ kind: "ready" });
  });

  it("says why the try that is asked after was refused, and is ready for another one", async () => {
    await order();
    await pays("1", { outcome: "failed", error_kind: "notEnoughMoney" });
    await pays("2", { outcome: "cancelled" });
    expect(await stateAt(3000, "1")).toEqual({ kind: "failed", errorKind: "notEnoughMoney" });
    expect(await stateAt(3000, "2")).toEqual({ kind: "failed", errorKind: "somethingWrong" });
    expect(await stateAt(3000)).toEqual({ kind: "ready" });
  });

  it("takes no more tries after five refused ones within five minutes", async () => {
    await order();
    for (const id of ["1", "2", "3", "4"]) await pays(id, { outcome: "failed" });
    expect(await stateAt(minute)).toEqual({ kind: "ready" });
    await pays("5", { outcome: "failed", created_ts: t0 + minute });
    expect(await stateAt(2 * minute)).toEqual({ kind: "tooMany" });
    expect(await stateAt(5 * minute - 1)).toEqual({ kind: "tooMany" });
    expect(await stateAt(5 * minute)).toEqual({ kind: "ready" });
  });

  it("is for what the person has already, by something else", async () => {
    await order();
    await giveToViewer(db(), { track_id: film, offer_id: offer, started_ts: t0, created_ts: t0 });
    expect(await stateAt(minute)).toEqual({ kind: "already" });
  });
});

describe("a payment", () => {
  it("that waits for the person is over, in its first second and after it, once they have the thing otherwise", async () => {
    await order();
    await asks("1");
    expect([await stateOf("1", 0), await stateOf("1", minute)]).toEqual([
      { status: "new", errorKind: null },
      { status: "pending", errorKind: null },
    ]);
    await giveToViewer(db(), { track_id: film, offer_id: offer, started_ts: t0, created_ts: t0 });
    const over = { status: "cancelled", errorKind: "alreadyPurchased" };
    expect([await stateOf("1", 0), await stateOf("1", minute)]).toEqual([over, over]);
  });

  it("that the bank has said yes to stays paid, whatever else gives the thing", async () => {
    await order();
    await pays("1", { confirmation: "page" });
    await giveToViewer(db(), { track_id: film, offer_id: offer, started_ts: t0, created_ts: t0 });
    expect(await stateOf("1", 3000)).toEqual({ status: "succeeded", errorKind: null });
  });

  it("that came to nothing says why", async () => {
    await order();
    await pays("1", { outcome: "failed", error_kind: "ageError" });
    await pays("2", { outcome: "cancelled" });
    expect([await stateOf("1", 3000), await stateOf("2", 3000)]).toEqual([
      { status: "failed", errorKind: "ageError" },
      { status: "cancelled", errorKind: "somethingWrong" },
    ]);
  });
});
