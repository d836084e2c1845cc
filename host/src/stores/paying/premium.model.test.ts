// @vitest-environment node
import { randomUUID } from "node:crypto";
import type { PaymentStatus, ProductTariff, SavedPaymentMethod } from "@kadr/openapi/client";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Call, Handler } from "../../../../openapi/sandbox/operations/call.ts";
import { listSavedPaymentMethods } from "../../../../openapi/sandbox/operations/payment/payment-methods.ts";
import { getPaymentStatus, startPayment } from "../../../../openapi/sandbox/operations/payment/payments.ts";
import { listProductTariffs } from "../../../../openapi/sandbox/operations/payment/tariffs.ts";
import { hashOfToken } from "../../../../openapi/sandbox/payment/begin.ts";
import { isPaid } from "../../../../openapi/sandbox/payment/lapse.ts";
import { asksPerson, paymentState, type PaymentRow } from "../../../../openapi/sandbox/payment/order-state.ts";
import { answerBank } from "../../../../openapi/sandbox/payment/presses.ts";
import { shopId } from "../../../../openapi/sandbox/payment/shop.ts";
import type { Sandbox } from "../../../../openapi/sandbox/server.ts";
import type { PremiumStore } from "../OffersStore.ts";
import { MachineStore } from "./MachineStore.ts";
import { PaymentIntents, type PaymentIntent } from "./PaymentIntents.ts";
import { PaymentWatch } from "./PaymentWatch.ts";
import { premiumFlow } from "./premiumFlow.ts";
import { stepOf } from "./premiumMachine.ts";
import type { PaymentMetrics, PremiumEvent, PremiumInput } from "./premiumTypes.ts";
import { FaultyServer, happenings, newPerson, startMoneySandbox, tab } from "./testing/FaultyServer.ts";
import { reading, writing } from "../../../../openapi/sandbox/transactions.ts";
import type { ServerContext } from "../../../../openapi/sandbox/context.ts";

/**
 * A random person before the premium flow and the sandbox's real payment tables: presses, double presses, reloads, Back, a tab that was
 * duplicated, log-outs, answers that are lost, late or never came, a bank that refuses, a clock that moves, a server that is killed. Never two
 * payments for one intent, never a payment without its access, never a success that is not one; and whoever goes on comes to an end.
 */
const schedules = Number(process.env["KADR_PREMIUM_SCHEDULES"] ?? 1000);

const outcomes = ["pays", "held", "asks", "poor", "refused", "stuck"] as const;

const step = fc.oneof(
  { weight: 10, arbitrary: fc.record({ tab, forward: fc.nat({ max: 5 }), isTwice: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ tab, press: fc.constantFrom("BACK", "CANCEL", "NEXT", "RETRY", "CHECK", "BROKEN") }),
  },
  { weight: 3, arbitrary: fc.record({ agrees: fc.boolean() }) },
  ...happenings(500, 2000, 5000, 121_000, 16 * 60_000),
);
type Step = typeof step extends fc.Arbitrary<infer Shape> ? Shape : never;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startMoneySandbox();
}, 60_000);
afterAll(() => sandbox.close());

interface Started {
  readonly results: { readonly paymentId: string };
}

/** A tab: its own session storage, and what is open in it. */
interface Tab {
  intent: PaymentIntent | undefined;
  metrics: PaymentMetrics | undefined;
  opened: { readonly store: PremiumStore; readonly stop: () => void } | null;
}

class World {
  readonly tabs: [Tab, Tab] = [
    { intent: undefined, metrics: undefined, opened: null },
    { intent: undefined, metrics: undefined, opened: null },
  ];
  readonly input: PremiumInput;
  readonly server: FaultyServer;
  #keys = 0;
  presses = 0;
  successes = 0;

  constructor(server: FaultyServer, input: PremiumInput) {
    this.server = server;
    this.input = input;
  }

  open(at: Tab): void {
    const { account, clock, context } = this.server;
    const ports = {
      signIn: async () => {
        this.server.isSignedIn = true;
        return true;
      },
      readTariffs: async () => (await this.#call<{ result: ProductTariff[] }>(listProductTariffs)).result,
      readPhone: () => Promise.resolve("+79991234567"),
      savePhone: () => Promise.resolve(),
      readCards: async () => (await this.#call<{ results: SavedPaymentMethod[] }>(listSavedPaymentMethods)).results,
      returnUrl: () => `${context.origins.shell}/?popup=premium_post_payment`,
      goToBank: () => undefined,
      onBought: () => undefined,
      measure: () => undefined,
      reportStart: () => undefined,
      metrics: {
        read: () => at.metrics,
        write: (metrics: PaymentMetrics) => void (at.metrics = metrics),
        forget: () => void (at.metrics = undefined),
      },
      intents: new PaymentIntents({
        clock,
        account,
        createKey: () => `key-of-the-model-${(this.#keys += 1)}`,
        memory: {
          read: () => at.intent,
          write: (intent) => void (at.intent = intent),
          forget: () => void (at.intent = undefined),
        },
        start: async ({ key, request }) => {
          const { means, tariffCode, returnUrl } = request;
          const { results } = await this.server.call<Started>({
            operation: "startPayment",
            handler: startPayment,
            given: {
              body: {
                shopId,
                tariffCode,
                confirmation: { returnUrl },
                paymentMethod:
                  means.kind === "sbp"
                    ? { type: "sbp" }
                    : means.kind === "newCard"
                      ? { type: "bank_card", token: means.token }
                      : { type: "bank_card", paymentMethodId: means.paymentMethodId },
              },
            },
            key,
            idOf: (body: Started) => body.results.paymentId,
          });
          return results.paymentId;
        },
      }),
      watch: new PaymentWatch({
        clock,
        attention: { isHere: () => true, onChange: () => () => undefined },
        read: (paymentId) => this.#call<PaymentStatus>(getPaymentStatus, { params: { paymentId } }),
        lead: (_name, task) => task(),
        tabs: { notify: () => undefined, onMessage: () => () => undefined },
      }),
    };
    const store = new MachineStore(premiumFlow(ports), this.input, { clock, account });
    at.opened = { store, stop: store.connect() };
  }

  #call<T>(handler: Handler, given: Partial<Call> = {}): Promise<T> {
    return this.server.call({ operation: "", handler, given });
  }

  stop(at: Tab): void {
    at.opened?.stop();
    at.opened = null;
  }

  /** Until nothing is under way that has not to wait. */
  async settle(): Promise<void> {
    await this.server.settle();
    for (const at of this.tabs) if (at.opened?.store.isDone === true) this.stop(at);
  }

  /** Presses the next button of a person who wants to pay; `by`: how. */
  async forward(at: Tab, by: number): Promise<PremiumEvent | null> {
    if (at.opened === null) return null;
    const { store } = at.opened;
    switch (stepOf(store.snapshot)) {
      case "tariffs":
        return { type: "TARIFF", productCode: by % 2 === 0 ? "RUTUBE" : "PREMIER_RUTUBE_YAPPY" };
      case "choose_card.choosing": {
        const { cards } = store.snapshot.context;
        const chosen = cards[by % (cards.length + 2)];
        if (chosen !== undefined) return { type: "SAVED_CARD", paymentMethodId: chosen.paymentMethodId };
        return by % 2 === 0 ? { type: "SBP" } : { type: "NEW_CARD" };
      }
      case "pay.new_card":
        return { type: "TOKEN", token: await this.#token(outcomes[by % outcomes.length] ?? "pays") };
      case "unknown":
        return { type: "CHECK" };
      case "success":
        return { type: "NEXT" };
      case "error":
        return { type: "RETRY" };
      default:
        return null;
    }
  }

  async #token(outcome: string): Promise<string> {
    const token = randomUUID();
    await this.server.context.database.query
      .insertInto("card_tokens")
      .values({
        id_hash: hashOfToken(token),
        card_type: "Visa",
        last4: String(1000 + outcomes.indexOf(outcome as never)),
        issuer: "",
        expiry: "2034-12",
        outcome,
        created_ts: this.server.clock.now(),
        used: 0,
      })
      .execute();
    return token;
  }

  press(at: Tab, event: PremiumEvent): void {
    if (at.opened === null) return;
    const { store } = at.opened;
    const pays = ["SAVED_CARD", "SBP", "TOKEN", "CHECK"].includes(event.type) && store.can(event);
    if (pays) this.presses += 1;
    store.send(event);
  }

  async do(step: Step): Promise<void> {
    const { server } = this;
    if (step === "deliver") server.deliver();
    else if (step === "restart") server.restart();
    else if (step === "logout") this.logout();
    else if (step === "duplicate") {
      const [first, second] = this.tabs;
      this.stop(second);
      Object.assign(second, { intent: first.intent, metrics: first.metrics });
      this.open(second);
    } else if ("reload" in step) {
      const at = this.tabs[step.reload];
      this.stop(at);
      this.open(at);
    } else if ("fates" in step) server.fates.push(...step.fates);
    else if ("agrees" in step) await this.answerBank(step.agrees);
    else if ("move" in step) server.clock.advance(step.move);
    else if ("press" in step) this.press(this.tabs[step.tab], { type: step.press } as PremiumEvent);
    else {
      const at = this.tabs[step.tab];
      const event = await this.forward(at, step.forward);
      if (event !== null) this.press(at, event);
      if (event !== null && step.isTwice) this.press(at, event);
    }
  }

  /** The session ends: what is open closes, and the tab that left forgets (clearPersonal); the other tab's storage is its own. */
  logout(): void {
    this.server.logout();
    for (const at of this.tabs) this.stop(at);
    Object.assign(this.tabs[0], { intent: undefined, metrics: undefined });
  }

  payments(): Promise<PaymentRow[]> {
    return this.server.context.database.query
      .selectFrom("payments")
      .selectAll()
      .where("user_id", "=", this.server.userId)
      .orderBy("created_ts")
      .execute();
  }

  async answerBank(agrees: boolean): Promise<void> {
    const waiting = (await this.payments()).filter(asksPerson);
    const last = waiting.at(-1);
    if (last !== undefined) await writing(this.server.context, (context) => answerBank(context, last, agrees));
  }

  async check(): Promise<void> {
    this.server.expectOneEach();
    const payments = await this.payments();
    expect(payments.length, "a payment for each press at most").toBeLessThanOrEqual(this.presses);
    const claimed = this.tabs.flatMap(({ opened }) =>
      opened !== null && stepOf(opened.store.snapshot) === "success" ? [opened.store.snapshot.context.productCode] : [],
    );
    this.successes += claimed.length;
    const states = await reading(this.server.context, (context) =>
      Promise.all(payments.map(async (payment) => [payment, await paymentState(context, payment)] as const)),
    );
    const paid = states.filter(([, { status }]) => isPaid(status));
    if (paid.length === 0 && claimed.length === 0) return;
    const held = await this.#held();
    for (const code of claimed) expect(held, "a success is one").toContain(code);
    const given = new Map(
      (
        await this.server.context.database.query
          .selectFrom("purchases")
          .select(["payment_id", "product_code"])
          .where("user_id", "=", this.server.userId)
          .execute()
      ).map((row) => [row.payment_id, row.product_code]),
    );
    const codes = paid.map(([payment]) => given.get(payment.id));
    for (const code of codes) expect(held, "what is paid for is had").toContain(code);
    expect(new Set(codes).size, "nothing is paid for twice").toBe(codes.length);
  }

  async #held(): Promise<readonly (string | null)[]> {
    const { result } = await this.server.ask<{ result: ProductTariff[] }>(listProductTariffs);
    return result.flatMap(({ isActive, productCode }) => (isActive ? [productCode] : []));
  }
}

/** New person with three saved cards. */
async function newPayer(context: ServerContext): Promise<number> {
  const id = await newPerson(context);
  for (const [index, outcome] of ["pays", "asks", "refused"].entries())
    await context.database.query
      .insertInto("payment_methods")
      .values({
        id: randomUUID(),
        user_id: id,
        card_type: "Visa",
        last4: String(1111 + index),
        issuer: "",
        expiry: "2034-12",
        outcome,
        is_main: index === 0 ? 1 : 0,
        payment_id: null,
        created_ts: 1,
      })
      .execute();
  return id;
}

it(
  `a random person never pays twice, never in vain, and comes to an end, in ${schedules} random schedules`,
  async () => {
    const { context } = sandbox;
    const seen = { payments: 0, successes: 0, faults: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          entry: fc.constantFrom("full" as const, "quick" as const, "postPayment" as const),
          productCode: fc.constantFrom("RUTUBE" as const, "PREMIER_RUTUBE_YAPPY" as const),
        }),
        fc.array(step, { minLength: 6, maxLength: 24 }),
        async (input, steps) => {
          const server = new FaultyServer(context, await newPayer(context));
          const world = new World(server, input);
          const [first] = world.tabs;
          world.open(first);
          await world.settle();
          for (const one of steps) {
            await world.do(one);
            await world.settle();
            await world.check();
          }
          // A person who goes on, pays by a card that pays and says yes to the bank, comes to an end.
          server.noMoreFaults();
          await world.settle();
          if (first.opened === null) world.open(first);
          for (let turn = 0; turn < 120 && first.opened !== null; turn += 1) {
            await world.settle();
            const event = await world.forward(first, 0);
            if (event !== null) world.press(first, event);
            await world.settle();
            await world.answerBank(true);
            // A bank that never answers gives up after a quarter of an hour.
            server.clock.advance(10_000);
            await world.settle();
            await world.check();
          }
          expect(first.opened === null ? "an end" : stepOf(first.opened.store.snapshot)).toBe("an end");
          world.stop(world.tabs[1]);
          expect(server.clock.pending, "timers that are left").toBe(0);
          seen.payments += (await world.payments()).length;
          seen.successes += world.successes;
          seen.faults += server.faults;
        },
      ),
      {
        numRuns: schedules,
        ...(process.env["KADR_PREMIUM_SEED"] ? { seed: Number(process.env["KADR_PREMIUM_SEED"]) } : {}),
      },
    );
    // Schedules in which nobody pays and nothing goes wrong would prove nothing.
    expect(seen.payments).toBeGreaterThan(schedules);
    expect(seen.successes).toBeGreaterThan(schedules / 2);
    expect(seen.faults).toBeGreaterThan(schedules / 2);
  },
  60_000 + schedules * 400,
);
