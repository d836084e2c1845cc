import { describe, expect, it } from "vitest";
import { AuthOfferStore } from "./AuthOfferStore.ts";
import { FakeClock } from "./testing.ts";

function setUp() {
  const clock = new FakeClock();
  const world = { isAuthorised: false, isMain: false, isAlone: true, day: undefined as string | undefined };
  let changed = () => {};
  let paged = () => {};
  const store = new AuthOfferStore({
    account: {
      get isAuthorised() {
        return world.isAuthorised;
      },
      onChange: (listener) => {
        changed = () => listener({ before: null, now: null, isFirst: false });
        return () => undefined;
      },
    },
    clock,
    memory: { shownOn: () => world.day, keep: (day) => void (world.day = day) },
    isMainPage: () => world.isMain,
    isAlone: () => world.isAlone,
    onPage: (listener) => {
      paged = listener;
      return () => undefined;
    },
  });
  const stop = store.connect();
  return { clock, world, store, stop, page: () => paged(), change: () => changed() };
}

describe("the offer to sign in", () => {
  it("comes 15 s after a page, counted anew on the next [SHELL-AUTHOFFER-02]", () => {
    const { clock, store, page } = setUp();
    clock.advance(14_999);
    page();
    clock.advance(14_999);
    expect(store.isShown).toBe(false);
    clock.advance(1);
    expect(store.isShown).toBe(true);
  });

  it("comes once a day, also when it was shown in another tab meanwhile [SHELL-AUTHOFFER-03]", () => {
    const { clock, world, store, page } = setUp();
    clock.advance(15_000);
    store.hide();
    page();
    clock.advance(60_000);
    expect(store.isShown).toBe(false);
    clock.advance(86_400_000);
    page();
    world.day = undefined;
    clock.advance(15_000);
    expect(store.isShown).toBe(true);
  });

  it("goes by itself after 15 s on the main page alone, not while it is held [SHELL-AUTHOFFER-04]", () => {
    const { clock, world, store } = setUp();
    world.isMain = true;
    clock.advance(20_000);
    store.hold(true);
    clock.advance(60_000);
    expect(store.isShown).toBe(true);
    store.hold(false);
    clock.advance(15_000);
    expect(store.isShown).toBe(false);

    const other = setUp();
    other.clock.advance(600_000);
    expect(other.store.isShown).toBe(true);
  });

  it("waits while something lies over the page, and is nothing for who is signed in [SHELL-AUTHOFFER-01]", () => {
    const { clock, world, store, change } = setUp();
    world.isAlone = false;
    clock.advance(30_000);
    expect(store.isShown).toBe(false);
    world.isAlone = true;
    clock.advance(15_000);
    expect(store.isShown).toBe(true);
    world.isAuthorised = true;
    change();
    expect([store.isShown, clock.pending]).toEqual([false, 0]);
  });

  it("leaves no timer behind", () => {
    const { clock, stop } = setUp();
    stop();
    expect(clock.pending).toBe(0);
  });

  it("stays on the page after it was shown, and begins no other wait there", () => {
    const { clock, store, page } = setUp();
    clock.advance(15_000);
    expect([store.isShown, clock.pending]).toEqual([true, 0]);
    page();
    expect([store.isShown, clock.pending]).toEqual([true, 0]);
  });

  it("does not come where another tab has shown it while this one waited [SHELL-AUTHOFFER-03]", () => {
    const { clock, world, store, page } = setUp();
    clock.advance(14_000);
    const elsewhere = setUp();
    elsewhere.clock.advance(15_000);
    world.day = elsewhere.world.day;
    clock.advance(1000);
    expect([store.isShown, clock.pending]).toEqual([false, 0]);
    page();
    expect(clock.pending).toBe(0);
  });

  it("put away is not held open by a pointer that was on it", () => {
    const { clock, world, store } = setUp();
    world.isMain = true;
    clock.advance(15_000);
    store.hold(true);
    store.hide();
    store.hold(false);
    expect([store.isShown, clock.pending]).toEqual([false, 0]);
  });

  it("waits anew for who is a guest again", () => {
    const { clock, store, change } = setUp();
    clock.advance(10_000);
    change();
    clock.advance(14_999);
    expect(store.isShown).toBe(false);
    clock.advance(1);
    expect(store.isShown).toBe(true);
  });
});
