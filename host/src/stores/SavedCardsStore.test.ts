import type { SavedPaymentMethod } from "@kadr/openapi/client";
import { describe, expect, it, vi } from "vitest";
import { paymentsTexts } from "../texts/payments.ts";
import type { Measure } from "./measure/Measure.ts";
import { SavedCardsStore } from "./SavedCardsStore.ts";
import { accountOver, apiError, FakeClock } from "./testing.ts";

const texts = paymentsTexts.cards;
const card = (id: string, isMain = false): SavedPaymentMethod => ({
  paymentMethodId: id,
  isMain,
  issuerName: "sberbank",
  card: { cardType: "Visa", last4: "1111" },
});

/** A server with two cards; `fates` says of each write what becomes of it. */
async function setUp(...fates: ("fail" | "lost" | "gone" | "refused")[]) {
  let cards = [card("1", true), card("2")];
  const notify = vi.fn();
  const events: string[] = [];
  const keys: string[] = [];
  const write = (work: () => void) => async () => {
    const fate = fates.shift();
    if (fate === "fail") throw apiError(500);
    if (fate === "gone") throw apiError(404);
    if (fate === "refused") throw apiError(422);
    work();
    if (fate === "lost") throw apiError("offline");
  };
  const store = new SavedCardsStore({
    account: accountOver({ userId: "u1", isAuthorised: true }),
    auth: { require: async () => true },
    notify,
    measure: ((id: string) => void events.push(id)) as Measure,
    clock: new FakeClock(),
    newKey: () => `key-${keys.length}`,
    texts,
    api: {
      list: async () => cards,
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
  return { store, notify, events, keys, ids: () => store.cards.map(({ paymentMethodId }) => paymentMethodId) };
}

describe("saved cards", () => {
  it("are changed after a question, and told of and measured when the server has it", async () => {
    const { store, notify, events } = await setUp();
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

  it("go with the person", async () => {
    const { store } = await setUp();
    store.clear();
    expect([store.phase, store.cards]).toEqual(["idle", []]);
  });
});
