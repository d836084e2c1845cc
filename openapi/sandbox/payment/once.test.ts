// @vitest-environment node
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Intents, intentOf } from "../calls/idempotency.ts";
import type { Context, ServerContext } from "../context.ts";
import { Problem } from "../http/problems.ts";
import type { OperationResponse, Call, Handler } from "../operations/call.ts";
import { startPayment } from "../operations/payment/payments.ts";
import { initiatePurchase } from "../operations/marketplace/purchases.ts";
import type { Sandbox } from "../server.ts";
import { small } from "../testing/small-seed.ts";
import { smallShop } from "../testing/small-shop.ts";
import { startSmall } from "../testing/visitor.ts";
import { cardMeans, hashOfToken, spendToken, type Means } from "./begin.ts";
import { cardFates } from "./cards.ts";
import { day } from "./lapse.ts";
import { asksPerson, type PaymentRow } from "./order-state.ts";
import { answerBank, confirmOrder, payAtPartner, payOrder } from "./presses.ts";
import { shopId } from "./shop.ts";
import { writing } from "../transactions.ts";

/**
 * Random schedules of what people do with money, at the level of transactions: presses in several tabs, codes, cards, phones, the partner,
 * answers that are lost and asked for again, processes killed before their commit, restarts, a clock that is moved. Whatever happens, of the
 * payments for one thing at most one is confirmed or being settled. The rule is stated here over the rows alone, in other words than once.ts.
 */
const schedules = Number(process.env["KADR_MONEY_SCHEDULES"] ?? (process.env["KADR_TEST_DATABASE"] ? 100 : 1000));

const outcomes = ["pays", "held", "asks", "poor", "stuck", "once"] as const;
const moves = [500, 1500, 5000, 16 * 60_000, 26 * 60 * 60_000, 31 * day, 100 * day, -60 * 60_000, -31 * day];
/**
 * Offers that can be ordered; offer 12 and 13 give the same film for ever, 14 a collection with it, 1 and 2 the product of the
 * tariff noads-month, 5 that of bundle-month.
 */
const offers = [1, 2, 5, 11, 12, 13, 14] as const;

const index = fc.nat({ max: 7 });
const press = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("start" as const),
      tariff: fc.constantFrom("noads-month", "bundle-month"),
      means: fc.constantFrom("sbp" as const, "sbp" as const, ...outcomes),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("order" as const),
      offer: fc.constantFrom(...offers),
      method: fc.constantFrom("card", "mobile", "partner"),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("pay" as const),
      order: index,
      means: fc.constantFrom("phone" as const, ...outcomes),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("partner" as const), order: index }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("confirm" as const), order: index, agrees: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("answer" as const),
      code: index,
      agrees: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    }),
  },
);
type Press = typeof press extends fc.Arbitrary<infer Shape> ? Shape : never;
/** Several codes for one product, and a yes to each: what a person does who thinks that the first did not work. */
const storm = fc.record({
  storm: fc.integer({ min: 2, max: 4 }),
  tariff: fc.constantFrom("noads-month", "bundle-month"),
});
const step = fc.oneof(
  { weight: 1, arbitrary: storm },
  {
    weight: 10,
    arbitrary: fc.record({
      press,
      fate: fc.oneof(
        { weight: 6, arbitrary: fc.constant("answered" as const) },
        { weight: 1, arbitrary: fc.constantFrom("lost" as const, "killed" as const) },
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ together: fc.array(press, { minLength: 2, maxLength: 4 }) }) },
  { weight: 2, arbitrary: fc.record({ move: fc.constantFrom(...moves) }) },
  { weight: 1, arbitrary: fc.constant("restart" as const) },
);

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSmall({ seedWith: smallShop });
}, 60_000);
afterAll(() => sandbox.close());

type Fate = "answered" | "lost" | "killed";

class Killed extends Error {}

/** One person's way through a schedule. */
class Person {
  readonly #server: ServerContext;
  readonly id: number;
  readonly orders: string[] = [];
  /** Whose settling nobody stops any more, by when that was found, oldest first. */
  readonly #settled = new Set<string>();
  now = Date.UTC(2027, 0, 1);
  intents = new Intents();
  refused = 0;

  constructor(server: ServerContext, id: number) {
    this.#server = { ...server, now: () => this.now };
    this.id = id;
  }

  get paid(): number {
    return this.#settled.size;
  }

  /** Presses, and looks at the rule. */
  async do(pressed: Press, fate: Fate): Promise<void> {
    await this.#perform(pressed, fate);
    await this.#check(1);
  }

  /** The same of several at the same time. */
  async doTogether(pressed: readonly Press[]): Promise<void> {
    await Promise.all(pressed.map((one) => this.#perform(one, "answered")));
    await this.#check(pressed.length);
  }

  async #perform(pressed: Press, fate: Fate): Promise<void> {
    const key = randomUUID();
    const token = await this.#token(pressed);
    const code = pressed.kind === "answer" ? await this.#codeAt(pressed.code) : undefined;
    const work = (context: Context): Promise<OperationResponse> => this.#press(context, pressed, token, code);
    if (fate === "killed") {
      await writing(this.#server, async (context) => {
        await work(context);
        throw new Killed();
      }).catch((error: unknown) => this.#told(error));
      this.intents = new Intents();
    }
    for (let tries = fate === "answered" ? 1 : 2; tries > 0; tries -= 1) {
      // Calls carry a key, and the same one when the answer was lost; the forms of the frame are simply sent again.
      const answered =
        pressed.kind === "start" || pressed.kind === "order"
          ? this.intents.perform(this.#server, intentOf(this.id, pressed.kind, key, "", pressed), work)
          : writing(this.#server, work);
      const answer = await answered.catch((error: unknown) => this.#told(error));
      const order = (answer?.body as { details?: { OrderId: string } } | undefined)?.details?.OrderId;
      if (order !== undefined && !this.orders.includes(order)) this.orders.push(order);
    }
  }

  /** A refusal has to be one that the documents word; anything else is a fault. */
  #told(error: unknown): undefined {
    if (error instanceof Killed) return;
    if (!(error instanceof Problem)) throw error;
    expect(["already_purchased", "noads_already_purchased", "conflict"]).toContain(error.code);
    this.refused += 1;
  }

  async #token(pressed: Press): Promise<string> {
    if (!("means" in pressed) || pressed.means === "sbp" || pressed.means === "phone") return "";
    const token = randomUUID();
    const card = {
      card_type: "Visa",
      last4: String(1000 + outcomes.indexOf(pressed.means)),
      issuer: "",
      expiry: "2034-12",
      outcome: pressed.means,
      created_ts: this.now,
      used: 0,
    } as const;
    await this.#server.database.query
      .insertInto("card_tokens")
      .values({ id_hash: hashOfToken(token), ...card })
      .execute();
    return token;
  }

  /** Mostly a code that waits; one that was answered may be pressed again, too. */
  async #codeAt(at: number): Promise<string | undefined> {
    const asked = (await this.#payments({ db: this.#server.database.query })).filter(
      ({ confirmation }) => confirmation !== "none",
    );
    const waiting = asked.filter(asksPerson);
    const codes = waiting.length > 0 && at > 0 ? waiting : asked;
    return codes[at % Math.max(1, codes.length)]?.id;
  }

  async #press(
    context: Context,
    pressed: Press,
    token: string,
    codeId: string | undefined,
  ): Promise<OperationResponse> {
    const done: OperationResponse = { status: 200, body: undefined, headers: {} };
    const order =
      "order" in pressed ? (this.orders[pressed.order % Math.max(1, this.orders.length)] ?? "none") : "none";
    const returnUrl = `${context.origins.shell}/`;
    switch (pressed.kind) {
      case "start":
        return this.#call(context, startPayment, {
          body: {
            shopId,
            confirmation: { returnUrl },
            tariffCode: pressed.tariff,
            paymentMethod: pressed.means === "sbp" ? { type: "sbp" } : { type: "bank_card", token },
          },
        });
      case "order": {
        const isFilm = pressed.offer > 10;
        const method =
          isFilm && pressed.offer < 13
            ? pressed.method
            : pressed.method === "partner"
              ? "card"
              : pressed.offer >= 13
                ? "card"
                : pressed.method;
        return this.#call(context, initiatePurchase, {
          params: { offerId: String(pressed.offer) },
          query: { method, return_url: returnUrl, ...(isFilm ? { video: small.video } : {}) },
        });
      }
      case "pay":
        await payOrder(context, order, this.id, async ({ db, now }): Promise<Means | undefined> => {
          if (pressed.means === "phone") return { method: "mobile", fate: cardFates.asks };
          const card = await spendToken(db, token, now());
          return card && cardMeans("card", card, true);
        });
        return done;
      case "partner":
        await payAtPartner(context, order, this.id, true);
        return done;
      case "confirm":
        await confirmOrder(context, order, this.id, pressed.agrees);
        return done;
      case "answer": {
        const code = (await this.#payments(context)).find(({ id }) => id === codeId);
        if (code) await answerBank(context, code, pressed.agrees);
        return done;
      }
    }
  }

  async #call(context: Context, handler: Handler, given: Partial<Call>): Promise<OperationResponse> {
    return handler({
      context,
      params: {},
      query: {},
      body: {},
      user: { id: this.id, name: "", email: null },
      sessionId: undefined,
      ...given,
    });
  }

  #payments({ db }: Pick<Context, "db">): Promise<PaymentRow[]> {
    return db
      .selectFrom("payments")
      .selectAll()
      .where("user_id", "=", this.id)
      .orderBy("created_ts")
      .orderBy("id")
      .execute();
  }

  /** The rule: whenever a payment begins to be settled, what settles or settled before for the same thing is over. */
  async #check(presses: number): Promise<void> {
    const db = this.#server.database.query;
    const payments = await this.#payments({ db });
    const given = new Map(
      (await db.selectFrom("purchases").selectAll().where("user_id", "=", this.id).execute()).map((row) => [
        row.payment_id,
        row,
      ]),
    );
    const rows = payments.map((payment) => ({ payment, purchase: given.get(payment.id) }));
    const runs = rows.filter(
      ({ payment }) => !asksPerson(payment) && !(payment.settles_ts !== null && payment.outcome === "cancelled"),
    );
    const fresh = runs.filter(({ payment }) => !this.#settled.has(payment.id));
    expect(fresh.length, "one press begins one payment").toBeLessThanOrEqual(presses);
    const nameOf = ({ purchase }: (typeof runs)[number]): string =>
      purchase?.product_code ??
      (purchase?.pack_id != null ? "collection" : purchase?.watch_hours != null ? "rental" : "film");
    const stands = (name: string, before: string): boolean =>
      before === name ||
      (name === "rental" && before === "film") ||
      (["rental", "film"].includes(name) && before === "collection");
    for (const [begun, earlier] of fresh.flatMap((one) => runs.map((other) => [one, other] as const))) {
      if (earlier === begun || !stands(nameOf(begun), nameOf(earlier))) continue;
      // Of two that began together either may have been the first.
      if (fresh.includes(earlier) && !stands(nameOf(earlier), nameOf(begun))) continue;
      const { payment, purchase } = earlier;
      const settled = payment.settles_ts ?? payment.expires_ts ?? Infinity;
      const isPaid = payment.outcome === "succeeded" || payment.outcome === "waiting_for_capture";
      const goesOn = purchase?.period_days != null && purchase.pays_by_card === 0;
      const days = !isPaid ? 0 : goesOn ? Infinity : (purchase?.first_days ?? purchase?.start_days ?? Infinity);
      expect(
        this.now,
        `${nameOf(begun)} paid for by ${begun.payment.method} while ${payment.method} ${payment.outcome} for ${nameOf(earlier)} counts`,
      ).toBeGreaterThanOrEqual(settled + days * day);
    }
    for (const { payment } of fresh) this.#settled.add(payment.id);
  }
}

it(
  `nobody pays twice for one thing, in ${schedules} random schedules`,
  async () => {
    const { context } = sandbox;
    let [paid, refused, cancelled] = [0, 0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const { id } = await context.database.query
          .insertInto("users")
          .values({ name: "Покупатель", email: `${randomUUID()}@kadr.example`, email_confirmed: 1, created_ts: 1 })
          .returning("id")
          .executeTakeFirstOrThrow();
        const person = new Person(context, id);
        for (const one of steps) {
          if (one === "restart") person.intents = new Intents();
          else if ("move" in one) person.now += one.move;
          else if ("together" in one) await person.doTogether(one.together);
          else if ("press" in one) await person.do(one.press, one.fate);
          else {
            for (let n = 0; n < one.storm; n += 1)
              await person.do({ kind: "start", tariff: one.tariff, means: "sbp" }, "answered");
            for (let n = 0; n < one.storm; n += 1)
              await person.do({ kind: "answer", code: 1, agrees: true }, "answered");
          }
        }
        paid += person.paid;
        refused += person.refused;
        cancelled += (
          await context.database.query
            .selectFrom("payments")
            .select("id")
            .where("user_id", "=", id)
            .where("error_kind", "=", "alreadyPurchased")
            .execute()
        ).length;
      }),
      {
        numRuns: schedules,
        ...(process.env["KADR_MONEY_SEED"] ? { seed: Number(process.env["KADR_MONEY_SEED"]) } : {}),
      },
    );
    // Schedules in which nobody pays, or nobody tries twice, would prove nothing.
    expect(paid).toBeGreaterThan(schedules);
    expect(refused).toBeGreaterThan(schedules / 2);
    expect(cancelled).toBeGreaterThan(schedules / 20);
    // About 10 ms each; ten times as long on a machine that does much else.
  },
  60_000 + schedules * 200,
);
