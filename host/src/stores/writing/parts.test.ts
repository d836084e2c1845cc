import { describe, expect, it, vi } from "vitest";
import { apiError, deferred, FakeClock, settle } from "../testing.ts";
import {
  Admission,
  Ages,
  askAgain,
  attempt,
  CoolDown,
  failureOf,
  isStatus,
  isUnknown,
  Scope,
  WriteLanes,
} from "./index.ts";

describe("what a failure carries", () => {
  it("is its kind, its status, how long to wait and what the server said", () => {
    const failure = failureOf(apiError(429, { retryAfter: 7, body: { code: "too_many" } }));
    expect(failure).toEqual({ kind: "http", status: 429, retryAfter: 7, body: { code: "too_many" } });
    expect(failureOf({ kind: "timeout" })).toEqual({ kind: "timeout", status: null, retryAfter: null, body: null });
    expect(failureOf(new DOMException("left", "AbortError"))).toMatchObject({ kind: "aborted", status: null });
  });

  it("is thrown on where it is no failure of a call but a fault of ours", () => {
    for (const fault of [new TypeError("x is undefined"), { kind: "strange" }, { kind: 5 }, null, "text"])
      expect(() => failureOf(fault)).toThrow();
  });

  it("says whether the server may have done it all the same", () => {
    const isLost = (what: Parameters<typeof apiError>[0]) => isUnknown(failureOf(apiError(what)));
    expect([isLost("offline"), isLost("timeout"), isLost("aborted"), isLost(500)]).toEqual([true, true, false, false]);
    for (const kind of ["malformed", "wrongShape"]) expect(isUnknown(failureOf({ kind }))).toBe(true);
  });

  it("has a status only where the server answered", () => {
    expect(isStatus(failureOf(apiError(404)), 404, 410)).toBe(true);
    expect(isStatus(failureOf(apiError(404)), 410)).toBe(false);
    expect(isStatus(failureOf({ kind: "malformed", status: 404 }), 404)).toBe(false);
  });
});

describe("what came of a write", () => {
  function trying({ isHere = true, maySignIn = true } = {}) {
    const coolDown = new CoolDown(new FakeClock());
    const scope = new Scope();
    const come = (write: (signal: AbortSignal) => Promise<unknown>) =>
      attempt({ coolDown, isHere: () => isHere }, { scope, write, maySignIn: () => maySignIn });
    const meets = async (what: Parameters<typeof apiError>[0]) =>
      (await come(() => Promise.reject(apiError(what)))).kind;
    return { coolDown, scope, come, meets };
  }

  it("is done, with the response; or refused, or gone with the thing itself, each with why", async () => {
    const { come, meets } = trying();
    expect(await come(() => Promise.resolve(7))).toEqual({ kind: "done", response: 7 });
    expect([await meets(500), await meets("offline"), await meets(403)]).toEqual(["refused", "refused", "refused"]);
    expect([await meets(404), await meets(410)]).toEqual(["gone", "gone"]);
    expect(await come(() => Promise.reject(apiError(409)))).toMatchObject({ failure: { status: 409 } });
  });

  it("is to be done again after the sign-in, also where the scope has ended with the session", async () => {
    const { scope, meets } = trying();
    expect(await meets(401)).toBe("again");
    scope.end();
    expect(await meets(401)).toBe("again");
  });

  it("is a refusal for who has signed in for it already, and nothing for who has left", async () => {
    expect(await trying({ maySignIn: false }).meets(401)).toBe("refused");
    const left = trying({ isHere: false });
    left.scope.end();
    expect(await left.meets(401)).toBe("off");
  });

  it("is nothing where it was called off or its scope has ended, and holds nobody back then", async () => {
    const { coolDown, scope, meets } = trying();
    expect(await meets("aborted")).toBe("off");
    scope.end();
    expect([await meets(500), await meets(429), coolDown.isOn]).toEqual(["off", "off", false]);
  });

  it("holds back what comes after a 429", async () => {
    const { coolDown, meets } = trying();
    expect([await meets(429), coolDown.isOn]).toEqual(["refused", true]);
  });

  it("is told the signal of its scope, and throws on a fault of ours", async () => {
    const { scope, come } = trying();
    await come((signal) => Promise.resolve(expect(signal).toBe(scope.signal)));
    await expect(come(() => Promise.reject(new TypeError("x is undefined")))).rejects.toThrow(TypeError);
  });
});

describe("of two responses about one thing", () => {
  it("the one that was asked for later is believed, in whatever order they come", () => {
    const ages = new Ages();
    const [first, second] = [ages.ask(), ages.ask()];
    expect([ages.take("x", second), ages.take("x", first), ages.take("y", first)]).toEqual([true, false, true]);
    expect([ages.of("x"), ages.of("y"), ages.of("z")]).toEqual([second, first, undefined]);
  });

  it("neither is where a write was confirmed meanwhile; what is asked after it is", () => {
    const ages = new Ages();
    const before = ages.ask();
    ages.confirm("x");
    expect([ages.take("x", before), ages.take("y", before), ages.take("x", ages.ask())]).toEqual([false, true, true]);
  });

  it("none is that was asked for before all was forgotten", () => {
    const ages = new Ages();
    const before = ages.ask();
    ages.clear();
    expect([ages.take("x", before), ages.of("x"), ages.take("x", ages.ask())]).toEqual([false, undefined, true]);
  });
});

describe("after a 429 nothing is sent", () => {
  const held = (retryAfter: number | null) => {
    const clock = new FakeClock();
    const coolDown = new CoolDown(clock);
    coolDown.respect(failureOf(apiError(429, { retryAfter })));
    const isOnAfter = (seconds: number) => {
      clock.advance(seconds * 1000);
      return coolDown.isOn;
    };
    return { clock, coolDown, isOnAfter };
  };

  it.each([
    ["as long as the server says", 7, 7],
    ["for ten seconds where it does not say", null, 10],
    ["for five minutes where it says more", 86_400, 300],
  ])("%s", (_how, retryAfter, seconds) => {
    const { isOnAfter } = held(retryAfter);
    expect([isOnAfter(0), isOnAfter(seconds - 0.001), isOnAfter(0.001)]).toEqual([true, true, false]);
  });

  it("and any other failure holds nothing back", () => {
    const coolDown = new CoolDown(new FakeClock());
    for (const what of [500, 503, "offline"] as const) coolDown.respect(failureOf(apiError(what, { retryAfter: 5 })));
    expect(coolDown.isOn).toBe(false);
  });

  it("until the last one has passed, where there were two", () => {
    const { coolDown, isOnAfter, clock } = held(7);
    clock.advance(5000);
    coolDown.respect(failureOf(apiError(429, { retryAfter: 7 })));
    expect([isOnAfter(2), isOnAfter(4.999), isOnAfter(0.001)]).toEqual([true, true, false]);
  });

  it("by the account that was told so: the next one begins anew, with no timer left", () => {
    const { coolDown, clock } = held(7);
    coolDown.clear();
    expect([coolDown.isOn, clock.pending]).toEqual([false, 0]);
  });
});

describe("a question that nobody answers", () => {
  it("is asked five times, each time later, and then no more", async () => {
    const clock = new FakeClock(0);
    const asked: number[] = [];
    void askAgain(clock, new Scope(), () => {
      asked.push(clock.now() / 1000);
      return Promise.resolve(false);
    });
    for (let second = 0; second < 60; second += 1) {
      await settle();
      clock.advance(1000);
    }
    expect(asked).toEqual([1, 3, 7, 15, 31]);
    expect(clock.pending).toBe(0);
  });

  it("is dropped with its timer when the account goes, and leaves nothing that listens", async () => {
    const clock = new FakeClock();
    const scope = new Scope();
    const ask = vi.fn(() => Promise.resolve(false));
    const listening = vi.spyOn(scope.signal, "addEventListener");
    const silent = vi.spyOn(scope.signal, "removeEventListener");
    let isOver = false;
    void askAgain(clock, scope, ask).then(() => (isOver = true));
    await settle();
    clock.advance(1000);
    await settle();
    expect(silent.mock.calls.map(([event, heard]) => [event, heard])).toEqual([
      ["abort", listening.mock.calls[0]?.[1]],
    ]);
    scope.end();
    await settle();
    expect([ask.mock.calls.length, clock.pending, isOver]).toEqual([1, 0, true]);
  });

  it("is not asked at all when the account has gone before", async () => {
    const clock = new FakeClock();
    const scope = new Scope();
    scope.end();
    const ask = vi.fn(() => Promise.resolve(true));
    await askAgain(clock, scope, ask);
    expect([ask.mock.calls.length, clock.pending]).toEqual([0, 0]);
  });
});

describe("a guest who presses", () => {
  function guest() {
    const popups: ReturnType<typeof deferred<boolean>>[] = [];
    const session = { userId: null as string | null, isAuthorised: false };
    const admission = new Admission(session, {
      require: () => {
        const popup = deferred<boolean>();
        popups.push(popup);
        return popup.promise;
      },
    });
    return { popups, session, admission };
  }

  it("several times meets one popup, and the last press is continued", async () => {
    const { admission, popups } = guest();
    const done: string[] = [];
    const press = (name: string) => void admission.admit("reaction", async () => void done.push(name));
    press("first");
    press("second");
    expect([popups.length, done]).toEqual([1, []]);
    popups[0]?.resolve(true);
    await settle();
    expect(done).toEqual(["second"]);
    press("third");
    expect(popups).toHaveLength(2);
  });

  it("and closes the popup, or whose popup fails, has wanted nothing; the next press asks again", async () => {
    const { admission, popups } = guest();
    const task = vi.fn(() => Promise.resolve());
    void admission.admit("reaction", task);
    popups[0]?.resolve(false);
    await settle();
    void admission.admit("reaction", task);
    popups[1]?.reject(new Error("the popup did not open"));
    await settle();
    void admission.admit("reaction", task);
    expect([popups.length, task.mock.calls.length]).toEqual([3, 0]);
  });

  it("and leaves before the popup closes is not let in by it, nor is the press after it continued twice", async () => {
    const { admission, popups } = guest();
    const [before, after] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
    void admission.admit("reaction", before);
    admission.cancel();
    void admission.admit("reaction", after);
    popups[0]?.resolve(true);
    await settle();
    expect([before.mock.calls.length, after.mock.calls.length]).toEqual([0, 0]);
    popups[1]?.resolve(true);
    await settle();
    expect([before.mock.calls.length, after.mock.calls.length]).toEqual([0, 1]);
  });
});

describe("writes to one thing", () => {
  it("go out one after another, also after one that failed; those to another thing do not wait", async () => {
    const lanes = new WriteLanes();
    const order: string[] = [];
    const first = deferred<void>();
    const write =
      (name: string, end: Promise<void> = Promise.resolve()) =>
      () => {
        order.push(name);
        return end;
      };
    const failed = lanes.run(["x"], write("x1", first.promise)).catch(() => order.push("x1 failed"));
    void lanes.run(["x"], write("x2"));
    void lanes.run(["y"], write("y1"));
    void lanes.run(["x", "y"], write("both"));
    expect(order).toEqual(["x1", "y1"]);
    first.reject(new Error("lost"));
    await failed;
    await settle();
    expect(order.filter((name) => name !== "x1 failed")).toEqual(["x1", "y1", "x2", "both"]);
    void lanes.run(["x"], write("at once"));
    expect(order.at(-1)).toBe("at once");
  });
});
