// @vitest-environment node
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Sandbox } from "../../server.ts";
import { small } from "../../testing/small-seed.ts";
import { giveToViewer, smallShop } from "../../testing/small-shop.ts";
import { startSmall, Visitor } from "../../testing/visitor.ts";

const day = 86_400_000;
const iso = (ms: number): string => new Date(ms).toISOString();

let sandbox: Sandbox;
let viewer: Visitor;
beforeAll(async () => {
  sandbox = await startSmall({ seedWith: smallShop });
  viewer = await new Visitor(sandbox).signIn(small.viewer.email);
});
afterAll(() => sandbox.close());

const db = () => sandbox.context.database.query;
afterEach(async () => {
  for (const table of ["purchases", "payments", "payment_methods"] as const)
    await db().deleteFrom(table).where("user_id", "=", small.viewer.id).execute();
});

const give = (changes: Parameters<typeof giveToViewer>[1]) => giveToViewer(db(), changes);
const listed = async (query = "") =>
  (await viewer.call(`/api/marketplace/active-purchases${query}`)).json<{ results: Array<Record<string, unknown>> }>()
    .results;
/** A card that can pay for what comes. */
const saveCard = () =>
  db()
    .insertInto("payment_methods")
    .values({
      id: "card-1",
      user_id: small.viewer.id,
      card_type: "Visa",
      last4: "1111",
      issuer: "",
      expiry: "2034-12",
      outcome: "pays",
      is_main: 1,
      is_removed: 0,
      payment_id: null,
      created_ts: 1,
    })
    .execute();
/** A month of the service without advertising that began 40 days ago, and was paid for again 10 days ago. */
const monthly = (changes: Parameters<typeof giveToViewer>[1] = {}) => {
  const begin = Date.now() - 40 * day;
  return give({
    access_type: "noads",
    product_code: "RUTUBE",
    first_days: 30,
    period_days: 30,
    price: 149,
    started_ts: begin,
    created_ts: begin,
    ...changes,
  });
};

describe("what a person has", () => {
  it("is told with its collection where it is one, and with its film where it is that", async () => {
    await give({ pack_id: 31, offer_id: 14 });
    await give({ track_id: 1, offer_id: 12 });
    const [film, pack] = await listed();
    expect([pack?.["pack_id"], pack?.["video_id"]]).toEqual(["31", undefined]);
    expect([film?.["pack_id"], film?.["video_id"]]).toEqual([undefined, small.video]);
  });

  it("is not what begins later; what is over is told as not active", async () => {
    await give({ name: "Потом", started_ts: Date.now() + day });
    await give({ name: "Прошла", product_code: "RUTUBE", first_days: 1, started_ts: Date.now() - 3 * day });
    expect((await listed()).map(({ name, is_active: isActive }) => [name, isActive])).toEqual([["Прошла", false]]);
  });

  it("is told as far as it is renewed, where that is asked for", async () => {
    await give({ name: "Навсегда" });
    await monthly({ name: "Помесячно" });
    const names = async (query: string) => (await listed(query)).map(({ name }) => name);
    expect([await names("?is_renewable=1"), await names("?is_renewable=0"), await names("")]).toEqual([
      ["Помесячно"],
      ["Помесячно", "Навсегда"],
      ["Помесячно", "Навсегда"],
    ]);
  });
});

describe("a rental", () => {
  const ttl = async (id: string) =>
    (await viewer.call(`/api/marketplace/purchase/ttl/${id}/`)).json<Record<string, unknown>>();

  it("says until when it can be started, and after that until when it can be seen", async () => {
    const started = Date.now() - day;
    const id = await give({ access_type: "tvod", start_days: 30, watch_hours: 48, started_ts: started });
    expect(await ttl(id)).toMatchObject({
      state: "needs_activation",
      starts_before_ts: iso(started + 30 * day),
      activated_ts: null,
      expires_ts: null,
      seconds_to_watch: null,
    });
    const begun = await viewer.call(`/api/marketplace/purchase/ttl/${id}/`, { method: "POST" });
    expect(begun.json()).toMatchObject({ id, state: "activated", starts_before_ts: null, seconds_to_start: null });
    const after = await ttl(id);
    const activated = Date.parse(String(after["activated_ts"]));
    expect(after).toMatchObject({ state: "activated", expires_ts: iso(activated + 2 * day) });
    expect(after["seconds_to_watch"]).toBeGreaterThan(2 * 86_400 - 60);
    // started again it is the same
    const again = await viewer.call(`/api/marketplace/purchase/ttl/${id}/`, { method: "POST" });
    expect(again.json()).toMatchObject({ state: "activated", activated_ts: after["activated_ts"] });
  });

  it("has no last day to be started where the offer named none, and is bought where there is nothing to start", async () => {
    expect(await ttl(await give({ access_type: "tvod", watch_hours: 48 }))).toMatchObject({
      state: "needs_activation",
      starts_before_ts: null,
      seconds_to_start: null,
    });
    expect(await ttl(await give({}))).toMatchObject({ state: "purchased", expires_ts: null });
  });

  it("is paid for anew once its days to start, or its hours to watch, are over", async () => {
    const long = Date.now() - 31 * day;
    const unstarted = await give({ start_days: 30, watch_hours: 48, started_ts: long, created_ts: long });
    const seen = await give({ start_days: 30, watch_hours: 48, activated_ts: Date.now() - 3 * day });
    expect([await ttl(unstarted), await ttl(seen)]).toMatchObject([
      { state: "needs_payment", seconds_to_start: null, seconds_to_watch: 0 },
      { state: "needs_payment", seconds_to_watch: 0 },
    ]);
  });
});

describe("a subscription that is paid for month by month", () => {
  const renew = async (id: string, need: boolean) => {
    const response = await viewer.call(`/api/marketplace/subscription-renew/${id}/`, {
      method: "POST",
      body: { need_renew: need },
    });
    return [response.status, response.json<Record<string, unknown>>()] as const;
  };

  it("is told as it is after the change, with the film on whose page it was bought", async () => {
    await saveCard();
    const id = await monthly({ track_id: 1 });
    const [, off] = await renew(id, false);
    expect(off).toMatchObject({
      subscription_id: id,
      video_id: small.video,
      renewable: false,
      next_payment_ts: null,
      end_ts: expect.any(String) as unknown,
    });
    const [, on] = await renew(id, true);
    expect(on).toMatchObject({ renewable: true, end_ts: null, next_payment_value: 149 });
  });

  it("is not changed where nothing renews it, or it is over", async () => {
    expect((await renew(await give({ track_id: 1 }), false))[0]).toBe(409);
    expect((await renew(await monthly({ renew_off_ts: Date.now() - 39 * day }), true))[0]).toBe(409);
  });
});

describe("the payments of a person", () => {
  const payments = async (query = "") =>
    (await viewer.call(`/api/marketplace/payments-history${query}`)).json<{
      results: Array<Record<string, unknown>>;
      has_next: boolean;
      per_page: number;
    }>();

  it("hold each renewal: by the main card with its last digits, or by the phone's account without", async () => {
    await saveCard();
    await monthly({ pays_by_card: 1 });
    expect((await payments()).results).toMatchObject([{ is_renewal: true, method: "bank_card", card_last4: "1111" }]);
    await db().updateTable("purchases").set({ pays_by_card: 0 }).where("user_id", "=", small.viewer.id).execute();
    const [bySbp] = (await payments()).results;
    expect([bySbp?.["method"], bySbp?.["card_last4"]]).toEqual(["sbp", undefined]);
  });

  it("come twenty a page, or as many as are asked for", async () => {
    await saveCard();
    const begin = Date.now() - 70 * day;
    await monthly({ first_days: 1, period_days: 3, started_ts: begin, created_ts: begin });
    const [usual, few] = [await payments(), await payments("?limit=2")];
    expect([usual.results.length, usual.has_next, usual.per_page]).toEqual([20, true, 20]);
    expect([few.results.length, few.has_next, few.per_page]).toEqual([2, true, 2]);
  });
});
