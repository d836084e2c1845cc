// @vitest-environment node
import { describe, expect, it } from "vitest";
import { CommentThread } from "./thread.ts";

const page = (ids: readonly string[], next: string | null = null, previous: string | null = null) => ({
  ids,
  next,
  previous,
});
function thread(...args: Parameters<typeof page>) {
  const made = new CommentThread();
  made.replace(page(...args));
  return made;
}

describe("a thread", () => {
  it("knows nothing before its first page, and is not whole", () => {
    const { ids, own, phase, laterPhase, earlierPhase, hasLater, hasEarlier, isWhole } = new CommentThread();
    expect([ids, own, phase, laterPhase, earlierPhase]).toEqual([[], [], "idle", "idle", "idle"]);
    expect([hasLater, hasEarlier, isWhole]).toEqual([false, false, false]);
  });

  it.each([
    [null, null, true],
    ["next", null, false],
    [null, "previous", false],
  ])("with the links %s and %s is whole: %s", (next, previous, isWhole) => {
    const made = thread(["1"], next, previous);
    expect([made.hasLater, made.hasEarlier, made.isWhole]).toEqual([next !== null, previous !== null, isWhole]);
    made.setPhase("loading");
    expect(made.isWhole).toBe(false);
  });

  it("grows at its later end by what is new, whose link is the next one", () => {
    const made = thread(["1", "2"], "a", "b");
    made.setLaterPhase("loading");
    expect(made.append(page(["2", "3", "3", "4"], "c", "ignored"))).toBe(2);
    expect([made.ids, made.next, made.previous, made.laterPhase]).toEqual([["1", "2", "3", "4"], "c", "b", "idle"]);
  });

  it("grows at its earlier end, where rows that are seen stay in their place", () => {
    const made = thread(["3", "4"], "a", "b");
    made.setEarlierPhase("loading");
    expect(made.prepend(page(["1", "3", "2", "2"], "ignored", "c"))).toBe(2);
    expect([made.ids, made.next, made.previous, made.earlierPhase]).toEqual([["1", "2", "3", "4"], "a", "c", "idle"]);
  });

  it("is begun anew by a page: each once, and nothing under way at either end", () => {
    const made = thread(["9"], "x", "y");
    made.setLaterPhase("failed");
    made.setEarlierPhase("failed");
    made.replace(page(["1", "1", "2"]));
    expect([made.ids, made.next, made.previous]).toEqual([["1", "2"], null, null]);
    expect([made.phase, made.laterPhase, made.earlierPhase]).toEqual(["ready", "idle", "idle"]);
  });

  it("has one's own first, the newest before the others, each once", () => {
    const made = thread(["1"]);
    for (const id of ["2", "3", "2"]) made.addOwn(id);
    expect([made.own, made.has("3"), made.has("1"), made.has("4")]).toEqual([["3", "2"], true, true, false]);
  });

  it("whose requests were called off waits at neither end", () => {
    const made = thread(["1"]);
    made.setLaterPhase("loading");
    made.setEarlierPhase("loading");
    made.settle("ready");
    expect([made.phase, made.laterPhase, made.earlierPhase]).toEqual(["ready", "idle", "idle"]);
  });

  it("that is cleared is as before its first page", () => {
    const made = thread(["1"], "a", "b");
    made.addOwn("2");
    made.setLaterPhase("failed");
    made.clear();
    expect([made.ids, made.own, made.next, made.previous]).toEqual([[], [], null, null]);
    expect([made.phase, made.laterPhase, made.earlierPhase]).toEqual(["idle", "idle", "idle"]);
  });
});
