// @vitest-environment node
import type { Offer } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { observable, runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { accountOver, apiError, deferred, FakeClock, settle } from "../testing.ts";
import { PurchaseStore, type PurchaseApi, type PurchasePorts } from "./PurchaseStore.ts";
import type { OffersRead, PurchaseIntent, PurchaseOrder, PurchaseTarget } from "./purchaseTypes.ts";
import { purchasePorts } from "./testing/ports.ts";

const [, film] = examples.listOffers.film.offers as unknown as [Offer, Offer];
const offer = (id: string, changes: Partial<Offer> = {}): Offer => ({
  ...film,
  id,
  payment_types: ["card"],
  ...changes,
});
const read = (...offers: readonly Offer[]): OffersRead => ({
  offers,
  name: "Фильм",
  isHeld: false,
  needsActivation: false,
  promotionDays: null,
});
const order: PurchaseOrder = { id: "order-1", url: "https://pay.kadr.example/order-1/", isPaid: false };
const video: PurchaseTarget = { kind: "video", id: "film" };
const codes: PurchaseTarget = { kind: "coupon", id: "" };
const refused = (code: string, status = 409) => apiError(status, { body: { code } });
const never = () => new Promise<never>(() => {});

interface Setting extends Partial<PurchaseApi> {
  /** null: nothing is opened yet. Default: a film. */
  readonly target?: PurchaseTarget | null;
  readonly kept?: PurchaseIntent;
  readonly profile?: { email: string | null; isEmailConfirmed: boolean } | null;
  readonly isProductCode?: PurchasePorts["isProductCode"];
}

/** A tab in which one thing is being bought; a call that is not given does what goes well. */
function setUp({ target = video, kept, profile, isProductCode = never, ...api }: Setting = {}) {
  const clock = new FakeClock(1000);
  const session = observable({
    profile: profile === undefined ? { email: "a@kadr.example", isEmailConfirmed: true } : profile,
  });
  const person = observable({ userId: "7" as string | null, isAuthorised: true });
  const tab: { intent: PurchaseIntent | undefined } = { intent: kept };
  const attention = { isHere: true, listeners: new Set<() => void>() };
  const calls = {
    readOffers: vi.fn<PurchaseApi["readOffers"]>(api.readOffers ?? (() => Promise.resolve(read(offer("12"))))),
    checkCoupon: vi.fn<PurchaseApi["checkCoupon"]>(api.checkCoupon ?? never),
    begin: vi.fn<PurchaseApi["begin"]>(api.begin ?? (() => Promise.resolve(order))),
    isHeld: vi.fn<PurchaseApi["isHeld"]>(api.isHeld ?? (() => Promise.resolve(false))),
    readRefusal: vi.fn<PurchaseApi["readRefusal"]>(api.readRefusal ?? (() => Promise.resolve("notEnoughMoney"))),
    readReturn: vi.fn<PurchaseApi["readReturn"]>(api.readReturn ?? never),
    activate: vi.fn<PurchaseApi["activate"]>(api.activate ?? (() => Promise.resolve())),
  };
  const heard = {
    leave: vi.fn(),
    refresh: vi.fn(() => Promise.resolve()),
    refreshSession: vi.fn(() => Promise.resolve(true)),
    notify: vi.fn(),
    log: vi.fn(),
    later: vi.fn(),
    onProductCode: vi.fn(),
  };
  const measured = vi.fn<(id: string, fields?: object) => void>();
  const store = new PurchaseStore(
    purchasePorts({
      api: calls,
      account: accountOver(person),
      session: {
        get profile() {
          return session.profile;
        },
        refresh: heard.refreshSession,
      },
      clock,
      attention: {
        isHere: () => attention.isHere,
        onChange: (listener) => {
          attention.listeners.add(listener);
          return () => void attention.listeners.delete(listener);
        },
      },
      device: { read: () => tab.intent, write: (next) => void (tab.intent = next ?? undefined) },
      later: { read: () => undefined, write: heard.later },
      pathOf: ({ kind, id }) => `/?popup=purchase&target=${kind}:${id}`,
      origin: "https://kadr.example",
      leave: heard.leave,
      isProductCode,
      onProductCode: heard.onProductCode,
      refresh: heard.refresh,
      notify: heard.notify,
      log: heard.log,
      measure: measured as never,
      texts: { activation: { failed: "Не вышло" } },
    }),
  );
  const stop = store.connect();
  if (target !== null) store.open(target);
  const say = async (event: Parameters<PurchaseStore["send"]>[0]) => {
    store.send(event);
    await settle();
    return store.step;
  };
  const pass = async (ms: number) => {
    clock.advance(ms);
    await settle();
    return store.step;
  };
  const look = async () => {
    for (const listener of [...attention.listeners]) listener();
    await settle();
  };
  return { store, stop, calls, heard, measured, clock, session, person, tab, attention, say, pass, look };
}
/** The same once what can be read has been. */
async function opened(given: Setting = {}) {
  const at = setUp(given);
  await settle();
  return at;
}
const choice = () => Promise.resolve(read(offer("11"), offer("12", { payment_types: ["card", "mobile"] })));
const partner = () => Promise.resolve(read(offer("12", { payment_types: ["partner"] })));
const byPartner = { method: "partner", returnUrl: "https://kadr.example/?popup=purchase&target=video:film" } as const;
const intent: PurchaseIntent = {
  key: "key-1",
  ownerId: "7",
  target: video,
  offerId: "12",
  method: "card",
  isTrial: false,
  promoCode: null,
  email: "a@kadr.example",
  returnUrl: null,
  awayFor: null,
  at: 1000,
};

describe("what is on offer", () => {
  it("is read for the target, and the only one is begun by card under a key that the tab keeps [PAY-SINGLE-07]", async () => {
    const at = setUp();
    expect([at.store.step, at.store.isIdle]).toEqual(["reading", false]);
    await settle();
    expect([at.store.step, at.store.context.order, at.tab.intent]).toEqual(["paying.loading", order, intent]);
    expect(at.calls.readOffers).toHaveBeenCalledExactlyOnceWith(video, expect.any(AbortSignal));
    expect(at.calls.begin).toHaveBeenCalledExactlyOnceWith(intent, expect.any(AbortSignal));
  });

  it("of several is chosen: only what is on offer, and back again", async () => {
    const at = await opened({ readOffers: choice });
    expect(at.store.step).toBe("choosing");
    expect(await at.say({ type: "CHOOSE", offerId: "13" })).toBe("choosing");
    expect(await at.say({ type: "HAS_CODE" })).toBe("coupon");
    expect(await at.say({ type: "BACK" })).toBe("choosing");
    expect(await at.say({ type: "CHOOSE", offerId: "12" })).toBe("paying.loading");
    expect([at.store.context.offer?.id, at.store.methods]).toEqual(["12", ["card", "mobile"]]);
  });

  it("is nothing, or is had already: said, and read again on request", async () => {
    const none = await opened({ readOffers: () => Promise.resolve(read()) });
    expect([none.store.step, none.store.context.failure]).toEqual(["failed", "notForSale"]);
    const had = await opened({ readOffers: () => Promise.resolve({ ...read(offer("12")), isHeld: true }) });
    expect([had.store.step, had.store.context.failure, had.heard.refresh.mock.calls]).toEqual([
      "failed",
      "alreadyPurchased",
      [],
    ]);
    had.calls.readOffers.mockResolvedValue(read(offer("12")));
    expect(await had.say({ type: "RETRY" })).toBe("paying.loading");
    expect(had.store.context.failure).toBeNull();
  });

  it("that cannot be read is read again", async () => {
    const at = await opened({ readOffers: () => Promise.reject(apiError(404)) });
    expect([at.store.step, at.store.context.failure]).toEqual(["failed", "notForSale"]);
    at.calls.readOffers.mockResolvedValue(read(offer("12")));
    expect(await at.say({ type: "RETRY" })).toBe("paying.loading");
    expect(at.calls.readOffers).toHaveBeenCalledTimes(2);
  });

  it("stays known of the same target when the purchase is put away, and of another one is not", async () => {
    const at = await opened({ readOffers: choice });
    expect(await at.say({ type: "CANCEL" })).toBe("idle");
    at.calls.readOffers.mockImplementation(never);
    at.store.open(video);
    expect([at.store.step, at.store.context.read?.offers.length]).toEqual(["reading", 2]);
    // pressed twice it is one
    at.store.open(video);
    expect(at.calls.readOffers).toHaveBeenCalledTimes(2);
    at.store.open({ kind: "pack", id: "film" });
    expect([at.store.step, at.store.context.read]).toEqual(["reading", null]);
    await at.say({ type: "CANCEL" });
    at.store.open({ kind: "pack", id: "31" });
    expect(at.calls.readOffers).toHaveBeenLastCalledWith({ kind: "pack", id: "31" }, expect.any(AbortSignal));
  });

  it("waits for a confirmed e-mail, which may come from anywhere [PAY-SINGLE-01] [PAY-SINGLE-02]", async () => {
    for (const profile of [
      null,
      { email: null, isEmailConfirmed: false },
      { email: "a@b.c", isEmailConfirmed: false },
    ]) {
      const at = await opened({ profile });
      expect([at.store.step, at.calls.readOffers.mock.calls]).toEqual(["email", []]);
      expect(at.heard.later).toHaveBeenCalledExactlyOnceWith({
        ownerId: "7",
        path: "/?popup=purchase&target=video:film",
        at: 1000,
      });
      runInAction(() => (at.session.profile = { email: "b@kadr.example", isEmailConfirmed: false }));
      expect([at.store.step, at.store.context.email.address]).toEqual(["email", "b@kadr.example"]);
      runInAction(() => (at.session.profile = { email: "b@kadr.example", isEmailConfirmed: true }));
      await settle();
      expect([at.store.step, at.tab.intent?.email]).toEqual(["paying.loading", "b@kadr.example"]);
      expect(at.heard.later).toHaveBeenLastCalledWith(null);
    }
  });

  it("is bought with the e-mail of now, which may be another one since it was opened", async () => {
    const at = await opened({ readOffers: choice });
    runInAction(() => (at.session.profile = { email: "b@kadr.example", isEmailConfirmed: true }));
    expect([at.store.step, at.store.context.email.address]).toEqual(["choosing", "b@kadr.example"]);
    await at.say({ type: "CHOOSE", offerId: "11" });
    expect(at.tab.intent?.email).toBe("b@kadr.example");
  });

  it("asks after the e-mail whenever the person is back in the tab, only while it waits for it", async () => {
    const at = await opened({ profile: { email: "a@kadr.example", isEmailConfirmed: false } });
    at.attention.isHere = false;
    await at.look();
    expect(at.heard.refreshSession).not.toHaveBeenCalled();
    at.attention.isHere = true;
    await at.look();
    expect(at.heard.refreshSession).toHaveBeenCalledTimes(1);
    await at.say({ type: "CANCEL" });
    await at.look();
    expect(at.heard.refreshSession).toHaveBeenCalledTimes(1);
    // put away, it stays kept for when the e-mail is confirmed
    expect(at.heard.later).toHaveBeenCalledTimes(1);
  });
});

describe("a purchase that does not begin", () => {
  const after = async (error: unknown, more: Setting = {}) => opened({ begin: () => Promise.reject(error), ...more });

  it("for it is had is a success", async () => {
    const at = await after(refused("already_purchased"));
    expect([at.store.step, at.tab.intent, at.heard.refresh.mock.calls.length]).toEqual(["success", undefined, 1]);
  });

  it("for another one is being settled is sent again each second under its key, two minutes at most", async () => {
    const at = await after(refused("conflict"));
    expect(at.store.step).toBe("busy");
    expect(await at.pass(999)).toBe("busy");
    expect(at.calls.begin).toHaveBeenCalledTimes(1);
    for (let second = 0; second < 119; second += 1) await at.pass(1000);
    expect([at.store.step, at.calls.begin.mock.calls.length]).toEqual(["busy", 120]);
    expect(new Set(at.calls.begin.mock.calls.map(([{ key }]) => key))).toEqual(new Set(["key-1"]));
    await at.pass(1);
    await at.pass(1000);
    expect([at.store.step, at.store.context.failure, at.store.context.waitsSince]).toEqual(["failed", "unknown", null]);
    expect(at.tab.intent?.key).toBe("key-1");
  });

  it("of a trial that was used meanwhile is over, and its price is read anew", async () => {
    const trial = () => Promise.resolve(read(offer("12", { isTrial: true, price: 1 })));
    const at = await after(refused("conflict"), { readOffers: trial });
    expect([at.store.step, at.store.context.failure, at.store.context.intent, at.tab.intent]).toEqual([
      "failed",
      "generic",
      null,
      undefined,
    ]);
    at.calls.begin.mockResolvedValue(order);
    expect(await at.say({ type: "RETRY" })).toBe("paying.loading");
    expect([at.calls.readOffers.mock.calls.length, at.tab.intent?.key]).toEqual([2, "key-2"]);
  });

  it("of a trial fails as any other in all else", async () => {
    const trial = () => Promise.resolve(read(offer("12", { isTrial: true, price: 1 })));
    const had = await after(refused("already_purchased"), { readOffers: trial });
    expect(had.store.step).toBe("success");
    const young = await after(refused("age_limit", 403), { readOffers: trial });
    expect(young.store.context.failure).toBe("ageError");
  });

  it("under a key of another request is over", async () => {
    const at = await after(refused("idempotency_key_reused", 422));
    expect([at.store.step, at.store.context.failure, at.tab.intent]).toEqual(["failed", "generic", undefined]);
  });

  it("for the e-mail is not confirmed asks for that, and the session anew", async () => {
    const at = await after(refused("CHEQUE_EMAIL_ERROR", 422));
    expect([at.store.step, at.store.context.email]).toEqual([
      "email",
      { address: "a@kadr.example", isConfirmed: false },
    ]);
    expect(at.heard.refreshSession).toHaveBeenCalledTimes(1);
  });

  it("whose answer was lost is asked after once: had, or not known to be", async () => {
    const had = await after(apiError("timeout"), { isHeld: () => Promise.resolve(true) });
    expect([had.store.step, had.calls.isHeld.mock.calls]).toEqual(["success", [[intent, expect.any(AbortSignal)]]]);
    for (const isHeld of [() => Promise.resolve(false), () => Promise.reject(apiError("offline"))]) {
      const not = await after(apiError("offline"), { isHeld });
      expect([not.store.step, not.store.context.failure, not.tab.intent?.key]).toEqual(["failed", "generic", "key-1"]);
      not.calls.begin.mockResolvedValue(order);
      expect(await not.say({ type: "RETRY" })).toBe("paying.loading");
      expect([not.calls.begin.mock.lastCall?.[0].key, not.calls.readOffers.mock.calls.length]).toEqual(["key-1", 1]);
    }
  });

  it("for a reason of its own says that", async () => {
    const at = await after(refused("age_limit", 403));
    expect([at.store.step, at.store.context.failure, at.tab.intent?.key]).toEqual(["failed", "ageError", "key-1"]);
  });
});

describe("the frame of a payment", () => {
  it("is slow after ten seconds, and opened anew on request", async () => {
    const at = await opened();
    expect(at.store.context.flow).toBe(1);
    expect(await at.pass(9999)).toBe("paying.loading");
    expect(await at.pass(1)).toBe("paying.slow");
    expect(await at.say({ type: "RETRY" })).toBe("paying.loading");
    expect(at.store.context.flow).toBe(2);
    expect(await at.pass(10_000)).toBe("paying.slow");
    expect(await at.say({ type: "FRAME_LOADED" })).toBe("paying.ready");
    expect(await at.pass(60_000)).toBe("paying.ready");
  });

  it("that says that it was paid is believed once the server says so, asked for two minutes", async () => {
    const at = await opened();
    expect(await at.say({ type: "FRAME_PAID" })).toBe("checking");
    for (let second = 0; second < 120; second += 1) await at.pass(1000);
    expect([at.store.step, at.store.context.failure, at.calls.isHeld.mock.calls.length]).toEqual([
      "failed",
      "unknown",
      121,
    ]);
    at.calls.isHeld.mockResolvedValue(true);
    // what is not known is asked after, not begun again
    expect(await at.say({ type: "RETRY" })).toBe("success");
    expect([at.calls.begin.mock.calls.length, at.tab.intent, at.store.context.failure]).toEqual([1, undefined, null]);
  });

  it("that says that it was refused is followed by why [PAY-FAIL-01]", async () => {
    const at = await opened();
    expect(await at.say({ type: "FRAME_ERROR", event: "PAYMENT_ERROR" })).toBe("failed");
    expect(at.calls.readRefusal).toHaveBeenCalledExactlyOnceWith("order-1", expect.any(AbortSignal));
    expect([at.store.context.failure, at.tab.intent?.key]).toEqual(["notEnoughMoney", "key-1"]);
    expect(await at.say({ type: "OTHER_METHOD" })).toBe("failed");
    const why = await opened({ readRefusal: () => Promise.reject(apiError(500)) });
    await why.say({ type: "FRAME_ERROR", event: "PAYMENT_ERROR" });
    expect(why.store.context.failure).toBe("somethingWrong");
  });

  it("that was asked too often says so", async () => {
    const at = await opened();
    expect(await at.say({ type: "FRAME_ERROR", event: "CRITICAL_ERROR" })).toBe("failed");
    expect([at.store.context.failure, at.calls.readRefusal.mock.calls]).toEqual(["tooManyRequests", []]);
  });

  it("that gives the way of paying up leads to the ways, else to the offers, else out [PAY-SINGLE-22]", async () => {
    const button = { type: "FRAME_ERROR", event: "ERROR_BTN" } as const;
    const ways = await opened({ readOffers: choice });
    await ways.say({ type: "CHOOSE", offerId: "12" });
    expect(await ways.say(button)).toBe("methods");
    expect(await ways.say({ type: "METHOD", method: "partner" })).toBe("methods");
    expect(await ways.say({ type: "METHOD", method: "mobile" })).toBe("paying.loading");
    expect(ways.tab.intent).toMatchObject({ key: "key-2", method: "mobile", returnUrl: null });
    await ways.say(button);
    expect(await ways.say({ type: "BACK" })).toBe("choosing");
    expect(ways.tab.intent).toBeUndefined();
    await ways.say({ type: "CHOOSE", offerId: "11" });
    expect(await ways.say(button)).toBe("choosing");
    expect(ways.tab.intent).toBeUndefined();
    const alone = await opened();
    expect(await alone.say(button)).toBe("idle");
    expect([alone.tab.intent, alone.store.context.offer, alone.store.context.target]).toEqual([undefined, null, video]);
    const single = await opened({
      readOffers: () => Promise.resolve(read(offer("12", { payment_types: ["card", "mobile"] }))),
    });
    await single.say(button);
    expect(await single.say({ type: "BACK" })).toBe("methods");
    expect(await single.say({ type: "METHOD", method: "card" })).toBe("paying.loading");
  });

  it("that failed by one way can be tried by another", async () => {
    const at = await opened({ readOffers: choice });
    await at.say({ type: "CHOOSE", offerId: "12" });
    await at.say({ type: "FRAME_ERROR", event: "PAYMENT_ERROR" });
    expect(await at.say({ type: "OTHER_METHOD" })).toBe("methods");
  });

  it("that is put away leaves nothing under way", async () => {
    const at = await opened();
    expect(await at.say({ type: "CANCEL" })).toBe("idle");
    expect(at.store.context).toMatchObject({ intent: null, order: null, offer: null, failure: null, target: video });
    expect([at.tab.intent, at.store.isIdle, at.clock.pending]).toEqual([undefined, true, 0]);
  });
});

describe("the page of a partner", () => {
  it("is gone to with an address to come back to, and the tab remembers that it went [PAY-SINGLE-09]", async () => {
    const at = await opened({ readOffers: partner });
    expect([at.store.step, at.heard.leave.mock.calls]).toEqual(["leaving", [[order.url]]]);
    expect(at.calls.begin.mock.calls[0]?.[0]).toEqual({ ...intent, ...byPartner });
    expect(at.tab.intent).toEqual({ ...intent, ...byPartner, awayFor: "order-1" });
  });

  it.each([
    ["held", "success", null],
    ["nothing", "failed", "somethingWrong"],
  ] as const)("is come back from, also by Back: %s is %s", async (said, step, failure) => {
    const at = await opened({ readOffers: partner, readReturn: () => Promise.resolve(said) });
    at.attention.isHere = false;
    await at.look();
    expect(at.store.step).toBe("leaving");
    at.attention.isHere = true;
    await at.look();
    expect([at.store.step, at.store.context.failure]).toEqual([step, failure]);
    expect(at.calls.readReturn.mock.calls[0]?.[0].awayFor).toBe("order-1");
  });

  it("may have been paid at, or nothing can be learnt: what is had is asked", async () => {
    const paying = await opened({ readOffers: partner, readReturn: () => Promise.resolve("paying") });
    expect(await paying.say({ type: "RETURNED" })).toBe("checking");
    const unread = await opened({ readOffers: partner, readReturn: () => Promise.reject(apiError("offline")) });
    expect(await unread.say({ type: "RETURNED" })).toBe("failed");
    expect(unread.store.context.failure).toBe("unknown");
    expect(await unread.say({ type: "RETRY" })).toBe("checking");
  });
});

describe("a purchase that a tab had begun", () => {
  it("is gone on with under its key, and by its own offer", async () => {
    const at = await opened({ kept: { ...intent, key: "key-0", offerId: "11" }, readOffers: choice });
    expect([at.store.step, at.store.context.offer?.id, at.heard.log.mock.calls]).toEqual(["paying.loading", "11", []]);
    expect(at.calls.begin.mock.calls.map(([{ key }]) => key)).toEqual(["key-0"]);
    // it was measured as it was pressed
    expect(at.measured).not.toHaveBeenCalled();
  });

  it("is a success where it is had by now", async () => {
    const at = await opened({ kept: intent, readOffers: async () => ({ ...(await choice()), isHeld: true }) });
    expect([at.store.step, at.store.context.offer?.id, at.tab.intent]).toEqual(["success", "12", undefined]);
  });

  it("is asked about where the person was at a partner's", async () => {
    const kept = { ...intent, ...byPartner, awayFor: "order-1" };
    const at = await opened({ kept, readOffers: choice, readReturn: () => Promise.resolve("paying") });
    expect([at.store.step, at.store.context.offer?.id, at.calls.begin.mock.calls]).toEqual(["checking", "12", []]);
  });

  it("goes on without the offer that it was for, which is only logged [PROMO-FLOW-07]", async () => {
    const at = await opened({ kept: { ...intent, offerId: "99" }, readOffers: choice });
    expect([at.store.step, at.heard.log.mock.calls]).toEqual(["paying.loading", [["no active offer"]]]);
  });

  it.each([
    ["of another thing", { target: { kind: "video", id: "another" } }, 0],
    ["of another kind of thing", { target: { kind: "pack", id: "film" } }, 0],
    ["of another person", { ownerId: "8" }, 0],
    ["of an hour ago", {}, 60 * 60_000],
  ] as const)("%s is forgotten", async (_what, changes, passedMs) => {
    const at = setUp({ target: null, kept: { ...intent, key: "key-0", ...changes } });
    at.clock.advance(passedMs);
    at.store.open(video);
    await settle();
    expect(at.calls.begin.mock.calls.map(([{ key }]) => key)).toEqual(["key-1"]);
  });

  it("a moment before that is gone on with", async () => {
    const at = setUp({ target: null, kept: { ...intent, key: "key-0" } });
    at.clock.advance(60 * 60_000 - 1);
    at.store.open(video);
    await settle();
    expect(at.calls.begin.mock.calls.map(([{ key }]) => key)).toEqual(["key-0"]);
  });
});

describe("a coupon", () => {
  const coupon = { code: "KINO", offer: offer("13", { price: 399 }), days: 365 };

  it("is bought with as promo, for nothing, by its code [PROMO-FLOW-01]", async () => {
    const at = setUp({
      target: codes,
      checkCoupon: () => Promise.resolve(coupon),
      begin: () => Promise.resolve({ ...order, isPaid: true }),
    });
    expect(at.store.step).toBe("coupon");
    at.store.send({ type: "CODE", code: "kino" });
    expect([at.store.step, at.store.context.code]).toEqual(["checkingCoupon", "kino"]);
    await settle();
    expect([at.store.step, at.store.context.code, at.store.context.coupon]).toEqual(["promoSuccess", null, coupon]);
    expect(at.store.context.offer).toEqual({ ...coupon.offer, access_type: "promo", price: 0 });
    expect(at.calls.checkCoupon).toHaveBeenCalledExactlyOnceWith("kino", expect.any(AbortSignal));
    expect(at.calls.begin.mock.calls[0]?.[0]).toEqual({ ...intent, target: codes, offerId: "13", promoCode: "KINO" });
    expect([at.tab.intent, at.heard.refresh.mock.calls.length]).toEqual([undefined, 1]);
    expect(at.store.context.order).toEqual({ ...order, isPaid: true });
  });

  it("never begins a trial, and a lost answer of it is a success of its own once it is had", async () => {
    const at = setUp({
      target: codes,
      checkCoupon: () => Promise.resolve({ ...coupon, offer: offer("13", { isTrial: true }) }),
      begin: () => Promise.reject(apiError("timeout")),
      isHeld: () => Promise.resolve(true),
    });
    expect(await at.say({ type: "CODE", code: "kino" })).toBe("promoSuccess");
    expect(at.calls.begin.mock.calls[0]?.[0].isTrial).toBe(false);
  });

  it("that does not hold says why in the form, when it is checked and when it is used", async () => {
    const at = setUp({ target: codes, checkCoupon: () => Promise.reject(refused("PROMOCODE_LOCKED")) });
    expect(await at.say({ type: "CODE", code: "kino" })).toBe("coupon");
    expect(at.store.context).toMatchObject({ promoFailure: "locked", code: null });
    at.calls.checkCoupon.mockResolvedValue(coupon);
    at.calls.begin.mockRejectedValue(refused("PROMOCODE_ALREADY_USED"));
    at.store.send({ type: "CODE", code: "kino" });
    expect(at.store.context.promoFailure).toBeNull();
    await settle();
    expect([at.store.step, at.store.context.promoFailure, at.store.context.intent, at.tab.intent]).toEqual([
      "coupon",
      "alreadyTookPart",
      null,
      undefined,
    ]);
    // there are no offers to go back to
    expect(await at.say({ type: "BACK" })).toBe("coupon");
  });

  it("that is none of the shop's is looked for among the codes of subscriptions [K22]", async () => {
    const noCoupon = { target: codes, checkCoupon: () => Promise.reject(refused("PROMOCODE_NOT_FOUND", 404)) };
    const isProductCode = vi.fn(() => Promise.resolve(true));
    const known = setUp({ ...noCoupon, isProductCode });
    expect(await known.say({ type: "CODE", code: "KADR30" })).toBe("idle");
    expect(isProductCode).toHaveBeenCalledExactlyOnceWith("KADR30", expect.any(AbortSignal));
    expect(known.heard.onProductCode).toHaveBeenCalledExactlyOnceWith("KADR30");
    const unknown = setUp({ ...noCoupon, isProductCode: () => Promise.reject(refused("PROMOCODE_NOT_FOUND", 404)) });
    expect(await unknown.say({ type: "CODE", code: "KADR30" })).toBe("coupon");
    expect([
      unknown.store.context.promoFailure,
      unknown.store.context.code,
      unknown.heard.onProductCode.mock.calls,
    ]).toEqual(["notFound", null, []]);
  });

  it("of what is sold on a video's page only is used on one [PROMO-FLOW-05]", async () => {
    const onPage = () => Promise.resolve({ ...coupon, offer: offer("3", { access_type: "noadsone" }) });
    for (const [target, step] of [
      [codes, "coupon"],
      [{ kind: "product", id: "7" }, "coupon"],
      [{ kind: "coupon", id: "film" }, "paying.loading"],
      [{ kind: "noads", id: "film" }, "paying.loading"],
      [video, "paying.loading"],
    ] as const) {
      const at = await opened({ target, readOffers: choice, checkCoupon: onPage });
      if (at.store.step !== "coupon") await at.say({ type: "HAS_CODE" });
      expect(await at.say({ type: "CODE", code: "etovideo" }), `${target.kind}:${target.id}`).toBe(step);
      expect(at.store.context.promoFailure).toBe(step === "coupon" ? "onlyVideoPage" : null);
    }
  });

  it("waits for the e-mail as any purchase does, and is checked then", async () => {
    const at = setUp({ target: codes, profile: { email: null, isEmailConfirmed: false }, checkCoupon: never });
    expect(await at.say({ type: "CODE", code: "kino" })).toBe("email");
    runInAction(() => (at.session.profile = { email: "b@kadr.example", isEmailConfirmed: true }));
    expect([at.store.step, at.store.context.code]).toEqual(["checkingCoupon", "kino"]);
  });

  it("that was being used before a reload goes on under its key", async () => {
    const kept = { ...intent, target: codes, promoCode: "KINO", key: "key-0" };
    const at = await opened({ target: codes, kept, begin: () => Promise.resolve({ ...order, isPaid: true }) });
    expect([at.store.step, at.calls.begin.mock.calls[0]?.[0], at.heard.log.mock.calls]).toEqual([
      "promoSuccess",
      kept,
      [["no active offer"]],
    ]);
  });
});

describe("what is measured of a purchase", () => {
  const location = "purchase-popup";

  it("is its press with its price, and its success [ANALYTICS-NUMBERS-04]", async () => {
    const at = await opened({
      readOffers: () => Promise.resolve(read(offer("12", { price: 399 }))),
      isHeld: () => Promise.resolve(true),
    });
    await at.say({ type: "FRAME_PAID" });
    expect(at.measured.mock.calls).toEqual([
      ["purchase.pay", { productCode: "12", isTrial: false, price: 399, revenue: 399, location }],
      ["purchase.success", { productCode: "12", isTrial: false, revenue: 399, location }],
    ]);
  });

  it("of a trial is that it is one, whose money is told in signs", async () => {
    const at = await opened({
      readOffers: () => Promise.resolve(read(offer("12", { price: 1, isTrial: true }))),
      isHeld: () => Promise.resolve(true),
    });
    await at.say({ type: "FRAME_PAID" });
    expect(at.measured.mock.calls).toEqual([
      ["purchase.trial", { location }],
      ["purchase.pay", { productCode: "12", isTrial: true, price: 1, revenue: -1, location }],
      ["purchase.success", { productCode: "12", isTrial: true, revenue: 1, location }],
    ]);
  });

  it("is each press, also that of another way of paying", async () => {
    const at = await opened({ readOffers: choice });
    await at.say({ type: "CHOOSE", offerId: "12" });
    await at.say({ type: "FRAME_ERROR", event: "ERROR_BTN" });
    await at.say({ type: "METHOD", method: "mobile" });
    expect(at.measured.mock.calls.map(([id]) => id)).toEqual(["purchase.pay", "purchase.pay"]);
  });

  it("of a coupon is its success alone; of an offer that is gone, by the id of what was begun", async () => {
    const kept = { ...intent, target: codes, offerId: "77", promoCode: "KINO" };
    const at = await opened({ target: codes, kept, begin: () => Promise.resolve({ ...order, isPaid: true }) });
    expect(at.measured.mock.calls).toEqual([
      ["purchase.success", { productCode: "77", isTrial: false, revenue: 0, location }],
    ]);
  });
});

describe("a rental that is started", () => {
  it("runs once however often it is pressed, and another one beside it", async () => {
    const response = deferred<undefined>();
    const at = setUp({ target: null, activate: () => response.promise });
    const first = at.store.activate("1");
    expect([at.store.activating, await at.store.activate("1"), at.calls.activate.mock.calls.length]).toEqual([
      "1",
      false,
      1,
    ]);
    const second = at.store.activate("2");
    expect([at.store.activating, at.calls.activate.mock.calls.map(([id]) => id)]).toEqual(["2", ["1", "2"]]);
    response.resolve(undefined);
    expect([await first, await second, at.store.activating]).toEqual([true, true, null]);
    expect([at.heard.refresh.mock.calls.length, at.heard.notify.mock.calls]).toEqual([2, []]);
    expect(await at.store.activate("1")).toBe(true);
  });

  it("that could not be is told, after the page has learnt what is true", async () => {
    const at = setUp({ target: null, activate: () => Promise.reject(apiError(409)) });
    expect(await at.store.activate("1")).toBe(false);
    expect(at.heard.notify).toHaveBeenCalledExactlyOnceWith({ type: "danger", text: "Не вышло" });
    expect([at.heard.refresh.mock.calls.length, at.store.activating]).toEqual([1, null]);
  });

  it("is nobody's any more once somebody else is here, however it ends, nor when the call is given up", async () => {
    for (const end of ["yes", "no"] as const) {
      const response = deferred<undefined>();
      const at = setUp({ target: null, activate: () => response.promise });
      const run = at.store.activate("1");
      runInAction(() => (at.person.userId = "8"));
      expect(at.store.activating).toBeNull();
      if (end === "yes") response.resolve(undefined);
      else response.reject(apiError(409));
      expect([await run, at.heard.notify.mock.calls, at.heard.refresh.mock.calls]).toEqual([false, [], []]);
    }
    const aborted = setUp({ target: null, activate: () => Promise.reject(apiError("aborted")) });
    expect([await aborted.store.activate("1"), aborted.heard.notify.mock.calls]).toEqual([false, []]);
  });
});

describe("another person, and the end of the tab", () => {
  it("puts the purchase away", async () => {
    const at = await opened();
    runInAction(() => (at.person.userId = "8"));
    expect([at.store.step, at.tab.intent, at.store.context.order]).toEqual(["idle", undefined, null]);
  });

  it("nothing is followed any more once it is left", async () => {
    const at = await opened({ profile: { email: "a@kadr.example", isEmailConfirmed: false } });
    at.stop();
    await at.look();
    runInAction(() => (at.session.profile = { email: "a@kadr.example", isEmailConfirmed: true }));
    expect([at.attention.listeners.size, at.heard.refreshSession.mock.calls, at.store.step]).toEqual([0, [], "email"]);
  });
});
