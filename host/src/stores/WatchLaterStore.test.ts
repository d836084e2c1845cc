import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { watchLaterTexts as texts } from "../texts/watchLater.ts";
import { accountOver, apiError, deferred, FakeClock, settle } from "./testing.ts";
import { WatchLaterStore } from "./WatchLaterStore.ts";

type Fate = "ok" | "fail" | "lost";

/** A server that keeps what it was told, whose answers wait until the test lets them go. */
function setUp({ listed = [] as string[], userId = "u1" as string | null, lets = true } = {}) {
  const server = new Set(listed);
  const pending: ((fate?: Fate) => void)[] = [];
  const writes: string[] = [];
  const busy = new Map<string, number>();
  let most = 0;
  const call = <T>(id: string | null, work: () => T): Promise<T> => {
    const response = deferred<T>();
    if (id !== null) {
      busy.set(id, (busy.get(id) ?? 0) + 1);
      most = Math.max(most, busy.get(id) ?? 0);
    }
    pending.push((fate = "ok") => {
      if (id !== null) busy.set(id, (busy.get(id) ?? 0) - 1);
      const result = fate === "fail" ? undefined : work();
      if (fate === "ok") response.resolve(result as T);
      else response.reject(apiError(fate === "lost" ? "offline" : 500));
    });
    return response.promise;
  };
  const session = {
    userId,
    get isAuthorised() {
      return this.userId !== null;
    },
  };
  const auth = {
    require: vi.fn(async () => {
      if (lets) session.userId ??= "u1";
      return lets;
    }),
  };
  const notify = vi.fn();
  const onChanged = vi.fn();
  const clock = new FakeClock();
  let look = (): void => undefined;
  const store = new WatchLaterStore({
    account: accountOver(session),
    auth,
    notify,
    clock,
    texts,
    onChanged,
    attention: {
      isHere: () => true,
      onChange: (listener) => {
        look = listener;
        return () => undefined;
      },
    },
    api: {
      list: () => call(null, () => [...server]),
      add: (id) => call(id, () => void (writes.push(`+${id}`), server.add(id))),
      remove: (id) => call(id, () => void (writes.push(`-${id}`), server.delete(id))),
    },
  });
  store.connect();
  const drain = async (): Promise<void> => {
    await settle();
    for (let turn = 0; pending.length > 0 && turn < 200; turn += 1) {
      pending.shift()?.();
      await settle();
    }
  };
  const said = () => notify.mock.calls.map(([{ text, type }]) => text ?? type);
  return { store, server, pending, writes, drain, said, auth, clock, onChanged, look: () => look(), most: () => most };
}

const press = (store: WatchLaterStore, id: string) => store.set(id, !store.has(id), "watch-later-popup");

describe("what is to be watched later", () => {
  it("is marked at once, and said when the server has it", async () => {
    const { store, drain, said, writes } = setUp();
    void press(store, "a");
    expect([store.has("a"), said()]).toEqual([true, []]);
    await drain();
    expect([store.has("a"), said(), writes]).toEqual([true, [texts.added], ["+a"]]);
    void press(store, "a");
    expect(store.has("a")).toBe(false);
    await drain();
    expect([store.has("a"), said(), writes]).toEqual([false, [texts.added, texts.removed], ["+a", "-a"]]);
  });

  it("is as before when the server refuses, and that is said by the words of every failure", async () => {
    const { store, drain, said, pending } = setUp();
    void store.load();
    await drain();
    void press(store, "a");
    pending.shift()?.("fail");
    await drain();
    expect([store.has("a"), said()]).toEqual([false, ["danger"]]);
  });

  it("is asked after where the answer was lost, and is then no failure", async () => {
    const { store, drain, said, pending } = setUp();
    void store.load();
    await drain();
    void press(store, "a");
    pending.shift()?.("lost");
    await drain();
    expect([store.has("a"), said()]).toEqual([true, [texts.added]]);
  });

  it("is continued once after a guest's login, and nothing after a dismissal", async () => {
    const guest = setUp({ userId: null });
    void press(guest.store, "a");
    void press(guest.store, "a");
    await guest.drain();
    expect([guest.writes, guest.said()]).toEqual([["+a"], [texts.added]]);
    const other = setUp({ userId: null, lets: false });
    void press(other.store, "a");
    await other.drain();
    expect([other.writes, other.said(), other.store.has("a")]).toEqual([[], [], false]);
  });

  it("of a guest who had it there already is said, and not written again", async () => {
    const { store, drain, writes, said } = setUp({ userId: null, listed: ["a"] });
    void press(store, "a");
    await drain();
    expect([writes, said(), store.has("a")]).toEqual([[], [texts.added], true]);
  });

  it("follows another tab when this one is looked at again", async () => {
    const { store, server, drain, clock, look, onChanged } = setUp({ listed: ["a"] });
    void store.load();
    await drain();
    server.delete("a");
    server.add("b");
    clock.advance(11_000);
    look();
    await drain();
    expect([store.has("a"), store.has("b"), onChanged.mock.calls.length]).toEqual([false, true, 1]);
  });

  it("is nobody's after a log-out", async () => {
    const { store, drain } = setUp({ listed: ["a"] });
    void store.load();
    await drain();
    store.clear();
    expect([store.has("a"), store.isKnown]).toEqual([false, false]);
  });

  it("is nobody's after a log-out either where it is on its way, and nothing is said of it", async () => {
    const { store, pending, said } = setUp({ listed: ["a"] });
    void press(store, "b");
    await settle();
    expect([store.has("b"), [...store.ids]]).toEqual([true, ["b"]]);
    store.clear();
    expect([store.has("b"), [...store.ids]]).toEqual([false, []]);
    for (const respond of pending) respond();
    await settle();
    expect([store.has("b"), said(), store.isKnown]).toEqual([false, [], false]);
  });
});

const key = fc.constantFrom("a", "b");
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant("press" as const), key }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("respond" as const),
      at: fc.nat(4),
      fate: fc.constantFrom<Fate>("ok", "ok", "ok", "fail", "lost"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("read" as const) }) },
);

it("after any presses, answers and failures shows what the server has, one write at a time", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { store, server, pending, drain, most, clock } = setUp({ listed: ["a"] });
      for (const one of steps) {
        if (one.do === "press") void press(store, one.key);
        else if (one.do === "read") void store.refresh();
        else pending.splice(one.at % Math.max(1, pending.length), 1)[0]?.(one.fate);
        await settle();
        // the whole list, and each of it
        for (const id of ["a", "b"]) expect(store.ids.has(id), id).toBe(store.has(id));
      }
      await drain();
      clock.advance(60_000);
      await drain();
      void store.refresh();
      await drain();
      expect(most()).toBeLessThanOrEqual(1);
      for (const id of ["a", "b"]) expect(store.has(id), id).toBe(server.has(id));
    }),
  );
});
