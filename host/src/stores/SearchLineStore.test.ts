import { expect, it, vi } from "vitest";
import { SearchLineStore } from "./SearchLineStore.ts";

function setUp() {
  const measure = vi.fn();
  return { measure, line: new SearchLineStore(measure) };
}

it("tells of a search by text how much was erased before it and nothing of its words, and begins anew", () => {
  const { measure, line } = setUp();
  line.typed(false);
  line.typed(true);
  line.submitted();
  const search = { suggest: false, contentType: "all", backspaces: 1 };
  expect(measure.mock.calls).toEqual([["search.text", { ...search, isVoice: false, location: "header" }]]);
  expect(line.backspaces).toBe(0);
  line.suggested();
  expect(measure.mock.lastCall?.[1]).toMatchObject({ suggest: true, backspaces: 0 });
});

it("does not count what was said as a search by text until it is touched", () => {
  const { measure, line } = setUp();
  line.said();
  line.submitted();
  expect(measure.mock.calls).toEqual([
    ["voice.submit", { suggest: false, contentType: "all", backspaces: 0, isVoice: true, location: "header" }],
  ]);
  line.typed(false);
  line.submitted();
  expect(measure.mock.calls.map(([id]) => id as string)).toEqual(["voice.submit", "search.text"]);
  line.said();
  line.remembered();
  expect([line.isVoice, measure.mock.lastCall?.[0]]).toEqual([false, "search.history"]);
});
