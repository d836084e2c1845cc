import { describe, expect, it, vi } from "vitest";
import { InterestsStore, type ChosenTopic } from "./InterestsStore.ts";
import { accountOver, apiError, deferred, FakeClock, settle } from "./testing.ts";
import { makeAutoObservable, runInAction } from "mobx";

const topics: readonly ChosenTopic[] = [
  { id: "3", groupId: "2" },
  { id: "9", groupId: "1" },
];

function setUp(userId: string | null = "u1") {
  const session = makeAutoObservable({
    userId,
    get isAuthorised() {
      return this.userId !== null;
    },
  });
  const clock = new FakeClock();
  const ports = {
    read: vi.fn<() => Promise<readonly string[]>>(async () => []),
    write: vi.fn<() => Promise<void>>(async () => undefined),
    onSaved: vi.fn(),
    notify: vi.fn(),
    measure: vi.fn(),
  };
  const store = new InterestsStore({
    ...ports,
    account: accountOver(session),
    clock,
    texts: { saved: "сохранены", failed: "не сохранились" },
  });
  store.connect();
  return { ...ports, session, clock, store };
}

describe("the interests", () => {
  it("are saved, said and measured", async () => {
    const { store, onSaved, notify, measure } = setUp();
    expect(await store.save(topics)).toBe("saved");
    expect(onSaved).toHaveBeenCalledOnce();
    expect(notify.mock.calls).toEqual([[{ type: "success", text: "сохранены" }]]);
    expect(measure.mock.calls).toEqual([["interests.save"], ["interests.save.success"]]);
    expect(store.isSaving).toBe(false);
  });

  it("of a guest are not sent, and the header invites to register", async () => {
    const { store, write, measure } = setUp(null);
    expect(await store.save(topics)).toBe("guest");
    expect(write).not.toHaveBeenCalled();
    expect(store.tooltip).toBe("register");
    expect(measure).toHaveBeenLastCalledWith("interests.save.rejected");
  });

  it("that were refused say so", async () => {
    const { store, write, notify } = setUp();
    write.mockRejectedValue(apiError(500));
    expect(await store.save(topics)).toBe("failed");
    expect(notify.mock.calls).toEqual([[{ type: "danger", text: "не сохранились" }]]);
  });

  it("are a guest's once the session has run out", async () => {
    const { store, write, notify } = setUp();
    write.mockRejectedValue(apiError(401));
    expect(await store.save(topics)).toBe("guest");
    expect(notify).not.toHaveBeenCalled();
  });

  it("whose response was lost are asked after: kept or not", async () => {
    const { store, write, read } = setUp();
    write.mockRejectedValue(apiError("timeout"));
    read.mockResolvedValueOnce(["9", "3"]);
    expect(await store.save(topics)).toBe("saved");
    expect(await store.save(topics)).toBe("failed");
    read.mockRejectedValueOnce(apiError("offline"));
    expect(await store.save(topics)).toBe("failed");
  });

  it("leave nothing behind for who comes next", async () => {
    const { store, write, session } = setUp();
    const response = deferred<void>();
    write.mockReturnValue(response.promise);
    const saving = store.save(topics);
    expect(store.isSaving).toBe(true);
    runInAction(() => (session.userId = "u2"));
    expect([store.isSaving, store.tooltip]).toEqual([false, null]);
    response.reject(apiError("aborted"));
    await settle();
    await saving;
    expect([store.isSaving, store.tooltip]).toEqual([false, null]);
  });

  it("that were refused are measured as such, and are not of now", async () => {
    const { store, write, measure, onSaved } = setUp();
    write.mockRejectedValue(apiError(500));
    await store.save(topics);
    expect(measure.mock.calls).toEqual([["interests.save"], ["interests.save.rejected"]]);
    expect([onSaved.mock.calls.length, store.isSaving]).toEqual([0, false]);
  });

  it("whose response was lost are kept only if they are those that were chosen, all of them and no others", async () => {
    const { store, write, read } = setUp();
    write.mockRejectedValue(apiError("timeout"));
    for (const kept of [["3"], ["3", "4"], ["3", "9", "4"], []]) {
      read.mockResolvedValueOnce(kept);
      expect(await store.save(topics)).toBe("failed");
    }
    expect(read).toHaveBeenCalledWith("u1", expect.any(AbortSignal));
  });

  it("are a guest's where the session ended under them, and nobody's where another came", async () => {
    const { store, write, session, notify, measure } = setUp();
    const response = deferred<void>();
    write.mockReturnValue(response.promise);
    const saving = store.save(topics);
    runInAction(() => (session.userId = null));
    response.resolve();
    expect([await saving, store.tooltip]).toEqual(["guest", "register"]);
    expect(measure).toHaveBeenLastCalledWith("interests.save.rejected");
    expect(notify).not.toHaveBeenCalled();
  });

  it("of who has left are not said to who came", async () => {
    const { store, write, session, onSaved, notify, measure } = setUp();
    const response = deferred<void>();
    write.mockReturnValue(response.promise);
    const saving = store.save(topics);
    runInAction(() => (session.userId = "u2"));
    response.resolve();
    expect(await saving).toBe("failed");
    expect([onSaved, notify].map((one) => one.mock.calls.length)).toEqual([0, 0]);
    expect(measure.mock.calls).toEqual([["interests.save"]]);
  });
});

describe("the tooltip of the interests", () => {
  it("is undecided, then shown for 6 s of being seen", () => {
    const { store, clock } = setUp();
    expect(store.tooltip).toBeNull();
    store.postpone();
    expect(store.tooltip).toBe("show");
    store.showTooltip(true);
    clock.advance(5999);
    store.showTooltip(false);
    clock.advance(60_000);
    expect(store.tooltip).toBe("show");
    store.showTooltip(true);
    clock.advance(6000);
    expect(store.tooltip).toBe("hidden");
    expect(clock.pending).toBe(0);
  });

  it("that was put away stays so, and its time does not run again", () => {
    const { store, clock, measure } = setUp();
    store.postpone();
    expect(measure).toHaveBeenCalledExactlyOnceWith("interests.postpone");
    store.showTooltip(true);
    store.hideTooltip();
    expect([store.tooltip, clock.pending]).toEqual(["hidden", 0]);
    store.showTooltip(true);
    expect(clock.pending).toBe(0);
  });

  it("goes with who it was for, and its time with it", () => {
    const { store, clock, session } = setUp();
    store.postpone();
    store.showTooltip(true);
    runInAction(() => (session.userId = "u2"));
    expect([store.tooltip, clock.pending]).toEqual([null, 0]);
  });
});
