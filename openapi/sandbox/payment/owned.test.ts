// @vitest-environment node
import type { Insertable } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { PaymentMethodsTable, PaymentsTable, PurchasesTable } from "../db/schema.ts";
import type { Sandbox } from "../server.ts";
import { small } from "../testing/small-seed.ts";
import { startSmall } from "../testing/visitor.ts";
import { day } from "./lapse.ts";
import { canBeRenewed, isGift, isHeld, keepRenewals, methodsOf, ownedBy, productOf } from "./owned.ts";

const t0 = Date.UTC(2027, 0, 1);
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSmall();
});
afterAll(() => sandbox.close());
afterEach(async () => {
  const { query } = sandbox.context.database;
  await query.deleteFrom("purchases").execute();
  await query.deleteFrom("payment_methods").execute();
  await query.deleteFrom("payments").execute();
});

const viewer = small.viewer.id as number;
const db = () => sandbox.context.database.query;
const pays = async (id: string, changes: Partial<Insertable<PaymentsTable>> = {}): Promise<string> => {
  await db()
    .insertInto("payments")
    .values({
      id,
      order_id: id,
      user_id: viewer,
      name: "Покупка",
      amount: 1,
      method: "bank_card",
      card_last4: null,
      receipt_email: null,
      outcome: "succeeded",
      error_kind: null,
      confirmation: "none",
      return_url: null,
      created_ts: t0,
      settles_ts: t0 + 3000,
      expires_ts: null,
      ...changes,
    })
    .execute();
  return id;
};
const buys = (changes: Partial<Insertable<PurchasesTable>> = {}) =>
  db()
    .insertInto("purchases")
    .values({ user_id: viewer, name: "Покупка", access_type: "svod", created_ts: t0, ...changes })
    .execute();
const saves = (id: string, changes: Partial<Insertable<PaymentMethodsTable>> = {}) =>
  db()
    .insertInto("payment_methods")
    .values({
      id,
      user_id: viewer,
      card_type: "Visa",
      last4: "1111",
      issuer: "",
      expiry: "2031-03",
      outcome: "pays",
      is_main: 0,
      is_removed: 0,
      payment_id: null,
      created_ts: t0,
      ...changes,
    })
    .execute();
const owned = (after = 5000, userId = viewer) => ownedBy(db(), userId, t0 + after);
const only = async (after: number) => {
  const [one, ...others] = await owned(after);
  expect(others).toEqual([]);
  return one;
};

describe("a purchase by a payment", () => {
  it("is coming while the bank thinks, and begins when it has settled", async () => {
    await buys({ payment_id: await pays("1") });
    expect(await only(500)).toMatchObject({ paymentStatus: "new", isComing: true, timeline: { phase: "before" } });
    expect(await only(2999)).toMatchObject({ paymentStatus: "pending", isComing: true });
    expect(await only(3000)).toMatchObject({
      paymentStatus: "succeeded",
      isComing: false,
      timeline: { phase: "active", start: t0 + 3000 },
    });
    expect(await owned(5000, small.other.id)).toEqual([]);
  });

  it("that will fail counts until it has, for nobody knows before; then it is no purchase", async () => {
    await buys({ payment_id: await pays("1", { outcome: "failed" }) });
    expect(await only(2999)).toMatchObject({ isComing: true });
    expect(await owned(3000)).toEqual([]);
  });

  it("that the person called off is not coming, and then is no purchase", async () => {
    await buys({ payment_id: await pays("1", { outcome: "cancelled" }) });
    expect(await only(2999)).toMatchObject({ isComing: false });
    expect(await owned(3000)).toEqual([]);
  });

  it("that waits for the person's yes is not coming; one that hangs at the bank is, until it is given up", async () => {
    const waits = { settles_ts: null, expires_ts: t0 + day };
    await buys({ payment_id: await pays("1", { ...waits, confirmation: "sbp" }) });
    await buys({ payment_id: await pays("2", waits) });
    expect((await owned()).map(({ row, isComing }) => [row.payment_id, isComing])).toEqual([
      ["2", true],
      ["1", false],
    ]);
    expect(await owned(day)).toEqual([]);
  });
});

describe("a purchase that nothing was paid for", () => {
  it("is coming until it begins, and only once it was asked for", async () => {
    await buys({ started_ts: t0 + 3000 });
    expect(await only(2999)).toMatchObject({ isComing: true, paymentStatus: undefined, timeline: { phase: "before" } });
    expect(await only(3000)).toMatchObject({ isComing: false, timeline: { phase: "active" } });
    expect(await only(-1)).toMatchObject({ isComing: false });
  });
});

describe("what a person has", () => {
  it("is told newest first, and a collection with its films", async () => {
    const { id } = await db()
      .insertInto("offers")
      .values({
        name: "Коллекция",
        description: "",
        access_type: "est",
        pack_id: 31,
        price: 999,
        is_renewable: 0,
        payment_types_json: "[]",
        success_notification: "",
        agreements_json: "[]",
        min_age: 0,
        is_region_closed: 0,
        is_listed: 1,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db()
      .insertInto("offer_videos")
      .values([1, 2].map((track_id) => ({ offer_id: id, track_id })))
      .execute();
    await buys({ started_ts: t0, offer_id: id });
    await buys({ started_ts: t0, offer_id: id, pack_id: 31 });
    expect((await owned()).map(({ row, films }) => [row.pack_id, [...films]])).toEqual([
      [31, [1, 2]],
      [null, []],
    ]);
  });

  it("of several purchases of a product is by the one that lasts longest, of equals the newest", async () => {
    const product = { started_ts: t0, product_code: "PREMIUM" };
    await buys({ ...product, first_days: 30 });
    await buys({ ...product, first_days: 60 });
    await buys({ ...product, first_days: 60, name: "Новая" });
    await buys({ ...product, first_days: 0, name: "Кончилась" });
    await buys({ ...product, product_code: "RUTUBE", first_days: 90 });
    expect(productOf(await owned(), "PREMIUM")?.row.name).toBe("Новая");
    await buys({ ...product, name: "Навсегда" });
    expect(productOf(await owned(), "PREMIUM")?.row.name).toBe("Навсегда");
    expect(productOf(await owned(), "SPORT")).toBeUndefined();
    await buys({ ...product, name: "Ещё раз навсегда" });
    expect(productOf(await owned(), "PREMIUM")?.row.name).toBe("Ещё раз навсегда");
    expect(productOf((await owned()).toReversed(), "PREMIUM")?.row.name).toBe("Ещё раз навсегда");
  });

  it("is held while it runs and while it waits to be started", async () => {
    await buys({ started_ts: t0, first_days: 0 });
    await buys({ started_ts: t0 + day });
    await buys({ started_ts: t0, start_days: 30, watch_hours: 48 });
    await buys({ started_ts: t0 });
    expect((await owned()).map(isHeld)).toEqual([true, true, false, false]);
  });

  it("is a gift if it is a product for ever that nobody paid for; what has periods can be renewed", async () => {
    await buys({ started_ts: t0, product_code: "PREMIUM" });
    await buys({ started_ts: t0 });
    await buys({ started_ts: t0, product_code: "PREMIUM", first_days: 30, period_days: 30 });
    await buys({ payment_id: await pays("1"), product_code: "PREMIUM" });
    const all = (await owned()).toReversed();
    expect(all.map(({ row }) => isGift(row))).toEqual([true, false, false, false]);
    expect(all.map(canBeRenewed)).toEqual([false, false, true, false]);
  });
});

describe("saved cards", () => {
  const ids = async (after = 5000) => (await methodsOf(db(), viewer, t0 + after)).map(({ id }) => id);

  it("are told with the main one first, then the oldest, without those that were removed or are another's", async () => {
    await saves("b", { created_ts: t0 + 1 });
    await saves("c", { created_ts: t0 });
    await saves("a", { created_ts: t0 });
    await saves("main", { created_ts: t0 + 2, is_main: 1 });
    await saves("gone", { is_removed: 1 });
    await saves("others", { user_id: small.other.id });
    expect(await ids()).toEqual(["main", "a", "c", "b"]);
    expect(Object.keys((await methodsOf(db(), viewer, t0))[0] ?? {}).filter((key) => key.startsWith("paid"))).toEqual(
      [],
    );
  });

  it("that a payment saved count once it has succeeded", async () => {
    await saves("good", { payment_id: await pays("1") });
    await saves("bad", { payment_id: await pays("2", { outcome: "failed" }) });
    await saves("unsure", { payment_id: await pays("3", { settles_ts: null, expires_ts: t0 + day }) });
    expect(await ids(2999)).toEqual([]);
    expect(await ids(3000)).toEqual(["good"]);
  });

  it("renew by the main one, and stop where it refuses or there is none", async () => {
    const monthly = { started_ts: t0, first_days: 30, period_days: 30, pays_by_card: 1 } as const;
    await buys(monthly);
    const phase = async () => (await only(31 * day))?.timeline.phase;
    expect(await phase()).toBe("over");
    await saves("old", { outcome: "once" });
    expect(await phase()).toBe("over");
    await saves("main", { is_main: 1 });
    expect(await phase()).toBe("active");
  });

  it("keep renewed what they have renewed, before they change; nothing else is touched", async () => {
    await saves("main");
    const monthly = { started_ts: t0, first_days: 30, period_days: 30, pays_by_card: 1 } as const;
    await buys(monthly);
    await buys({ ...monthly, started_ts: t0 + 100 * day });
    await buys({ ...monthly, period_days: null, first_days: 90 });
    await buys({ ...monthly, renew_off_ts: t0 });
    await keepRenewals(db(), viewer, t0 + 45 * day);
    expect((await owned()).toReversed().map(({ row }) => row.renewed_ts)).toEqual([t0 + 45 * day, null, null, null]);
  });
});
