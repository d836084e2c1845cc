// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { purchaseOf, shopId } from "../sandbox/payment/index.ts";
import { SEED } from "../sandbox/seed/constants.ts";
import { card, clear, film, purchase, rental, returnUrl, token } from "./cases/money-world.ts";
import { startWorld } from "./world.ts";
import type { TestCall, World } from "./world.ts";

let w: World;
beforeAll(async () => {
  w = await startWorld();
}, 120_000);
afterAll(() => w?.close());
beforeEach(() => clear(w).then(() => undefined));

interface Tariff {
  readonly productCode: string;
  readonly isActive: boolean;
  readonly isPromo: boolean;
  readonly type: string;
  readonly endTime: string | null;
  readonly nextPaymentValue: number | null;
  readonly tariff: { readonly trial?: string };
}
const at = (clock: string | undefined): Partial<TestCall> =>
  clock === undefined ? {} : { headers: { "x-kadr-clock": clock } };
const ask = async <Body = Record<string, unknown>>(
  request: TestCall,
): Promise<{ status: number; body: Body; code: string | undefined }> => {
  const { status, body } = await w.ask(request);
  return { status, body: body as Body, code: (body as { code?: string } | undefined)?.code };
};
const tariff = async (productCode: string, clock?: string, as: TestCall["as"] = "viewer"): Promise<Tariff> =>
  (await ask<{ result: Tariff[] }>({ id: "listProductTariffs", query: { productCode }, as, ...at(clock) })).body
    .result[0] as Tariff;
const start = (paymentMethod: object, more: Partial<TestCall> & { tariffCode?: string } = {}) =>
  ask<{ results: { paymentId: string } }>({
    id: "startPayment",
    body: {
      confirmation: { returnUrl: returnUrl(w) },
      paymentMethod,
      tariffCode: more.tariffCode ?? "bundle-month",
      shopId,
    },
    ...more,
  });
const status = async (paymentId: string, clock?: string) =>
  (
    await ask<{
      results: {
        status: string;
        errorKind?: string;
        confirmation?: { confirmationUrl?: string; confirmationData?: string };
      };
    }>({ id: "getPaymentStatus", path: { paymentId }, ...at(clock) })
  ).body.results;
const byCard = async (outcome = "pays") =>
  (await start({ type: "bank_card", token: await token(w, outcome) })).body.results.paymentId;
const page = async (id: string, clock?: string, as: TestCall["as"] = "viewer") =>
  (
    await ask<{ playback: object | null; access: { granted: boolean; stub: string | null } }>({
      id: "getVideoPage",
      path: { id },
      as,
      ...at(clock),
    })
  ).body;

describe("a subscription", () => {
  it("is paid for by a card, opens its videos, and goes on by itself", async () => {
    expect(await page(SEED.subscriptionId)).toMatchObject({ playback: null, access: { granted: false, stub: "play" } });
    expect((await tariff("PREMIER_RUTUBE_YAPPY")).tariff.trial).toBe("30 дней за 1 ₽");
    const id = await byCard();
    expect(["new", "pending"]).toContain((await status(id)).status);
    expect((await tariff("PREMIER_RUTUBE_YAPPY")).isActive).toBe(false);
    expect(await status(id, "+5s")).toEqual({ status: "succeeded" });
    expect(await tariff("PREMIER_RUTUBE_YAPPY", "+5s")).toMatchObject({
      isActive: true,
      endTime: null,
      nextPaymentValue: 299,
      type: "subscription_paid",
    });
    const open = await page(SEED.subscriptionId, "+5s");
    expect(open.access).toEqual({ granted: true, stub: null });
    expect(open.playback).not.toBeNull();
    const { body } = await ask<{ results: Array<{ amount: number; is_renewal?: boolean }> }>({
      id: "listPayments",
      ...at("+100d"),
    });
    expect(body.results.map(({ amount, is_renewal: renewal }) => [amount, renewal ?? false])).toEqual([
      [299, true],
      [299, true],
      [299, true],
      [1, false],
    ]);
    const { body: saved } = await ask<{ results: Array<{ card: object; isMain: boolean }> }>({
      id: "listSavedPaymentMethods",
      ...at("+5s"),
    });
    expect(saved.results).toMatchObject([{ card: { cardType: "Visa", last4: "1111" }, isMain: true }]);
  });

  it("is cancelled and recovered by product code [MANAGE-STATUS-18]", async () => {
    await purchase(w);
    const change = (id: string, clock?: string) =>
      ask<{ result: Tariff[] }>({ id, body: { productCode: "RUTUBE" }, ...at(clock) });
    const off = await change("rescindRecurrentPayment");
    expect(off.body.result[0]).toMatchObject({
      isActive: true,
      nextPaymentValue: null,
      endTime: expect.any(String) as string,
    });
    expect((await change("rescindRecurrentPayment")).body).toEqual(off.body);
    expect(await tariff("RUTUBE", "+31d")).toMatchObject({ isActive: false, endTime: null });
    expect((await change("recoverRecurrentPayment", "+31d")).status).toBe(404);
    expect((await change("recoverRecurrentPayment", "+29d")).body.result[0]).toMatchObject({
      isActive: true,
      endTime: null,
      nextPaymentValue: 149,
    });
    expect(await tariff("RUTUBE", "+31d")).toMatchObject({ isActive: true });
  });

  it("of the marketplace is renewed or not by need_renew [MANAGE-STATUS-21]", async () => {
    const id = await purchase(w, { offer_id: 1 });
    const renew = (needRenew: boolean, clock?: string) =>
      ask({ id: "renewSubscription", path: { id }, body: { need_renew: needRenew }, ...at(clock) });
    expect((await renew(false)).body).toMatchObject({
      subscription_id: id,
      renewable: false,
      is_active: true,
      offer_id: "1",
    });
    expect((await renew(true)).body).toMatchObject({ renewable: true, end_ts: null });
    await renew(false);
    const list = async (clock: string) =>
      (await ask<{ results: object[] }>({ id: "listActivePurchases", query: { is_renewable: "1" }, ...at(clock) })).body
        .results;
    expect(await list("+1d")).toMatchObject([{ is_active: true, product_code: "RUTUBE" }]);
    expect(await list("+31d")).toMatchObject([{ is_active: false, renew_failed: false }]);
    expect((await renew(true, "+31d")).status).toBe(409);
  });

  it("lapses when the card refuses to pay again, and says so", async () => {
    await card(w, "once");
    await purchase(w, { product_code: "PREMIER_RUTUBE_YAPPY", pays_by_card: 1 });
    expect(await page(SEED.subscriptionId, "+29d")).toMatchObject({ access: { granted: true } });
    expect(await page(SEED.subscriptionId, "+31d")).toMatchObject({
      playback: null,
      access: { granted: false, stub: "sub_renew_fail" },
    });
  });

  it("is over for who cancelled it, and is no subscription for who never had one", async () => {
    expect(await page(SEED.subscriptionId, undefined, "banned")).toMatchObject({ access: { stub: "sub-over" } });
    expect(await page(SEED.subscriptionId, undefined, "guest")).toMatchObject({ access: { stub: "play" } });
    const list = (as: TestCall["as"]) =>
      ask<{ results: Array<{ is_active: boolean }> }>({
        id: "listActivePurchases",
        query: { is_renewable: "1" },
        ...(as ? { as } : {}),
      });
    expect((await list("viewer")).body.results).toEqual([]);
    expect((await list("banned")).body.results.map((one) => one.is_active)).toEqual([false]);
    expect(await tariff("RUTUBE", undefined, "author")).toMatchObject({ type: "subscription_free", isActive: true });
  });

  it("of another product code is refused [PAY-FLOW-26]", async () => {
    expect((await ask({ id: "listProductTariffs", query: { productCode: "PREMIUM" } })).status).toBe(400);
    expect((await ask({ id: "rescindRecurrentPayment", body: { productCode: "rutube" } })).status).toBe(400);
  });

  it("is not sold twice", async () => {
    await byCard();
    expect(await start({ type: "sbp" })).toMatchObject({ status: 409, code: "conflict" });
    expect(await start({ type: "sbp" }, at("+5s"))).toMatchObject({ status: 409, code: "already_purchased" });
  });
});

describe("a payment", () => {
  it.each([
    ["held", "waiting_for_capture", undefined],
    ["poor", "failed", "notEnoughMoney"],
    ["refused", "failed", "somethingWrong"],
    ["broken", "failed", "somethingWrongWithUs"],
  ])("by a card that is %s becomes %s", async (outcome, becomes, errorKind) => {
    const id = await byCard(outcome);
    expect((await status(id, "+1s")).status).toBe("pending");
    expect(await status(id, "+5s")).toEqual({ status: becomes, ...(errorKind === undefined ? {} : { errorKind }) });
    expect((await tariff("PREMIER_RUTUBE_YAPPY", "+5s")).isActive).toBe(errorKind === undefined);
  });

  it("that nobody ends is cancelled after a quarter of an hour", async () => {
    const id = await byCard("stuck");
    expect((await status(id, "+14m")).status).toBe("pending");
    expect((await status(id, "+16m")).status).toBe("cancelled");
  });

  it("is made once for one key, and a token works once", async () => {
    const text = await token(w);
    const headers = { "idempotency-key": "money-test-once" };
    const first = await start({ type: "bank_card", token: text }, { headers });
    expect(await start({ type: "bank_card", token: text }, { headers })).toEqual(first);
    expect(await start({ type: "sbp" }, { headers })).toMatchObject({ status: 422, code: "idempotency_key_reused" });
    expect(await start({ type: "bank_card", token: text }, { tariffCode: "noads-month" })).toMatchObject({
      status: 422,
      code: "PAYMENT_ERROR",
    });
    const { n } = await w.db
      .selectFrom("payments")
      .select((to) => to.fn.countAll<number>().as("n"))
      .where("user_id", "=", Number(w.ids.viewer))
      .executeTakeFirstOrThrow();
    expect(n).toBe(1);
  });

  it("is one, however many clicks, tabs and retries come at once", async () => {
    const headers = { "idempotency-key": "money-test-storm" };
    const own = await token(w);
    const others = await Promise.all(Array.from({ length: 6 }, () => token(w)));
    const responses = await Promise.all([
      ...Array.from({ length: 6 }, () => start({ type: "bank_card", token: own }, { headers })),
      ...others.map((text) => start({ type: "bank_card", token: text })),
    ]);
    expect(new Set(responses.map((one) => one.status))).toEqual(new Set([201, 409]));
    expect(
      new Set(responses.flatMap(({ status: code, body }) => (code === 201 ? [body.results.paymentId] : []))).size,
    ).toBe(1);
    expect(
      await w.db.selectFrom("payments").select("id").where("user_id", "=", Number(w.ids.viewer)).execute(),
    ).toHaveLength(1);
  });

  it("comes back to this site only, and is of this shop", async () => {
    const body = {
      confirmation: { returnUrl: "http://evil.example/?popup=premium_post_payment" },
      paymentMethod: { type: "sbp" },
      tariffCode: "bundle-month",
      shopId,
    };
    expect(await ask({ id: "startPayment", body })).toMatchObject({
      status: 400,
      body: { fields: { "confirmation.returnUrl": expect.any(String) as string } },
    });
    expect(
      (
        await ask({
          id: "startPayment",
          body: { ...body, confirmation: { returnUrl: returnUrl(w) }, shopId: "another" },
        })
      ).status,
    ).toBe(400);
    expect((await start({ type: "bank_card", token: await token(w), paymentMethodId: await card(w) })).status).toBe(
      400,
    );
  });

  it("of another person does not exist", async () => {
    const id = await byCard();
    expect((await ask({ id: "getPaymentStatus", path: { paymentId: id }, as: "author" })).status).toBe(404);
  });

  it("that is reported twice counts once, though it is a GET", async () => {
    const report = {
      id: "reportPaymentStart",
      path: { userId: w.ids.viewer, random: "123456", createdDatetime: "2026-11-21T10:00:00Z", productCode: "RUTUBE" },
    };
    expect((await ask(report)).status).toBe(204);
    expect((await ask(report)).status).toBe(204);
    expect(
      await w.db.selectFrom("payment_starts").select("random").where("random", "=", 123_456).execute(),
    ).toHaveLength(1);
  });
});

describe("saved cards", () => {
  it("have one main card, which the newest replaces when it goes", async () => {
    const cards = async () =>
      (await ask<{ results: Array<{ paymentMethodId: string; isMain: boolean }> }>({ id: "listSavedPaymentMethods" }))
        .body.results;
    const save = async (last4: string) =>
      (
        await ask<{ paymentMethodId: string }>({
          id: "createPaymentMethod",
          body: { token: await token(w, "pays", last4) },
        })
      ).body.paymentMethodId;
    const [first, second, third] = [await save("0001"), await save("0002"), await save("0003")];
    expect(await save("0002")).toBe(second);
    expect((await cards())[0]).toMatchObject({ paymentMethodId: first, isMain: true });
    await ask({ id: "updatePaymentMethod", body: { paymentMethodId: second } });
    expect((await cards()).map((one) => one.isMain)).toEqual([true, false, false]);
    expect((await cards())[0]?.paymentMethodId).toBe(second);
    await ask({ id: "removePaymentMethod", body: { paymentMethodId: second } });
    expect((await cards())[0]).toMatchObject({ paymentMethodId: third, isMain: true });
    expect((await ask({ id: "removePaymentMethod", body: { paymentMethodId: first }, as: "author" })).status).toBe(404);
  });

  it("that can no longer pay do not undo what they paid for", async () => {
    const id = await card(w);
    const start = Date.now() - 40 * 86_400_000;
    await purchase(w, { created_ts: start, started_ts: start, pays_by_card: 1 });
    expect((await tariff("RUTUBE")).isActive).toBe(true);
    await ask({ id: "removePaymentMethod", body: { paymentMethodId: id } });
    expect((await tariff("RUTUBE")).isActive).toBe(true);
    expect((await tariff("RUTUBE", "+25d")).isActive).toBe(false);
  });
});

describe("a promo code", () => {
  const use = (promocode: string, clock?: string) =>
    ask<{ status: string; endTime: string | null; errorCode?: string }>({
      id: "activatePromoCode",
      body: { promocode },
      ...at(clock),
    });
  const state = async (promocode: string, clock?: string) =>
    (
      await ask<{ status: string; errorCode?: string }>({
        id: "getPromoActivationStatus",
        query: { promocode },
        ...at(clock),
      })
    ).body;

  it("gives its product after a moment, until its days are over", async () => {
    expect((await ask({ id: "getPromoCode", path: { promoCode: "kadr30" } })).body).toMatchObject({
      promocode: "KADR30",
      daysCount: 30,
    });
    expect((await state("KADR30")).status).toBe("not_activated");
    expect((await use("kadr30")).body).toMatchObject({ status: "pending" });
    expect((await state("KADR30", "+5s")).status).toBe("activated");
    expect(await tariff("PREMIER_RUTUBE_YAPPY", "+5s")).toMatchObject({
      isActive: true,
      isPromo: true,
      endTime: expect.any(String) as string,
      nextPaymentValue: null,
    });
    expect((await tariff("PREMIER_RUTUBE_YAPPY", "+31d")).isActive).toBe(false);
    // While it is activated, after it, with a subscription, and with another one.
    expect((await use("KADR30BIS")).code).toBe("PROMOCODE_LOCKED");
    expect((await use("KADR30BIS", "+5s")).code).toBe("PROMOCODE_ALREADY_USED");
    expect((await use("KADR7", "+5s")).code).toBe("PROMOCODE_SUBSCRIPTION_ALREADY_USED");
    expect((await use("BEZREKLAMY", "+5s")).code).toBe("PROMOCODE_ANOTHER_SUBSCRIPTION_ALREADY_USED");
  });

  it("exists for every documented outcome", async () => {
    const codes = {
      NETTAKOGO: "PROMOCODE_NOT_FOUND",
      UCHASTIE: "PROMOCODE_ALREADY_USED",
      PODPISKA: "PROMOCODE_SUBSCRIPTION_ALREADY_USED",
      DRUGAYA: "PROMOCODE_ANOTHER_SUBSCRIPTION_ALREADY_USED",
      PROSHLA: "PROMOCODE_INACTIVE",
      SKORO: "PROMOCODE_INACTIVE",
      ZANYATO: "PROMOCODE_LOCKED",
      OSHIBKA: "PROMOCODE_ERROR",
    };
    for (const [code, response] of Object.entries(codes)) expect((await use(code)).code, code).toBe(response);
    expect((await use("SKORO", "+31d")).status).toBe(201);
    expect((await use("SBOY")).status).toBe(201);
    expect(await state("SBOY", "+5s")).toMatchObject({ status: "failed", errorCode: "PROMOCODE_ERROR_ACTIVATION" });
  });
});

describe("a purchase of the marketplace", () => {
  const buy = (offerId: string, query: Record<string, string> = {}, more: Partial<TestCall> = {}) =>
    ask<{ status: string; details: { url: string; OrderId: string } }>({
      id: "initiatePurchase",
      path: { offerId },
      query: { method: "card", ...query },
      ...more,
    });
  const offers = async (id: string, clock?: string) =>
    (
      await ask<{
        offers: Array<{ id: string }>;
        state: string;
        purchased: boolean;
        needs_activation: boolean;
        activated: boolean;
        needs_payment: boolean;
        videos: Array<{ purchase_id: string | null }>;
      }>({ id: "listOffers", path: { method: "video" }, query: { ids_list: id }, ...at(clock) })
    ).body;

  it("goes from needs_payment to purchased, and a rental from needs_activation to activated, until it runs out [PAY-SINGLE-19] [PAY-SINGLE-20]", async () => {
    const { id, track } = await film(w);
    expect(await offers(id)).toMatchObject({ state: "needs_payment", purchased: false, needs_payment: true });
    expect((await offers(id)).offers.map((one) => one.id)).toEqual(["11", "12", "14"]);
    const rented = await rental(w, track);
    expect(await offers(id)).toMatchObject({
      state: "needs_activation",
      purchased: true,
      needs_activation: true,
      needs_payment: false,
      videos: [{ purchase_id: rented }],
    });
    expect(await page(id)).toMatchObject({
      playback: null,
      access: { granted: false, stub: "rent", purchase_id: rented, watch_hours: 48 },
    });
    const ttl = (method: "getPurchaseTtl" | "activatePurchase", clock?: string) =>
      ask<{ state: string; seconds_to_watch: number | null; seconds_to_start: number | null }>({
        id: method,
        path: { id: rented },
        ...at(clock),
      });
    expect((await ttl("getPurchaseTtl")).body).toMatchObject({ state: "needs_activation", seconds_to_watch: null });
    expect((await ttl("activatePurchase")).body).toMatchObject({ state: "activated", seconds_to_watch: 48 * 3600 });
    expect((await ttl("activatePurchase", "+1h")).body.seconds_to_watch).toBeLessThanOrEqual(47 * 3600);
    expect(await offers(id)).toMatchObject({ state: "activated", activated: true });
    expect((await page(id)).playback).not.toBeNull();
    expect(await page(id, "+49h")).toMatchObject({ playback: null, access: { stub: "rent-over" } });
    expect(await offers(id, "+49h")).toMatchObject({ state: "needs_payment", purchased: false });
    expect(await buy("11", { video: id })).toMatchObject({ status: 409, code: "already_purchased" });
    expect((await buy("12", { video: id })).status).toBe(201);
  });

  it("by a partner needs the address to return to [PAY-SINGLE-25]", async () => {
    const { id } = await film(w);
    expect(await buy("12", { video: id, method: "partner" })).toMatchObject({
      status: 400,
      body: { fields: { return_url: expect.any(String) as string } },
    });
    expect((await buy("12", { video: id, method: "partner", return_url: "http://evil.example/" })).status).toBe(400);
    const { body } = await buy("12", { video: id, method: "partner", return_url: returnUrl(w) });
    expect(body.details.url).toContain(`/partner/${body.details.OrderId}/?returnUrl=`);
  });

  it("needs a confirmed e-mail, a grown-up, a region, and an offer of this video", async () => {
    const { id } = await film(w);
    const user = (changes: object) =>
      w.db.updateTable("users").set(changes).where("id", "=", Number(w.ids.viewer)).execute();
    expect((await buy("12", { video: id, cheque_email: "other@kadr.example" })).code).toBe("CHEQUE_EMAIL_ERROR");
    await user({ email_confirmed: 0 });
    expect((await buy("12", { video: id })).code).toBe("CHEQUE_EMAIL_ERROR");
    await user({ email_confirmed: 1, birth_date: "2015-05-05" });
    expect(await buy("22", { video: id })).toMatchObject({ status: 403, code: "age_limit" });
    expect((await buy("22", { video: id }, at("2034-01-01"))).status).toBe(201);
    expect(await buy("21", { video: id })).toMatchObject({ status: 403, code: "pack_not_available_in_region" });
    expect(await buy("12", { video: w.videoId })).toMatchObject({ status: 404, code: "OFFERS_ERROR" });
    expect((await buy("12")).status).toBe(400);
    expect((await buy("3", { video: id, method: "mobile" })).status).toBe(400);
  });

  it("at the price of a trial is for who never had the product, and never at the whole price instead", async () => {
    expect((await buy("5", { trial: "1" })).status).toBe(201);
    expect(
      (await w.db.selectFrom("orders").select("amount").where("user_id", "=", Number(w.ids.viewer)).execute())[0]
        ?.amount,
    ).toBe(1);
    await purchase(w, {
      product_code: "PREMIER_RUTUBE_YAPPY",
      period_days: null,
      first_days: 1,
      started_ts: Date.now() - 2 * 86_400_000,
    });
    expect(await buy("5", { trial: "1" })).toMatchObject({ status: 409, code: "conflict" });
    expect((await buy("5")).status).toBe(201);
    expect((await buy("1", { trial: "1" })).status).toBe(409);
  });

  it("of no advertising is refused to who has none", async () => {
    await purchase(w);
    expect(await buy("1")).toMatchObject({ status: 409, code: "noads_already_purchased" });
    expect(await buy("3", { video: w.videoId })).toMatchObject({ status: 409, code: "noads_already_purchased" });
    expect((await ask<{ purchased: boolean }>({ id: "listNoAdsOffers" })).body.purchased).toBe(true);
  });

  it("costs nothing with a coupon, once, and on a video's page where it is of one video", async () => {
    const coupon = async (code: string) =>
      (
        await ask<{ promotion: { days_count: number }; offer: { id: string; access_type: string } }>({
          id: "checkCoupon",
          query: { promo_code: code },
        })
      ).body;
    expect(await coupon("tishina")).toMatchObject({
      promotion: { days_count: 30 },
      offer: { id: "1", access_type: "noads" },
    });
    expect(await coupon("ETOVIDEO")).toMatchObject({ offer: { access_type: "noadsone" } });
    expect((await buy("3", { promo_code: "ETOVIDEO" })).code).toBe("PROMOCODE_ONLY_VIDEO_PAGE");
    expect((await buy("2", { promo_code: "TISHINA" })).code).toBe("PROMOCODE_ERROR");
    const headers = { "idempotency-key": "money-test-coupon" };
    const first = await buy("1", { promo_code: "TISHINA" }, { headers });
    expect(first.body.status).toBe("purchased");
    expect(await buy("1", { promo_code: "TISHINA" }, { headers })).toEqual(first);
    expect(await tariff("RUTUBE")).toMatchObject({ isActive: true, isPromo: true });
    expect((await buy("1", { promo_code: "TISHINA" })).code).toBe("PROMOCODE_ALREADY_USED");
    expect((await tariff("RUTUBE", "+31d")).isActive).toBe(false);
  });

  it("takes the advertising away with a coupon, and does not open the film that it was used on", async () => {
    const { id } = await film(w);
    expect((await buy("3", { promo_code: "ETOVIDEO", video: id })).body.status).toBe("purchased");
    expect(await page(id)).toMatchObject({ playback: null, access: { granted: false, stub: "buy" } });
    expect(await buy("3", { video: id })).toMatchObject({ status: 409, code: "noads_already_purchased" });
  });

  it("gives a subscription only, on whatever film's page it was bought", async () => {
    const { id, track } = await film(w);
    const { details } = (await buy("5", { video: id })).body;
    const order = await w.db
      .selectFrom("orders")
      .selectAll()
      .where("id", "=", details.OrderId)
      .executeTakeFirstOrThrow();
    const offer = await w.db.selectFrom("offers").selectAll().where("id", "=", 5).executeTakeFirstOrThrow();
    expect(order.track_id).toBe(track);
    await purchase(w, { ...purchaseOf(order, offer), name: "Подписка" });
    expect(await page(id)).toMatchObject({ playback: null, access: { granted: false, stub: "buy" } });
  });

  it("for grown-ups has no coupon for a child, until the birthday", async () => {
    const check = (clock?: string) => ask({ id: "checkCoupon", query: { promo_code: "NOCHNOY" }, ...at(clock) });
    expect((await check()).body).toMatchObject({ offer: { id: "22" }, promotion: { days_count: 2 } });
    await w.db.updateTable("users").set({ birth_date: "2015-05-05" }).where("id", "=", Number(w.ids.viewer)).execute();
    expect(await check()).toMatchObject({
      status: 422,
      code: "AGE_ERROR",
      body: { detail: "Покупка доступна пользователям старше 18 лет" },
    });
    expect((await check("2034-01-01")).status).toBe(200);
  });

  it("of a collection opens each of its films", async () => {
    const { id } = await film(w);
    await purchase(w, {
      access_type: "est",
      product_code: null,
      offer_id: 14,
      pack_id: 31,
      first_days: null,
      period_days: null,
    });
    expect((await page(id)).access.granted).toBe(true);
    expect(await offers(id)).toMatchObject({ state: "purchased" });
    expect(
      (
        await ask<{ purchased: boolean; packs: unknown[] }>({
          id: "listOffers",
          path: { method: "pack" },
          query: { ids_list: "31" },
        })
      ).body,
    ).toMatchObject({ purchased: true, packs: [{ id: "31" }] });
  });
});
