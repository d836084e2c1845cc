import { autorun, observable, runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import type { SessionReader } from "./ports.ts";
import { WatchProgressStore, type DevicePosition } from "./WatchProgressStore.ts";
import { accountOver, apiError, deferred, settle } from "./testing.ts";

function setUp(signedIn = true, kept: Record<string, DevicePosition> = {}) {
  const device = { read: () => kept, write: vi.fn<(positions: Readonly<Record<string, DevicePosition>>) => void>() };
  const clock = { now: 1_000_000 };
  const read = vi.fn<() => Promise<Record<string, number>>>(async () => ({ a: 30, b: 5, broken: Number.NaN }));
  const save = vi.fn<(id: string, seconds: number) => Promise<void>>(async () => undefined);
  const onSaved = vi.fn<() => Promise<unknown>>(async () => undefined);
  const saveBefore = vi.fn<(id: string, seconds: number, at: number) => Promise<void>>(async () => undefined);
  const session = observable({ userId: signedIn ? "u1" : null, isAuthorised: signedIn });
  const signIn = (): Promise<void> => {
    runInAction(() => Object.assign(session, { userId: "u1", isAuthorised: true }));
    return settle();
  };
  return {
    read,
    save,
    saveBefore,
    session,
    signIn,
    onSaved,
    device,
    clock,
    store: new WatchProgressStore({ read, save, saveBefore, onSaved, session, device, now: () => clock.now }),
  };
}

describe("WatchProgressStore", () => {
  it("fills a card's bar by watched over duration", async () => {
    const { store } = setUp();
    await store.load();
    expect(store.shareOf("a", 120)).toBe(0.25);
    expect(store.shareOf("a", 10)).toBe(1);
    expect(store.shareOf("a", 0)).toBe(0);
    expect(store.shareOf("never", 120)).toBe(0);
    expect(store.positionOf("broken")).toBeNull();
  });

  it("tells lists that bars have changed when a response came or a position was sent, not at every second of playing", async () => {
    const { store } = setUp();
    const seen: unknown[] = [];
    const stop = autorun(() => void seen.push(store.shareReader));
    await store.load();
    expect(new Set(seen).size).toBe(2);
    store.watched("a", 60);
    expect(seen).toHaveLength(2);
    await store.flush("a");
    expect(new Set(seen).size).toBe(3);
    expect(store.shareReader("a", 120)).toBe(0.5);
    stop();
  });

  it("is not settled until the save has ended and the lists made from positions are here anew", async () => {
    const { store, save, onSaved } = setUp();
    const [saving, asking] = [deferred<void>(), deferred<void>()];
    save.mockReturnValueOnce(saving.promise);
    onSaved.mockReturnValueOnce(asking.promise);
    store.watched("a", 60);
    const flushed = store.flush("a");
    expect([store.isSettling, onSaved.mock.calls.length]).toEqual([true, 0]);
    saving.resolve();
    await settle();
    expect([store.isSettling, onSaved.mock.calls.length]).toEqual([true, 1]);
    asking.resolve();
    await flushed;
    expect(store.isSettling).toBe(false);
  });

  it("asks for no list after a save that failed, and is settled", async () => {
    const { store, save, onSaved } = setUp();
    save.mockRejectedValueOnce(new Error("offline"));
    store.watched("a", 60);
    await store.flush("a");
    expect(onSaved).not.toHaveBeenCalled();
    expect(store.isSettling).toBe(false);
  });

  it("keeps a position as saved when the lists made from it do not come", async () => {
    const { store, save, onSaved } = setUp();
    onSaved.mockRejectedValueOnce(new Error("offline")).mockImplementationOnce(() => {
      throw new Error("no such list");
    });
    for (const seconds of [60, 90]) {
      store.watched("a", seconds);
      await store.flush("a");
      await store.flush("a");
      expect(store.isSettling).toBe(false);
    }
    expect(save.mock.calls.map(([, seconds]) => seconds)).toEqual([60, 90]);
  });

  it("saves once on leaving, and again only after more was watched", async () => {
    const { store, save } = setUp();
    store.watched("a", 12.7);
    await store.flush("a");
    await store.flush("a");
    expect(save).toHaveBeenCalledExactlyOnceWith("a", 12);
    store.watched("a", 20);
    await store.flush("a");
    expect(save).toHaveBeenLastCalledWith("a", 20);
  });

  it("tries again after a save that failed", async () => {
    const { store, save } = setUp();
    save.mockRejectedValueOnce(new Error("offline"));
    store.watched("a", 12);
    await store.flush("a");
    await store.flush("a");
    expect(save).toHaveBeenCalledTimes(2);
  });

  it("keeps what was watched here over an older response of the server", async () => {
    const { store, read } = setUp();
    const late = deferred<Record<string, number>>();
    read.mockReturnValueOnce(late.promise);
    void store.load();
    store.watched("a", 90);
    late.resolve({ a: 30 });
    await settle();
    expect(store.positionOf("a")).toBe(90);
  });

  it("sends nothing for a guest and nothing of the person before", async () => {
    const guest = setUp(false);
    guest.store.watched("a", 12);
    await guest.store.flush("a");
    expect(guest.save).not.toHaveBeenCalled();
    const { store, read } = setUp();
    const late = deferred<Record<string, number>>();
    read.mockReturnValueOnce(late.promise);
    void store.load();
    store.clear();
    late.resolve({ a: 30 });
    await settle();
    expect(store.positionOf("a")).toBeNull();
  });
});

describe("positions on the device", () => {
  it("are a guest's memory, and keep the latest hundred videos", () => {
    const { store, device } = setUp(false, { old: [40, 5] });
    expect(store.positionOf("old")).toBe(40);
    for (let index = 0; index < 120; index += 1) store.watched(`v${index}`, index + 0.9);
    const kept = device.write.mock.lastCall?.[0] ?? {};
    expect(Object.keys(kept)).toHaveLength(100);
    expect(kept["v119"]).toEqual([119, 1_000_000]);
    expect([kept["old"], kept["v19"], kept["v20"]]).toEqual([undefined, undefined, [20, 1_000_000]]);
  });

  it("count before the server's for a minute, in which the save may not have come there, and behind them later", async () => {
    const { store, clock } = setUp(true, { a: [37, 999_000] });
    await store.load();
    expect(store.positionOf("a")).toBe(37);
    clock.now += 60_000;
    expect(store.positionOf("a")).toBe(30);
  });

  it("are no part of the bars that a server can draw, whose reader is the other one where there are none", async () => {
    const none = setUp();
    await none.store.load();
    const readers: unknown[] = [];
    autorun(() => void readers.push(none.store.savedShareReader, none.store.shareReader))();
    expect(readers[0]).toBe(readers[1]);
    const { store } = setUp(true, { a: [60, 999_000], local: [60, 999_000] });
    await store.load();
    expect([store.shareReader("a", 120), store.savedShareReader("a", 120)]).toEqual([0.5, 0.25]);
    expect([store.shareReader("local", 120), store.savedShareReader("local", 120)]).toEqual([0.5, 0]);
  });

  it("of a guest are not sent, and where all were sent nothing is asked anew", async () => {
    const guest = setUp(false, { a: [37, 999_000] });
    await guest.store.sendKept();
    expect(guest.saveBefore).not.toHaveBeenCalled();
    const sent = setUp(true, { a: [37, 999_000, 1] });
    await sent.store.sendKept();
    expect([sent.saveBefore.mock.calls, sent.read.mock.calls, sent.onSaved.mock.calls]).toEqual([[], [], []]);
  });

  it("go when the person goes, and stay when one comes", () => {
    const { store, device } = setUp(true, { a: [37, 999_000] });
    store.clear();
    expect(store.positionOf("a")).toBe(37);
    store.forgetDevice();
    expect(store.positionOf("a")).toBeNull();
    expect(device.write).toHaveBeenLastCalledWith({});
  });
});

function over(session: SessionReader) {
  const account = accountOver(session);
  return {
    onChange: account.onChange.bind(account),
    onLeft: (listener: () => void) => account.onChange(({ before }) => before !== null && listener()),
  };
}

describe("positions of a guest who signs in", () => {
  const watched = { a: [37, 900_000], b: [12, 950_000] } as const;

  it("are told to the server once, in the order of watching, with their moments; bars and lists come anew", async () => {
    const { store, session, signIn, saveBefore, read, onSaved, device } = setUp(false, { ...watched });
    store.connect(over(session));
    expect(saveBefore).not.toHaveBeenCalled();
    await signIn();
    expect(saveBefore.mock.calls).toEqual([
      ["a", 37, 900_000],
      ["b", 12, 950_000],
    ]);
    expect([read.mock.calls.length, onSaved.mock.calls.length]).toEqual([2, 1]);
    const kept = { a: [37, 900_000, 1], b: [12, 950_000, 1] } as const;
    expect(device.write).toHaveBeenLastCalledWith(kept);
    const next = setUp(false, kept);
    next.store.connect(over(next.session));
    await next.signIn();
    expect(next.saveBefore).not.toHaveBeenCalled();
  });

  it("that the server will never take hold up no others", async () => {
    const { store, session, signIn, saveBefore, device } = setUp(false, { ...watched });
    store.connect(over(session));
    saveBefore.mockRejectedValueOnce(apiError(404));
    await signIn();
    expect(saveBefore).toHaveBeenCalledTimes(2);
    expect(device.write).toHaveBeenLastCalledWith({ a: [37, 900_000, 1], b: [12, 950_000, 1] });
  });

  it.each(["offline", 429, 503] as const)("wait for the next visit after %s", async (what) => {
    const { store, session, signIn, saveBefore, onSaved, device } = setUp(false, { ...watched });
    store.connect(over(session));
    saveBefore.mockRejectedValueOnce(apiError(what));
    await signIn();
    expect([saveBefore, onSaved, device.write].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  });

  it("are nobody else's: who comes meanwhile gets none of them", async () => {
    const { store, session, signIn, saveBefore, onSaved } = setUp(false, { ...watched });
    store.connect(over(session));
    const response = deferred<void>();
    saveBefore.mockReturnValueOnce(response.promise);
    await signIn();
    runInAction(() => (session.userId = "u2"));
    response.resolve();
    await settle();
    expect([saveBefore.mock.calls.length, onSaved.mock.calls.length]).toEqual([1, 0]);
  });

  it("of an earlier visit wait until the page that the server drew is taken over: it shows what the server knew", async () => {
    const { store, saveBefore } = setUp(true, { ...watched });
    const nothing = () => undefined;
    store.connect({
      onLeft: () => nothing,
      onChange: (listener) => {
        listener({ before: null, now: "u1", isFirst: true });
        return nothing;
      },
    });
    await settle();
    expect(saveBefore).not.toHaveBeenCalled();
    await store.sendKept();
    expect(saveBefore).toHaveBeenCalledTimes(2);
  });

  it("are not sent where a save of playing has told them already", async () => {
    const { store, device } = setUp();
    store.watched("a", 60);
    await store.flush("a");
    expect(device.write).toHaveBeenLastCalledWith({ a: [60, 1_000_000, 1] });
    store.watched("a", 61);
    expect(device.write).toHaveBeenLastCalledWith({ a: [61, 1_000_000] });
  });
});
