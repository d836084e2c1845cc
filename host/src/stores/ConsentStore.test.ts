import { reaction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { ConsentStore } from "./ConsentStore.ts";

/** What the device keeps, which other tabs change too. */
function setUp(isAccepted = false) {
  const device = { isAccepted, listeners: new Set<() => void>() };
  const onAccepted = vi.fn();
  const store = new ConsentStore({
    onAccepted,
    device: {
      read: () => device.isAccepted,
      write: () => {
        device.isAccepted = true;
      },
      watch: (listener) => {
        device.listeners.add(listener);
        return () => void device.listeners.delete(listener);
      },
    },
  });
  const inAnotherTab = (isNow: boolean): void => {
    device.isAccepted = isNow;
    for (const listener of device.listeners) listener();
  };
  return { store, device, onAccepted, inAnotherTab };
}

describe("the notice of cookies", () => {
  it("is not asked for before the device was looked at, and is until it is accepted", () => {
    const { store, device, onAccepted } = setUp();
    expect(store.isAsked).toBe(false);
    store.connect();
    expect([store.isAsked, onAccepted.mock.calls.length]).toEqual([true, 0]);
    const seen = vi.fn();
    reaction(() => store.isAsked, seen);
    store.accept();
    expect([store.isAsked, device.isAccepted, onAccepted.mock.calls.length]).toEqual([false, true, 1]);
    expect(seen).toHaveBeenCalledOnce();
  });

  it("is not asked for on a device that has accepted it, and nothing begins anew", () => {
    const { store, onAccepted, inAnotherTab } = setUp(true);
    store.connect();
    inAnotherTab(true);
    store.accept();
    expect([store.isAsked, onAccepted.mock.calls.length]).toEqual([false, 0]);
  });

  it("goes with the yes of another tab, once, and stays where that has changed something else", () => {
    const { store, onAccepted, inAnotherTab } = setUp();
    store.connect();
    inAnotherTab(false);
    expect([store.isAsked, onAccepted.mock.calls.length]).toEqual([true, 0]);
    inAnotherTab(true);
    inAnotherTab(true);
    expect([store.isAsked, onAccepted.mock.calls.length]).toEqual([false, 1]);
  });

  it("hears of other tabs until it is disposed", () => {
    const { store, device, onAccepted, inAnotherTab } = setUp();
    const dispose = store.connect();
    dispose();
    inAnotherTab(true);
    expect([device.listeners.size, store.isAsked, onAccepted.mock.calls.length]).toEqual([0, true, 0]);
  });
});
