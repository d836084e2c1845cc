import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { accountOver, apiError, deferred, FakeClock, settle } from "./testing.ts";
import { VideoRatingsStore, type VideoRating } from "./VideoRatingsStore.ts";

const id = "v1";

/** A server with one video that ten others gave 8 each, whose answers wait until the test lets them go. */
function setUp(signedIn = true) {
  const server = { own: null as number | null };
  const truth = (): VideoRating => ({
    mean: (80 + (server.own ?? 0)) / (server.own === null ? 10 : 11),
    votes: server.own === null ? 10 : 11,
    own: server.own,
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
  const notify = vi.fn();
  const store = new VideoRatingsStore({
    account: accountOver(session),
    auth,
    notify,
    clock: new FakeClock(),
    read: () => {
      const respond = deferred<VideoRating>();
      pending.push({
        isWrite: false,
        respond: (how = "ok") => (how === "ok" ? respond.resolve(truth()) : respond.reject(apiError("offline"))),
      });
      return respond.promise;
    },
    write: (_id, own) => {
      inFlight += 1;
      maxInFlight = Math.max(maxInFlight, inFlight);
      const respond = deferred<VideoRating>();
      pending.push({
        isWrite: true,
        respond: (how = "ok") => {
          inFlight -= 1;
          if (how !== "fail") server.own = own;
          if (how === "ok") respond.resolve(truth());
          else respond.reject(apiError(how === "lost" ? "offline" : 500));
        },
      });
      return respond.promise;
    },
  });
  const drain = async () => {
    while (pending.length > 0) {
      pending.shift()?.respond();
      await settle();
    }
  };
  return { store, server, truth, pending, notify, auth, drain, most: () => maxInFlight };
}

describe("VideoRatingsStore", () => {
  it("shows the own vote at once, and the mean that the server makes of it", async () => {
    const { store, pending, drain } = setUp();
    void store.load(id);
    await drain();
    expect(store.ratingOf(id)).toEqual({ mean: 8, votes: 10, own: null });
    void store.rate(id, 9);
    expect(store.ratingOf(id)).toEqual({ mean: 8, votes: 10, own: 9 });
    await settle();
    pending.shift()?.respond();
    await settle();
    expect(store.ratingOf(id)).toEqual({ mean: 89 / 11, votes: 11, own: 9 });
  });

  it("goes back with a message when the server refuses", async () => {
    const { store, pending, notify, drain } = setUp();
    void store.load(id);
    await drain();
    void store.rate(id, 2);
    await settle();
    pending.shift()?.respond("fail");
    await settle();
    expect(store.ratingOf(id)?.own).toBeNull();
    expect(notify).toHaveBeenCalledExactlyOnceWith({ type: "danger" });
  });

  it("sends a guest through the auth popup, and then their vote once", async () => {
    const { store, auth, server, drain } = setUp(false);
    void store.rate(id, 10);
    await settle();
    expect(auth.require).toHaveBeenCalledExactlyOnceWith("rating");
    await drain();
    expect(server.own).toBe(10);
  });

  it("equals the server when all settles, with one write in flight", async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant("rate" as const), own: fc.integer({ min: 1, max: 10 }) }),
      fc.constant({ do: "load" as const }),
      fc.record({
        do: fc.constant("respond" as const),
        which: fc.nat(5),
        how: fc.constantFrom("ok" as const, "fail" as const, "lost" as const),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { store, truth, pending, drain, most } = setUp();
        for (const one of steps) {
          if (one.do === "load") void store.load(id);
          else if (one.do === "rate") void store.rate(id, one.own);
          else pending.splice(one.which % Math.max(1, pending.length), 1)[0]?.respond(one.how);
          await settle();
        }
        await drain();
        void store.load(id);
        await drain();
        expect(most()).toBeLessThanOrEqual(1);
        expect(store.ratingOf(id)).toEqual(truth());
      }),
      { numRuns: 500 },
    );
  });
});
