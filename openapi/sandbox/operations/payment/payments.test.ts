// @vitest-environment node
import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PurchasesTable } from "../../db/schema.ts";
import type { Sandbox } from "../../server.ts";
import { small } from "../../testing/small-seed.ts";
import { giveToViewer, smallShop } from "../../testing/small-shop.ts";
import { startSmall, Visitor } from "../../testing/visitor.ts";
import { hashOfToken, shopId } from "../../payment/index.ts";

const day = 86_400_000;

let sandbox: Sandbox;
let viewer: Visitor;
beforeAll(async () => {
  sandbox = await startSmall({ seedWith: smallShop });
  viewer = await new Visitor(sandbox).signIn(small.viewer.email);
});
afterAll(() => sandbox.close());

const db = () => sandbox.context.database.query;
beforeEach(async () => {
  for (const table of ["purchases", "payments", "payment_methods"] as const)
    await db().deleteFrom(table).where("user_id", "=", small.viewer.id).execute();
});

/** A token as the provider's script would get it. */
async function token(last4 = "1111"): Promise<string> {
  const text = randomUUID();
  const card = { card_type: "Visa", last4, issuer: "sberbank", expiry: "2034-12", outcome: "pays" };
  await db()
    .insertInto("card_tokens")
    .values({ id_hash: hashOfToken(text), ...card, created_ts: Date.now(), used: 0 })
    .execute();
  return text;
}
const purchase = (changes: Partial<Insertable<PurchasesTable>>) => giveToViewer(db(), changes);

interface Method {
  readonly paymentMethodId: string;
  readonly isMain: boolean;
}
const save = async (last4?: string) =>
  (await viewer.call("/v1/payment-methods", { method: "POST", body: { token: await token(last4) } })).json<Method>();

describe("a card that is saved again", () => {
  it("is the one that is there, and the main one if that is", async () => {
    const [first, second] = [await save("1111"), await save("2222")];
    expect([first.isMain, second.isMain]).toEqual([true, false]);
    expect([await save("1111"), await save("2222")]).toEqual([first, second]);
    const listed = (await viewer.call("/v1/payment-methods/user/saved")).json<{ results: Method[] }>();
    expect(listed.results).toEqual([first, second]);
  });
});

describe("a payment", () => {
  const start = (paymentMethod: object, tariffCode = "bundle-month", returnUrl = `${sandbox.context.origins.shell}/`) =>
    viewer.call("/v1/payment/async", {
      method: "POST",
      body: { confirmation: { returnUrl }, paymentMethod, tariffCode, shopId },
    });
  const begun = () =>
    db()
      .selectFrom("payments as p")
      .innerJoin("purchases as b", "b.payment_id", "p.id")
      .select(["p.amount", "p.name", "b.is_trial", "b.first_days", "b.price"])
      .where("p.user_id", "=", small.viewer.id)
      .execute();
  const byNewCard = async () => ({ type: "bank_card", token: await token() });

  it("is made with a card that the person has saved, and with no other", async () => {
    const { paymentMethodId } = await save();
    const strange = await start({ type: "bank_card", paymentMethodId: randomUUID() });
    expect([strange.status, await begun()]).toEqual([404, []]);
    expect((await start({ type: "bank_card", paymentMethodId })).status).toBe(201);
    expect(await begun()).toHaveLength(1);
  });

  it("names either a new card or a saved one", async () => {
    const both = await start({ ...(await byNewCard()), paymentMethodId: (await save()).paymentMethodId });
    for (const response of [both, await start({ type: "bank_card" })])
      expect([response.status, response.json()["fields"]]).toEqual([
        400,
        { "paymentMethod.token": "Нужен либо token, либо paymentMethodId" },
      ]);
    expect(await begun()).toEqual([]);
  });

  it("is of the first period's price for who never had the product", async () => {
    expect((await start(await byNewCard())).status).toBe(201);
    expect(await begun()).toEqual([
      { amount: 1, name: "Подписка на три сервиса", is_trial: 1, first_days: 30, price: 299 },
    ]);
  });

  it("is of the whole price for who had it once, whatever else they had before", async () => {
    await purchase({ product_code: "RUTUBE", first_days: 1, started_ts: Date.now() - 3 * day });
    expect((await start(await byNewCard())).status).toBe(201);
    expect(await begun()).toMatchObject([{ amount: 1, is_trial: 1 }]);
    await db().deleteFrom("purchases").where("user_id", "=", small.viewer.id).execute();
    await purchase({ product_code: "PREMIER_RUTUBE_YAPPY", first_days: 1, started_ts: Date.now() - 3 * day });
    expect((await start(await byNewCard())).status).toBe(201);
    expect(await begun()).toMatchObject([{ amount: 299, is_trial: 0 }]);
  });

  it("is of the first period's price also for who has had it at a later time of a clock that was set back", async () => {
    const later = Date.now() + 3 * day;
    await purchase({ product_code: "PREMIER_RUTUBE_YAPPY", first_days: 1, created_ts: later, started_ts: later });
    expect((await start(await byNewCard())).status).toBe(201);
    expect(await begun()).toMatchObject([{ amount: 1, is_trial: 1 }]);
  });

  it("is of the whole price where the product has no first price", async () => {
    expect((await start(await byNewCard(), "noads-month")).status).toBe(201);
    expect(await begun()).toMatchObject([{ amount: 149, is_trial: 0, first_days: 30 }]);
  });

  it("leads back to a page of the shell, and nowhere else", async () => {
    const { shell } = sandbox.context.origins;
    for (const address of [
      "https://elsewhere.example/",
      `blob:${shell}/1`,
      `${shell}//elsewhere.example/`,
      shell.replace("//", "//somebody@"),
      shell.replace("//", "//:secret@"),
    ]) {
      const response = await start(await byNewCard(), "bundle-month", address);
      expect([response.status, response.json()["fields"]], address).toEqual([
        400,
        { "confirmation.returnUrl": "Адрес должен быть на этом сайте" },
      ]);
    }
    for (const address of ["не адрес", `${shell}/\\elsewhere.example/`, `${shell}/?${"a".repeat(5000)}`]) {
      const response = await start(await byNewCard(), "bundle-month", address);
      expect([response.status, response.json()["fields"]], address).toEqual([
        400,
        { "confirmation.returnUrl": expect.any(String) as unknown },
      ]);
    }
    expect(await begun()).toEqual([]);
  });
});

describe("what a person has", () => {
  const listed = async () =>
    (await viewer.call("/api/marketplace/active-purchases")).json<{ results: Array<Record<string, unknown>> }>()
      .results;

  it("is told with its product, and with neither offer nor film where it has none", async () => {
    await save();
    const begin = Date.now() - day;
    const renewing = { first_days: 30, period_days: 30, price: 149, started_ts: begin };
    const id = await purchase({ product_code: "RUTUBE", access_type: "noads", ...renewing });
    const next = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
    expect(await listed()).toEqual([
      {
        subscription_id: id,
        product_code: "RUTUBE",
        is_active: true,
        renewable: true,
        name: "Покупка",
        access_type: "noads",
        end_ts: null,
        next_payment_ts: next,
        next_payment_value: 149,
        is_promo: false,
        renew_failed: false,
      },
    ]);
  });

  it("is told with its film and the offer that gave it, and no next payment where there is none", async () => {
    const { track_id } = await db()
      .selectFrom("videos")
      .select("track_id")
      .where("id", "=", small.video)
      .executeTakeFirstOrThrow();
    await purchase({ track_id, offer_id: 12 });
    const [film] = await listed();
    expect(film).toMatchObject({ video_id: small.video, offer_id: "12", next_payment_ts: null, renewable: false });
    expect(film).not.toHaveProperty("next_payment_value");
    expect(film).not.toHaveProperty("product_code");
  });

  it("is not started once it is over, nor where nothing waits to be started", async () => {
    const ttl = async (id: string) => {
      const response = await viewer.call(`/api/marketplace/purchase/ttl/${id}/`, { method: "POST" });
      return [response.status, response.json()["detail"]];
    };
    const over = await purchase({ start_days: 30, watch_hours: 48, activated_ts: Date.now() - 3 * day });
    expect(await ttl(over)).toEqual([409, "Срок аренды закончился"]);
    expect(await ttl(await purchase({}))).toEqual([409, "Эту покупку не нужно запускать"]);
  });
});

it("an offer is paid for in its own ways, which a refusal names", async () => {
  const path = `/api/marketplace/initiate_purchase/13/?method=mobile&video=${small.video}`;
  const response = await viewer.call(path, { method: "POST" });
  expect([response.status, response.json()["fields"]]).toEqual([400, { method: "Одно из: card" }]);
});

it("a card is given to the provider's own page alone", async () => {
  const body = { shopId, number: "4111111111111111", month: "12", year: "34", cvc: "123" };
  const send = async (origin: string) => {
    const request = { host: "payment", method: "POST", body, headers: { origin } } as const;
    const response = await new Visitor(sandbox).request("/tokens", request);
    return [response.status, response.text.trim()];
  };
  const { shell, payment } = sandbox.context.origins;
  expect(await send(shell)).toEqual([403, "Запрос пришёл с чужого адреса"]);
  expect(await send(payment)).toEqual([201, expect.stringContaining("token")]);
  const request = { host: "payment", method: "POST", body } as const;
  expect((await new Visitor(sandbox).request("/tokens", request)).headers).toMatchObject({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
});

it("a receipt goes to the confirmed address: another one, or none, is refused in words", async () => {
  const initiate = async (email?: string) => {
    const more = email === undefined ? "" : `&cheque_email=${encodeURIComponent(email)}`;
    const path = `/api/marketplace/initiate_purchase/12/?method=card&video=${small.video}${more}`;
    const response = await viewer.call(path, { method: "POST" });
    return [response.status, response.json()["code"], response.json()["detail"], response.json()["fields"]];
  };
  const refused = [
    422,
    "CHEQUE_EMAIL_ERROR",
    "Подтвердите почту, чтобы получить чек",
    { cheque_email: "Нужна подтверждённая почта" },
  ];
  expect(await initiate("strange@kadr.example")).toEqual(refused);
  await db().updateTable("users").set({ email_confirmed: 0 }).where("id", "=", small.viewer.id).execute();
  expect(await initiate()).toEqual(refused);
  await db().updateTable("users").set({ email_confirmed: 1 }).where("id", "=", small.viewer.id).execute();
  expect(await initiate(small.viewer.email.toUpperCase())).not.toEqual(refused);
});
