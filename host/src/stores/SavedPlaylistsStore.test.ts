import fc from "fast-check";
import { expect, it, vi } from "vitest";
import type { Measure } from "./measure/Measure.ts";
import { playlistTexts } from "../texts/playlist.ts";
import { SavedPlaylistsStore } from "./SavedPlaylistsStore.ts";
import { accountOver, apiError, deferred, FakeClock, settle } from "./testing.ts";

type Fate = "ok" | "fail" | "lost";

/** A server that keeps what it was told, whose answers wait until the test lets them go. */
function setUp(saved: readonly string[] = [], session = { userId: "u1" as string | null, isAuthorised: true }) {
  const server = new Set(saved);
  const pending: ((fate?: Fate) => void)[] = [];
  const notify = vi.fn();
  const events: string[] = [];
  const places = new Set<unknown>();
  const auth = { require: vi.fn(async () => (Object.assign(session, { userId: "u1", isAuthorised: true }), true)) };
  const clock = new FakeClock();
  let inFlight = 0;
  let most = 0;
  const call = <T>(work: () => T, isWrite = true): Promise<T> => {
    const response = deferred<T>();
    if (isWrite) most = Math.max(most, (inFlight += 1));
    pending.push((fate = "ok") => {
      if (isWrite) inFlight -= 1;
      const result = fate === "fail" ? undefined : work();
      if (fate === "ok") response.resolve(result as T);
      else response.reject(apiError(fate === "lost" ? "offline" : 500));
    });
    return response.promise;
  };
  const store = new SavedPlaylistsStore({
    account: accountOver(session),
    auth,
    notify,
    measure: ((id: string, { location }: { location: string }) => {
      events.push(id);
      places.add(location);
    }) as Measure,
    clock,
    texts: playlistTexts.toast,
    onChanged: () => undefined,
    api: {
      isSaved: (id) => call(() => server.has(id), false),
      save: (id) => call(() => void server.add(id)),
      remove: (id) => call(() => void server.delete(id)),
    },
  });
  store.connect();
  const drain = async (fate?: Fate): Promise<void> => {
    await settle();
    for (let turn = 0; pending.length > 0 && turn < 100; turn += 1) {
      pending.shift()?.(fate);
      await settle();
    }
  };
  return { store, auth, server, pending, notify, events, places, clock, drain, most: () => most };
}

it("a playlist is saved at once, and said and measured when the server has it", async () => {
  const { store, drain, notify, events } = setUp();
  expect(store.isSaved("1")).toBeUndefined();
  void store.set("1", true);
  expect([store.isSaved("1"), events]).toEqual([true, ["playlist.save"]]);
  await drain();
  expect(events).toEqual(["playlist.save", "playlist.save.success"]);
  expect(notify).toHaveBeenCalledExactlyOnceWith({ type: "success", text: playlistTexts.toast.saved });
});

it("so it is when it is taken out", async () => {
  const { store, drain, notify, events } = setUp(["1"]);
  void store.set("1", false);
  await drain();
  expect([store.isSaved("1"), events]).toEqual([false, ["playlist.removeSaved", "playlist.removeSaved.success"]]);
  expect(notify).toHaveBeenCalledExactlyOnceWith({ type: "info", text: playlistTexts.toast.removed });
});

it.each([
  [true, ["playlist.save", "playlist.save.rejected"]],
  [false, ["playlist.removeSaved", "playlist.removeSaved.rejected"]],
])("what the server refuses (to save: %s) is as before, said and measured as rejected", async (isWanted, toast) => {
  const { store, drain, pending, notify, events, places } = setUp(isWanted ? [] : ["1"]);
  void store.set("1", isWanted);
  await settle();
  pending.shift()?.();
  await settle();
  pending.shift()?.("fail");
  await drain();
  expect([store.isSaved("1"), events, [...places]]).toEqual([!isWanted, toast, ["playlist"]]);
  expect(notify).toHaveBeenCalledExactlyOnceWith({ type: "danger" });
});

it("a guest signs in first, asked as authTrigger.save-playlist, and it is saved then", async () => {
  const { store, auth, server, drain } = setUp([], { userId: null, isAuthorised: false });
  void store.set("1", true);
  await drain();
  expect(auth.require).toHaveBeenCalledExactlyOnceWith("save-playlist");
  expect([...server]).toEqual(["1"]);
});

it("after any presses, answers and failures shows what the server has", async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant("press" as const), isWanted: fc.boolean() }),
    fc.record({ do: fc.constant("respond" as const), fate: fc.constantFrom<Fate>("ok", "ok", "fail", "lost") }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { store, server, pending, drain, clock, most } = setUp();
      for (const one of steps) {
        if (one.do === "press") void store.set("1", one.isWanted);
        else pending.shift()?.(one.fate);
        await settle();
      }
      await drain();
      clock.advance(60_000);
      await drain();
      expect(most()).toBeLessThanOrEqual(1);
      if (store.isSaved("1") !== undefined) expect(store.isSaved("1")).toBe(server.has("1"));
    }),
  );
});
