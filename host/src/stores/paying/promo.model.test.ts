// @vitest-environment node
import type { Api } from "@kadr/openapi/client";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createPromoApi } from "../../platform/api/promoApi.ts";
import type { Call, Handler } from "../../../../openapi/sandbox/operations/call.ts";
import {
  activatePromoCode,
  getPromoActivationStatus,
  getPromoCode,
} from "../../../../openapi/sandbox/operations/promo/promo.ts";
import { listProductTariffs } from "../../../../openapi/sandbox/operations/payment/tariffs.ts";
import type { Sandbox } from "../../../../openapi/sandbox/server.ts";
import type { ProductTariff } from "@kadr/openapi/client";
import { PromoStore, type PromoPorts } from "./PromoStore.ts";
import { FaultyServer, happenings, newPerson, startMoneySandbox, tab } from "./testing/FaultyServer.ts";
import { promoPorts } from "./testing/ports.ts";

/**
 * A random person with codes of subscriptions before the sandbox's real tables: codes that give, that are refused and that fail while they are
 * activated, typed twice, in two tabs, under lost and late answers, reloads, log-outs and a killed server. Never is a code used twice, never is a
 * success shown that is not one, and whoever goes on comes to an end.
 */
const schedules = Number(process.env["KADR_PROMO_SCHEDULES"] ?? 200);

const codes = ["KADR30", "KADR30BIS", "BEZREKLAMY", "SBOY", "PROSHLA", "NETTAKOGO"] as const;
const step = fc.oneof(
  { weight: 10, arbitrary: fc.record({ tab, code: fc.constantFrom(...codes), isTwice: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ tab, press: fc.constant("CANCEL" as const) }) },
  ...happenings(500, 1000, 3000, 121_000),
);
type Step = typeof step extends fc.Arbitrary<infer Shape> ? Shape : never;

const handlers: Readonly<Record<string, Handler>> = { getPromoCode, activatePromoCode, getPromoActivationStatus };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startMoneySandbox();
}, 60_000);
afterAll(() => sandbox.close());

type Kept = ReturnType<PromoPorts["device"]["read"]>;

/** A tab: its own session storage, and the popup that is open in it. */
interface Tab {
  kept: Kept;
  store: PromoStore | null;
  stop: () => void;
}
const newTab = (): Tab => ({ kept: undefined, store: null, stop: () => undefined });

class World {
  readonly tabs: [Tab, Tab] = [newTab(), newTab()];
  readonly server: FaultyServer;
  #keys = 0;
  successes = 0;

  constructor(server: FaultyServer) {
    this.server = server;
  }

  readonly #api = {
    call: (
      operation: string,
      { path = {}, query = {}, body = {}, idempotencyKey: key }: Readonly<Record<string, object | undefined>>,
    ) => {
      const handler = handlers[operation];
      if (handler === undefined) throw new Error(`no handler of ${operation}`);
      return this.server.call({
        operation,
        handler,
        given: { params: path as Call["params"], query: query as Call["query"], body: body as Call["body"] },
        key: key as string | undefined,
      });
    },
  } as unknown as Api;

  open(at: Tab): void {
    const { account, clock } = this.server;
    const store = new PromoStore(
      promoPorts({
        api: createPromoApi(this.#api),
        account,
        clock,
        device: { read: () => at.kept, write: (request) => void (at.kept = request ?? undefined) },
        newKey: () => `key-of-the-model-${(this.#keys += 1)}`,
      }),
    );
    at.store = store;
    at.stop = store.connect();
    store.open(null);
  }

  close(at: Tab): void {
    at.store?.send({ type: "CANCEL" });
    at.stop();
    Object.assign(at, { store: null, stop: () => undefined });
  }

  type(at: Tab, code: string): void {
    if (at.store === null) this.open(at);
    if (at.store?.step === "success" || at.store?.step === "idle") at.store.open(null);
    at.store?.send({ type: "CODE", code });
  }

  do(one: Step): void {
    const { server, tabs } = this;
    if (one === "deliver") server.deliver();
    else if (one === "restart") server.restart();
    else if (one === "logout") {
      server.logout();
      // The tab that left forgets; the same person signs in again.
      for (const at of tabs) at.kept = undefined;
      server.isSignedIn = true;
    } else if (one === "duplicate") {
      const [first, second] = tabs;
      this.close(second);
      second.kept = first.kept;
      this.open(second);
    } else if ("reload" in one) {
      this.close(tabs[one.reload]);
      this.open(tabs[one.reload]);
    } else if ("fates" in one) server.fates.push(...one.fates);
    else if ("move" in one) server.clock.advance(one.move);
    else if ("press" in one) tabs[one.tab].store?.send({ type: one.press });
    else {
      this.type(tabs[one.tab], one.code);
      if (one.isTwice) this.type(tabs[one.tab], one.code);
    }
  }

  async check(): Promise<void> {
    const { context, userId, clock } = this.server;
    const used = (
      await context.database.query.selectFrom("promo_activations").selectAll().where("user_id", "=", userId).execute()
    ).filter(({ error_code: failed }) => failed === null);
    expect(new Set(used.map(({ campaign }) => campaign)).size, "a campaign is taken part in once").toBe(used.length);
    const settled = used.filter(({ settles_ts: at }) => at <= clock.now()).map(({ code }) => code);
    for (const { store } of this.tabs) {
      if (store?.step !== "success") continue;
      this.successes += 1;
      expect(settled, "a success is one").toContain(store.context.code.toUpperCase());
    }
  }

  /** Products that are held now. */
  async held(): Promise<readonly (string | null)[]> {
    const { result } = await this.server.ask<{ result: ProductTariff[] }>(listProductTariffs);
    return result.filter(({ isActive }) => isActive).map(({ productCode }) => productCode);
  }
}

/** The person has read how it ended, or is told so in the form, where another code may be typed. */
const isEnd = ({ store }: Tab): boolean =>
  store?.step === "success" || (store?.step === "form" && store.context.failure !== null);

it(
  `a random person never uses a code twice or in vain, and comes to an end, in ${schedules} random schedules`,
  async () => {
    const { context } = sandbox;
    const seen = { successes: 0, faults: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
        const server = new FaultyServer(context, await newPerson(context));
        const world = new World(server);
        const [first, second] = world.tabs;
        world.open(first);
        for (const one of steps) {
          world.do(one);
          await server.settle();
          await world.check();
        }
        server.noMoreFaults();
        await server.settle();
        world.type(first, "BEZREKLAMY");
        for (let turn = 0; turn < 200 && !isEnd(first); turn += 1) {
          await server.settle();
          server.clock.advance(1000);
          await server.settle();
          await world.check();
        }
        expect(isEnd(first) ? "an end" : first.store?.step).toBe("an end");
        if (first.store?.step === "success") expect(await world.held()).not.toEqual([]);
        world.close(first);
        world.close(second);
        await server.settle();
        expect(server.clock.pending, "timers that are left").toBe(0);
        seen.successes += world.successes;
        seen.faults += server.faults;
      }),
      {
        numRuns: schedules,
        ...(process.env["KADR_PROMO_SEED"] ? { seed: Number(process.env["KADR_PROMO_SEED"]) } : {}),
      },
    );
    // Schedules in which no code gives and nothing goes wrong would prove nothing.
    expect(seen.successes).toBeGreaterThan(schedules / 2);
    expect(seen.faults).toBeGreaterThan(schedules / 2);
  },
  60_000 + schedules * 400,
);
