import { afterEach, describe, expect, it } from "vitest";
import { FakeServer } from "./comments/fakeServer.ts";
import { asOwner, closeAll, open } from "./comments/openWorld.ts";
import type { CommentsStore } from "./CommentsStore.ts";
import { settle } from "./testing.ts";

afterEach(closeAll);

/** Everything of a discussion that a person sees without pressing anything. */
const seen = ({ store }: Awaited<ReturnType<typeof open>>) => ({
  count: store.count,
  rows: store.rowIds,
  pinned: store.pinnedId,
  newer: store.newerCount,
  replies: store.repliesOf("c1").ids,
  block: store.permission.block,
  phase: store.listing.list.phase,
});
const nothing = {
  count: 0,
  rows: [],
  pinned: null,
  newer: 0,
  replies: [],
  block: null,
  phase: "loading",
};

describe("a discussion whose person has left", () => {
  it("shows nothing of what they saw until the server has said what the next one sees", async () => {
    const world = await open(asOwner);
    const { store, server } = world;
    await store.pin("c2");
    await store.listing.loadReplies("c1");
    await store.listing.setSort("date_added_desc");
    server.add("boris");
    await store.listing.checkForNew();
    expect(seen(world)).toMatchObject({ count: 7, rows: ["c3", "c1"], pinned: "c2", newer: 1, replies: ["c4", "c5"] });
    server.isInstant = false;
    world.setUser(null);
    expect(seen(world)).toEqual(nothing);
    server.isInstant = true;
    while (server.step());
    await settle();
    expect(seen(world)).toMatchObject({ count: 7, rows: ["c7", "c3", "c1"], pinned: "c2", newer: 0, replies: [] });
  });

  it.each([
    ["deleted", "me", (store: CommentsStore) => store.remove("c1"), ["c2", "c3"]],
    ["banned", "owner", (store: CommentsStore) => store.ban("c2"), ["c1", "c3"]],
    ["pinned", "owner", (store: CommentsStore) => store.pin("c3"), ["c1", "c2"]],
  ] as const)(
    "keeps nothing of what they had %s and the server has not: neither is it said what became of it",
    async (_what, userId, press, rows) => {
      const world = await open({ userId });
      const { store, server } = world;
      server.isInstant = false;
      server.fate = (operation) => (["remove", "ban", "pin"].includes(operation) ? 500 : "ok");
      void press(store);
      await settle();
      expect(store.rowIds).toEqual(rows);
      world.setUser("boris");
      server.isInstant = true;
      while (server.step());
      await settle();
      expect(store.rowIds.toSorted()).toEqual(["c1", "c2", "c3"]);
      expect([store.pinnedId, store.count, world.texts()]).toEqual([null, 6, []]);
    },
  );

  it("asks the next one whether they may write, and is open to them if they may", async () => {
    const world = await open({ userId: "anna" });
    const { store, server } = world;
    server.blocked.add("anna");
    await store.permission.check();
    expect(store.permission.block).toEqual(server.blockInfo);
    world.setUser("boris");
    expect(store.permission.block).toBeNull();
    await store.permission.check();
    expect(store.permission.block).toBeNull();
    world.setUser(null);
    const asked = world.callsOf("block").length;
    await store.permission.check();
    expect(world.callsOf("block")).toHaveLength(asked);
  });
});

describe("a discussion that is closed", () => {
  it("answers nobody any more, and sends nothing that waited for a sign-in", async () => {
    const world = await open({ userId: null });
    const { store, server } = world;
    void store.reactions.toggle("c2", "like");
    expect(world.signInTriggers).toEqual(["comment-reactions"]);
    closeAll();
    expect(seen(world)).toMatchObject({ count: 0, rows: [], pinned: null });
    world.settleSignIn("me");
    await settle();
    expect(world.callsOf("react")).toEqual([]);
    expect(server.rows.get("c2")?.likes.size).toBe(0);
  });
});

describe("a discussion of a guest who signs in", () => {
  it("keeps its rows and its open replies until those of the account come", async () => {
    const world = await open({ userId: null });
    const { store, server } = world;
    await store.listing.loadReplies("c1");
    server.fate = (operation) => (operation === "replies" ? 500 : "ok");
    await store.listing.loadReplies("c3");
    expect(store.repliesOf("c3").phase).toBe("failed");
    server.fate = () => "ok";
    server.add("boris", { parentId: "c1" });
    server.isInstant = false;
    world.setUser("me");
    expect([store.rowIds, store.repliesOf("c1").ids]).toEqual([
      ["c1", "c2", "c3"],
      ["c4", "c5"],
    ]);
    // what had not come can be asked for again
    expect(store.repliesOf("c3").phase).toBe("idle");
    server.isInstant = true;
    while (server.step());
    await settle();
    expect(store.repliesOf("c1").ids).toEqual(["c4", "c5", "c7"]);
  });
});

describe("a list that does not come", () => {
  it.each([
    [403, "hidden"],
    [404, "hidden"],
    [500, "failed"],
    ["offline", "failed"],
  ] as const)("by %s is %s, and so is what comes later", async (fate, phase) => {
    const server = new FakeServer({ pageSize: 2 });
    for (let n = 0; n < 5; n += 1) server.add("anna");
    const { store } = await open({ server });
    server.fate = () => fate;
    expect(await store.listing.loadLater()).toBe(0);
    expect([store.listing.list.laterPhase, store.listing.list.earlierPhase]).toEqual([phase, "idle"]);
    expect(store.rowIds).toEqual(["c1", "c2"]);
    await store.retry();
    expect(store.listing.list.phase).toBe(phase);
    expect(store.isEmpty).toBe(false);
  });

  it("is empty only once it has come and has nothing", async () => {
    const server = new FakeServer();
    server.add("anna");
    const { store } = await open({ ...asOwner, server });
    expect(store.isEmpty).toBe(false);
    await store.remove("c1");
    server.rows.clear();
    await store.listing.setSort("date_added_desc");
    expect(store.isEmpty).toBe(true);
  });

  it("around a comment that is no more is the whole list, and says so", async () => {
    const { store, callsOf } = await open();
    await store.open("popular", "c99");
    expect([store.listing.focusedId, store.listing.isFocusGone]).toEqual([null, true]);
    expect(store.rowIds).toEqual(["c1", "c2", "c3"]);
    await store.open("popular", "c2");
    expect([store.listing.focusedId, store.listing.isFocusGone]).toEqual(["c2", false]);
    expect(callsOf("focused")).toEqual(["focused c99", "focused c2"]);
  });
});
