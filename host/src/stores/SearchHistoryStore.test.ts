import { observable, runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { SearchHistoryStore } from "./SearchHistoryStore.ts";
import { accountOver, apiError, deferred, FakeClock, settle, type Deferred } from "./testing.ts";

function setUp({ isGuest = false } = {}) {
  const session = observable({
    userId: isGuest ? null : ("u1" as string | null),
    get isAuthorised(): boolean {
      return this.userId !== null;
    },
  });
  const pending: Deferred<void>[] = [];
  const notify = vi.fn();
  const auth = { require: vi.fn(async () => false) };
  const remove = vi.fn((_hash: string) => {
    const response = deferred<void>();
    pending.push(response);
    return response.promise;
  });
  const store = new SearchHistoryStore({
    account: accountOver(session),
    auth,
    clock: new FakeClock(),
    api: { remove },
    notify,
  });
  store.connect();
  return { store, session, pending, notify, auth, remove };
}

describe("an entry of the search history", () => {
  it("is forgotten at once, and stays so when the server has it", async () => {
    const { store, pending, notify, remove } = setUp();
    expect(store.isRemoved("a")).toBe(false);
    const removing = store.remove("a");
    expect([store.isRemoved("a"), store.isRemoved("b")]).toEqual([true, false]);
    await settle();
    pending[0]?.resolve();
    await removing;
    expect(remove.mock.calls.map(([hash]) => hash)).toEqual(["a"]);
    expect([store.isRemoved("a"), notify.mock.calls.length]).toEqual([true, 0]);
  });

  it("comes back where the server refuses, and that is said", async () => {
    const { store, pending, notify } = setUp();
    const removing = store.remove("a");
    await settle();
    pending[0]?.reject(apiError(500));
    await removing;
    expect(store.isRemoved("a")).toBe(false);
    expect(notify).toHaveBeenCalledExactlyOnceWith({ type: "danger" });
  });

  it("is a person's: a guest signs in first", async () => {
    const { store, auth, remove } = setUp({ isGuest: true });
    await store.remove("a");
    expect(auth.require).toHaveBeenCalledExactlyOnceWith("history");
    expect([store.isRemoved("a"), remove.mock.calls.length]).toEqual([false, 0]);
  });

  it("is nobody's once somebody else is here: neither what is gone nor what is about to be", async () => {
    const { store, session, pending, notify } = setUp();
    const first = store.remove("a");
    await settle();
    pending[0]?.resolve();
    await first;
    const second = store.remove("b");
    await settle();
    runInAction(() => (session.userId = "u2"));
    expect([store.isRemoved("a"), store.isRemoved("b")]).toEqual([false, false]);
    pending[1]?.reject(apiError(500));
    await second;
    expect(notify).not.toHaveBeenCalled();
  });
});
