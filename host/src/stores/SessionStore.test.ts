// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { SessionStore, type SessionProfile } from "./SessionStore.ts";
import { createStorage } from "../platform/storage/storage.ts";
import { deferred, settle } from "./testing.ts";

const viewer: SessionProfile = {
  id: "u1",
  name: "Зритель",
  avatarUrl: null,
  email: "z@kadr.example",
  isEmailConfirmed: true,
};

function setUp() {
  localStorage.clear();
  const storage = createStorage();
  const fetchProfile = vi.fn<() => Promise<SessionProfile | null>>(async () => viewer);
  const endSession = vi.fn<() => Promise<void>>(async () => undefined);
  return { storage, fetchProfile, endSession, session: new SessionStore({ storage, fetchProfile, endSession }) };
}

describe("SessionStore", () => {
  it("counts a person as authorised when the profile has an id", async () => {
    const { session, fetchProfile } = setUp();
    expect(session.isAuthorised).toBe(false);
    await session.refresh();
    expect(session.isAuthorised).toBe(true);
    fetchProfile.mockResolvedValue({ ...viewer, id: "" });
    await session.refresh();
    expect(session.isAuthorised).toBe(false);
  });

  it("knows whose session ran out, until somebody is here or has left", async () => {
    const { session, fetchProfile } = setUp();
    await session.refresh();
    fetchProfile.mockResolvedValue(null);
    await session.refresh();
    expect([session.isAuthorised, session.expired]).toEqual([false, viewer]);
    await session.refresh();
    expect(session.expired).toEqual(viewer);
    fetchProfile.mockResolvedValue(viewer);
    await session.refresh();
    expect(session.expired).toBeNull();
    await session.logout();
    expect(session.expired).toBeNull();
  });

  it("takes the newest response, whatever the order of arrival", async () => {
    const { session, fetchProfile } = setUp();
    const first = deferred<SessionProfile | null>();
    const second = deferred<SessionProfile | null>();
    fetchProfile.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    void session.refresh();
    void session.refresh();
    second.resolve(viewer);
    await settle();
    first.resolve(null);
    await settle();
    expect(session.userId).toBe("u1");
  });

  it("clears the device on logout also offline, and ends the session later", async () => {
    const { session, storage, endSession, fetchProfile } = setUp();
    await session.refresh();
    storage.set("player-volume", 0.5);
    endSession.mockRejectedValueOnce(new Error("offline"));
    await session.logout();
    expect(session.isAuthorised).toBe(false);
    expect(storage.get("player-volume")).toBeUndefined();
    expect(storage.get("logout-pending")).toBe(true);
    fetchProfile.mockResolvedValue(null);
    await session.refresh();
    expect(endSession).toHaveBeenCalledTimes(2);
    expect(storage.get("logout-pending")).toBeUndefined();
    expect(session.phase).toBe("guest");
  });

  it("ends the session before anybody signs in, once it can, and asks nothing where nothing is left to tell", async () => {
    const { session, storage, endSession } = setUp();
    await session.finishLogout();
    expect(endSession).not.toHaveBeenCalled();
    await session.refresh();
    endSession.mockRejectedValueOnce(new Error("offline")).mockRejectedValueOnce(new Error("offline"));
    await session.logout();
    await expect(session.finishLogout()).rejects.toThrow("offline");
    expect(storage.get("logout-pending")).toBe(true);
    await session.finishLogout();
    expect(storage.get("logout-pending")).toBeUndefined();
  });

  it("is left at once when the person has left in another tab, whatever was asked before", async () => {
    const { session, fetchProfile, endSession } = setUp();
    await session.refresh();
    const late = deferred<SessionProfile | null>();
    fetchProfile.mockReturnValueOnce(late.promise);
    void session.refresh();
    session.leave();
    late.resolve(viewer);
    await settle();
    expect([session.isAuthorised, session.phase]).toEqual([false, "guest"]);
    expect(endSession).not.toHaveBeenCalled();
  });

  it("does not come back to life by a response that was asked for before logout", async () => {
    const { session, fetchProfile } = setUp();
    const late = deferred<SessionProfile | null>();
    fetchProfile.mockReturnValueOnce(late.promise);
    void session.refresh();
    await session.logout();
    late.resolve(viewer);
    await settle();
    expect(session.isAuthorised).toBe(false);
  });

  it("has failed where the only question failed, and not where a later one is on its way or somebody is known", async () => {
    const { session, fetchProfile } = setUp();
    fetchProfile.mockRejectedValueOnce(new Error("offline"));
    expect([await session.refresh(), session.phase]).toEqual([false, "failed"]);
    const late = setUp();
    const [first, second] = [deferred<SessionProfile | null>(), deferred<SessionProfile | null>()];
    late.fetchProfile.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const asking = [late.session.refresh(), late.session.refresh()];
    await settle();
    first.reject(new Error("offline"));
    expect([await asking[0], late.session.phase]).toEqual([false, "unknown"]);
    second.resolve(viewer);
    expect([await asking[1], late.session.isAuthorised]).toEqual([true, true]);
    late.fetchProfile.mockRejectedValueOnce(new Error("offline"));
    const { phase } = late.session;
    expect([await late.session.refresh(), late.session.phase]).toEqual([false, phase]);
  });

  it("signs nobody out because the network was lost", async () => {
    const { session, fetchProfile } = setUp();
    await session.refresh();
    fetchProfile.mockRejectedValue(new Error("offline"));
    expect(await session.refresh()).toBe(false);
    expect(session.isAuthorised).toBe(true);
  });
});
