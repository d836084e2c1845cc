import { makeAutoObservable, runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import type { AccountChange } from "../ports.ts";
import { AccountScope } from "./AccountScope.ts";

class Session {
  userId: string | null = null;
  phase: "unknown" | "guest" | "signedIn" | "failed" = "unknown";
  constructor() {
    makeAutoObservable(this);
  }
  get isAuthorised() {
    return this.userId !== null;
  }
  is(userId: string | null) {
    runInAction(() => {
      this.userId = userId;
      this.phase = userId === null ? "guest" : "signedIn";
    });
  }
}

function setUp(last?: string) {
  const session = new Session();
  const device = {
    last,
    read: () => device.last,
    write: (userId: string | null) => {
      device.last = userId ?? undefined;
    },
  };
  const account = new AccountScope({ session, device });
  const stop = account.connect();
  const seen = vi.fn<(change: AccountChange) => void>();
  account.onChange(seen);
  const left = vi.fn();
  account.onLeft(left);
  return { session, account, device, stop, seen, left };
}

describe("AccountScope", () => {
  it("tells of every change of person, and which is the first response of a visit", () => {
    const { session, seen } = setUp();
    session.is("a");
    session.is("b");
    session.is(null);
    expect(seen.mock.calls).toEqual([
      [{ before: null, now: "a", isFirst: true }],
      [{ before: "a", now: "b", isFirst: false }],
      [{ before: "b", now: null, isFirst: false }],
    ]);
  });

  it("keeps quiet while the person stays, also when a guest is known to be one", () => {
    const { session, seen } = setUp();
    session.is(null);
    session.is(null);
    expect(seen).not.toHaveBeenCalled();
    session.is("a");
    expect(seen).toHaveBeenCalledExactlyOnceWith({ before: null, now: "a", isFirst: false });
  });

  it("ends the scope of the one before, before it tells of the change", () => {
    const { session, account } = setUp();
    const { now } = account;
    let wasEnded = false;
    account.onChange(() => (wasEnded = now.ended && !account.now.ended));
    session.is("a");
    expect(wasEnded).toBe(true);
    expect(now.signal.aborted).toBe(true);
  });

  it("tells that a person has left: to nobody, to somebody else, and never when one comes", () => {
    const { session, left, device } = setUp();
    session.is("a");
    expect(left).not.toHaveBeenCalled();
    session.is("b");
    expect(left).toHaveBeenCalledTimes(1);
    session.is(null);
    expect(left).toHaveBeenCalledTimes(2);
    session.is("b");
    expect(left).toHaveBeenCalledTimes(2);
    expect(device.last).toBe("b");
  });

  it("tells at the first response that the person of an earlier visit is here no more, and not that they are", () => {
    const gone = setUp("a");
    gone.session.is(null);
    expect(gone.left).toHaveBeenCalledTimes(1);
    expect(gone.seen).not.toHaveBeenCalled();
    const other = setUp("a");
    other.session.is("b");
    expect(other.left).toHaveBeenCalledTimes(1);
    const same = setUp("a");
    same.session.is("a");
    expect(same.left).not.toHaveBeenCalled();
  });

  it("takes a failed question for no response", () => {
    const { session, left, seen, device } = setUp("a");
    runInAction(() => {
      session.phase = "failed";
    });
    expect([left.mock.calls, seen.mock.calls, device.last]).toEqual([[], [], "a"]);
    session.is("a");
    expect(left).not.toHaveBeenCalled();
    expect(seen).toHaveBeenCalledExactlyOnceWith({ before: null, now: "a", isFirst: false });
  });

  it("tells those who left, and a stopped scope nobody, nothing", () => {
    const { session, account, stop, seen } = setUp();
    const other = vi.fn();
    account.onChange(other)();
    session.is("a");
    expect(other).not.toHaveBeenCalled();
    stop();
    session.is("b");
    expect(seen).toHaveBeenCalledTimes(1);
  });
});
