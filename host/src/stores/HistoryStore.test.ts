import fc from "fast-check";
import { observable, runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { libraryTexts } from "../texts/library.ts";
import { HistoryStore } from "./HistoryStore.ts";
import type { Notify } from "./ports.ts";
import { accountOver, apiError, deferred, FakeClock, settle } from "./testing.ts";

const texts = libraryTexts.history;
/** The moment of every entry. */
const at = "2026-11-21T09:00:00Z";
type Fate = "ok" | "fail" | "lost";

/** A server with a history, whose answers wait until the test lets them go. */
function setUp() {
  const server = new Set(["a", "b", "c"]);
  const pending: ((fate?: Fate) => void)[] = [];
  /** Videos of which a response was lost and none has come since: their state is unknown here. */
  const unconfirmed = new Set<string>();
  const notify = vi.fn<Notify>();
  const [onCleared, onRestored] = [vi.fn(), vi.fn()];
  const measure = vi.fn();
  const call = (work: () => void, id = ""): Promise<void> => {
    const respond = deferred<void>();
    pending.push((fate = "ok") => {
      if (fate !== "fail") work();
      if (fate === "lost") unconfirmed.add(id);
      if (fate === "ok") unconfirmed.delete(id);
      if (fate === "ok") respond.resolve();
      else respond.reject(apiError(fate === "lost" ? "offline" : 500));
    });
    return respond.promise;
  };
  const session = observable({ userId: "u1", isAuthorised: true });
  const store = new HistoryStore({
    account: accountOver(session),
    auth: { require: async () => true },
    notify,
    measure,
    clock: new FakeClock(),
    texts,
    onCleared,
    onRestored,
    api: {
      remove: (id) => call(() => void server.delete(id), id),
      restore: (id) => call(() => void server.add(id), id),
      clear: () => call(() => server.clear()),
    },
  });
  store.connect();
  const respond = async (fate: Fate): Promise<void> => {
    await settle();
    pending.shift()?.(fate);
    await settle();
  };
  /** Presses the button of the last message. */
  const pressUndo = (): void => notify.mock.lastCall?.[0].button?.onPress?.();
  return { store, session, server, pending, unconfirmed, respond, notify, pressUndo, measure, onCleared, onRestored };
}

describe("an entry of the history", () => {
  it("is pending, then gone, and that is said with a way back", async () => {
    const { store, respond, notify } = setUp();
    void store.remove("a", at);
    expect([store.isPending("a"), store.removed.get("a") === at]).toEqual([true, false]);
    await respond("ok");
    expect([store.isPending("a"), store.removed.get("a") === at]).toEqual([false, true]);
    expect(notify).toHaveBeenCalledExactlyOnceWith({
      type: "success",
      text: texts.removed,
      button: { text: texts.undo, onPress: expect.any(Function) },
      timeMs: 10_000,
    });
  });

  it("is listed again as soon as its removal is undone, and asked for anew once the server has it", async () => {
    const { store, server, respond, pressUndo, notify, onRestored } = setUp();
    void store.remove("a", at);
    await respond("ok");
    pressUndo();
    expect([store.isPending("a"), store.removed.get("a") === at, onRestored.mock.calls.length]).toEqual([
      false,
      false,
      0,
    ]);
    await respond("ok");
    expect([store.removed.get("a") === at, server.has("a"), onRestored.mock.calls.length]).toEqual([false, true, 1]);
    expect(notify).toHaveBeenLastCalledWith({ type: "success", text: texts.restored });
  });

  it("comes back also where the answer to the undoing is lost, for that is said once more", async () => {
    const { store, server, respond, pressUndo, onRestored } = setUp();
    void store.remove("a", at);
    await respond("ok");
    pressUndo();
    await respond("lost");
    await respond("ok");
    expect([store.removed.get("a") === at, server.has("a"), onRestored.mock.calls.length]).toEqual([false, true, 1]);
  });

  it("stays gone where the server refuses to bring it back, and can be asked for again", async () => {
    const { store, respond, pressUndo, notify } = setUp();
    void store.remove("a", at);
    await respond("ok");
    pressUndo();
    await respond("fail");
    expect(store.removed.get("a") === at).toBe(true);
    expect(notify).toHaveBeenLastCalledWith(expect.objectContaining({ type: "danger", text: texts.restoreFailed }));
    pressUndo();
    await respond("ok");
    expect(store.removed.get("a") === at).toBe(false);
  });

  it("has one button for every removal, which undoes the last", async () => {
    const { store, server, respond, pressUndo, notify } = setUp();
    for (const id of ["a", "b"]) {
      void store.remove(id, at);
      await respond("ok");
    }
    expect(new Set(notify.mock.calls.map(([toast]) => toast.button)).size).toBe(1);
    pressUndo();
    await respond("ok");
    expect([...server].sort()).toEqual(["b", "c"]);
  });

  it("is told to the server with the press: a removal holds for who leaves at once, and nobody else undoes it", async () => {
    const { store, session, server, pending, pressUndo, respond } = setUp();
    void store.remove("a", at);
    expect(pending).toHaveLength(1);
    await respond("ok");
    runInAction(() => (session.userId = "u2"));
    pressUndo();
    await settle();
    expect([pending.length, server.has("a")]).toEqual([0, false]);
  });

  it("stands there again once it was watched again, and is removed again", async () => {
    const { store, respond, pending } = setUp();
    void store.remove("a", at);
    await respond("ok");
    const later = "2026-11-21T10:00:00Z";
    expect([store.removed.get("a") === at, store.removed.get("a") === later]).toEqual([true, false]);
    void store.remove("a", later);
    expect(pending).toHaveLength(1);
    await respond("ok");
    expect(store.removed.get("a") === later).toBe(true);
  });

  it("comes back where the server refuses, and that is said", async () => {
    const { store, respond, notify } = setUp();
    void store.remove("a", at);
    await respond("fail");
    expect([store.isPending("a"), store.removed.get("a") === at]).toEqual([false, false]);
    expect(notify).toHaveBeenCalledExactlyOnceWith({ type: "danger", text: texts.removeFailed });
  });

  it("after any presses, undoings and answers is gone where the server has removed it, and only there", async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant("undo" as const) }),
      fc.record({ do: fc.constant("press" as const), key: fc.constantFrom("a", "b", "c") }),
      fc.record({ do: fc.constant("respond" as const), fate: fc.constantFrom<Fate>("ok", "ok", "fail", "lost") }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { store, server, pending, unconfirmed, respond } = setUp();
        for (const one of steps)
          if (one.do === "press") {
            if (store.removed.get(one.key) !== at) void store.remove(one.key, at);
          } else if (one.do === "undo") void store.undo();
          else await respond(one.fate);
        await settle();
        for (let turn = 0; turn < 60 && pending.length > 0; turn += 1) await respond("ok");
        for (const id of ["a", "b", "c"]) {
          expect(store.isPending(id)).toBe(false);
          if (!unconfirmed.has(id)) expect(store.removed.get(id) === at).toBe(!server.has(id));
        }
      }),
    );
  });
});

describe("the whole history", () => {
  it("is cleared, once for two presses", async () => {
    const { store, server, pending, respond, onCleared } = setUp();
    const done = store.clearAll();
    void store.clearAll();
    expect([store.clearing, pending.length]).toEqual(["pending", 1]);
    await respond("ok");
    expect([await done, store.clearing, server.size, onCleared.mock.calls.length]).toEqual([true, "idle", 0, 1]);
  });

  it("stays where the server refuses, until the question is put away or answered again", async () => {
    const { store, respond, onCleared } = setUp();
    const done = store.clearAll();
    await respond("fail");
    expect([await done, store.clearing, onCleared.mock.calls.length]).toEqual([false, "failed", 0]);
    store.forgetFailure();
    expect(store.clearing).toBe("idle");
  });

  it("is measured when it is confirmed and when it is cleared, and said, and asked for anew", async () => {
    const { store, respond, measure, notify } = setUp();
    void store.clearAll();
    expect(measure.mock.calls).toEqual([["historyClear.confirm", { location: "my" }]]);
    await respond("ok");
    expect(measure.mock.calls.slice(1)).toEqual([["historyClear.success", { location: "my" }]]);
    expect(notify).toHaveBeenCalledExactlyOnceWith({ type: "success", text: texts.cleared });
  });

  it("that is being cleared is not called a failure by who puts the question away", () => {
    const { store } = setUp();
    void store.clearAll();
    store.forgetFailure();
    expect(store.clearing).toBe("pending");
  });
});

describe("another person", () => {
  it("finds nothing of the one before: what is gone, what can be undone, what was pressed or is being cleared", async () => {
    const { store, session, server, pending, respond, pressUndo, onCleared, measure } = setUp();
    void store.remove("a", at);
    expect(measure).toHaveBeenCalledExactlyOnceWith("historyClear.single", {
      location: "my",
      content: { id: "a", type: "video" },
    });
    await respond("ok");
    const clearing = store.clearAll();
    runInAction(() => (session.userId = "u2"));
    expect([store.clearing, store.removed.size]).toEqual(["idle", 0]);
    await respond("ok");
    expect([await clearing, store.clearing, onCleared.mock.calls.length]).toEqual([false, "idle", 0]);
    pressUndo();
    await settle();
    expect(pending).toEqual([]);
    // the same video, at the moment at which this person has seen it
    server.add("a");
    void store.remove("a", "2026-11-22T09:00:00Z");
    await respond("ok");
    expect([...store.removed]).toEqual([["a", "2026-11-22T09:00:00Z"]]);
  });

  it("is not told that the history of the one before could not be cleared", async () => {
    const { store, session, respond } = setUp();
    const clearing = store.clearAll();
    runInAction(() => (session.userId = "u2"));
    await respond("fail");
    expect([await clearing, store.clearing]).toEqual([false, "idle"]);
  });
});
