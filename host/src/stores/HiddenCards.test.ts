import { observable, reaction, runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { HiddenCards } from "./HiddenCards.ts";
import type { HiddenContentStore, HiddenState } from "./HiddenContentStore.ts";

/** A store whose cards a test hides by hand. */
function setUp(load?: () => Promise<never>) {
  const states = observable.map<string, HiddenState>();
  const calls: string[] = [];
  const store = {
    stateOf: (videoId: string) => states.get(videoId) ?? "visible",
    hide: async (videoId: string, source: string) => {
      calls.push(`hide ${videoId} ${source}`);
      runInAction(() => states.set(videoId, "hidden"));
    },
    restore: async (videoId: string) => {
      calls.push(`restore ${videoId}`);
      runInAction(() => states.delete(videoId));
    },
  } as unknown as HiddenContentStore;
  const onFailed = vi.fn();
  const loading = vi.fn(load ?? (async () => store));
  return { cards: new HiddenCards({ load: loading, onFailed }), store, calls, loading, onFailed };
}

describe("the hidden cards of a list", () => {
  it("are none, and need no store, until one is hidden", async () => {
    const { cards, calls, loading } = setUp();
    expect(cards.stateOf("a")).toBe("visible");
    await cards.restore("a");
    expect([calls, loading.mock.calls.length]).toEqual([[], 0]);
  });

  it("are what the store says from then on, which who looks at a card is told of", async () => {
    const { cards, calls, onFailed } = setUp();
    const seen: HiddenState[] = [];
    reaction(
      () => cards.stateOf("a"),
      (state) => seen.push(state),
    );
    await cards.hide("a", "feed");
    expect([cards.stateOf("a"), cards.stateOf("b")]).toEqual(["hidden", "visible"]);
    await cards.restore("a");
    expect(seen).toEqual(["hidden", "visible"]);
    expect([calls, onFailed.mock.calls.length]).toEqual([["hide a feed", "restore a"], 0]);
  });

  it("are visible where the store does not come, and that is said", async () => {
    const { cards, onFailed } = setUp(async () => {
      throw new Error("no code");
    });
    await cards.hide("a", "feed");
    expect([cards.stateOf("a"), onFailed.mock.calls.length]).toEqual(["visible", 1]);
  });
});
