import { afterEach, describe, expect, it } from "vitest";
import { FakeServer } from "./comments/fakeServer.ts";
import { asOwner, closeAll, open } from "./comments/openWorld.ts";
import { settle } from "./testing.ts";

afterEach(closeAll);

describe("the list", () => {
  it("says apart what loads later, earlier and under each comment", async () => {
    const server = new FakeServer({ pageSize: 2 });
    for (let n = 0; n < 9; n += 1) server.add("anna");
    server.add("boris", { parentId: "c5" });
    const { store } = await open({ server });
    await store.open("popular", "c5");
    server.isInstant = false;
    const phases = () => [
      store.listing.list.laterPhase,
      store.listing.list.earlierPhase,
      store.repliesOf("c5").phase,
      store.repliesOf("c6").phase,
    ];
    void store.listing.loadLater();
    expect(phases()).toEqual(["loading", "idle", "idle", "idle"]);
    void store.listing.loadEarlier();
    expect(phases()).toEqual(["loading", "loading", "idle", "idle"]);
    void store.listing.loadReplies("c5");
    expect(phases()).toEqual(["loading", "loading", "loading", "idle"]);
  });

  it("has the sorts popular and date_added_desc", async () => {
    const { store, callsOf } = await open({ userId: "stranger" });
    expect(store.rowIds).toEqual(["c1", "c2", "c3"]);
    await store.listing.setSort("date_added_desc");
    expect(store.rowIds).toEqual(["c3", "c2", "c1"]);
    expect(callsOf("list")).toEqual(["list popular", "list date_added_desc"]);
  });

  it("follows the links of the list both ways", async () => {
    const server = new FakeServer({ pageSize: 2 });
    for (let n = 0; n < 7; n += 1) server.add("anna");
    const { store, callsOf } = await open({ server });
    await store.open("popular", "c4");
    expect(store.rowIds).toEqual(["c4", "c5"]);
    expect([await store.listing.loadEarlier(), await store.listing.loadLater()]).toEqual([2, 2]);
    expect(store.rowIds).toEqual(["c2", "c3", "c4", "c5", "c6", "c7"]);
    expect(callsOf("page")).toEqual(["page popular|<c4", "page popular|c5"]);
    await store.listing.loadEarlier();
    expect(store.listing.list.hasEarlier || store.listing.list.hasLater).toBe(false);
  });

  it("loads replies ten at a time", async () => {
    const server = new FakeServer();
    server.add("anna");
    for (let n = 0; n < 23; n += 1) server.add("boris", { parentId: "c1" });
    const { store } = await open({ server });
    expect(store.repliesOf("c1")).toMatchObject({ count: 23, hasLater: true, isFetched: false });
    expect([
      await store.listing.loadReplies("c1"),
      await store.listing.loadReplies("c1"),
      await store.listing.loadReplies("c1"),
    ]).toEqual([10, 10, 3]);
    expect(store.repliesOf("c1")).toMatchObject({ count: 23, hasLater: false });
  });

  it("opens around one comment, also around a reply", async () => {
    const { store, callsOf } = await open();
    await store.open("popular", "c6");
    expect(callsOf("focused")).toEqual(["focused c6"]);
    expect(store.listing.focusedId).toBe("c6");
    expect(store.rowIds).toContain("c3");
    expect(store.repliesOf("c3").ids).toEqual(["c6"]);
    await store.listing.leaveFocus();
    expect(store.listing.focusedId).toBeNull();
    await store.open("popular", "c404");
    expect(store.listing).toMatchObject({ focusedId: null, isFocusGone: true, list: { phase: "ready" } });
  });

  it("carries the count, the pinned comment and one's own", async () => {
    const server = new FakeServer({ pageSize: 1 });
    server.add("anna");
    server.add("boris");
    server.add("me");
    server.pinned = "c2";
    const { store } = await open({ server });
    expect(store.count).toBe(3);
    expect(store.pinnedId).toBe("c2");
    expect(store.rowIds).toEqual(["c3", "c1"]);
  });

  it("keeps the newest order when the older answers late", async () => {
    const { store, server } = await open({ userId: "stranger" });
    server.isInstant = false;
    void store.listing.setSort("date_added_desc");
    void store.listing.setSort("popular");
    await settle();
    while (server.step(server.steps.length - 1)) await settle();
    expect(store.listing.sort).toBe("popular");
    expect(store.rowIds).toEqual(["c1", "c2", "c3"]);
  });

  it("tells that others have written, and shows it when asked", async () => {
    const { store, server } = await open({ userId: "stranger" });
    await store.listing.setSort("date_added_desc");
    server.add("anna");
    await store.listing.checkForNew();
    expect(store.newerCount).toBe(1);
    expect(store.rowIds).toEqual(["c3", "c2", "c1"]);
    store.listing.showNewer();
    expect(store.rowIds).toEqual(["c7", "c3", "c2", "c1"]);
  });
});

describe("pinning", () => {
  it("pins nothing without a video or a comment", async () => {
    const world = await open(asOwner);
    await world.store.pin("c404");
    const nowhere = await open({ ...asOwner, videoId: "" });
    await nowhere.store.pin("c2");
    expect([...world.callsOf("pin"), ...nowhere.callsOf("pin")]).toEqual([]);
  });

  it("takes a pinned comment out of the list, at once", async () => {
    const { store, server } = await open(asOwner);
    const done = store.pin("c2");
    expect(store.pinnedId).toBe("c2");
    expect(store.rowIds).toEqual(["c1", "c3"]);
    await done;
    expect(server.pinned).toBe("c2");
  });

  it("returns it to the list once when unpinned", async () => {
    const server = new FakeServer({ pageSize: 10 });
    server.add("anna");
    server.add("boris");
    server.pinned = "c2";
    const { store } = await open({ ...asOwner, server });
    await store.unpin("c2");
    expect(store.pinnedId).toBeNull();
    await store.open();
    await store.listing.loadLater();
    expect(store.rowIds.filter((id) => id === "c2")).toHaveLength(1);
    await store.pin("c1");
    await store.unpin("c1");
    expect([...store.rowIds].sort()).toEqual(["c1", "c2"]);
  });

  it("says that it is pinned", async () => {
    const { store, said } = await open(asOwner);
    await store.pin("c2");
    expect(said).toEqual([{ type: "success", text: "Комментарий закреплён" }]);
  });

  it("says that it is unpinned", async () => {
    const { store, said } = await open(asOwner);
    await store.pin("c2");
    await store.unpin("c2");
    expect(said.at(-1)).toEqual({ type: "success", text: "Комментарий откреплён" });
  });

  it("says that pinning failed, and undoes it", async () => {
    const { store, server, said } = await open(asOwner);
    server.fate = (operation) => (operation === "pin" ? 500 : "ok");
    await store.pin("c2");
    expect(said).toEqual([{ type: "danger", text: "Комментарий не закреплён. Попробуйте позже" }]);
    expect(store.pinnedId).toBeNull();
    expect(store.rowIds).toEqual(["c1", "c2", "c3"]);
  });

  it("says that unpinning failed, and undoes it", async () => {
    const { store, server, said } = await open(asOwner);
    await store.pin("c2");
    server.fate = (operation) => (operation === "unpin" ? 500 : "ok");
    await store.unpin("c2");
    expect(said.at(-1)).toEqual({ type: "danger", text: "Комментарий не откреплён. Попробуйте позже" });
    expect(store.pinnedId).toBe("c2");
  });

  it("is for the channel author only", async () => {
    const viewer = await open();
    await viewer.store.pin("c2");
    expect(viewer.store.actionsOf("c2")).not.toContain("pin");
    expect(viewer.callsOf("pin")).toEqual([]);
    const owner = await open(asOwner);
    expect(owner.store.actionsOf("c2")).toContain("pin");
    await owner.store.pin("c2");
    expect(owner.store.actionsOf("c2")).toContain("unpin");
    expect(owner.callsOf("pin")).toEqual(["pin c2"]);
  });

  it("believes the server when the response was lost", async () => {
    const { store, server, texts } = await open(asOwner);
    server.fate = (operation) => (operation === "pin" ? "lost" : "ok");
    await store.pin("c2");
    expect(store.pinnedId).toBe("c2");
    expect(texts()).toEqual(["Комментарий закреплён"]);
  });
});
