import { observable, runInAction } from "mobx";
import { expect, it } from "vitest";
import { settle } from "./testing.ts";
import { WarningsStore, type Warning } from "./WarningsStore.ts";

function visit({ vpn = false, isBlocked = false, isFree = true, known = undefined as Warning | undefined } = {}) {
  const page = observable({ isFree });
  const memory = { known };
  const store = new WarningsStore({
    checkVpn: () => Promise.resolve(vpn),
    isAdBlocked: () => Promise.resolve(isBlocked),
    isFree: () => page.isFree,
    memory: { get: () => memory.known, set: (warning) => (memory.known = warning) },
  });
  return { store, page, memory, connected: store.connect() };
}

it("warns of a VPN before a blocker, and remembers it", async () => {
  const { store, memory, connected } = visit({ vpn: true, isBlocked: true });
  await connected;
  expect(store.shown).toBe("vpn");
  expect(memory.known).toBe("vpn");
  store.dismiss();
  expect(store.shown).toBeNull();
});

it("warns of a blocker where there is no VPN, and of neither once one is known", async () => {
  const first = visit({ isBlocked: true });
  await first.connected;
  expect(first.store.shown).toBe("adBlocker");
  for (const known of ["vpn", "adBlocker"] as const) {
    const again = visit({ vpn: true, isBlocked: true, known });
    await again.connected;
    expect(again.store.shown).toBeNull();
  }
});

it("waits until nothing else is shown", async () => {
  const { store, page, memory, connected } = visit({ vpn: true, isFree: false });
  await settle();
  expect(store.shown).toBeNull();
  expect(memory.known).toBeUndefined();
  runInAction(() => (page.isFree = true));
  await connected;
  expect(store.shown).toBe("vpn");
});

it("blames no blocker where the server does not answer either", async () => {
  const store = new WarningsStore({
    checkVpn: () => Promise.reject(new Error("offline")),
    isAdBlocked: () => Promise.resolve(true),
    isFree: () => true,
    memory: { get: () => undefined, set: () => undefined },
  });
  await store.connect();
  expect(store.shown).toBeNull();
});
