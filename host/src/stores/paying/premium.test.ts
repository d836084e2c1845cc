import { examples } from "@kadr/openapi/examples";
import type { PaymentStatus, ProductTariff, SavedPaymentMethod } from "@kadr/openapi/client";
import { describe, expect, it, vi } from "vitest";
import { drawnStates } from "./drawing.ts";
import { apiError, FakeClock, settle } from "../testing.ts";
import { MachineStore } from "./MachineStore.ts";
import { PaymentIntents, type PaymentIntent } from "./PaymentIntents.ts";
import { PaymentWatch } from "./PaymentWatch.ts";
import { premiumFlow } from "./premiumFlow.ts";
import { premiumMachine, stepOf } from "./premiumMachine.ts";
import {
  productCodeOf,
  type PaymentMetrics,
  type PremiumEntry,
  type PremiumInput,
  type ProductCode,
} from "./premiumTypes.ts";

const tariffs = examples.listProductTariffs.offers.result as readonly ProductTariff[];
const cards = examples.listSavedPaymentMethods.two.results as readonly SavedPaymentMethod[];
const bundle: ProductCode = "PREMIER_RUTUBE_YAPPY";
const visited = new Set<string>();

type Status = PaymentStatus["results"];

function setUp(entry: PremiumEntry = "full", productCode: ProductCode | null = null) {
  const clock = new FakeClock();
  let intent: PaymentIntent | undefined;
  let metrics: PaymentMetrics | undefined;
  const listeners = new Set<() => void>();
  const world = {
    clock,
    isHere: true,
    look: () => {
      for (const listener of [...listeners]) listener();
    },
    signIn: vi.fn(() => Promise.resolve(true)),
    tariffs: vi.fn(() => Promise.resolve(tariffs)),
    phone: vi.fn<() => Promise<string | null>>(() => Promise.resolve("+79991234567")),
    savePhone: vi.fn<(phone: string) => Promise<unknown>>(() => Promise.resolve()),
    cards: vi.fn(() => Promise.resolve(cards)),
    start: vi.fn<(sent: PaymentIntent) => Promise<string>>(() => Promise.resolve("payment-1")),
    status: vi.fn<() => Promise<{ results: Status }>>(() => Promise.resolve({ results: { status: "pending" } })),
    goToBank: vi.fn(() => true),
    onBought: vi.fn(),
    measure: vi.fn(),
    reportStart: vi.fn(),
    kept: () => ({ intent, metrics }),
  };
  const account = { userId: "1", onChange: () => () => undefined };
  let keys = 0;
  const ports = {
    signIn: world.signIn,
    readTariffs: world.tariffs,
    readPhone: world.phone,
    savePhone: world.savePhone,
    readCards: world.cards,
    returnUrl: (code: ProductCode) => `https://kadr.example/?popup=premium_post_payment&productCode=${code}`,
    goToBank: world.goToBank,
    onBought: world.onBought,
    measure: world.measure,
    reportStart: world.reportStart,
    metrics: {
      read: () => metrics,
      write: (next: PaymentMetrics) => void (metrics = next),
      forget: () => void (metrics = undefined),
    },
    intents: new PaymentIntents({
      clock,
      account,
      createKey: () => `key-0000-${(keys += 1)}`,
      memory: {
        read: () => intent,
        write: (next) => void (intent = next),
        forget: () => void (intent = undefined),
      },
      start: (sent) => world.start(sent),
    }),
    watch: new PaymentWatch({
      clock,
      attention: {
        isHere: () => world.isHere,
        onChange: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      read: () => world.status(),
      lead: (_name, task) => task(),
      tabs: { notify: () => undefined, onMessage: () => () => undefined },
    }),
  };
  const open = (input: PremiumInput = { entry, productCode }) => {
    const store = new MachineStore(premiumFlow(ports), input, { clock, account });
    const stop = store.connect();
    const step = async (): Promise<string> => {
      await settle();
      const name = stepOf(store.snapshot);
      visited.add(name);
      return name;
    };
    visited.add(stepOf(store.snapshot));
    return { store, stop, step };
  };
  return { world, ports, open };
}

/** Up to the choice of a card. */
async function toCards(setup = setUp()) {
  const opened = setup.open();
  await opened.step();
  opened.store.send({ type: "TARIFF", productCode: bundle });
  expect(await opened.step()).toBe("choose_card.choosing");
  return { ...setup, ...opened };
}
const [card] = cards as [SavedPaymentMethod];
const savedCard = { type: "SAVED_CARD", paymentMethodId: card.paymentMethodId } as const;

async function toWaiting(status: Status = { status: "pending" }) {
  const at = await toCards();
  at.world.status.mockResolvedValue({ results: status });
  at.store.send(savedCard);
  await at.step();
  return at;
}

describe("the premium flow", () => {
  // The revenue of a trial: rule.revenue [ANALYTICS-NUMBERS-04]
  it("goes from the tariffs over the cards and the bank to the success, and asks for what the person has then", async () => {
    const { store, step, world } = await toCards();
    store.send(savedCard);
    expect(await step()).toBe("payment_status_check");
    expect(world.kept().intent?.paymentId).toBe("payment-1");
    expect(world.measure.mock.calls.map(([id]) => id as string)).toEqual(["purchase.trial", "purchase.pay"]);
    expect(world.measure).toHaveBeenLastCalledWith(
      "purchase.pay",
      expect.objectContaining({ revenue: -1, isTrial: true }),
    );
    world.status.mockResolvedValue({ results: { status: "succeeded" } });
    world.clock.advance(2000);
    expect(await step()).toBe("success");
    expect(store.snapshot.context.hadAlready).toBe(false);
    expect(world.kept()).toEqual({ intent: undefined, metrics: undefined });
    expect(world.onBought).toHaveBeenCalledTimes(1);
    expect(world.measure).toHaveBeenLastCalledWith(
      "purchase.success",
      expect.objectContaining({ revenue: 1, isTrial: true, productCode: bundle }),
    );
    store.send({ type: "NEXT" });
    expect(await step()).toBe("completed");
    expect(world.onBought).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["new", "payment waits", "prepare_payment"],
    ["pending", "payment waits", "payment_status_check"],
    ["succeeded", "success", "success"],
    ["waiting_for_capture", "success", "success"],
    ["failed", "failure", "error"],
    ["cancelled", "failure", "error"],
    ["something else", "failure", "error"],
  ])("takes the status «%s» for: %s (PAY-STATUS-01 to -03)", async (status, _meaning, where) => {
    const { step } = await toWaiting({ status });
    expect(await step()).toBe(where);
  });

  it("is cancelled by who does not sign in, and says so [PAY-FLOW-01] [PAY-FLOW-05]", async () => {
    const setup = setUp();
    setup.world.signIn.mockResolvedValue(false);
    const { step } = setup.open();
    expect(await step()).toBe("cancelled");
    expect(setup.world.measure).toHaveBeenCalledExactlyOnceWith("subscription.cancel", { location: "premium" });
  });

  it("skips to the success for who has the product, and pays nothing (PAY-FLOW-09)", async () => {
    const setup = setUp("quick", "RUTUBE");
    setup.world.tariffs.mockResolvedValue(tariffs.map((tariff) => ({ ...tariff, isActive: true })));
    const { store, step, world } = { ...setup, ...setup.open() };
    expect(await step()).toBe("success");
    expect(store.snapshot.context.hadAlready).toBe(true);
    expect(world.start).not.toHaveBeenCalled();
    expect(world.measure).not.toHaveBeenCalled();
  });

  it("asks for a number where there is none, and keeps the step when it is not taken (PAY-FLOW-25)", async () => {
    const setup = setUp("quick", bundle);
    setup.world.phone.mockResolvedValue(null);
    const { store, step, world } = { ...setup, ...setup.open() };
    expect(await step()).toBe("phone.asking");
    world.savePhone.mockRejectedValueOnce(apiError(422));
    store.send({ type: "PHONE", phone: "+79990000000" });
    visited.add(stepOf(store.snapshot));
    expect(await step()).toBe("phone.asking");
    expect(store.snapshot.context.hasPhoneFailed).toBe(true);
    store.send({ type: "PHONE", phone: "+79991234567" });
    expect(await step()).toBe("choose_card.choosing");
  });

  it("goes on to the form of a new card where none is saved, and back to the tariffs from there [PAY-FLOW-03] [PAY-FLOW-06]", async () => {
    const setup = setUp();
    setup.world.cards.mockResolvedValue([]);
    const { store, step } = setup.open();
    await step();
    store.send({ type: "TARIFF", productCode: "RUTUBE" });
    expect(await step()).toBe("pay.new_card");
    store.send({ type: "BACK" });
    expect(await step()).toBe("tariffs");
    store.send({ type: "BACK" });
    expect(await step()).toBe("completed");
  });

  it("cannot pay for nothing: without a product or a tariff the pay step is the error popup (PAY-FLOW-12, K27)", async () => {
    const setup = setUp("quick", productCodeOf("NOBODY"));
    const opened = setup.open();
    expect(await opened.step()).toBe("choose_card.choosing");
    opened.store.send({ type: "SBP" });
    expect(await opened.step()).toBe("error");
    expect(setup.world.start).not.toHaveBeenCalled();
  });

  it("says the same request again after a lost answer, with the same key, and leads to what is known", async () => {
    const { store, step, world } = await toCards();
    world.start.mockRejectedValueOnce(apiError("timeout")).mockRejectedValueOnce(apiError(503));
    store.send(savedCard);
    store.send(savedCard);
    expect(await step()).toBe("pay.starting");
    for (let turn = 0; turn < 4; turn += 1) {
      world.clock.advance(1500);
      await step();
    }
    expect(await step()).toBe("payment_status_check");
    expect(new Set(world.start.mock.calls.map(([{ key }]) => key)).size).toBe(1);
    expect(world.start).toHaveBeenCalledTimes(3);
  });

  it("tells who cannot be told more that nobody knows, and asks about the same payment when they press", async () => {
    const at = await toCards();
    at.world.start.mockRejectedValue(apiError("offline"));
    at.store.send(savedCard);
    for (let turn = 0; turn < 6; turn += 1) {
      await at.step();
      at.world.clock.advance(4000);
    }
    expect(await at.step()).toBe("unknown");
    at.stop();
    // A reload: the flow begins anew, and knows.
    at.world.start.mockResolvedValue("payment-7");
    const again = at.open();
    expect(await again.step()).toBe("unknown");
    expect(at.world.start).toHaveBeenCalledTimes(4);
    again.store.send({ type: "CHECK" });
    expect(await again.step()).toBe("payment_status_check");
    expect(new Set(at.world.start.mock.calls.map(([{ key }]) => key)).size).toBe(1);
    // The press was measured once, however often the request was said.
    expect(at.world.measure.mock.calls.filter(([id]) => id === "purchase.pay")).toHaveLength(1);
  });

  it.each([
    [apiError(422), "error", "payment"],
    [apiError(429), "error", "tooMany"],
    [Object.assign(apiError(409), { code: "already_purchased" }), "success", "generic"],
  ] as const)("ends an intent that the server refuses: %s", async (refusal, where, failure) => {
    const { store, step, world } = await toCards();
    world.start.mockRejectedValue(refusal);
    store.send(savedCard);
    expect(await step()).toBe(where);
    expect(store.snapshot.context.failure).toBe(failure);
    expect(world.kept().intent).toBeUndefined();
  });

  it("signs in again who has been signed out meanwhile, and goes on with what was chosen", async () => {
    const { store, step, world } = await toCards();
    world.start.mockRejectedValueOnce(apiError(401));
    store.send(savedCard);
    expect(await step()).toBe("choose_card.choosing");
    expect(world.signIn).toHaveBeenCalledTimes(2);
    expect(world.kept().intent).toBeUndefined();
  });

  it("shows the code of SBP; the same way again is the same payment, another way another", async () => {
    const { store, step, world } = await toCards();
    world.status.mockResolvedValue({
      results: { status: "pending", confirmation: { confirmationData: "https://qr" } },
    });
    store.send({ type: "SBP" });
    expect(await step()).toBe("qr");
    expect(store.snapshot.context.news?.confirmationData).toBe("https://qr");
    store.send({ type: "BACK" });
    expect(await step()).toBe("choose_card.choosing");
    store.send({ type: "SBP" });
    expect(await step()).toBe("qr");
    expect(world.start).toHaveBeenCalledTimes(1);
    store.send({ type: "BACK" });
    await step();
    world.status.mockResolvedValue({ results: { status: "pending" } });
    world.start.mockResolvedValue("payment-2");
    store.send(savedCard);
    expect(await step()).toBe("payment_status_check");
    expect(new Set(world.start.mock.calls.map(([{ key }]) => key)).size).toBe(2);
  });

  it("sends the browser to the bank once, and offers its page to who came back without an answer (PAY-STATUS-05)", async () => {
    const at = await toCards();
    at.world.status.mockResolvedValue({
      results: { status: "pending", confirmation: { confirmationUrl: "https://bank" } },
    });
    at.store.send({ type: "NEW_CARD" });
    expect(await at.step()).toBe("pay.new_card");
    at.store.send({ type: "TOKEN", token: "token-of-a-card-1" });
    expect(await at.step()).toBe("payment_status_check");
    expect(at.world.goToBank).toHaveBeenCalledExactlyOnceWith("https://bank");
    at.stop();
    const again = at.open({ entry: "postPayment", productCode: bundle });
    expect(await again.step()).toBe("payment_status_check");
    expect(at.world.goToBank).toHaveBeenCalledTimes(1);
    at.world.status.mockResolvedValue({ results: { status: "succeeded" } });
    at.world.look();
    expect(await again.step()).toBe("success");
    expect(again.store.snapshot.context.hadAlready).toBe(false);
  });

  it("takes a refusal of the status call for a failure and a line that is away for nothing [PAY-STATUS-04]", async () => {
    const lost = await toWaiting();
    lost.world.status.mockRejectedValue(apiError("offline"));
    lost.world.clock.advance(2000);
    expect(await lost.step()).toBe("payment_status_check");
    lost.world.status.mockRejectedValue(apiError(404));
    lost.world.clock.advance(2000);
    expect(await lost.step()).toBe("error");
  });

  it("is told that the server cannot say after three of its errors in a row, and asks about the same payment when they press (PAY-STATUS-04)", async () => {
    const { store, step, world } = await toWaiting();
    const fail = async (times: number, error: unknown) => {
      world.status.mockRejectedValue(error);
      for (let time = 0; time < times; time += 1) {
        world.clock.advance(2000);
        await step();
      }
    };
    await fail(2, apiError(503));
    world.status.mockResolvedValue({ results: { status: "pending" } });
    world.clock.advance(2000);
    expect(await step()).toBe("payment_status_check");
    await fail(5, apiError("offline"));
    await fail(2, apiError(500));
    expect(await step()).toBe("payment_status_check");
    await fail(1, apiError(500));
    expect(await step()).toBe("unknown");
    expect(world.kept().intent?.paymentId).toBe("payment-1");
    world.status.mockResolvedValue({ results: { status: "succeeded" } });
    store.send({ type: "CHECK" });
    expect(await step()).toBe("success");
    expect(world.start).toHaveBeenCalledTimes(1);
  });

  it("says after 120 s that nobody knows, also when the page slept that long", async () => {
    const { store, step, world } = await toWaiting();
    world.clock.advance(120_000);
    expect(await step()).toBe("unknown");
    expect(world.kept().intent?.paymentId).toBe("payment-1");
    store.send({ type: "CHECK" });
    expect(await step()).toBe("payment_status_check");
  });

  it("asks every 2000 ms, and at once when the tab is looked at (PAY-STATUS-06)", async () => {
    const { step, world } = await toWaiting();
    const before = world.status.mock.calls.length;
    world.clock.advance(1999);
    await step();
    expect(world.status).toHaveBeenCalledTimes(before);
    world.clock.advance(1);
    await step();
    expect(world.status).toHaveBeenCalledTimes(before + 1);
    world.look();
    await step();
    expect(world.status).toHaveBeenCalledTimes(before + 2);
  });

  it("has its own failure answered: it cannot be put away, and leads to the cards (PAY-FAIL-06, PAY-FLOW-04)", async () => {
    const { store, step } = await toWaiting({ status: "failed", errorKind: "notEnoughMoney" });
    expect(await step()).toBe("error");
    store.send({ type: "CANCEL" });
    expect(await step()).toBe("error");
    store.send({ type: "RETRY" });
    expect(await step()).toBe("choose_card.choosing");
  });

  it("begins anew after any other error (PAY-FLOW-04), and after a step that could not be drawn (PAY-FLOW-13)", async () => {
    const setup = setUp();
    setup.world.tariffs.mockRejectedValueOnce(apiError(500));
    const { store, step, world } = { ...setup, ...setup.open() };
    expect(await step()).toBe("error");
    store.send({ type: "RETRY" });
    expect(await step()).toBe("tariffs");
    store.send({ type: "BROKEN" });
    expect(await step()).toBe("error");
    store.send({ type: "CANCEL" });
    expect(await step()).toBe("cancelled");
    expect(world.measure).toHaveBeenCalledExactlyOnceWith("subscription.cancel", { location: "premium" });
  });

  it("looks what the person has when the same thing was paid for otherwise", async () => {
    const at = await toWaiting();
    at.world.tariffs.mockResolvedValue(tariffs.map((tariff) => ({ ...tariff, isActive: true })));
    at.world.status.mockResolvedValue({ results: { status: "cancelled", errorKind: "alreadyPurchased" } });
    at.world.clock.advance(2000);
    expect(await at.step()).toBe("success");
  });

  it("looks again for a moment when the bank sends the person to a tab that knows of no payment, then offers the tariffs", async () => {
    const setup = setUp("postPayment", bundle);
    const { step } = setup.open();
    expect(await step()).toBe("returning");
    setup.world.tariffs.mockResolvedValue(tariffs.map((tariff) => ({ ...tariff, isActive: true })));
    setup.world.clock.advance(2000);
    expect(await step()).toBe("success");
    const other = setUp("postPayment", bundle);
    const opened = other.open();
    for (let look = 0; look < 5; look += 1) {
      expect(await opened.step()).toBe("returning");
      other.world.clock.advance(2000);
    }
    expect(await opened.step()).toBe("tariffs");
  });

  it("never goes on with a payment of somebody else", async () => {
    const { world, ports } = setUp();
    const other = new PaymentIntents({
      clock: world.clock,
      account: { userId: "2" },
      createKey: () => "key-0000-9",
      memory: {
        read: () => ({
          key: "key-0000-1",
          ownerId: "1",
          begunAt: world.clock.now(),
          paymentId: null,
          request: {} as never,
        }),
        write: () => undefined,
        forget: ports.intents.forget.bind(ports.intents),
      },
      start: () => Promise.resolve(""),
    });
    expect(other.unfinished).toBeNull();
  });

  it("has been in each of its states above that stands for longer than a moment", () => {
    const atOnce = new Set(["resume", "pay.deciding", "pay.started"]);
    const standing = drawnStates(premiumMachine)
      .filter(({ kind, name }) => kind !== "compound" && !atOnce.has(name))
      .map(({ name }) => name);
    // States that last as long as one call are passed by every way.
    const passing = ["already_has_subscription", "phone.checking", "choose_card.loading"];
    expect(standing.filter((name) => !visited.has(name) && !passing.includes(name))).toEqual([]);
  });
});
