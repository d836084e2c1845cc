// @vitest-environment node
import { randomUUID } from "node:crypto";
import type { Api } from "@kadr/openapi/client";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createPurchaseApi } from "../../platform/api/purchaseApi.ts";
import type { Call, Handler } from "../../../../openapi/sandbox/operations/call.ts";
import { listNoAdsOffers, listOffers } from "../../../../openapi/sandbox/operations/marketplace/offers.ts";
import { listPayments } from "../../../../openapi/sandbox/operations/marketplace/payments-history.ts";
import { getPaymentStatus } from "../../../../openapi/sandbox/operations/payment/payments.ts";
import { checkCoupon, initiatePurchase } from "../../../../openapi/sandbox/operations/marketplace/purchases.ts";
import { cardMeans } from "../../../../openapi/sandbox/payment/begin.ts";
import { isPaid, statusOf } from "../../../../openapi/sandbox/payment/lapse.ts";
import { openOrder } from "../../../../openapi/sandbox/payment/order-state.ts";
import { confirmOrder, payAtPartner, payOrder } from "../../../../openapi/sandbox/payment/presses.ts";
import type { Sandbox } from "../../../../openapi/sandbox/server.ts";
import { small } from "../../../../openapi/sandbox/testing/small-seed.ts";
import { apiError } from "../testing.ts";
import { PurchaseStore } from "./PurchaseStore.ts";
import type { PurchaseIntent, PurchaseTarget } from "./purchaseTypes.ts";
import { FaultyServer, happenings, newPerson, startMoneySandbox, tab } from "./testing/FaultyServer.ts";
import { purchasePorts } from "./testing/ports.ts";
import { reading, writing } from "../../../../openapi/sandbox/transactions.ts";

/**
 * A random person before the purchase of one thing and the sandbox's real tables of money: presses, double presses, reloads, Back, a tab that was
 * duplicated, log-outs, answers that are lost or late, a bank that refuses or asks, a clock that moves, a server that is killed. Never two
 * payments for one thing, never a payment without its access, never a success that is not one; and whoever goes on comes to an end.
 */
const schedules = Number(process.env["KADR_PURCHASE_SCHEDULES"] ?? 300);

const outcomes = ["pays", "held", "asks", "poor", "refused"] as const;

const step = fc.oneof(
  { weight: 12, arbitrary: fc.record({ tab, forward: fc.nat({ max: 9 }), isTwice: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ tab, press: fc.constantFrom("BACK", "CANCEL", "RETRY", "OTHER_METHOD") }) },
  ...happenings(500, 1000, 5000, 121_000, 16 * 60_000),
);
type Step = typeof step extends fc.Arbitrary<infer Shape> ? Shape : never;

const handlers: Readonly<Record<string, Handler>> = {
  listOffers,
  listNoAdsOffers,
  checkCoupon,
  initiatePurchase,
  listPayments,
  getPaymentStatus,
};

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startMoneySandbox();
  // The film that offers 11 and 12 are about.
  await sandbox.context.database.query
    .updateTable("videos")
    .set({ is_paid: 1, product_id: 7 })
    .where("id", "=", small.quietVideo)
    .execute();
}, 60_000);
afterAll(() => sandbox.close());

interface CallArgs {
  readonly path?: object;
  readonly query?: object;
  readonly idempotencyKey?: string;
}

/** A tab: its own session storage, and what is open in it. */
interface Tab {
  intent: PurchaseIntent | undefined;
  store: PurchaseStore | null;
  stop: () => void;
}

class World {
  readonly tabs: [Tab, Tab] = [newTab(), newTab()];
  readonly target: PurchaseTarget;
  readonly server: FaultyServer;
  #keys = 0;
  successes = 0;

  constructor(server: FaultyServer, target: PurchaseTarget) {
    this.server = server;
    this.target = target;
  }

  /** The contract's calls by the handlers of the sandbox. */
  readonly #api = {
    call: (operation: string, { path = {}, query = {}, idempotencyKey: key }: CallArgs) => {
      const handler = handlers[operation];
      if (handler === undefined) throw new Error(`no handler of ${operation}`);
      return this.server.call({
        operation,
        handler,
        given: { params: path as Call["params"], query: query as Call["query"] },
        key,
        idOf: ({ details }: { details: { OrderId: string } }) => details.OrderId,
      });
    },
  } as unknown as Api;

  open(at: Tab): void {
    const { account, clock, context, userId } = this.server;
    const store = new PurchaseStore(
      purchasePorts({
        api: createPurchaseApi(this.#api),
        account,
        session: {
          profile: { email: `${userId}@kadr.example`, isEmailConfirmed: true },
          refresh: () => Promise.resolve(true),
        },
        clock,
        device: { read: () => at.intent, write: (intent) => void (at.intent = intent ?? undefined) },
        newKey: () => `key-of-the-model-${(this.#keys += 1)}`,
        origin: context.origins.shell,
        isProductCode: () => Promise.reject(apiError(404)),
      }),
    );
    at.store = store;
    at.stop = store.connect();
    store.open(this.target);
  }

  stop(at: Tab): void {
    at.stop();
    Object.assign(at, { store: null, stop: () => undefined });
  }

  /** Does the next step of a person who wants to buy; `by`: how. */
  async forward(at: Tab, by: number): Promise<void> {
    const { store } = at;
    if (store === null) return;
    const { read, order } = store.context;
    switch (store.step) {
      case "idle":
        return store.open(this.target);
      case "choosing":
        return store.send({ type: "CHOOSE", offerId: read?.offers[by % read.offers.length]?.id ?? "" });
      case "methods":
        return store.send({ type: "METHOD", method: store.methods[by % store.methods.length] ?? "card" });
      case "paying.loading":
      case "paying.slow":
        return store.send({ type: "FRAME_LOADED" });
      case "paying.ready":
        return order === null ? undefined : this.#inFrame(store, order.id, by);
      case "leaving":
        if (order !== null)
          await writing(this.server.context, (context) =>
            payAtPartner(context, order.id, this.server.userId, by % 4 !== 3),
          );
        return store.send({ type: "RETURNED" });
      case "failed":
        return store.send({ type: "RETRY" });
    }
  }

  /** The frame's own pages: pays, answers the bank, and tells the shell what they would. */
  async #inFrame(store: PurchaseStore, orderId: string, by: number): Promise<void> {
    const outcome = outcomes[by % outcomes.length] ?? "pays";
    const card = { id: randomUUID(), card_type: "Visa", last4: "1111", issuer: "", expiry: "2034-12", outcome };
    const after = await writing(this.server.context, (context) =>
      payOrder(context, orderId, this.server.userId, () => Promise.resolve(cardMeans("card", card as never, false))),
    );
    const state = (
      await reading(this.server.context, (context) => openOrder(context, orderId, this.server.userId, after))
    )?.state;
    switch (state?.kind) {
      case "confirm":
        await writing(this.server.context, (context) => confirmOrder(context, orderId, this.server.userId, by !== 7));
        return;
      case "paid":
        return store.send({ type: "FRAME_PAID" });
      case "failed":
        return store.send({ type: "FRAME_ERROR", event: "PAYMENT_ERROR" });
      case "tooMany":
        return store.send({ type: "FRAME_ERROR", event: "CRITICAL_ERROR" });
      case "already":
        return store.send({ type: "FRAME_ERROR", event: "ERROR_BTN" });
      case "waiting":
      case "ready":
      case undefined:
        return;
    }
  }

  async do(one: Step): Promise<void> {
    const { server } = this;
    if (one === "deliver") server.deliver();
    else if (one === "restart") server.restart();
    else if (one === "logout") this.logout();
    else if (one === "duplicate") {
      const [first, second] = this.tabs;
      this.stop(second);
      second.intent = first.intent;
      this.open(second);
    } else if ("reload" in one) {
      this.stop(this.tabs[one.reload]);
      this.open(this.tabs[one.reload]);
    } else if ("fates" in one) server.fates.push(...one.fates);
    else if ("move" in one) server.clock.advance(one.move);
    else if ("press" in one) this.tabs[one.tab].store?.send({ type: one.press } as never);
    else {
      const at = this.tabs[one.tab];
      const both = [this.forward(at, one.forward), ...(one.isTwice ? [this.forward(at, one.forward)] : [])];
      await Promise.all(both);
    }
  }

  /** The session ends, and the tab that left forgets; who signs in again is the same person. */
  logout(): void {
    this.server.logout();
    for (const at of this.tabs) at.intent = undefined;
    this.server.isSignedIn = true;
  }

  async check(): Promise<void> {
    const { server } = this;
    server.expectOneEach();
    const now = server.clock.now();
    const { query } = server.context.database;
    const payments = await query.selectFrom("payments").selectAll().where("user_id", "=", this.server.userId).execute();
    const paid = payments.filter((payment) => isPaid(statusOf(payment, now)));
    const isHeld = await this.#isHeld();
    if (paid.length > 0) expect(isHeld, "what is paid for is had").toBe(true);
    // A tenant may buy as well, and the owner of a film may buy the collection that it is in (once.ts).
    const bought = await query
      .selectFrom("purchases")
      .select("offer_id")
      .where(
        "payment_id",
        "in",
        paid.map(({ id }) => id),
      )
      .execute();
    expect(new Set(bought.map(({ offer_id: id }) => id)).size, "nothing is paid for twice").toBe(paid.length);
    for (const { store } of this.tabs) {
      if (store?.step !== "success") continue;
      this.successes += 1;
      expect(isHeld, "a success is one").toBe(true);
    }
  }

  async #isHeld(): Promise<boolean> {
    const { id, kind } = this.target;
    const given = { params: { method: kind }, query: { ids_list: id } };
    const handler = kind === "noads" ? listNoAdsOffers : listOffers;
    return (await this.server.ask<{ purchased: boolean }>(handler, given)).purchased;
  }
}

const newTab = (): Tab => ({ intent: undefined, store: null, stop: () => undefined });

/** Somewhere a person has a way on from, or is done. */
const isEnd = (world: World): boolean =>
  world.tabs[0].store !== null &&
  (world.tabs[0].store.step === "success" || world.tabs[0].store.context.failure === "alreadyPurchased");

it(
  `a random buyer never pays twice, never in vain, and comes to an end, in ${schedules} random schedules`,
  async () => {
    const { context } = sandbox;
    const seen = { successes: 0, faults: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<PurchaseTarget>(
          { kind: "video", id: small.quietVideo },
          { kind: "noads", id: "" },
          { kind: "pack", id: "31" },
        ),
        fc.array(step, { minLength: 6, maxLength: 24 }),
        async (target, steps) => {
          const server = new FaultyServer(context, await newPerson(context));
          const world = new World(server, target);
          const [first] = world.tabs;
          world.open(first);
          await server.settle();
          for (const one of steps) {
            await world.do(one);
            await server.settle();
            await world.check();
          }
          server.noMoreFaults();
          await server.settle();
          if (first.store === null) world.open(first);
          for (let turn = 0; turn < 120 && !isEnd(world); turn += 1) {
            await server.settle();
            await world.forward(first, 0);
            await server.settle();
            server.clock.advance(10_000);
            await server.settle();
            await world.check();
          }
          expect(isEnd(world) ? "an end" : first.store?.step).toBe("an end");
          for (const at of world.tabs) {
            at.store?.send({ type: "CANCEL" });
            world.stop(at);
          }
          await server.settle();
          expect(server.clock.pending, "timers that are left").toBe(0);
          seen.successes += world.successes;
          seen.faults += server.faults;
        },
      ),
      {
        numRuns: schedules,
        ...(process.env["KADR_PURCHASE_SEED"] ? { seed: Number(process.env["KADR_PURCHASE_SEED"]) } : {}),
      },
    );
    // Schedules in which nobody buys and nothing goes wrong would prove nothing.
    expect(seen.successes).toBeGreaterThan(schedules / 2);
    expect(seen.faults).toBeGreaterThan(schedules / 2);
  },
  60_000 + schedules * 400,
);
