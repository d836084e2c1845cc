import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { VideoReactionsStore, type ServerReaction, type VideoReaction } from "./VideoReactionsStore.ts";
import { accountOver, apiError, deferred, FakeClock, settle } from "./testing.ts";

/** A server with one video, whose answers wait until the test lets them go. */
function setUp(signedIn = true) {
  const server = { reaction: null as VideoReaction | null, others: { likes: 7, dislikes: 2 } };
  const truth = (): ServerReaction => ({
    reaction: server.reaction,
    votes: {
      likes: server.others.likes + Number(server.reaction === "like"),
      dislikes: server.others.dislikes + Number(server.reaction === "dislike"),
    },
  });
  const pending: { respond: (how?: "ok" | "fail" | "lost") => void; isWrite: boolean }[] = [];
  let inFlight = 0;
  let maxInFlight = 0;
  const session = {
    userId: signedIn ? "u1" : (null as string | null),
    get isAuthorised() {
      return this.userId !== null;
    },
  };
  const auth = {
    require: vi.fn(async () => {
      session.userId = "u1";
      return true;
    }),
  };
  const [notify, onWritten] = [vi.fn(), vi.fn()];
  const clock = new FakeClock();
  const store = new VideoReactionsStore({
    account: accountOver(session),
    auth,
    notify,
    onWritten,
    clock,
    read: () => {
      const respond = deferred<ServerReaction>();
      pending.push({
        isWrite: false,
        respond: (how = "ok") => (how === "ok" ? respond.resolve(truth()) : respond.reject(apiError("offline"))),
      });
      return respond.promise;
    },
    write: (_id, reaction) => {
      inFlight += 1;
      maxInFlight = Math.max(maxInFlight, inFlight);
      const respond = deferred<void>();
      pending.push({
        isWrite: true,
        respond: (how = "ok") => {
          inFlight -= 1;
          if (how !== "fail") server.reaction = reaction;
          if (how === "ok") respond.resolve();
          else respond.reject(apiError(how === "lost" ? "offline" : 500));
        },
      });
      return respond.promise;
    },
  });
  return { store, server, truth, pending, notify, onWritten, auth, clock, session, most: () => maxInFlight };
}

const id = "v1";

async function loaded(signedIn = true) {
  const all = setUp(signedIn);
  void all.store.load(id);
  all.pending.shift()?.respond();
  await settle();
  return all;
}

describe("VideoReactionsStore", () => {
  it("asked before its page is drawn is not asked again by the page, but by the next visit", async () => {
    const { store, pending } = setUp();
    void store.begin(id);
    pending.shift()?.respond();
    await settle();
    expect(store.isKnown(id)).toBe(true);
    void store.open(id);
    expect(pending).toHaveLength(0);
    void store.open(id);
    expect(pending).toHaveLength(1);
  });

  it("asked too long before its page is drawn is asked again", async () => {
    const { store, pending, clock } = setUp();
    void store.begin(id);
    pending.shift()?.respond();
    await settle();
    clock.advance(60 * 60_000);
    void store.open(id);
    expect(pending).toHaveLength(1);
  });

  it("is nobody's once it is cleared: neither what is on its way nor the page that was asked for", async () => {
    const { store, pending } = await loaded();
    void store.react(id, "like");
    void store.begin(id);
    store.clear();
    expect([store.reactionOf(id), store.isKnown(id)]).toEqual([null, false]);
    const before = pending.length;
    void store.open(id);
    expect(pending).toHaveLength(before + 1);
  });

  it("adds, swaps and removes a reaction at once, counters with it", async () => {
    const { store } = await loaded();
    expect(store.votesOf(id)).toEqual({ likes: 7, dislikes: 2 });
    void store.react(id, "like");
    expect([store.reactionOf(id), store.votesOf(id)]).toEqual(["like", { likes: 8, dislikes: 2 }]);
    void store.react(id, "dislike");
    expect([store.reactionOf(id), store.votesOf(id)]).toEqual(["dislike", { likes: 7, dislikes: 3 }]);
    void store.react(id, "dislike");
    expect([store.reactionOf(id), store.votesOf(id)]).toEqual([null, { likes: 7, dislikes: 2 }]);
  });

  it("goes back with a message when the server refuses", async () => {
    const { store, pending, notify } = await loaded();
    void store.react(id, "like");
    pending.shift()?.respond("fail");
    await settle();
    expect(store.reactionOf(id)).toBeNull();
    expect(notify).toHaveBeenCalledExactlyOnceWith({ type: "danger" });
  });

  it.each(["ok", "fail", "lost"] as const)(
    "tells that lists of what is liked are old after a write that ended %s",
    async (how) => {
      const { store, pending, onWritten } = await loaded();
      void store.react(id, "like");
      expect(onWritten).not.toHaveBeenCalled();
      pending.shift()?.respond(how);
      await settle();
      expect(onWritten).toHaveBeenCalledOnce();
    },
  );

  it("asks the server what is true when the response was lost", async () => {
    const { store, pending, server } = await loaded();
    void store.react(id, "like");
    pending.shift()?.respond("lost");
    await settle();
    pending.shift()?.respond();
    await settle();
    expect(server.reaction).toBe("like");
    expect([store.reactionOf(id), store.votesOf(id).likes]).toEqual(["like", 8]);
  });

  it("sends a guest through the auth popup, as authTrigger.reaction, and then likes once", async () => {
    const { store, pending, server, auth } = await loaded(false);
    void store.react(id, "like");
    await settle();
    expect(auth.require).toHaveBeenCalledExactlyOnceWith("reaction");
    while (pending.length > 0) {
      pending.shift()?.respond();
      await settle();
    }
    expect(server.reaction).toBe("like");
  });

  it("does not take away the like that a guest had given before signing in", async () => {
    const { store, pending, server } = await loaded(false);
    server.reaction = "like";
    void store.react(id, "like");
    await settle();
    while (pending.length > 0) {
      pending.shift()?.respond();
      await settle();
    }
    expect(server.reaction).toBe("like");
  });

  it("does nothing when the popup is dismissed", async () => {
    const { store, pending, auth } = await loaded(false);
    auth.require.mockResolvedValue(false);
    await store.react(id, "like");
    expect(pending).toEqual([]);
    expect(store.reactionOf(id)).toBeNull();
  });

  it("writes nothing into a store that was cleared", async () => {
    const { store, pending } = await loaded();
    void store.react(id, "like");
    store.clear();
    pending.shift()?.respond();
    await settle();
    expect(store.isKnown(id)).toBe(false);
  });

  it("equals the server when all settles, with one write in flight and counters never negative", async () => {
    const step = fc.oneof(
      fc.constantFrom({ do: "like" as const }, { do: "dislike" as const }, { do: "load" as const }),
      fc.record({
        do: fc.constant("respond" as const),
        which: fc.nat(5),
        how: fc.constantFrom("ok" as const, "fail" as const, "lost" as const),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { store, truth, pending, most } = await loaded();
        for (const one of steps) {
          if (one.do === "load") void store.load(id);
          else if (one.do === "respond")
            pending.splice(one.which % Math.max(1, pending.length), 1)[0]?.respond(one.how);
          else void store.react(id, one.do);
          await settle();
          const { likes, dislikes } = store.votesOf(id);
          expect(Math.min(likes, dislikes)).toBeGreaterThanOrEqual(0);
          expect(Math.abs(likes - truth().votes.likes)).toBeLessThanOrEqual(1);
        }
        while (pending.length > 0) {
          pending.shift()?.respond();
          await settle();
        }
        // A lost write whose question was lost as well stays open until the next visit asks again.
        void store.load(id);
        while (pending.length > 0) {
          pending.shift()?.respond();
          await settle();
        }
        expect(most()).toBeLessThanOrEqual(1);
        expect(store.reactionOf(id)).toBe(truth().reaction);
        expect(store.votesOf(id)).toEqual(truth().votes);
      }),
      { numRuns: 1500 },
    );
  });
});
