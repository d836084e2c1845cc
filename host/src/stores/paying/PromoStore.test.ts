// @vitest-environment node
import { observable, runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { accountOver, apiError, deferred, FakeClock, settle } from "../testing.ts";
import type { PromoRequest, Settled } from "./promoMachine.ts";
import { PromoStore, type PromoApi } from "./PromoStore.ts";
import { promoPorts } from "./testing/ports.ts";

const gift = { name: "30 дней подписки в подарок", days: 30 };
const activated: Settled = { status: "activated", endTime: "2027-02-01T00:00:00Z" };

/** A person before the form of codes; a call that is not given does what goes well. */
function setUp({
  kept,
  ...api
}: Partial<PromoApi> & { readonly kept?: PromoRequest & { readonly ownerId: string } } = {}) {
  const clock = new FakeClock(0);
  const session = observable({ userId: "7" as string | null, isAuthorised: true });
  const tab: { kept: (PromoRequest & { readonly ownerId: string }) | undefined } = { kept };
  const calls = {
    check: vi.fn<PromoApi["check"]>(api.check ?? (() => Promise.resolve(gift))),
    activate: vi.fn<PromoApi["activate"]>(api.activate ?? (() => Promise.resolve())),
    readStatus: vi.fn<PromoApi["readStatus"]>(api.readStatus ?? (() => Promise.resolve(activated))),
  };
  const refresh = vi.fn(() => Promise.resolve());
  const store = new PromoStore(
    promoPorts({
      api: calls,
      account: accountOver(session),
      clock,
      device: { read: () => tab.kept, write: (next) => void (tab.kept = next ?? undefined) },
      refresh,
    }),
  );
  const stop = store.connect();
  const type = async (code = "KADR30") => {
    store.send({ type: "CODE", code });
    await settle();
  };
  const pass = async (ms: number) => {
    clock.advance(ms);
    await settle();
  };
  return { store, calls, clock, session, tab, refresh, stop, type, pass };
}
/** The same with the empty form open. */
function open(given: Parameters<typeof setUp>[0] = {}) {
  const at = setUp(given);
  at.store.open(null);
  return at;
}
const refused = (code: string) => () => Promise.reject(apiError(409, { body: { code } }));

describe("a code of a subscription", () => {
  it("is checked, used once, and asked after until it has settled [PAY-FLOW-20]", async () => {
    const at = open();
    expect([at.store.step, at.store.context]).toEqual([
      "form",
      { code: "", key: "", gift: null, failure: null, endTime: null },
    ]);
    at.store.send({ type: "CODE", code: "KADR30" });
    expect([at.store.step, at.store.context.code]).toEqual(["checking", "KADR30"]);
    await settle();
    expect([at.store.step, at.store.context]).toEqual([
      "success",
      { code: "KADR30", key: "key-1", gift, failure: null, endTime: activated?.endTime },
    ]);
    expect(at.calls.check).toHaveBeenCalledWith("KADR30", expect.any(AbortSignal));
    expect(at.calls.activate).toHaveBeenCalledWith({ code: "KADR30", key: "key-1" }, expect.any(AbortSignal));
    expect(at.calls.readStatus).toHaveBeenCalledWith("KADR30", expect.any(AbortSignal));
    expect([at.refresh.mock.calls.length, at.tab.kept]).toEqual([1, undefined]);
  });

  it("that was typed in the shell's form is checked as the popup opens", async () => {
    const at = setUp();
    at.store.open("KADR7");
    expect([at.store.step, at.store.context.code]).toEqual(["checking", "KADR7"]);
  });

  it("that does not hold stands in the form with why, until another one is typed", async () => {
    const at = open({ check: vi.fn().mockImplementationOnce(refused("PROMOCODE_INACTIVE")).mockResolvedValue(gift) });
    await at.type();
    expect([at.store.step, at.store.context.failure, at.calls.activate.mock.calls.length]).toEqual([
      "form",
      "inactive",
      0,
    ]);
    at.store.send({ type: "CODE", code: "KADR7" });
    expect(at.store.context).toMatchObject({ code: "KADR7", failure: null });
  });

  it("is kept in the tab from before it is used until it has settled, for the person who uses it", async () => {
    const used = deferred<undefined>();
    const at = open({ activate: () => used.promise });
    await at.type();
    expect([at.store.step, at.tab.kept]).toEqual(["activating", { code: "KADR30", key: "key-1", ownerId: "7" }]);
    used.resolve(undefined);
    await settle();
    expect([at.store.step, at.tab.kept]).toEqual(["success", undefined]);
  });

  it("that is refused as it is used is given up, and says why", async () => {
    const at = open({ activate: refused("PROMOCODE_ALREADY_USED") });
    await at.type();
    expect([at.store.step, at.store.context.failure, at.tab.kept]).toEqual(["form", "alreadyTookPart", undefined]);
    await at.type();
    expect(at.calls.activate.mock.calls.map(([{ key }]) => key)).toEqual(["key-1", "key-2"]);
  });

  it("whose answer was lost is asked after, not used again", async () => {
    const at = open({ activate: () => Promise.reject(apiError("timeout")) });
    await at.type();
    expect([at.store.step, at.calls.activate.mock.calls.length]).toEqual(["success", 1]);
  });
});

describe("a code that is being settled", () => {
  const statuses = (...all: readonly Settled[]) =>
    all.reduce((read, one) => read.mockResolvedValueOnce(one), vi.fn<PromoApi["readStatus"]>());

  it("is asked after each second until it is activated", async () => {
    const at = open({ readStatus: statuses({ status: "pending" }, { status: "pending" }, activated) });
    await at.type();
    await at.pass(999);
    expect([at.store.step, at.calls.readStatus.mock.calls.length]).toEqual(["settling", 1]);
    await at.pass(1);
    await at.pass(1000);
    expect([at.store.step, at.calls.readStatus.mock.calls.length]).toEqual(["success", 3]);
  });

  it.each([
    ["failed", "PROMOCODE_LOCKED", "locked"],
    ["failed", undefined, "activation"],
    ["not_activated", undefined, "offline"],
  ] as const)("that ends as %s, %s, is given up and says %s", async (status, errorCode, failure) => {
    const ended = { status, ...(errorCode && { errorCode }) } as Settled;
    const at = open({ readStatus: () => Promise.resolve(ended) });
    await at.type();
    expect([at.store.step, at.store.context.failure, at.tab.kept]).toEqual(["form", failure, undefined]);
    expect(at.refresh).not.toHaveBeenCalled();
  });

  it("of which nobody has told within two minutes is not known, and stays in the tab", async () => {
    for (const readStatus of [
      () => Promise.resolve({ status: "pending" } as Settled),
      () => Promise.reject(apiError("offline")),
      () => Promise.resolve(null),
    ]) {
      const at = open({ readStatus });
      await at.type();
      for (let second = 0; second < 119; second += 1) await at.pass(1000);
      if (at.store.step === "settling") await at.pass(1000);
      expect([at.store.step, at.store.context.failure, at.tab.kept?.key]).toEqual(["form", "unknown", "key-1"]);
    }
  });

  it("is waited for two minutes, not less", async () => {
    const at = open({ readStatus: () => Promise.resolve({ status: "pending" }) });
    await at.type();
    for (let second = 0; second < 119; second += 1) await at.pass(1000);
    expect(at.store.step).toBe("settling");
  });

  it("has no end that is told where it has none", async () => {
    const at = open({ readStatus: () => Promise.resolve({ status: "activated" }) });
    await at.type();
    expect([at.store.step, at.store.context.endTime]).toEqual(["success", null]);
  });
});

describe("after a reload", () => {
  const kept = { code: "KADR30", key: "key-of-before", ownerId: "7" };

  it("the activation that the tab had begun is asked after", async () => {
    const at = open({ kept });
    expect([at.store.step, at.store.context]).toMatchObject(["settling", { code: "KADR30", key: "key-of-before" }]);
    await settle();
    expect([at.store.step, at.calls.check.mock.calls, at.tab.kept]).toEqual(["success", [], undefined]);
  });

  it("another code that was typed meanwhile comes first", () => {
    const at = setUp({ kept });
    at.store.open("KADR7");
    expect([at.store.step, at.store.context.code, at.tab.kept]).toEqual(["checking", "KADR7", kept]);
  });

  it("somebody else's is forgotten", () => {
    const at = open({ kept: { ...kept, ownerId: "8" } });
    expect([at.store.step, at.tab.kept]).toEqual(["form", undefined]);
  });
});

describe("the form of codes", () => {
  it("begins anew when it is opened again, put away, or somebody else is here", async () => {
    const at = open({ check: refused("PROMOCODE_LOCKED") });
    await at.type();
    at.store.open(null);
    expect([at.store.step, at.store.context.failure, at.store.context.code]).toEqual(["form", null, ""]);
    at.store.send({ type: "CANCEL" });
    expect(at.store.step).toBe("idle");
    at.store.open(null);
    await at.type();
    runInAction(() => (at.session.userId = "8"));
    expect([at.store.step, at.store.context.code]).toEqual(["idle", ""]);
  });

  it("hears nothing any more once it is left, and of a guest nothing is kept", async () => {
    const at = open();
    at.stop();
    runInAction(() => (at.session.userId = "8"));
    expect(at.store.step).toBe("form");
    const guest = open({ activate: () => new Promise(() => {}) });
    runInAction(() => (guest.session.userId = null));
    guest.store.open(null);
    await guest.type();
    expect([guest.store.step, guest.tab.kept]).toEqual(["activating", undefined]);
  });
});
