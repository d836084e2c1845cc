import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { libraryTexts } from "../texts/library.ts";
import { HistoryStore } from "./HistoryStore.ts";
import { accountOver, apiError, deferred, FakeClock, settle } from "./testing.ts";

const texts = libraryTexts.history;
/** The moment of every entry. */
const at = "2026-11-21T09:00:00Z";
type Fate = "ok" | "fail" | "lost";

/** A server with a history, whose answers wait until the test lets them go. */
function setUp() {
  const server = new Set(["a", "b", "c"]);
  const pending: ((fate?: Fate) => void)[] = [];
  const notify = vi.fn();
  const onCleared = vi.fn();
  const measure = vi.fn();
  const call = (work: () => void): Promise<void> => {
    const answer = deferred<void>();
    pending.push((fate = "ok") => {
      if (fate !== "fail") work();
      if (fate === "ok") answer.resolve();
      else answer.reject(apiError(fate === "lost" ? "offline" : 500));
    });
    return answer.promise;
  };
  const store = new HistoryStore({
    account: accountOver({ userId: "u1", isAuthorised: true }),
    auth: { require: async () => true },
    notify,
    measure,
    clock: new FakeClock(),
    texts,
    onCleared,
    api: { remove: (id) => call(() => void server.delete(id)), clear: () => call(() => server.clear()) },
  });
  store.connect();
  const answer = async (fate: Fate): Promise<void> => {
    await settle();
    pending.shift()?.(fate);
    await settle();
  };
  return { store, server, pending, answer, notify, measure, onCleared };
}

describe("an entry of the history", () => {
  it("is pending, then gone, and that is said", async () => {
    const { store, answer, notify } = setUp();
    void store.remove("a", at);
    expect([store.isPending("a"), store.isRemoved("a", at)]).toEqual([true, false]);
    await answer("ok");
    expect([store.isPending("a"), store.isRemoved("a", at)]).toEqual([false, true]);
    expect(notify).toHaveBeenCalledExactlyOnceWith({ type: "success", text: texts.removed });
  });

  it("stands there again once it was watched again, and is removed again", async () => {
    const { store, answer, pending } = setUp();
    void store.remove("a", at);
    await answer("ok");
    const later = "2026-11-21T10:00:00Z";
    expect([store.isRemoved("a", at), store.isRemoved("a", later)]).toEqual([true, false]);
    void store.remove("a", later);
    expect(pending).toHaveLength(1);
    await answer("ok");
    expect(store.isRemoved("a", later)).toBe(true);
  });

  it("comes back where the server refuses, and that is said", async () => {
    const { store, answer, notify } = setUp();
    void store.remove("a", at);
    await answer("fail");
    expect([store.isPending("a"), store.isRemoved("a", at)]).toEqual([false, false]);
    expect(notify).toHaveBeenCalledExactlyOnceWith({ type: "danger", text: texts.removeFailed });
  });

  it("after any presses and answers is gone only where the server has removed it", async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant("press" as const), key: fc.constantFrom("a", "b", "c") }),
      fc.record({ do: fc.constant("answer" as const), fate: fc.constantFrom<Fate>("ok", "ok", "fail", "lost") }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { store, server, pending, answer } = setUp();
        for (const one of steps)
          if (one.do === "press") void store.remove(one.key, at);
          else await answer(one.fate);
        await settle();
        for (let turn = 0; turn < 60 && pending.length > 0; turn += 1) await answer("ok");
        for (const id of ["a", "b", "c"]) {
          expect(store.isPending(id)).toBe(false);
          if (store.isRemoved(id, at)) expect(server.has(id)).toBe(false);
        }
      }),
    );
  });
});

describe("the whole history", () => {
  it("is cleared, once for two presses", async () => {
    const { store, server, pending, answer, onCleared } = setUp();
    const done = store.clearAll();
    void store.clearAll();
    expect([store.clearing, pending.length]).toEqual(["pending", 1]);
    await answer("ok");
    expect([await done, store.clearing, server.size, onCleared.mock.calls.length]).toEqual([true, "idle", 0, 1]);
  });

  it("stays where the server refuses, until the question is put away or answered again", async () => {
    const { store, answer, onCleared } = setUp();
    const done = store.clearAll();
    await answer("fail");
    expect([await done, store.clearing, onCleared.mock.calls.length]).toEqual([false, "failed", 0]);
    store.forgetFailure();
    expect(store.clearing).toBe("idle");
  });
});
