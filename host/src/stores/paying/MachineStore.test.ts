// @vitest-environment node
import { autorun, observable, runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import { setup } from "xstate";
import { accountOver, FakeClock } from "../testing.ts";
import { MachineStore } from "./MachineStore.ts";

const machine = setup({
  types: { input: {} as { readonly from: string }, context: {} as { readonly from: string } },
}).createMachine({
  context: ({ input }) => ({ from: input.from }),
  initial: "open",
  states: {
    open: { on: { GO: "late" }, after: { 1000: "late" } },
    late: { on: { END: "closed" } },
    closed: { type: "final" },
  },
});

function setUp() {
  const clock = new FakeClock(0);
  const session = observable({ userId: "7" as string | null, isAuthorised: true });
  const store = new MachineStore(machine, { from: "here" }, { clock, account: accountOver(session) });
  const values = () => [store.snapshot.value, store.shown.value];
  return { clock, session, store, values, connect: () => store.connect() };
}

describe("a machine as a store", () => {
  it("stands where it begins before it runs, with its input", () => {
    const { store, values, clock } = setUp();
    expect([values(), store.snapshot.context, clock.pending]).toEqual([["open", "open"], { from: "here" }, 0]);
  });

  it("goes on by what it is told and by our clock, and says what it could be told", () => {
    const { store, values, clock, connect } = setUp();
    connect();
    expect([store.can({ type: "GO" }), store.can({ type: "END" })]).toEqual([true, false]);
    clock.advance(999);
    expect(values()).toEqual(["open", "open"]);
    clock.advance(1);
    expect([values(), store.can({ type: "GO" }), store.can({ type: "END" })]).toEqual([["late", "late"], false, true]);
  });

  it("tells who observes it, and is seen to the last as it stood before its end", () => {
    const { store, values, clock, connect } = setUp();
    connect();
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push([store.snapshot.value, store.shown.value, store.isDone]));
    store.send({ type: "GO" });
    store.send({ type: "END" });
    expect(seen).toEqual([
      ["open", "open", false],
      ["late", "late", false],
      ["closed", "late", true],
    ]);
    store.send({ type: "GO" });
    expect([values(), clock.pending]).toEqual([["closed", "late"], 0]);
    stop();
  });

  it("stops with the account that it is of, and when it is left: no timer runs on", () => {
    const changed = setUp();
    changed.connect();
    runInAction(() => (changed.session.userId = "8"));
    const left = setUp();
    left.connect()();
    for (const { clock, values } of [changed, left]) {
      expect(clock.pending).toBe(0);
      clock.advance(5000);
      expect(values()).toEqual(["open", "open"]);
    }
  });
});
