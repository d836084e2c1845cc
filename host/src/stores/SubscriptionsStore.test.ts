import fc from "fast-check";
import { runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import { hasNew } from "./SubscriptionsStore.ts";
import { subscriptionsTexts } from "../texts/subscriptions.ts";
import { keyOf, loaded, of, place, setUp, type Fate } from "./subscriptions/testing/world.ts";
import { settle } from "./testing.ts";

describe("SubscriptionsStore", () => {
  it("follows and stops at once, counts it, tells the server and says so", async () => {
    const { store, server, respondAll, said } = await loaded();
    expect(store.isFollowed(place("1"))).toBe(true);
    void store.toggle(place("1"));
    expect(store.isFollowed(place("1"))).toBe(false);
    expect(store.countOf(place("1"), 10)).toBe(9);
    expect(store.list).toEqual([]);
    await respondAll();
    expect(server.has("userchannel/1")).toBe(false);
    expect(store.countOf(place("1"), 10)).toBe(9);
    void store.toggle(place("2"));
    await respondAll();
    expect(store.list.map(({ object }) => object.object_id)).toEqual(["2"]);
    expect(store.countOf(place("2"), 10)).toBe(11);
    expect(said()).toEqual(["unsubscribed", "subscribed"]);
  });

  it("takes back what failed and says so", async () => {
    const { store, respondAll, said } = await loaded();
    void store.toggle(place("2"));
    expect(store.isFollowed(place("2"))).toBe(true);
    await respondAll("fail");
    expect(store.isFollowed(place("2"))).toBe(false);
    expect(said()).toEqual(["failed"]);
  });

  it("sends a guest through the popup with the trigger of the press, follows then, and says that they came in", async () => {
    const { store, respondAll, said, signIns, server, writes } = await loaded({ followed: [], userId: null });
    void store.toggle(place("1"), { trigger: "subscribe-menu" });
    await settle();
    await respondAll();
    expect(signIns).toEqual(["subscribe-menu"]);
    expect([server.has("userchannel/1"), writes()]).toEqual([true, 1]);
    expect(said()).toEqual(["logged in"]);
  });

  it("has words of its own for one channel, several, the end of it, and what follows a registration or a login [SUBS-TOGGLE-05]", async () => {
    const { store, respondAll, said } = await loaded({ followed: [], texts: subscriptionsTexts });
    for (let press = 0; press < 2; press += 1) {
      void store.toggle(place("1"));
      await respondAll();
    }
    store.notifyOf(2);
    expect(said()).toEqual(["Вы подписались на канал", "Вы отписались от канала", "Вы подписались на каналы"]);
    for (const [hasRegistered, text] of [
      [true, "Вы зарегистрировались и подписались на канал"],
      [false, "Вы вошли и подписались на канал"],
    ] as const) {
      const guest = await loaded({ followed: [], userId: null, hasRegistered, texts: subscriptionsTexts });
      void guest.store.toggle(place("1"));
      await settle();
      await guest.respondAll();
      expect(guest.said()).toEqual([text]);
    }
  });

  it("leaves alone what a guest followed already", async () => {
    const { store, respondAll, said, writes } = await loaded({ userId: null });
    void store.toggle(place("1"));
    await settle();
    await respondAll();
    expect([store.isFollowed(place("1")), writes(), said()]).toEqual([true, 0, []]);
  });

  it("is silent where somebody else says how many were followed", async () => {
    const { store, respondAll, said } = await loaded();
    void store.toggle(place("2"), { isQuiet: true });
    await respondAll();
    store.notifyOf(0);
    store.notifyOf(1);
    store.notifyOf(2);
    expect(said()).toEqual(["subscribed", "many"]);
  });

  it("turns the bell between all and without", async () => {
    const { store, respondAll, server } = await loaded();
    expect(store.hasBell(place("1"))).toBe(true);
    void store.toggleBell(place("1"));
    expect(store.hasBell(place("1"))).toBe(false);
    await respondAll();
    expect(server.get("userchannel/1")?.subscription_type).toBe("without");
    void store.toggleBell(place("1"));
    await respondAll();
    expect(server.get("userchannel/1")?.subscription_type).toBe("all");
  });

  it("does what is wanted at a notification although another tab was first, or the response was lost", async () => {
    const { store, respondAll, server, pending } = await loaded();
    server.clear();
    void store.toggle(place("1"), { isByReason: true });
    await respondAll();
    expect([store.isFollowed(place("1")), server.has("userchannel/1")]).toEqual([false, false]);
    void store.toggle(place("1"), { isByReason: true });
    pending.shift()?.("lost");
    await settle();
    await respondAll();
    expect([store.isFollowed(place("1")), server.has("userchannel/1")]).toEqual([true, true]);
  });

  it("takes the mark of news from what is visited, and asks nothing of what is not followed", async () => {
    const { store, respondAll, clock, writes } = await loaded();
    await Promise.all([store.visit(place("7")), respondAll()]);
    expect(writes()).toBe(0);
    clock.advance(1000);
    const visit = store.visit(place("1"));
    await settle();
    await respondAll();
    await visit;
    expect(store.list[0]?.newness).toBe(false);
    expect(store.list[0]?.last_visit_ts).toBe(new Date(clock.now()).toISOString());
  });

  it("asks anew when the tab is looked at again, but not at once", async () => {
    const { store, server, respondAll, look, clock, pending } = await loaded();
    look();
    expect(pending).toHaveLength(0);
    server.set("userchannel/5", of("5"));
    clock.advance(10_001);
    look();
    await respondAll();
    expect(store.isFollowed(place("5"))).toBe(true);
  });

  it("shows the beginning of a long list before its end is there, and decides nothing by it", async () => {
    const { store, pending } = setUp({ followed: ["1", "2"], parts: [["1"]] });
    const loading = store.load();
    expect([store.isKnown, store.beginning.map(({ object }) => object.object_id)]).toEqual([false, ["1"]]);
    expect([store.list, store.isFollowed(place("1"))]).toEqual([[], undefined]);
    pending.shift()?.();
    await loading;
    expect([store.isKnown, store.beginning, store.list.length]).toEqual([true, [], 2]);
  });

  it("shows nothing where the list does not come, and knows of it", async () => {
    const { store, pending } = setUp();
    void store.load();
    pending.shift()?.("fail");
    await settle();
    expect([store.isKnown, store.hasFailed, store.isFollowed(place("1"))]).toEqual([false, true, undefined]);
  });

  it("leave nothing to the next person: neither what is followed, nor what is on its way, nor what could not be asked", async () => {
    const { store, pending, said, session } = await loaded();
    void store.toggle(place("2"));
    void store.toggleBell(place("1"));
    await settle();
    expect([store.isFollowed(place("2")), store.hasBell(place("1")), store.countOf(place("2"), 10)]).toEqual([
      true,
      false,
      11,
    ]);
    runInAction(() => (session.userId = "u2"));
    expect([store.list, store.isKnown, store.isFollowed(place("2")), store.countOf(place("2"), 10)]).toEqual([
      [],
      false,
      undefined,
      10,
    ]);
    for (const respond of pending.splice(0)) respond();
    await settle();
    expect([store.list, store.isKnown, said()]).toEqual([[], false, []]);
    void store.load();
    pending.shift()?.("fail");
    await settle();
    expect(store.hasFailed).toBe(true);
    store.clear();
    expect([store.hasFailed, store.beginning]).toEqual([false, []]);
  });

  it("loses what is given up, and nothing else", async () => {
    const { store, respondAll } = await loaded({ followed: ["1", "2", "3"] });
    void store.toggle(place("2"));
    await respondAll();
    expect(store.list.map(({ object }) => object.object_id)).toEqual(["1", "3"]);
  });

  it("is asked for once for each person, who may ask anew, and for no guest", async () => {
    const { store, pending, respondAll } = await loaded();
    void store.load();
    expect(pending).toHaveLength(0);
    void store.refresh();
    expect(pending).toHaveLength(1);
    await respondAll();
    const guest = setUp({ userId: null });
    void guest.store.load();
    void guest.store.refresh();
    expect(guest.pending).toHaveLength(0);
  });

  it("leaves the bell of what is followed no more alone", async () => {
    const { store, server, pending, said, respondAll } = await loaded();
    void store.toggleBell(place("1"));
    void store.toggle(place("1"));
    await respondAll();
    expect([store.isFollowed(place("1")), server.has("userchannel/1"), pending.length]).toEqual([false, false, 0]);
    expect(said()).toContain("unsubscribed");
  });

  it("is not asked for by looking at a tab that nobody looks at, nor after it was left", async () => {
    const { pending, look, clock, attention, stop } = await loaded();
    clock.advance(20_000);
    attention.isHere = false;
    look();
    expect(pending).toHaveLength(0);
    attention.isHere = true;
    stop();
    look();
    expect(pending).toHaveLength(0);
  });

  it("counts for the next person by what their page came with", async () => {
    const { store, respondAll, session } = await loaded();
    void store.toggle(place("2"));
    await respondAll();
    expect(store.countOf(place("2"), 3)).toBe(11);
    runInAction(() => (session.userId = "u2"));
    expect(store.countOf(place("2"), 3)).toBe(3);
  });

  it("counts by the server's newest word, and keeps its own of what was pressed since", async () => {
    const { store, server, respondAll } = await loaded();
    void store.toggle(place("2"));
    await respondAll();
    expect(store.countOf(place("2"), 3)).toBe(11);
    server.set("userchannel/2", of("2", "all", 42));
    void store.refresh();
    await respondAll();
    expect([store.countOf(place("2"), 3), store.countOf(place("1"), 3)]).toEqual([42, 3]);
  });

  it("ends with what the server has of channels, persons and programmes, whatever fails, is lost or comes late; one write for each at a time", async () => {
    // The same ids in each kind: what is pressed of one is nothing of the others.
    const places = ["userchannel", "person", "tv"].flatMap((model) => ["1", "2"].map((id) => place(id, model)));
    const somewhere = fc.constantFrom(...places);
    const step = fc.oneof(
      fc.record({ kind: fc.constant("toggle" as const), at: somewhere }),
      fc.record({ kind: fc.constant("bell" as const), at: somewhere }),
      fc.record({ kind: fc.constant("refresh" as const) }),
      fc.record({
        kind: fc.constant("respond" as const),
        pick: fc.nat(5),
        fate: fc.constantFrom<Fate>("ok", "ok", "fail", "lost"),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const world = await loaded({ followed: places.filter((_, index) => index % 2 === 0) });
        const { store, pending } = world;
        for (const one of steps) {
          if (one.kind === "toggle") void store.toggle(one.at);
          else if (one.kind === "bell") {
            if (store.isFollowed(one.at) === true) void store.toggleBell(one.at);
          } else if (one.kind === "refresh") void store.refresh();
          else pending.splice(one.pick % Math.max(1, pending.length), 1)[0]?.(one.fate);
          await settle();
          for (const at of places) expect(store.countOf(at, 0)).toBeGreaterThanOrEqual(0);
        }
        await world.respondAll();
        void store.refresh();
        await world.respondAll();
        for (const at of places) {
          const kept = world.server.get(keyOf(at));
          expect(store.isFollowed(at)).toBe(kept !== undefined);
          if (kept !== undefined) expect(store.hasBell(at)).toBe(kept.subscription_type !== "without");
        }
        expect(world.most()).toBeLessThanOrEqual(1);
      }),
      { numRuns: 200 },
    );
  });
});

describe("the badge of new content (K29)", () => {
  const now = Date.UTC(2026, 0, 1, 12);
  const minutesAgo = (minutes: number): string => new Date(now - minutes * 60_000).toISOString();
  it.each([
    ["all", minutesAgo(11), minutesAgo(60), true],
    ["markers", minutesAgo(11), null, true],
    ["without", minutesAgo(11), minutesAgo(60), false],
    ["all", minutesAgo(10), minutesAgo(60), false],
    ["all", minutesAgo(60), minutesAgo(11), false],
    ["all", null, null, false],
  ] as const)("is there for %s, updated %s, visited %s: %s [SUBS-TOGGLE-06]", (type, updated, visited, isNew) => {
    expect(hasNew({ ...of("1", type), last_updated_ts: updated, last_visit_ts: visited }, now)).toBe(isNew);
  });
});
