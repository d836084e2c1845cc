import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { HiddenContentStore } from "./HiddenContentStore.ts";
import { hideTexts } from "../texts/hide.ts";
import { accountOver, apiError, deferred, FakeClock, settle } from "./testing.ts";

const texts = hideTexts;
const id = "v1";
const shelf = "continue-watching";
type How = "ok" | "fail" | "limit" | "lost" | "lostAfterDoing";

/** A server with a set of hidden videos, whose answers wait until the test lets them go. */
function setUp(signedIn = true) {
  const hidden = new Set<string>();
  const pending: { respond: (how?: How) => void }[] = [];
  const writes: { videoId: string; source: string; isHidden: boolean }[] = [];
  const inFlight = new Map<string, number>();
  let most = 0;
  const session = {
    userId: signedIn ? "u1" : (null as string | null),
    get isAuthorised() {
      return this.userId !== null;
    },
  };
  const auth = {
    require: vi.fn(async () => {
      session.userId ??= "u1";
      return true;
    }),
  };
  const notify = vi.fn();
  const measure = vi.fn();
  const clock = new FakeClock();
  const store = new HiddenContentStore({
    account: accountOver(session),
    auth,
    notify,
    measure,
    clock,
    texts,
    write: (videoId, source, isHidden) => {
      writes.push({ videoId, source, isHidden });
      inFlight.set(videoId, (inFlight.get(videoId) ?? 0) + 1);
      most = Math.max(most, inFlight.get(videoId) ?? 0);
      const respond = deferred<void>();
      pending.push({
        respond: (how = "ok") => {
          inFlight.set(videoId, (inFlight.get(videoId) ?? 1) - 1);
          if (how === "ok" || how === "lostAfterDoing") hidden[isHidden ? "add" : "delete"](videoId);
          if (how === "ok") respond.resolve();
          else respond.reject(apiError(how === "limit" ? 409 : how === "fail" ? 500 : "offline"));
        },
      });
      return respond.promise;
    },
  });
  const drain = async () => {
    await settle();
    while (pending.length > 0) {
      pending.shift()?.respond();
      await settle();
    }
  };
  return { store, hidden, pending, writes, notify, measure, auth, session, clock, drain, most: () => most };
}

describe("HiddenContentStore", () => {
  it("covers the card at once and says so to the server, with its shelf", async () => {
    const { store, writes, drain } = setUp();
    void store.hide(id, shelf);
    await settle();
    expect(store.stateOf(id)).toBe("hiding");
    await drain();
    expect(store.stateOf(id)).toBe("hidden");
    expect(writes).toEqual([{ videoId: id, source: shelf, isHidden: true }]);
    void store.restore(id);
    await settle();
    expect(store.stateOf(id)).toBe("restoring");
    await drain();
    expect(store.stateOf(id)).toBe("visible");
  });

  it("covers it at once and uncovers it when the server refuses, with the documented text [HIDE-TOGGLE-05] [HIDE-TOGGLE-08]", async () => {
    const { store, pending, notify } = setUp();
    void store.hide(id, shelf);
    await settle();
    expect(store.stateOf(id)).toBe("hiding");
    pending.shift()?.respond("fail");
    await settle();
    expect(store.stateOf(id)).toBe("visible");
    expect(notify).toHaveBeenCalledExactlyOnceWith({
      type: "danger",
      text: "Не получилось скрыть видео. Попробуйте позже",
    });
  });

  // what the API tells by 409 is the limit: platform/api/hiddenContentApi
  it("says that a thousand are hidden already [HIDE-TOGGLE-07]", async () => {
    const { store, pending, notify } = setUp();
    void store.hide(id, shelf);
    await settle();
    pending.shift()?.respond("limit");
    await settle();
    expect(store.stateOf(id)).toBe("visible");
    expect(notify).toHaveBeenCalledExactlyOnceWith({ type: "danger", text: texts.limit });
  });

  it("stays covered when it cannot be restored, with the documented text [HIDE-TOGGLE-09]", async () => {
    const { store, pending, notify, drain } = setUp();
    void store.hide(id, shelf);
    await drain();
    void store.restore(id);
    await settle();
    pending.shift()?.respond("fail");
    await settle();
    expect(store.stateOf(id)).toBe("hidden");
    expect(notify).toHaveBeenCalledExactlyOnceWith({
      type: "danger",
      text: "Не получилось вернуть видео. Попробуйте позже",
    });
  });

  it("measures what succeeded and what was undone, and nothing that failed", async () => {
    const { store, pending, measure, drain } = setUp();
    const content = { content: { id, type: "video" } };
    void store.hide(id, shelf);
    await settle();
    pending.shift()?.respond("fail");
    await settle();
    expect(measure).not.toHaveBeenCalled();
    void store.hide(id, shelf);
    await drain();
    void store.restore(id);
    await drain();
    expect(measure.mock.calls).toEqual([
      ["hide.success", content],
      ["hide.undo", content],
    ]);
  });

  it("sends a guest to sign in with the context hide-video, and then hides once", async () => {
    const { store, auth, writes, drain } = setUp(false);
    void store.hide(id, shelf);
    await drain();
    expect(auth.require).toHaveBeenCalledExactlyOnceWith("hide-video");
    expect(writes).toHaveLength(1);
    expect(store.stateOf(id)).toBe("hidden");
  });

  it("hides nothing when the popup is dismissed", async () => {
    const { store, auth, writes } = setUp(false);
    auth.require.mockResolvedValue(false);
    await store.hide(id, shelf);
    expect(writes).toEqual([]);
    expect(store.stateOf(id)).toBe("visible");
  });

  it("says it again when the response was lost", async () => {
    const { store, pending, hidden, notify, drain } = setUp();
    void store.hide(id, shelf);
    await settle();
    pending.shift()?.respond("lostAfterDoing");
    await drain();
    expect([...hidden]).toEqual([id]);
    expect(store.stateOf(id)).toBe("hidden");
    expect(notify).not.toHaveBeenCalled();
  });

  it("shows nobody what another has hidden, and writes nothing after", async () => {
    const { store, drain, writes } = setUp();
    void store.hide(id, shelf);
    await settle();
    store.clear();
    await drain();
    expect(store.stateOf(id)).toBe("visible");
    expect(writes).toHaveLength(1);
  });

  it("shows the next person what this one was hiding", async () => {
    const { store } = setUp();
    void store.hide(id, shelf);
    await settle();
    store.clear();
    expect(store.stateOf(id)).toBe("visible");
  });

  it("covers exactly what the server has hidden when all settles, with one write a video in flight", async () => {
    const video = fc.constantFrom("a", "b");
    const step = fc.oneof(
      fc.record({ do: fc.constantFrom("hide" as const, "restore" as const), video }),
      fc.record({
        do: fc.constant("respond" as const),
        which: fc.nat(3),
        how: fc.constantFrom<How>("ok", "ok", "fail", "limit"),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { store, hidden, pending, drain, most } = setUp();
        for (const one of steps) {
          if (one.do === "respond") pending.splice(one.which % Math.max(1, pending.length), 1)[0]?.respond(one.how);
          else if (one.do === "hide") void store.hide(one.video, shelf);
          else void store.restore(one.video);
          await settle();
        }
        await drain();
        expect(most()).toBeLessThanOrEqual(1);
        for (const name of ["a", "b"]) expect(store.stateOf(name)).toBe(hidden.has(name) ? "hidden" : "visible");
      }),
      { numRuns: 1000 },
    );
  });
});
