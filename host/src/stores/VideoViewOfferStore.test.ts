import { describe, expect, it, vi } from "vitest";
import type { AccountChange } from "./ports.ts";
import { dayOf } from "./days.ts";
import { deferred, FakeClock } from "./testing.ts";
import { subscriptionStatus, VideoViewOfferStore, type SubscriptionStatus } from "./VideoViewOfferStore.ts";

const settle = () => new Promise((resolve) => setImmediate(resolve));

function setUp({
  isAuthorised = false,
  status = "NO_SUBSCRIPTION" as SubscriptionStatus,
  isFree = (): boolean => true,
  readStatus = (): Promise<SubscriptionStatus> => Promise.resolve(status),
} = {}) {
  const clock = new FakeClock();
  const pages = new Set<() => void>();
  const people = new Set<(change: AccountChange) => void>();
  let here: string | null = null;
  const kept: { day: string | undefined } = { day: undefined };
  const measure = vi.fn();
  const store = new VideoViewOfferStore({
    account: { isAuthorised, onChange: (listener) => (people.add(listener), () => people.delete(listener)) },
    clock,
    readStatus,
    videoHere: () => here,
    onPage: (listener) => (pages.add(listener), () => pages.delete(listener)),
    isFree,
    memory: { shownOn: () => kept.day, keep: (day) => (kept.day = day) },
    measure,
  });
  const stop = store.connect();
  const view = async (id: string | null) => {
    here = id;
    for (const listener of [...pages]) listener();
    clock.advance(5000);
    await settle();
  };
  const change = () => {
    for (const listener of [...people]) listener({ before: "1", now: "2", isFirst: false });
  };
  return { store, stop, view, change, measure, kept, clock };
}

describe("what viewing videos brings about", () => {
  it("comes after three different videos, once a day, and goes with its page", async () => {
    const it = setUp();
    for (const id of ["a", "b", "a", null, "b"]) {
      await it.view(id);
      expect(it.store.shown).toBeNull();
    }
    await it.view("c");
    expect(it.store.shown).toEqual({ kind: "moreFeatures" });
    expect(it.measure).toHaveBeenCalledExactlyOnceWith("videoViewTrigger.moreFeatures");
    await it.view("d");
    expect(it.store.shown).toBeNull();
    it.clock.advance(24 * 60 * 60 * 1000);
    await it.view("e");
    expect(it.store.shown).not.toBeNull();
  });

  it("waits until nothing else lies over the page", async () => {
    let isFree = false;
    const it = setUp({ isFree: () => isFree });
    for (const id of ["a", "b", "c"]) await it.view(id);
    expect(it.store.shown).toBeNull();
    isFree = true;
    it.clock.advance(5000);
    await settle();
    expect(it.store.shown).not.toBeNull();
    it.stop();
    expect(it.clock.pending).toBe(0);
  });

  it.each([
    ["NO_SUBSCRIPTION", { kind: "adFree", isExpired: false }],
    ["EXPIRED", { kind: "adFree", isExpired: true }],
    ["ACTIVE", null],
  ] as const)("is about advertising for a person: %s", async (status, offer) => {
    const it = setUp({ isAuthorised: true, status });
    for (const id of ["a", "b", "c"]) await it.view(id);
    expect(it.store.shown).toEqual(offer);
  });

  it("is not about advertising where another page was come to before that was known", async () => {
    const response = deferred<SubscriptionStatus>();
    const it = setUp({ isAuthorised: true, readStatus: () => response.promise });
    for (const id of ["a", "b", "c", null]) await it.view(id);
    response.resolve("EXPIRED");
    await settle();
    expect([it.store.shown, it.kept.day, it.measure.mock.calls.length]).toEqual([null, undefined, 0]);
  });

  it("is not about advertising where nobody can say whether there is a subscription", async () => {
    const it = setUp({ isAuthorised: true, readStatus: () => Promise.reject(new Error("down")) });
    for (const id of ["a", "b", "c"]) await it.view(id);
    expect([it.store.shown, it.kept.day, it.measure.mock.calls.length]).toEqual([null, undefined, 0]);
  });

  it("is measured and remembered for the day, by what it is about", async () => {
    const it = setUp({ isAuthorised: true });
    for (const id of ["a", "b", "c"]) await it.view(id);
    expect(it.measure).toHaveBeenCalledExactlyOnceWith("videoViewTrigger.adFree");
    expect(it.kept.day).toBe(dayOf(it.clock.now()));
    it.store.hide();
    expect(it.store.shown).toBeNull();
  });

  it("begins anew for another person: what was viewed before is not theirs", async () => {
    const it = setUp();
    for (const id of ["a", "b", "c"]) await it.view(id);
    expect(it.store.shown).not.toBeNull();
    it.kept.day = undefined;
    it.change();
    expect([it.store.shown, it.clock.pending]).toEqual([null, 0]);
    for (const id of ["d", null]) await it.view(id);
    expect(it.store.shown).toBeNull();
    await it.view("e");
    expect(it.store.shown).not.toBeNull();
  });
});

it("the overall status of subscriptions is none for an empty list, active by any entry, else expired [SUBS-TOGGLE-08]", () => {
  const entries = (...active: readonly boolean[]) => active.map((isActive) => ({ is_active: isActive }));
  expect([[], entries(false, true), entries(false, false)].map(subscriptionStatus)).toEqual([
    "NO_SUBSCRIPTION",
    "ACTIVE",
    "EXPIRED",
  ]);
});
