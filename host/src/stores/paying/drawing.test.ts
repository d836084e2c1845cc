// @vitest-environment node
import { fromPromise, setup } from "xstate";
import { expect, it } from "vitest";
import { commonWays, drawnStates } from "./drawing.ts";

const machine = setup({
  actors: { read: fromPromise(() => Promise.resolve("")) },
  actions: { measure: () => undefined },
  guards: { isKnown: () => true },
  delays: { slow: 10 },
}).createMachine({
  initial: "open",
  on: { CANCEL: { target: ".closed", actions: "measure" }, NOTE: {} },
  states: {
    open: {
      initial: "reading",
      entry: "measure",
      on: { LOOK: { actions: "measure" } },
      states: {
        reading: {
          invoke: {
            src: "read",
            onDone: [{ guard: "isKnown", target: "known" }, { target: "#wide" }],
            onError: "known",
          },
          after: { slow: "known", 2000: "known" },
        },
        known: { always: { guard: () => true, target: "#wide", actions: () => undefined } },
      },
    },
    wide: { id: "wide", type: "parallel", states: { left: {}, right: {} } },
    closed: { type: "final" },
  },
});
const state = (name: string) => drawnStates(machine).find((one) => one.name === name);
const way = (event: string, target: string | null, guard: string | null = null, actions: readonly string[] = []) => ({
  event,
  target,
  guard,
  actions,
});

it("draws each state under its name from the root, with what it is, and whether it is the first", () => {
  expect(drawnStates(machine).map(({ name, kind, isInitial }) => [name, kind, isInitial])).toEqual([
    ["open", "compound", true],
    ["open.reading", "atomic", true],
    ["open.known", "atomic", false],
    ["wide", "parallel", false],
    ["wide.left", "atomic", false],
    ["wide.right", "atomic", false],
    ["closed", "final", false],
  ]);
});

it("names the ways by their event, by the end of the work, by the delay, or as taken at once", () => {
  expect(state("open.reading")).toMatchObject({ work: ["read"], onEntry: [] });
  expect(state("open.reading")?.ways).toHaveLength(5);
  expect(state("open.reading")?.ways).toEqual(
    expect.arrayContaining([
      way("read: done", "open.known", "isKnown"),
      way("read: done", "wide"),
      way("read: failed", "open.known"),
      way("after slow", "open.known"),
      way("after 2000 ms", "open.known"),
    ]),
  );
  expect(state("open.known")?.ways).toEqual([way("at once", "wide", "function", ["function"])]);
  expect(state("open")).toMatchObject({ onEntry: ["measure"], ways: [way("LOOK", null, null, ["measure"])] });
});

it("draws the ways of the machine itself apart", () => {
  expect(commonWays(machine)).toEqual([way("CANCEL", "closed", null, ["measure"]), way("NOTE", null)]);
});
