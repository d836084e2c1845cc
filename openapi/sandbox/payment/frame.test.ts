// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Sandbox } from "../server.ts";
import { small } from "../testing/small-seed.ts";
import { smallShop } from "../testing/small-shop.ts";
import { startSmall, Visitor, type Reply } from "../testing/visitor.ts";
import { shopId } from "./shop.ts";
import { texts } from "./texts.ts";

let sandbox: Sandbox;
let visitor: Visitor;
beforeAll(async () => {
  sandbox = await startSmall({ seedWith: smallShop });
  visitor = await new Visitor(sandbox).signIn(small.viewer.email);
}, 90_000);
afterAll(() => sandbox?.close());
beforeEach(async () => {
  const db = sandbox.context.database.query;
  for (const table of ["purchases", "payments", "payment_methods", "orders"] as const)
    await db.deleteFrom(table).where("user_id", "=", small.viewer.id).execute();
  await db.updateTable("users").set({ birth_date: null }).where("id", "=", small.viewer.id).execute();
  await sandbox.context.clock.move(null);
});

const pay = (path: string, options: Parameters<Visitor["request"]>[1] = {}, who = visitor): Promise<Reply> =>
  who.request(path, { host: "payment", ...options });
const post = (path: string, form: Record<string, string>, who = visitor, headers: Record<string, string> = {}) =>
  pay(path, { method: "POST", form, headers }, who);
const later = (by = "+5s") => sandbox.context.clock.move(by);

async function order(query = "", offer = 12): Promise<{ path: string; id: string }> {
  const reply = await visitor.call(
    `/api/marketplace/initiate_purchase/${offer}/?method=card&video=${small.video}${query}`,
    { method: "POST" },
  );
  const { details } = reply.json<{ details: { url: string; OrderId: string } }>();
  const url = new URL(details.url);
  expect(url.origin).toBe(sandbox.context.origins.payment);
  return { path: url.pathname, id: details.OrderId };
}

const tokens = (body: unknown, origin = sandbox.context.origins.payment) =>
  new Visitor(sandbox).request("/tokens", { host: "payment", method: "POST", body, headers: { origin } });
const good = { shopId, number: "4111111111111111", month: "12", year: "34", cvc: "123" };
const token = async (number = good.number): Promise<string> =>
  (await tokens({ ...good, number })).json<{ token: string }>().token;
const heading = (reply: Reply): string => /<h1[^>]*>([^<]*)/.exec(reply.text)?.[1] ?? "";
const said = (reply: Reply): string => /data-message="([^"]*)"/.exec(reply.text)?.[1] ?? "";
/** Sends a form and follows it to the order's page. */
const submit = async (path: string, form: Record<string, string>): Promise<string> => {
  const reply = await post(path, form);
  expect(reply.status).toBe(303);
  return reply.headers.location ?? "";
};
const state = async (): Promise<{ state: string; purchased: boolean }> =>
  (await visitor.call(`/api/marketplace/offers/video/?ids_list=${small.video}`)).json();

describe("the payment frame", () => {
  it("pays by a card's token: a purchase starts pending, and the frame says its success [PAY-SINGLE-18]", async () => {
    const { path } = await order();
    const form = await pay(`${path}?flow=flow-12345&themeId=dark`);
    expect(form.status).toBe(200);
    expect(heading(form)).toBe("Оплата");
    expect(form.text).toContain('data-flow="flow-12345"');
    expect(form.text).toContain("299\u00a0₽");
    expect(form.text).not.toMatch(/<input[^>]*id="card-[^>]*name=/);
    const to = await submit(`${path}card/?flow=flow-12345`, { token: await token() });
    expect(heading(await pay(to))).toBe("Ждём подтверждения оплаты");
    expect((await pay(`${path}state/`)).json()).toEqual({ waiting: true });
    expect(await state()).toMatchObject({ state: "pending", purchased: false });
    await later();
    expect((await pay(`${path}state/`)).json()).toEqual({ waiting: false });
    const done = await pay(to);
    expect(said(done)).toBe("success:card");
    expect(await state()).toMatchObject({ state: "purchased", purchased: true });
    // The same form again is no second payment.
    await submit(`${path}card/`, { token: await token() });
    expect(
      (await visitor.call("/api/marketplace/payments-history")).json<{ results: unknown[] }>().results,
    ).toHaveLength(1);
  });

  describe("for a person with saved cards", () => {
    const save = async (number: string, who = visitor): Promise<string> =>
      (await who.call("/v1/payment-methods", { method: "POST", body: { token: await token(number) } })).json<{
        paymentMethodId: string;
      }>().paymentMethodId;
    const choices = (reply: Reply): string[] =>
      [...reply.text.matchAll(/type="radio"[^>]*value="([^"]*)"/g)].map(([, id]) => id ?? "");

    it("offers them before a new card, the main one chosen, and pays with the one that they choose", async () => {
      const [first, second] = [await save("4111111111111111"), await save("2200000000000004")];
      await visitor.call("/v1/payment-methods", { method: "PATCH", body: { paymentMethodId: second } });
      const { path } = await order();
      const chooser = await pay(`${path}?flow=flow-12345`);
      expect(chooser.text).toContain("Выберите карту");
      expect(choices(chooser)).toEqual([second, first]);
      expect(chooser.text).toMatch(
        new RegExp(`value="${second}" required checked>\\s*<span>Мир •• 0004</span>\\s*<span class="main">Основная`),
      );
      expect(chooser.text).not.toContain("Показать больше");
      const to = await submit(`${path}saved/?flow=flow-12345`, { paymentMethodId: first });
      await later();
      expect(said(await pay(to))).toBe("success:card");
      const { results } = (await visitor.call("/api/marketplace/payments-history")).json<{
        results: { method: string }[];
      }>();
      expect(results).toMatchObject([{ method: "card" }]);
      const paid = await sandbox.context.database.query
        .selectFrom("payments")
        .select(["card_last4"])
        .where("user_id", "=", small.viewer.id)
        .execute();
      expect(paid).toEqual([{ card_last4: "1111" }]);
      expect(
        (await visitor.call("/v1/payment-methods/user/saved")).json<{ results: unknown[] }>().results,
      ).toHaveLength(2);
    });

    it("folds away all but three, and leads to a new card and back", async () => {
      for (const number of ["4111111111111111", "2200000000000004", "5555555555554444", "6200000000000005"])
        await save(number);
      const { path } = await order();
      const [before = "", folded = ""] = (await pay(path)).text.split("<details><summary>Показать больше");
      expect([before, folded].map((part) => part.split('type="radio"').length - 1)).toEqual([3, 1]);
      const fresh = await pay(`${path}?card=new`);
      expect(fresh.text).toContain('id="card-number"');
      expect(fresh.text).toContain("Выбрать сохранённую карту");
      expect(choices(fresh)).toEqual([]);
    });

    it("takes no card of somebody else, and none that was removed meanwhile", async () => {
      const own = await save("4111111111111111");
      const strangers = await save("2200000000000004", await new Visitor(sandbox).signIn(small.other.email));
      const { path } = await order();
      await visitor.call("/v1/payment-methods", { method: "DELETE", body: { paymentMethodId: own } });
      for (const paymentMethodId of [strangers, own, "", "net-takoy"]) {
        expect(heading(await pay(await submit(`${path}saved/`, { paymentMethodId })))).toBe("Оплата");
      }
      expect(
        await sandbox.context.database.query
          .selectFrom("payments")
          .select("id")
          .where("user_id", "=", small.viewer.id)
          .execute(),
      ).toEqual([]);
      expect(
        (await post(`${path}saved/`, { paymentMethodId: own }, visitor, { origin: "http://evil.test" })).status,
      ).toBe(403);
    });
  });

  it("says PAYMENT_ERROR after a refusal, offers another way, and CRITICAL_ERROR after five", async () => {
    const { path } = await order();
    for (let tries = 1; tries <= 5; tries += 1) {
      const to = await submit(`${path}card/`, { token: await token("4000000000009995") });
      await later();
      const failed = await pay(to);
      expect(said(failed)).toBe(tries < 5 ? "error:PAYMENT_ERROR" : "error:CRITICAL_ERROR");
      if (tries === 1) {
        expect(failed.text).toContain("data-error-button");
        expect(heading(await pay(path))).toBe("Оплата");
      }
    }
    expect(heading(await pay(path))).toBe("Произошла ошибка");
    await later("+5m");
    expect(heading(await pay(path))).toBe("Оплата");
  });

  it("asks in its own page when the bank wants to know, and when the phone pays", async () => {
    const byCard = await order();
    const submitted = await submit(`${byCard.path}card/`, { token: await token("4000000000003220") });
    expect(heading(await pay(submitted))).toBe("Подтвердите оплату");
    expect(said(await pay(await submit(`${byCard.path}confirm/`, { answer: "no" })))).toBe("error:PAYMENT_ERROR");
    const reply = await visitor.call(`/api/marketplace/initiate_purchase/12/?method=mobile&video=${small.video}`, {
      method: "POST",
    });
    const mobile = new URL(reply.json<{ details: { url: string } }>().details.url).pathname;
    expect(heading(await pay(mobile))).toBe("Оплата со счёта телефона");
    const wrong = await post(`${mobile}mobile/`, { phone: "12" });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('aria-invalid="true"');
    await submit(`${mobile}mobile/`, { phone: "+7 (900) 123-45-67" });
    expect((await pay(mobile)).text).toContain("Инструкция придёт в SMS в течение 5 минут");
    await submit(`${mobile}confirm/`, { answer: "yes" });
    await later();
    expect(said(await pay(mobile))).toBe("success:mobile");
  });

  it("shows its text for age, an unavailable video, the region, what is bought already, and anything else [PAY-FAIL-08]", async () => {
    const db = sandbox.context.database.query;
    const adult = await order("", 22);
    await db.updateTable("users").set({ birth_date: "2015-01-01" }).where("id", "=", small.viewer.id).execute();
    expect((await pay(adult.path)).text).toContain("Покупка доступна пользователям старше 18 лет");
    await db.updateTable("users").set({ birth_date: null }).where("id", "=", small.viewer.id).execute();
    const { path } = await order();
    await db.updateTable("videos").set({ state_code: 2042001 }).where("id", "=", small.video).execute();
    expect((await pay(path)).text).toContain("Видео недоступно");
    await db.updateTable("videos").set({ state_code: 0 }).where("id", "=", small.video).execute();
    await db.updateTable("offers").set({ is_region_closed: 1 }).where("id", "=", 12).execute();
    expect((await pay(path)).text).toContain("Данная покупка недоступна в вашем регионе");
    await db.updateTable("offers").set({ is_region_closed: 0 }).where("id", "=", 12).execute();
    const other = await order();
    await submit(`${other.path}card/`, { token: await token() });
    await later();
    expect((await pay(path)).text).toContain("Покупка уже активна");
    const unknown = await pay("/purchase/net-takogo/");
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain("Ошибка");
  });

  it("is its buyer's only, takes no form of another origin, and may be framed by the shell alone", async () => {
    const { path } = await order();
    expect((await pay(path, {}, new Visitor(sandbox))).status).toBe(403);
    const stranger = await new Visitor(sandbox).signIn(small.other.email);
    expect((await pay(path, {}, stranger)).status).toBe(404);
    expect((await post(`${path}card/`, { token: await token() }, visitor, { origin: "http://evil.test" })).status).toBe(
      403,
    );
    expect(
      (await post(`${path}card/`, { token: await token() }, visitor, { origin: sandbox.context.origins.shell })).status,
    ).toBe(403);
    const policy = String((await pay(path)).headers["content-security-policy"]);
    expect(policy).toContain(`frame-ancestors ${sandbox.context.origins.shell}`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    const hostile = await pay(`${path}?flow=%22%3E%3Cscript%3E1&themeId=%22x`);
    expect(hostile.text).toContain('data-flow=""');
    expect(hostile.text).not.toContain("<script>1");
  });
});

describe("whatever is sent to the payment origin", () => {
  const nasty = [
    "%00",
    "a%00b",
    "%27%20OR%201=1--",
    "..%2f..%2fetc",
    "%F0%9F%99%82".repeat(20),
    "a".repeat(900),
    "%E0%A4%A",
    "__proto__",
  ];
  it.each(nasty)("it answers %s without falling over", async (id) => {
    for (const path of [
      `/purchase/${id}/`,
      `/purchase/${id}/state/`,
      `/confirm/${id}/`,
      `/sbp/${id}/`,
      `/partner/${id}/`,
      `/fonts/${id}`,
      `/${id}`,
    ])
      expect((await pay(path)).status, path).toBeLessThan(500);
    for (const path of [
      `/purchase/${id}/card/`,
      `/purchase/${id}/saved/`,
      `/purchase/${id}/mobile/`,
      `/purchase/${id}/confirm/`,
      `/confirm/${id}/`,
      `/sbp/${id}/`,
      `/partner/${id}/`,
    ]) {
      expect(
        (await post(path, { token: decodeURIComponent("%00"), phone: "9001234567", answer: "yes", __proto__: "x" }))
          .status,
        path,
      ).toBeLessThan(500);
    }
  });
  it.each([
    ["text"],
    [[]],
    [null],
    [{ number: {} }],
    [{ ...good, number: ["4111111111111111"] }],
    [{ ...good, month: "\u0000" }],
  ])("the tokeniser refuses %j", async (body) => {
    expect((await tokens(body)).status).toBe(422);
  });
  it("bodies that are no forms are refused", async () => {
    const { path } = await order();
    expect((await pay(`${path}card/`, { method: "POST", raw: "{" })).status).toBe(400);
    expect(
      (await pay(`${path}card/`, { method: "POST", raw: "x", headers: { "content-type": "text/csv" } })).status,
    ).toBe(415);
  });
});

describe("pages of the bank", () => {
  const start = async (paymentMethod: object) => {
    const returnUrl = `${sandbox.context.origins.shell}/?popup=premium_post_payment&productCode=RUTUBE`;
    const reply = await visitor.call("/v1/payment/async", {
      method: "POST",
      body: { confirmation: { returnUrl }, paymentMethod, tariffCode: "noads-month", shopId },
    });
    return { id: reply.json<{ results: { paymentId: string } }>().results.paymentId, returnUrl };
  };
  const status = async (id: string) =>
    (await visitor.call(`/v1/payment/${id}/status`)).json<{
      results: { status: string; confirmation?: { confirmationUrl?: string; confirmationData?: string } };
    }>().results;

  it("confirm a card, and send the browser back", async () => {
    const { id, returnUrl } = await start({ type: "bank_card", token: await token("4000000000003220") });
    await later("+2s");
    const { confirmation } = await status(id);
    const path = new URL(confirmation?.confirmationUrl ?? "").pathname;
    const page = await pay(path);
    expect(heading(page)).toBe("Подтвердите оплату");
    expect(String(page.headers["content-security-policy"])).toContain("frame-ancestors 'none'");
    expect((await post(path, { answer: "yes" })).headers.location).toBe(returnUrl);
    await later();
    expect((await status(id)).status).toBe("succeeded");
    expect((await pay(path)).text).toContain("Оплата подтверждена");
  });

  it("confirm or refuse SBP on another device, once", async () => {
    const phone = new Visitor(sandbox);
    const refused = await start({ type: "sbp" });
    const path = new URL((await status(refused.id)).confirmation?.confirmationData ?? "").pathname;
    expect(heading(await pay(path, {}, phone))).toBe("Оплата по СБП");
    expect((await post(path, { answer: "no" }, phone)).status).toBe(303);
    expect((await status(refused.id)).status).toBe("cancelled");
    await post(path, { answer: "yes" }, phone);
    await later();
    expect((await status(refused.id)).status).toBe("cancelled");
    expect((await pay(path, {}, phone)).text).toContain("Оплата отменена");
    const [first, second] = [await start({ type: "sbp" }), await start({ type: "sbp" })];
    await post(`/sbp/${first.id}/`, { answer: "yes" }, phone);
    await later();
    // A person does not pay twice for the same thing.
    await post(`/sbp/${second.id}/`, { answer: "yes" }, phone);
    await later();
    expect([(await status(first.id)).status, (await status(second.id)).status]).toEqual(["succeeded", "cancelled"]);
    expect((await pay("/sbp/net-takogo/", {}, phone)).status).toBe(404);
  });

  it("pay at the partner's and come back", async () => {
    const back = `${sandbox.context.origins.shell}/video/${small.video}/`;
    const reply = await visitor.call(
      `/api/marketplace/initiate_purchase/12/?method=partner&video=${small.video}&return_url=${encodeURIComponent(back)}`,
      { method: "POST" },
    );
    const url = new URL(reply.json<{ details: { url: string } }>().details.url);
    const path = url.pathname + url.search;
    expect(heading(await pay(path))).toBe("Оплата у партнёра");
    expect((await pay(path, {}, new Visitor(sandbox))).status).toBe(403);
    expect((await post(url.pathname, { answer: "yes" })).headers.location).toBe(back);
    await later();
    expect(await state()).toMatchObject({ purchased: true });
  });
});

describe("the tokeniser", () => {
  it.each([
    [{ number: "4111111111111112" }, ["invalid_number"]],
    [{ number: "" }, ["invalid_number"]],
    [{ month: "13" }, ["invalid_expiry_month"]],
    [{ year: "20" }, ["invalid_expiry_year"]],
    [{ cvc: "12" }, ["invalid_cvc"]],
    [{ cvc: "1234", year: "x" }, ["invalid_expiry_year", "invalid_cvc"]],
    [{ cvc: undefined }, ["missing"]],
    [{ shopId: "another" }, ["missing"]],
    [{ number: "4000000000000119" }, ["processing_error"]],
  ])("answers %j with %j", async (change, types) => {
    const reply = await tokens({ ...good, ...change });
    expect(reply.status).toBe(422);
    expect(reply.json()).toEqual({ errors: types.map((type) => ({ type })) });
  });

  it("keeps neither the number nor the code, and is for pages of its own origin only", async () => {
    await token();
    // The token's hash and the time may have any figures in them.
    const rows = await sandbox.context.database.query.selectFrom("card_tokens").selectAll().execute();
    const kept = JSON.stringify(rows.map(({ id_hash: _hash, created_ts: _time, ...rest }) => rest));
    expect(kept).toContain('"last4":"1111"');
    expect(kept).not.toContain("4111");
    expect(kept).not.toContain(`"${good.cvc}"`);
    expect((await tokens(good, "http://evil.test")).status).toBe(403);
    expect((await tokens(good, sandbox.context.origins.shell)).status).toBe(403);
    expect((await tokens(good)).headers["access-control-allow-origin"]).toBeUndefined();
    expect((await tokens({ ...good, number: "4".repeat(2000) })).status).toBe(413);
    const script = await pay("/tokenizer.js");
    expect(script.headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(script.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("asks the same questions in the browser's script", async () => {
    const script = (await import(new URL("./assets/tokenizer.js", import.meta.url).href)) as {
      check: (card: unknown, today?: Date) => string[];
      createTokenizer: (of: object) => { tokenize: (card: object) => Promise<string> };
    };
    const today = new Date("2026-11-21T12:00:00Z");
    expect(script.check({ ...good, number: "4111 1111 1111 1111" }, today)).toEqual([]);
    expect(script.check({ number: "1", month: "0", year: "1", cvc: "" }, today)).toEqual([
      "invalid_number",
      "invalid_expiry_month",
      "invalid_expiry_year",
      "invalid_cvc",
    ]);
    expect(script.check({ ...good, month: "10", year: "26" }, today)).toEqual(["invalid_expiry_month"]);
    expect(script.check({ ...good, month: "11", year: "2026" }, today)).toEqual([]);
    expect(script.check(undefined, today)).toEqual(["missing"]);
    await expect(script.createTokenizer({}).tokenize(good)).rejects.toMatchObject({ errors: [{ type: "missing" }] });
  });
});

it("words of the documents stand in the texts as they are printed", () => {
  expect(texts.card.errors).toEqual({
    number: "Неверный номер карты. Попробуйте ещё раз",
    expiry: "Неверный срок действия. Попробуйте ещё раз",
    code: "Неверный CVC/CVV. Попробуйте ещё раз",
    processing: "Не получилось оплатить. Проверьте данные карты или попробуйте ещё раз позже",
  });
});
