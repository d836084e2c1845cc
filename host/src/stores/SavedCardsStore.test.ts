import type { SavedPaymentMethod } from "@kadr/openapi/client";
import { observable, runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { paymentsTexts } from "../texts/payments.ts";
import type { Measure } from "./measure/Measure.ts";
import { SavedCardsStore } from "./SavedCardsStore.ts";
import { accountOver, apiError, deferred, FakeClock } from "./testing.ts";

const texts = paymentsTexts.cards;
const card = (id: string, isMain = false): SavedPaymentMethod => ({
  paymentMethodId: id,
  isMain,
  issuerName: "sberbank",
  card: { cardType: "Visa", last4: "1111" },
});

/** A server with two cards; `fates` says of each write what becomes of it. */
async function setUp(...fates: ("fail" | "lost" | "gone" | "refused" | "aborted")[]) {
  let cards = [card("1", true), card("2")];
  const notify = vi.fn();
  const events: string[] = [];
  const keys: string[] = [];
  const session = observable({ userId: "u1", isAuthorised: true });
  const world = { isDown: false, places: new Set<unknown>(), list: async () => cards };
  const write = (work: () => void) => async () => {
    const fate = fates.shift();
    if (fate === "fail") throw apiError(500);
    if (fate === "aborted") throw apiError("aborted");
    if (fate === "gone") throw apiError(404);
    if (fate === "refused") throw apiError(422);
    work();
    if (fate === "lost") throw apiError("offline");
  };
  const store = new SavedCardsStore({
    account: accountOver(session),
    auth: { require: async () => true },
    notify,
    measure: ((id: string, { location }: { location: string }) => {
      events.push(id);
      world.places.add(location);
    }) as Measure,
    clock: new FakeClock(),
    newKey: () => `key-${keys.length}`,
    texts,
    api: {
      list: () => (world.isDown ? Promise.reject(apiError(500)) : world.list()),
      makeMain: (id) => write(() => (cards = cards.map((one) => ({ ...one, isMain: one.paymentMethodId === id }))))(),
      remove: (id) => write(() => (cards = cards.filter(({ paymentMethodId }) => paymentMethodId !== id)))(),
      add: (_token, key) => {
        keys.push(key);
        return write(() => {
          if (!cards.some(({ paymentMethodId }) => paymentMethodId === key)) cards = [...cards, card(key)];
        })();
      },
    },
  });
  store.connect();
  await store.load();
  return {
    store,
    session,
    world,
    notify,
    events,
    keys,
    ids: () => store.cards.map(({ paymentMethodId }) => paymentMethodId),
  };
}

describe("saved cards", () => {
  it("are changed after a question, and told of and measured when the server has it", async () => {
    const { store, world, notify, events } = await setUp();
    store.ask("makeMain", card("2"));
    expect(store.cards.find(({ isMain }) => isMain)?.paymentMethodId).toBe("1");
    await store.confirm();
    expect(store.cards.find(({ isMain }) => isMain)?.paymentMethodId).toBe("2");
    expect(store.question).toBeNull();
    expect(notify).toHaveBeenCalledExactlyOnceWith({ type: "success", text: texts.question.makeMain.done });
    expect(events).toEqual([
      "profile.paymentMethods.makeMain",
      "profile.paymentMethods.makeMain.confirm",
      "profile.paymentMethods.makeMain.success",
    ]);
    store.ask("remove", card("1"));
    store.dismiss();
    store.ask("remove", card("1"));
    await store.confirm();
    expect(events.slice(3)).toEqual([
      "profile.paymentMethods.remove",
      "profile.paymentMethods.remove",
      "profile.paymentMethods.remove.confirm",
      "profile.paymentMethods.remove.success",
    ]);
    expect(notify).toHaveBeenLastCalledWith({ type: "success", text: texts.question.remove.done });
    expect([...world.places]).toEqual(["profile"]);
  });

  it("stay as they are when the server refuses: the question says so, and the same yes is tried again", async () => {
    const { store, ids, notify } = await setUp("fail");
    store.ask("remove", card("2"));
    await store.confirm();
    expect([store.problem, ids()]).toEqual([texts.question.remove.failed, ["1", "2"]]);
    expect(notify).not.toHaveBeenCalled();
    await store.confirm();
    expect([store.question, ids()]).toEqual([null, ["1"]]);
  });

  it("whose answer was lost are asked after", async () => {
    const { store, ids, notify } = await setUp("lost");
    store.ask("remove", card("2"));
    await store.confirm();
    expect(ids()).toEqual(["1"]);
    expect(notify).toHaveBeenCalledOnce();
  });

  it("that another tab removed are removed", async () => {
    const { store, notify } = await setUp("gone");
    store.ask("remove", card("2"));
    await store.confirm();
    expect(store.problem).toBeNull();
    expect(notify).toHaveBeenCalledOnce();
  });

  it("are changed once by two presses", async () => {
    const { store, events } = await setUp();
    store.ask("remove", card("2"));
    await Promise.all([store.confirm(), store.confirm()]);
    expect(events.filter((id) => id.endsWith(".confirm"))).toHaveLength(1);
  });

  it("are added by the same words as often as it takes, and no card comes twice of one token", async () => {
    const { store, keys, ids } = await setUp("lost", "fail");
    store.beginAdding();
    await store.add("token");
    expect(store.adding).toBe("failed");
    await store.addAgain();
    expect(store.adding).toBe("failed");
    await store.addAgain();
    expect(store.adding).toBe("added");
    expect(new Set(keys).size).toBe(1);
    expect(ids()).toHaveLength(3);
  });

  it("that the bank does not take want another card, not the same again", async () => {
    const { store } = await setUp("refused");
    await store.add("spent");
    expect(store.adding).toBe("refused");
  });

  it("are loading until they are there; what is known stays while they are asked for anew, also in vain", async () => {
    const { store, session, world, ids } = await setUp();
    expect([store.phase, ids()]).toEqual(["ready", ["1", "2"]]);
    world.isDown = true;
    const again = store.load();
    expect(store.phase).toBe("ready");
    await again;
    expect([store.phase, ids()]).toEqual(["ready", ["1", "2"]]);
    runInAction(() => (session.userId = "u2"));
    const first = store.load();
    expect([store.phase, ids()]).toEqual(["loading", []]);
    await first;
    expect(store.phase).toBe("failed");
    world.isDown = false;
    await store.load();
    expect([store.phase, ids()]).toEqual(["ready", ["1", "2"]]);
  });

  it("whose call was given up have neither failed nor come", async () => {
    const { store, session, world } = await setUp();
    runInAction(() => (session.userId = "u2"));
    world.list = () => Promise.reject(apiError("aborted"));
    await store.load();
    expect(store.phase).toBe("loading");
    const adding = await setUp("aborted");
    await adding.store.add("token");
    expect(adding.store.adding).toBe("sending");
  });

  it("are not taken for another's who came while they were asked for", async () => {
    const { store, session, world } = await setUp();
    const list = deferred<SavedPaymentMethod[]>();
    world.list = () => list.promise;
    const loading = store.load();
    runInAction(() => (session.userId = "u2"));
    list.resolve([card("1")]);
    await loading;
    expect([store.phase, store.cards]).toEqual(["idle", []]);
  });

  it("keep their question while its yes is sent; another card's question has nothing to do with what failed", async () => {
    const { store } = await setUp("fail");
    store.ask("remove", card("2"));
    const confirming = store.confirm();
    store.dismiss();
    expect([store.question?.card.paymentMethodId, store.isSending, store.problem]).toEqual(["2", true, null]);
    await confirming;
    expect([store.isSending, store.problem]).toEqual([false, texts.question.remove.failed]);
    store.ask("makeMain", card("1"));
    expect([store.problem, store.question?.action]).toEqual([null, "makeMain"]);
    store.dismiss();
    expect(store.question).toBeNull();
    await store.confirm();
    expect(store.isSending).toBe(false);
  });

  it("whose answer was lost, and which the server then does not have so, have failed", async () => {
    const { store, world, notify } = await setUp("lost", "lost");
    world.list = async () => [card("1", true), card("2")];
    for (const action of ["makeMain", "remove"] as const) {
      store.ask(action, card("2"));
      await store.confirm();
      expect(store.problem).toBe(texts.question[action].failed);
    }
    world.isDown = true;
    await store.confirm();
    expect([store.problem, notify.mock.calls.length]).toEqual([null, 1]);
  });

  it("whose answer was lost, and which nobody can be asked about, have failed", async () => {
    const { store, world, notify } = await setUp("lost");
    world.isDown = true;
    store.ask("remove", card("2"));
    await store.confirm();
    expect([store.problem, notify.mock.calls.length]).toEqual([texts.question.remove.failed, 0]);
  });

  it("that are made main are not called so where the server says that they are not there", async () => {
    const { store, notify } = await setUp("gone");
    store.ask("makeMain", card("2"));
    await store.confirm();
    expect([store.problem, notify.mock.calls.length]).toEqual([texts.question.makeMain.failed, 0]);
  });

  it("are added once by two presses, each card under a key of its own; the next one begins anew", async () => {
    const { store, keys, notify, ids } = await setUp();
    store.beginAdding();
    const adding = store.add("token");
    expect(store.adding).toBe("sending");
    await Promise.all([store.addAgain(), adding]);
    expect([store.adding, keys, ids().length]).toEqual(["added", ["key-0"], 3]);
    expect(notify).toHaveBeenCalledExactlyOnceWith({ type: "success", text: texts.adding.done });
    await store.addAgain();
    expect(keys).toHaveLength(1);
    store.beginAdding();
    expect(store.adding).toBe("idle");
    await store.add("other");
    expect(keys).toEqual(["key-0", "key-1"]);
    store.refuse();
    expect(store.adding).toBe("refused");
  });

  it("of one person are nothing to the next: neither a question, nor what failed, nor a card that is being added", async () => {
    const { store, session, keys, notify } = await setUp("fail");
    store.ask("remove", card("2"));
    await store.confirm();
    const adding = store.add("token");
    runInAction(() => (session.userId = "u2"));
    const state = () => [store.phase, store.cards, store.question, store.isSending, store.problem, store.adding];
    expect(state()).toEqual(["idle", [], null, false, null, "idle"]);
    await adding;
    expect(state()).toEqual(["idle", [], null, false, null, "idle"]);
    await store.addAgain();
    expect([keys.length, notify.mock.calls.length]).toEqual([1, 0]);
  });

  it("are not told of as changed where the person has left meanwhile", async () => {
    const { store, session, events, notify } = await setUp();
    store.ask("remove", card("2"));
    const confirming = store.confirm();
    runInAction(() => (session.userId = "u2"));
    await confirming;
    expect(events).toEqual(["profile.paymentMethods.remove", "profile.paymentMethods.remove.confirm"]);
    expect([store.isSending, store.problem, notify.mock.calls.length]).toEqual([false, null, 0]);
  });
});
