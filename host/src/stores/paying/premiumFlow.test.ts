// @vitest-environment node
import type { ProductTariff, SavedPaymentMethod } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { describe, expect, it, vi } from "vitest";
import { apiError, FakeClock, settle } from "../testing.ts";
import { MachineStore } from "./MachineStore.ts";
import type { PaymentIntent, PaymentRequest } from "./PaymentIntents.ts";
import type { PaymentNews } from "./PaymentWatch.ts";
import { premiumFlow } from "./premiumFlow.ts";
import { stepOf } from "./premiumMachine.ts";
import type { PaymentMetrics, PremiumEvent, PremiumInput, PremiumPorts } from "./premiumTypes.ts";

const tariffs = examples.listProductTariffs.offers.result as readonly ProductTariff[];
const trial = tariffs.find(({ tariff }) => tariff.trial !== undefined) as ProductTariff;
const plain: ProductTariff = { ...trial, tariff: { ...trial.tariff, tariffCode: "plain" } };
delete (plain.tariff as { trial?: string }).trial;
const cards = examples.listSavedPaymentMethods.two.results as readonly SavedPaymentMethod[];
const [{ paymentMethodId }] = cards as [SavedPaymentMethod];
const code = trial.productCode as "RUTUBE";
const price = trial.tariff.mainPrice.price;
const returnUrl = `https://kadr.example/?productCode=${code}`;

type World = Partial<
  Pick<PremiumPorts, "signIn" | "readTariffs" | "readPhone" | "savePhone" | "readCards"> & {
    readonly begin: PremiumPorts["intents"]["begin"];
    readonly unfinished: PaymentIntent | null;
    readonly metrics: PaymentMetrics;
  }
>;
const quick: PremiumInput = { entry: "quick", productCode: code };

/** The flow over calls that do what goes well where none is given; the bank speaks when it is told to. */
async function setUp(given: World = {}, input: PremiumInput = quick) {
  const clock = new FakeClock(0);
  const begun = (request: PaymentRequest): PaymentIntent => ({
    key: "key-1",
    ownerId: "7",
    begunAt: 0,
    request,
    paymentId: "payment-1",
  });
  const tab = { metrics: given.metrics as PaymentMetrics | undefined, unfinished: given.unfinished ?? null };
  const bank: { said: ((news: PaymentNews) => void) | null } = { said: null };
  const calls = {
    signIn: vi.fn(given.signIn ?? (() => Promise.resolve(true))),
    readTariffs: vi.fn(given.readTariffs ?? (() => Promise.resolve(tariffs))),
    readPhone: vi.fn(given.readPhone ?? (() => Promise.resolve<string | null>("+79991234567"))),
    savePhone: vi.fn(given.savePhone ?? (() => Promise.resolve())),
    readCards: vi.fn(given.readCards ?? (() => Promise.resolve(cards))),
    begin: vi.fn(given.begin ?? ((request: PaymentRequest) => Promise.resolve(begun(request)))),
    watch: vi.fn((_paymentId: string, listener: (news: PaymentNews) => void) => {
      bank.said = listener;
      return () => void (bank.said = null);
    }),
    forget: vi.fn(),
    measure: vi.fn<(id: string, fields: object) => void>(),
    reportStart: vi.fn(),
    goToBank: vi.fn(),
    onBought: vi.fn(),
  };
  const store = new MachineStore(
    premiumFlow({
      ...calls,
      measure: calls.measure as never,
      metrics: {
        read: () => tab.metrics,
        write: (metrics) => void (tab.metrics = metrics),
        forget: () => void (tab.metrics = undefined),
      },
      intents: {
        begin: calls.begin,
        forget: calls.forget,
        get unfinished() {
          return tab.unfinished;
        },
      },
      watch: { watch: calls.watch },
      returnUrl: () => returnUrl,
    }),
    input,
    { clock, account: { onChange: () => () => undefined } },
  );
  store.connect();
  await settle();
  const step = () => stepOf(store.snapshot);
  const say = async (event: PremiumEvent) => {
    store.send(event);
    await settle();
    return step();
  };
  const news = async (status: string, rest: Partial<PaymentNews> = {}) => {
    bank.said?.({ status, confirmationUrl: null, confirmationData: null, errorKind: null, ...rest });
    await settle();
    return step();
  };
  const pass = async (ms: number) => {
    clock.advance(ms);
    await settle();
    return step();
  };
  return { store, calls, tab, bank, clock, step, say, news, pass, context: () => store.snapshot.context };
}
const byCard: PremiumEvent = { type: "SAVED_CARD", paymentMethodId };
const request: PaymentRequest = {
  productCode: code,
  tariffCode: trial.tariff.tariffCode,
  means: { kind: "savedCard", paymentMethodId },
  returnUrl,
};
const unfinished: PaymentIntent = { key: "key-0", ownerId: "7", begunAt: 0, request, paymentId: "payment-0" };

describe("what a payment of premium asks for", () => {
  it.each([
    ["a saved card", [byCard], request.means],
    ["SBP", [{ type: "SBP" }], { kind: "sbp" }],
    ["a new card", [{ type: "NEW_CARD" }, { type: "TOKEN", token: "t" }], { kind: "newCard", token: "t" }],
    ["SBP, from the form of a new card", [{ type: "NEW_CARD" }, { type: "SBP" }], { kind: "sbp" }],
  ] as const)("is the tariff of the product by %s, with where to come back to", async (_by, events, means) => {
    const at = await setUp();
    for (const event of events) await at.say(event);
    expect(at.calls.begin).toHaveBeenCalledExactlyOnceWith({ ...request, means }, expect.any(AbortSignal));
    expect(at.context().means).toEqual(means);
  });

  it("is begun by the tariff that is pressed, of those that were read", async () => {
    const at = await setUp({}, { entry: "full", productCode: null });
    expect([at.step(), at.context().tariffs]).toEqual(["tariffs", tariffs]);
    expect(await at.say({ type: "TARIFF", productCode: code })).toBe("choose_card.choosing");
    expect([at.context().productCode, at.context().tariff]).toEqual([code, trial]);
    expect(await at.say({ type: "BACK" })).toBe("tariffs");
  });
});

describe("what is measured of premium", () => {
  it("is a trial and its press, then its success, by what was kept; told to the server once", async () => {
    const at = await setUp();
    await at.say(byCard);
    expect(at.tab.metrics).toEqual({ price, productCode: code, isTrial: true });
    expect(at.calls.reportStart.mock.calls).toEqual([[code]]);
    await at.news("succeeded");
    expect(at.calls.measure.mock.calls).toEqual([
      ["purchase.trial", { location: "premium" }],
      ["purchase.pay", { price, productCode: code, isTrial: true, revenue: -1, location: "premium" }],
      ["purchase.success", { productCode: code, isTrial: true, revenue: 1, location: "premium" }],
    ]);
    expect([at.tab.metrics, at.calls.forget.mock.calls.length]).toEqual([undefined, 1]);
  });

  it("is the price of what has no trial, as it stood at the press", async () => {
    const at = await setUp({ readTariffs: () => Promise.resolve([plain]) });
    await at.say(byCard);
    at.tab.metrics = { price: 7, productCode: code, isTrial: false };
    await at.news("succeeded");
    expect(at.calls.measure.mock.calls).toEqual([
      ["purchase.pay", { price, productCode: code, isTrial: false, revenue: price, location: "premium" }],
      ["purchase.success", { productCode: code, isTrial: false, revenue: 7, location: "premium" }],
    ]);
  });

  it("is taken from the tariff where the tab has kept nothing, and is nothing where neither is known", async () => {
    const known = await setUp({ unfinished });
    expect(known.step()).toBe("payment_status_check");
    await known.news("succeeded");
    expect(known.calls.measure.mock.calls).toEqual([
      ["purchase.success", { productCode: code, isTrial: true, revenue: 1, location: "premium" }],
    ]);
    const gone = await setUp({ unfinished, readTariffs: () => Promise.resolve([]) });
    expect(await gone.news("succeeded")).toBe("success");
    expect(gone.calls.measure.mock.calls).toEqual([]);
  });

  it("is no press again where the same request is only sent again", async () => {
    const at = await setUp({ unfinished: { ...unfinished, paymentId: null } });
    expect(await at.say({ type: "CHECK" })).toBe("payment_status_check");
    expect(at.calls.begin).toHaveBeenCalledExactlyOnceWith(request, expect.any(AbortSignal));
    expect([at.calls.measure.mock.calls, at.calls.reportStart.mock.calls]).toEqual([[], []]);
  });
});

describe("a step of premium that fails", () => {
  it.each([
    ["the tariffs", "readTariffs"],
    ["the number", "readPhone"],
    ["the cards", "readCards"],
  ] as const)("for somebody who is signed out asks them to sign in, and goes on: %s", async (_what, call) => {
    const at = await setUp({
      [call]: vi
        .fn()
        .mockRejectedValueOnce(apiError(401))
        .mockResolvedValue({ readTariffs: tariffs, readPhone: "+79991234567", readCards: cards }[call]),
    });
    expect([at.step(), at.calls.signIn.mock.calls.length]).toEqual(["choose_card.choosing", 2]);
    const failed = await setUp({ [call]: () => Promise.reject(apiError(500)) });
    expect([failed.step(), failed.context().failure, failed.calls.signIn.mock.calls.length]).toEqual([
      "error",
      "generic",
      1,
    ]);
  });

  it.each([
    [apiError(422), "error", "payment"],
    [apiError(429), "error", "tooMany"],
    [apiError(409), "unknown", "generic"],
    [apiError("offline"), "unknown", "generic"],
    [new TypeError("a fault of ours"), "error", "payment"],
  ] as const)("as it is begun: %s leads to %s", async (error, step, failure) => {
    const at = await setUp({ begin: () => Promise.reject(error) });
    expect(await at.say(byCard)).toBe(step);
    expect(at.context().failure).toBe(failure);
  });

  it("as it is begun, for it is had already: a success that is not measured", async () => {
    const at = await setUp({
      begin: () => Promise.reject(Object.assign(apiError(409), { code: "already_purchased" })),
    });
    expect(await at.say(byCard)).toBe("success");
    expect(at.context().hadAlready).toBe(true);
    expect(at.calls.measure.mock.calls.map(([id]) => id)).toEqual(["purchase.trial", "purchase.pay"]);
    expect(at.calls.onBought).toHaveBeenCalledTimes(1);
  });

  it("is the sign-in: the flow is over, and says so", async () => {
    for (const signIn of [() => Promise.resolve(false), () => Promise.reject(new Error("no"))]) {
      const at = await setUp({ signIn });
      expect([at.step(), at.store.isDone, at.calls.measure.mock.calls]).toEqual([
        "cancelled",
        true,
        [["subscription.cancel", { location: "premium" }]],
      ]);
    }
  });

  it("is the number that is typed: it is asked for again, without the failure while it is being sent", async () => {
    const at = await setUp({ readPhone: () => Promise.resolve(null), savePhone: () => Promise.reject(apiError(422)) });
    expect([at.step(), at.context().hasPhoneFailed]).toEqual(["phone.asking", false]);
    expect(await at.say({ type: "PHONE", phone: "+7999" })).toBe("phone.asking");
    expect(at.context().hasPhoneFailed).toBe(true);
    expect(at.calls.savePhone).toHaveBeenCalledExactlyOnceWith("+7999", expect.any(AbortSignal));
    at.store.send({ type: "PHONE", phone: "+7998" });
    expect([at.step(), at.context().hasPhoneFailed]).toEqual(["phone.saving", false]);
  });
});

describe("the way back in premium", () => {
  const full = { entry: "full", productCode: null } as const;
  const toTariff = async (given: World = {}) => {
    const at = await setUp(given, full);
    await at.say({ type: "TARIFF", productCode: code });
    return at;
  };
  const back = { type: "BACK" } as const;

  it("leads from the number and the cards to the tariffs, or out where there were none", async () => {
    const asked = await toTariff({ readPhone: () => Promise.resolve(null) });
    expect([asked.step(), await asked.say(back)]).toEqual(["phone.asking", "tariffs"]);
    expect(await asked.say(back)).toBe("completed");
    const quickly = await setUp({ readPhone: () => Promise.resolve(null) });
    expect([await quickly.say(back), quickly.store.isDone]).toEqual(["completed", true]);
    const cardsOnly = await setUp();
    expect(await cardsOnly.say(back)).toBe("completed");
  });

  it("leads from the form of a card to the cards, else to the tariffs, else out", async () => {
    const some = await setUp();
    await some.say({ type: "NEW_CARD" });
    expect(await some.say(back)).toBe("choose_card.choosing");
    expect(some.calls.readCards).toHaveBeenCalledTimes(2);
    const none = await toTariff({ readCards: () => Promise.resolve([]) });
    expect([none.step(), none.context().cards, await none.say(back)]).toEqual(["pay.new_card", [], "tariffs"]);
    const quickly = await setUp({ readCards: () => Promise.resolve([]) });
    expect(await quickly.say(back)).toBe("completed");
  });

  it("leads from the code of SBP to the cards, with nothing chosen", async () => {
    const at = await setUp();
    expect(await at.say({ type: "SBP" })).toBe("qr");
    await at.news("pending", { confirmationData: "https://qr.example/" });
    expect(at.context().news?.confirmationData).toBe("https://qr.example/");
    expect(await at.say(back)).toBe("choose_card.choosing");
    expect(at.context()).toMatchObject({ means: null, intent: null, news: null, isResumed: false, errorKind: null });
    expect(at.bank.said).toBeNull();
  });

  it("leads from the waiting only where the bank waits for the person", async () => {
    const at = await setUp();
    await at.say(byCard);
    expect(await at.news("pending")).toBe("payment_status_check");
    expect(await at.say(back)).toBe("payment_status_check");
    await at.news("pending", { confirmationUrl: "https://bank.example/" });
    expect(await at.say(back)).toBe("choose_card.choosing");
  });
});

describe("a payment of premium that is waited for", () => {
  const waiting = async () => {
    const at = await setUp();
    expect(await at.say(byCard)).toBe("prepare_payment");
    return at;
  };

  it("is heard of from the bank: new, its own page once, or that it thinks", async () => {
    const at = await waiting();
    expect(at.calls.watch).toHaveBeenLastCalledWith("payment-1", expect.any(Function));
    expect(await at.news("new")).toBe("prepare_payment");
    expect(at.context().news?.status).toBe("new");
    expect(await at.news("new", { confirmationUrl: "https://bank.example/" })).toBe("payment_status_check");
    expect(at.calls.goToBank.mock.calls).toEqual([["https://bank.example/"]]);
    await at.news("pending", { confirmationUrl: "https://bank.example/" });
    expect(at.calls.goToBank).toHaveBeenCalledTimes(1);
    const thinks = await waiting();
    expect(await thinks.news("pending")).toBe("payment_status_check");
    expect(thinks.calls.goToBank).not.toHaveBeenCalled();
  });

  it.each([
    ["signedOut", {}, "choose_card.choosing"],
    ["unread", {}, "unknown"],
    ["waiting_for_capture", {}, "success"],
    ["failed", { errorKind: "notEnoughMoney" }, "error"],
  ] as const)("ends where it is heard that it is %s %o: %s", async (status, rest, step) => {
    for (const thinksFirst of [false, true]) {
      const at = await waiting();
      if (thinksFirst) await at.news("pending");
      expect(await at.news(status, rest)).toBe(step);
    }
    const code = await setUp();
    await code.say({ type: "SBP" });
    expect(await code.news(status, rest)).toBe(step);
  });

  it("that failed says why, is forgotten, and leads to the cards; it cannot be put away", async () => {
    const at = await waiting();
    await at.news("failed", { errorKind: "notEnoughMoney" });
    expect(at.context()).toMatchObject({ failure: "payment", errorKind: "notEnoughMoney" });
    expect([at.tab.metrics, at.calls.forget.mock.calls.length]).toEqual([undefined, 1]);
    expect(await at.say({ type: "CANCEL" })).toBe("error");
    expect(await at.say({ type: "RETRY" })).toBe("choose_card.choosing");
    expect(at.context().errorKind).toBeNull();
  });

  it("that came to nothing because the thing is had otherwise is forgotten, and what is had is looked at", async () => {
    const at = await waiting();
    at.calls.readTariffs.mockResolvedValue(tariffs.map((tariff) => ({ ...tariff, isActive: true })));
    expect(await at.news("cancelled", { errorKind: "alreadyPurchased" })).toBe("success");
    expect([at.calls.forget.mock.calls.length, at.context().hadAlready]).toEqual([2, true]);
  });

  it("is not known after two minutes, and is asked after again on request, or left", async () => {
    for (const status of ["new", "pending"]) {
      const at = await waiting();
      await at.news(status);
      expect(await at.pass(119_999)).not.toBe("unknown");
      expect(await at.pass(1)).toBe("unknown");
      expect(await at.say({ type: "CHECK" })).toBe("payment_status_check");
      expect(at.calls.begin).toHaveBeenCalledTimes(1);
      await at.pass(120_000);
      expect(await at.say({ type: "NEXT" })).toBe("completed");
    }
  });

  it("that another press has begun is shown, not begun anew", async () => {
    const other = { ...unfinished, request: { ...request, means: { kind: "newCard", token: "t" } as const } };
    const at = await setUp({ begin: () => Promise.resolve(other) });
    expect(await at.say(byCard)).toBe("payment_status_check");
    expect([at.context().isResumed, at.context().intent]).toEqual([true, other]);
    expect(at.calls.watch).toHaveBeenLastCalledWith("payment-0", expect.any(Function));
  });
});

describe("premium that was begun before", () => {
  it.each([
    [{ kind: "sbp" }, "payment-0", "qr"],
    [request.means, "payment-0", "payment_status_check"],
    [request.means, null, "unknown"],
    [{ kind: "sbp" }, null, "unknown"],
  ] as const)("by %o, payment %s, goes on at %s", async (means, paymentId, step) => {
    const before: PaymentIntent = { ...unfinished, request: { ...request, means }, paymentId };
    const at = await setUp({ unfinished: before }, { entry: "full", productCode: null });
    expect(at.step()).toBe(step);
    expect(at.context()).toMatchObject({
      tariffs,
      tariff: trial,
      productCode: code,
      means,
      intent: before,
      isResumed: true,
    });
  });

  it("is of no product any more where its tariff is gone", async () => {
    const at = await setUp({ unfinished, readTariffs: () => Promise.resolve([]) });
    expect(at.context()).toMatchObject({ tariff: null, productCode: null });
  });

  it("and had by now, is a success: of just now for who comes back from the bank", async () => {
    const active = () => Promise.resolve(tariffs.map((tariff) => ({ ...tariff, isActive: true })));
    const metrics = { price, productCode: code, isTrial: false } as const;
    const back = await setUp({ readTariffs: active, metrics }, { entry: "postPayment", productCode: code });
    expect([back.step(), back.context().hadAlready, back.context().tariff?.productCode]).toEqual([
      "success",
      false,
      code,
    ]);
    expect(back.calls.measure.mock.calls).toEqual([
      ["purchase.success", { productCode: code, isTrial: false, revenue: price, location: "premium" }],
    ]);
    const before = await setUp({ readTariffs: active, metrics });
    expect([before.step(), before.context().hadAlready, before.calls.measure.mock.calls]).toEqual([
      "success",
      true,
      [],
    ]);
  });

  it("is looked for five times, every two seconds, by who comes back from the bank; then the tariffs are shown", async () => {
    const at = await setUp({}, { entry: "postPayment", productCode: code });
    for (let look = 1; look <= 5; look += 1) {
      expect([at.step(), at.calls.readTariffs.mock.calls.length, at.context().looks]).toEqual([
        "returning",
        look,
        look,
      ]);
      expect(await at.pass(1999)).toBe("returning");
      await at.pass(1);
    }
    expect([at.step(), at.calls.readTariffs.mock.calls.length]).toEqual(["tariffs", 6]);
    const nothing = await setUp({}, { entry: "postPayment", productCode: null });
    expect(nothing.step()).toBe("tariffs");
  });
});

describe("the end of premium", () => {
  it("is told twice to who shows what is had: as it is had, and as the person goes on", async () => {
    const at = await setUp();
    await at.say(byCard);
    await at.news("succeeded");
    expect(at.calls.onBought).toHaveBeenCalledTimes(1);
    expect([await at.say({ type: "NEXT" }), at.calls.onBought.mock.calls.length]).toEqual(["completed", 2]);
    for (const type of ["BACK", "CANCEL"] as const) {
      const put = await setUp();
      await put.say(byCard);
      await put.news("succeeded");
      expect([await put.say({ type }), put.calls.onBought.mock.calls.length]).toEqual(["completed", 1]);
    }
  });

  it("by putting it away is a cancelling in any step, and so is an error that is not the payment's", async () => {
    const at = await setUp();
    expect(await at.say({ type: "CANCEL" })).toBe("cancelled");
    expect(at.calls.measure.mock.calls).toEqual([["subscription.cancel", { location: "premium" }]]);
    const failed = await setUp();
    expect(await failed.say({ type: "BROKEN" })).toBe("error");
    expect(failed.context()).toMatchObject({ failure: "generic", errorKind: null });
    expect(await failed.say({ type: "CANCEL" })).toBe("cancelled");
  });

  it("is not an error that can be tried again: from the beginning, or from the cards where a payment was refused", async () => {
    const generic = await setUp({}, { entry: "full", productCode: null });
    await generic.say({ type: "TARIFF", productCode: code });
    await generic.say({ type: "BROKEN" });
    expect(await generic.say({ type: "RETRY" })).toBe("tariffs");
    expect([generic.calls.signIn.mock.calls.length, generic.context().tariff]).toEqual([2, null]);
    const many = await setUp({ begin: () => Promise.reject(apiError(429)) });
    await many.say(byCard);
    expect(await many.say({ type: "RETRY" })).toBe("choose_card.choosing");
    await many.say({ type: "BROKEN" });
    expect(many.context().failure).toBe("generic");
    const none = await setUp({ readTariffs: () => Promise.resolve([]) });
    await none.say(byCard);
    expect([none.step(), none.context().failure, none.calls.begin.mock.calls]).toEqual(["error", "generic", []]);
  });
});
