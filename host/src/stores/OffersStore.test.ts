import { expect, it, vi } from "vitest";
import { examples } from "@kadr/openapi/examples";
import type { ProductTariff } from "@kadr/openapi/client";
import { OffersStore } from "./OffersStore.ts";
import { stepOf } from "./paying/premiumMachine.ts";
import type { PremiumPorts } from "./paying/premiumTypes.ts";
import { apiError, FakeClock, settle } from "./testing.ts";

const tariffs = examples.listProductTariffs.offers.result as readonly ProductTariff[];

/** `refusals`: how often the server refuses somebody whom this tab takes for signed in. */
function setUp({ refusals = 0, lets = true } = {}) {
  const order: string[] = [];
  const listeners = new Set<() => void>();
  const tabs = {
    notify: vi.fn(),
    onMessage: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const refresh = vi.fn();
  let left = refusals;
  const premium = {
    signIn: async () => {
      order.push("sign in");
      return lets;
    },
    readTariffs: async () => {
      order.push("tariffs");
      if (left > 0) {
        left -= 1;
        throw apiError(401);
      }
      return tariffs;
    },
    measure: () => undefined,
    intents: { unfinished: null },
    metrics: { read: () => undefined, write: () => undefined, forget: () => undefined },
  } as unknown as PremiumPorts;
  const offers = new OffersStore({
    clock: new FakeClock(),
    account: { onChange: () => () => undefined },
    premium,
    askWhoIsHere: async () => void order.push("who is here"),
    refresh,
    tabs,
  });
  const open = async (): Promise<string> => {
    const store = offers.openPremium({ entry: "full", productCode: null });
    store.connect();
    await settle();
    return stepOf(store.snapshot);
  };
  return { offers, open, order, refresh, tabs, hear: () => listeners.forEach((listener) => listener()), listeners };
}

it("a person who is signed in is asked for no sign-in anew by a server that agrees", async () => {
  const { open, order } = setUp();
  expect(await open()).toBe("tariffs");
  expect(order).toEqual(["sign in", "tariffs"]);
});

it("where the server refuses who this tab takes for signed in, it is asked who is here before they sign in again", async () => {
  const { open, order } = setUp({ refusals: 1 });
  expect(await open()).toBe("tariffs");
  expect(order).toEqual(["sign in", "tariffs", "who is here", "sign in", "tariffs"]);
});

it("a server that goes on refusing is asked three times and no more; another opening begins anew", async () => {
  const { open, order } = setUp({ refusals: 4 });
  expect(await open()).toBe("cancelled");
  expect(order.filter((what) => what === "tariffs")).toHaveLength(3);
  expect(order.filter((what) => what === "sign in")).toHaveLength(3);
  expect(await open()).toBe("tariffs");
});

it("who does not sign in sees no tariffs", async () => {
  const { open, order } = setUp({ lets: false });
  expect(await open()).toBe("cancelled");
  expect(order).toEqual(["sign in"]);
});

it("what a person has now is asked for anew, here and in the other tabs, which do not tell it on", () => {
  const { offers, refresh, tabs, hear, listeners } = setUp();
  offers.changed();
  expect([refresh.mock.calls.length, tabs.notify.mock.calls.length]).toEqual([1, 1]);
  const stop = offers.connect();
  hear();
  expect([refresh.mock.calls.length, tabs.notify.mock.calls.length]).toEqual([2, 1]);
  stop();
  expect(listeners.size).toBe(0);
});
