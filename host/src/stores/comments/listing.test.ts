// @vitest-environment node
import { configure } from "mobx";
import { afterEach, describe, expect, it } from "vitest";
import { settle } from "../testing.ts";
import { FakeServer } from "./fakeServer.ts";
import { closeAll, open } from "./openWorld.ts";

configure({ enforceActions: "always" });
afterEach(closeAll);

/** A list of this many comments of Anna's, two a page, read by a stranger. */
async function listOf(count: number, { userId = "stranger" as string | null, replies = 0 } = {}) {
  const server = new FakeServer({ pageSize: 2, repliesSize: 2 });
  for (let made = 0; made < count; made += 1) server.add("anna");
  for (let made = 0; made < replies; made += 1) server.add("boris", { parentId: "c1" });
  const world = await open({ server, userId });
  const { listing } = world.store;
  const failing = (operation: string, fate: number | "offline") => {
    server.fate = (name) => (name === operation ? fate : "ok");
  };
  const working = () => {
    server.fate = () => "ok";
  };
  return { ...world, listing, failing, working };
}

describe("a list that is opened", () => {
  it("shows what it had until the new one comes, and knows no other writers yet", async () => {
    const { listing, store, server } = await listOf(3);
    await listing.setSort("date_added_desc");
    server.add("boris");
    await listing.checkForNew();
    expect(listing.newer).toEqual(["c4"]);
    server.isInstant = false;
    const opening = listing.open("popular", null);
    expect([listing.list.phase, listing.sort, listing.newer, store.rowIds]).toEqual([
      "loading",
      "popular",
      [],
      ["c3", "c2"],
    ]);
    while (server.step()) await settle();
    await opening;
    expect([listing.list.phase, store.rowIds, listing.list.hasLater]).toEqual(["ready", ["c1", "c2"], true]);
  });

  it.each([
    [403, "hidden"],
    [404, "hidden"],
    [500, "failed"],
    ["offline", "failed"],
  ] as const)("and answered with %s is %s", async (fate, phase) => {
    const { listing, failing } = await listOf(1);
    failing("list", fate);
    await listing.open("popular", null);
    expect([listing.list.phase, listing.isFocusGone]).toEqual([phase, false]);
  });

  it.each([404, 410])(
    "around a comment that is no more (%i) is the whole one, which says so until the next",
    async (status) => {
      const { listing, failing, store } = await listOf(1);
      failing("focused", status);
      await listing.open("popular", "c9");
      expect([listing.isFocusGone, listing.focusedId, listing.list.phase, store.rowIds]).toEqual([
        true,
        null,
        "ready",
        ["c1"],
      ]);
      await listing.open("date_added_desc", null);
      expect(listing.isFocusGone).toBe(false);
    },
  );

  it("around a comment that may not be seen is hidden, and of a lost line failed", async () => {
    const { listing, failing } = await listOf(1);
    failing("focused", 403);
    await listing.open("popular", "c1");
    expect([listing.list.phase, listing.focusedId, listing.isFocusGone]).toEqual(["hidden", "c1", false]);
    failing("focused", "offline");
    await listing.open("popular", "c1");
    expect(listing.list.phase).toBe("failed");
  });

  it("in the order that it has is not asked for again", async () => {
    const { listing, callsOf } = await listOf(1);
    await listing.setSort("popular");
    expect(callsOf("list")).toHaveLength(1);
  });

  it("twice is the second one, whichever answer comes first or fails", async () => {
    const { listing, server, store } = await listOf(3);
    server.isInstant = false;
    server.fate = (_operation, sort) => (sort === "date_added_desc" ? 500 : "ok");
    void listing.open("date_added_desc", null);
    void listing.open("popular", null);
    await settle();
    while (server.step()) await settle();
    expect([listing.sort, listing.list.phase, store.rowIds]).toEqual(["popular", "ready", ["c1", "c2"]]);
  });
});

describe("the next page of a list", () => {
  it.each([
    [403, "hidden"],
    [404, "hidden"],
    [500, "failed"],
  ] as const)("that is answered with %i is %s at its end alone, and is asked for again", async (status, phase) => {
    const { listing, failing, working } = await listOf(5);
    failing("page", status);
    expect(await listing.loadLater()).toBe(0);
    expect([listing.list.laterPhase, listing.list.earlierPhase, listing.list.phase]).toEqual([phase, "idle", "ready"]);
    working();
    expect(await listing.loadLater()).toBe(2);
    expect(listing.list.laterPhase).toBe("idle");
  });

  it("is asked for once at a time, and not where there is none or no list", async () => {
    const { listing, server, callsOf } = await listOf(3);
    expect(await listing.loadEarlier()).toBe(0);
    server.isInstant = false;
    const first = listing.loadLater();
    expect([await listing.loadLater(), listing.list.laterPhase]).toEqual([0, "loading"]);
    while (server.step()) await settle();
    expect([await first, await listing.loadLater(), callsOf("page").length]).toEqual([1, 0, 1]);
    void listing.open("date_added_desc", null);
    await settle();
    expect(await listing.loadLater()).toBe(0);
  });

  it("that comes after the list was begun anew is dropped, and so is its failure", async () => {
    for (const fate of ["ok", 500] as const) {
      const { listing, server, store } = await listOf(5);
      server.isInstant = false;
      server.fate = (operation) => (operation === "page" ? fate : "ok");
      const next = listing.loadLater();
      await settle();
      server.isInstant = true;
      await listing.open("popular", null);
      while (server.step()) await settle();
      expect([await next, store.rowIds, listing.list.laterPhase]).toEqual([0, ["c1", "c2"], "idle"]);
    }
  });
});

describe("replies", () => {
  it("are loaded page by page, each page once at a time, until there are no more", async () => {
    const { listing, server } = await listOf(1, { replies: 3 });
    server.isInstant = false;
    const first = listing.loadReplies("c1");
    expect([await listing.loadReplies("c1"), listing.thread("c1")?.phase]).toEqual([0, "loading"]);
    while (server.step()) await settle();
    expect([await first, listing.thread("c1")?.ids]).toEqual([2, ["c2", "c3"]]);
    const second = listing.loadReplies("c1");
    expect([await listing.loadReplies("c1"), listing.thread("c1")?.laterPhase]).toEqual([0, "loading"]);
    while (server.step()) await settle();
    expect([await second, await listing.loadReplies("c1"), listing.thread("c1")?.ids]).toEqual([
      1,
      0,
      ["c2", "c3", "c4"],
    ]);
    expect(await listing.loadReplies("c1", "earlier")).toBe(0);
  });

  it("that fail are failed where they were asked for, and asked for again", async () => {
    const { listing, failing, working } = await listOf(1, { replies: 3 });
    failing("replies", 500);
    expect([await listing.loadReplies("c1"), listing.thread("c1")?.phase]).toEqual([0, "failed"]);
    working();
    expect([await listing.loadReplies("c1"), listing.thread("c1")?.phase]).toEqual([2, "ready"]);
    failing("replies", "offline");
    await listing.loadReplies("c1");
    expect([listing.thread("c1")?.phase, listing.thread("c1")?.laterPhase]).toEqual(["ready", "failed"]);
    working();
    expect(await listing.loadReplies("c1")).toBe(1);
  });

  it("come whatever the order of the list has become meanwhile, but not to another account", async () => {
    const { listing, server, setUser } = await listOf(1, { replies: 1, userId: "anna" });
    server.isInstant = false;
    const loading = listing.loadReplies("c1");
    await settle();
    void listing.open("date_added_desc", null);
    while (server.step()) await settle();
    expect(await loading).toBe(1);
    const late = listing.loadReplies("c2");
    await settle();
    setUser("boris");
    while (server.step()) await settle();
    expect([await late, listing.thread("c2")]).toEqual([0, undefined]);
  });
});

describe("what others write", () => {
  const newest = async (count: number) => {
    const world = await listOf(count);
    await world.listing.setSort("date_added_desc");
    return world;
  };

  it("is looked for in the newest order alone, from its beginning, once it is there", async () => {
    const popular = await listOf(3);
    await popular.listing.checkForNew();
    expect(popular.callsOf("list")).toHaveLength(1);
    const middle = await newest(5);
    await middle.listing.open("date_added_desc", "c3");
    const before = middle.callsOf("list").length;
    await middle.listing.checkForNew();
    expect(middle.callsOf("list")).toHaveLength(before);
    const failed = await newest(3);
    failed.failing("list", 500);
    await failed.listing.open("date_added_desc", null);
    failed.server.calls.length = 0;
    await failed.listing.checkForNew();
    expect(failed.callsOf("list")).toEqual([]);
  });

  it("is shown before the others, whose rest stays, or in their place where there may be more between", async () => {
    const { listing, server, store } = await newest(3);
    await listing.loadLater();
    server.add("boris");
    await listing.checkForNew();
    listing.showNewer();
    expect([store.rowIds, listing.newer]).toEqual([["c4", "c3", "c2", "c1"], []]);
    listing.showNewer();
    expect(store.rowIds).toEqual(["c4", "c3", "c2", "c1"]);
    for (let made = 0; made < 3; made += 1) server.add("boris");
    await listing.checkForNew();
    expect(listing.newer).toEqual(["c7", "c6"]);
    listing.showNewer();
    expect([store.rowIds, listing.list.hasLater]).toEqual([["c7", "c6"], true]);
  });

  it("that cannot be asked for is none", async () => {
    const { listing, failing, store } = await newest(3);
    failing("list", 500);
    await listing.checkForNew();
    expect([listing.newer, listing.list.phase, store.rowIds]).toEqual([[], "ready", ["c3", "c2"]]);
  });

  it("is not told where the list has been begun anew meanwhile", async () => {
    const { listing, server } = await newest(3);
    server.add("boris");
    server.isInstant = false;
    const looking = listing.checkForNew();
    await settle();
    server.isInstant = true;
    await listing.open("popular", null);
    while (server.step()) await settle();
    await looking;
    expect([listing.newer, listing.sort]).toEqual([[], "popular"]);
  });
});

describe("a comment of one's own that was published", () => {
  it("stands first in the list, and a reply under its comment, which has one more", async () => {
    const { listing, server, store } = await listOf(3, { replies: 1, userId: "me" });
    const [root, reply] = [server.add("me"), server.add("me", { parentId: "c1" })];
    listing.add(server.dto(root), 100);
    expect(store.rowIds[0]).toBe(root);
    expect(store.repliesOf("c1").count).toBe(1);
    listing.add(server.dto(reply), 100);
    expect([store.repliesOf("c1").count, store.repliesOf("c1").ids]).toEqual([2, [reply]]);
    // heard of twice it is one
    listing.add(server.dto(reply), 101);
    expect([store.repliesOf("c1").count, store.rowIds.filter((id) => id === reply)]).toEqual([2, []]);
  });
});

describe("the count of the list", () => {
  it("is asked for until it is known, and what is asked meanwhile is one question more", async () => {
    const { listing, server, store, failing, working, clock, callsOf } = await listOf(2);
    server.add("boris");
    failing("list", 500);
    const before = callsOf("list").length;
    listing.reconcile();
    listing.reconcile();
    listing.reconcile();
    await settle();
    expect([store.count, callsOf("list").length]).toEqual([2, before + 1]);
    working();
    clock.advance(60_000);
    await settle();
    await settle();
    expect([store.count, callsOf("list").length]).toEqual([3, before + 3]);
  });

  it.each([403, 404])("is known to be none of ours where the list is hidden: %i", async (status) => {
    const { listing, failing } = await listOf(2);
    failing("list", status);
    expect(await listing.readSummary()).toBe(true);
    failing("list", 500);
    expect(await listing.readSummary()).toBe(false);
  });
});

describe("after a sign-in", () => {
  it("open threads are asked for again, and stay until they come; one that was on its way begins anew", async () => {
    const { listing, server, failing, working } = await listOf(2, { replies: 1 });
    await listing.loadReplies("c1");
    failing("replies", 500);
    await listing.loadReplies("c2");
    working();
    server.add("boris", { parentId: "c1" });
    server.isInstant = false;
    const refreshing = listing.refreshThreads();
    expect([listing.thread("c1")?.ids, listing.thread("c2")?.phase]).toEqual([["c3"], "idle"]);
    while (server.step()) await settle();
    await refreshing;
    expect([listing.thread("c1")?.ids, listing.thread("c2")?.ids]).toEqual([["c3", "c4"], []]);
    failing("replies", 500);
    server.isInstant = true;
    await listing.refreshThreads();
    expect([listing.thread("c1")?.ids, listing.thread("c1")?.phase]).toEqual([["c3", "c4"], "ready"]);
  });
});

it("a fault of ours is no failure of the list", async () => {
  const { listing, server } = await listOf(1);
  const fault = new TypeError("a fault");
  Object.assign(server.api, { list: () => Promise.reject(fault), replies: () => Promise.reject(fault) });
  await expect(listing.open("date_added_desc", null)).rejects.toBe(fault);
  await expect(listing.loadReplies("c1")).rejects.toBe(fault);
});
