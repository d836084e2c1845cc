// @vitest-environment node
import { afterEach, describe, expect, it } from "vitest";
import { settle } from "../testing.ts";
import { asOwner, closeAll, open } from "./openWorld.ts";

afterEach(closeAll);

/** The channel's author before three comments, of which this one is pinned. */
async function pinned(id: string | null) {
  const world = await open(asOwner);
  world.server.pinned = id;
  await world.store.listing.readSummary();
  world.server.calls.length = 0;
  const writes = () => world.server.calls.filter((call) => /^(un)?pin /.test(call));
  const failing = (...operations: readonly string[]) => {
    world.server.fate = (name) => (operations.includes(name) ? "offline" : "ok");
  };
  return { ...world, writes, failing };
}

describe("the slot of the pinned comment", () => {
  it("is what was pressed last, whatever was pressed meanwhile, and one write at a time goes out", async () => {
    const { store, server, writes } = await pinned(null);
    server.isInstant = false;
    void store.pin("c1");
    void store.pin("c2");
    void store.unpin("c2");
    void store.pin("c3");
    expect(store.pinnedId).toBe("c3");
    while (server.step()) await settle();
    expect([store.pinnedId, server.pinned, server.maxAtOnce]).toEqual(["c3", "c3", 1]);
    expect(writes()).toEqual(["pin c1", "pin c3"]);
  });

  it("that was pressed back to what the server has asks nothing", async () => {
    const { store, server, writes } = await pinned("c1");
    server.isInstant = false;
    void store.pin("c2");
    void store.pin("c1");
    while (server.step()) await settle();
    expect([store.pinnedId, server.pinned, writes()]).toEqual(["c1", "c1", ["pin c2", "pin c1"]]);
    await store.pin("c1");
    expect(writes()).toHaveLength(2);
  });

  it("of a comment that is gone stays empty, and the comment goes", async () => {
    const { store, server, texts } = await pinned(null);
    server.rows.delete("c2");
    await store.pin("c2");
    await settle();
    expect([store.pinnedId, store.rowIds.includes("c2"), texts().length]).toEqual([null, false, 1]);
  });

  it("whose answer was lost is asked for, and believed", async () => {
    const { store, server, said } = await pinned(null);
    server.fate = (name) => (name === "pin" ? "lost" : "ok");
    await store.pin("c1");
    expect([store.pinnedId, said.map(({ type }) => type)]).toEqual(["c1", ["success"]]);
    server.fate = (name) => (name === "pin" ? "offline" : "ok");
    await store.pin("c2");
    expect([store.pinnedId, said.map(({ type }) => type)]).toEqual(["c1", ["success", "danger"]]);
  });

  it("of which nobody can tell is sent again at the next press, though we know it so, and is asked for until it is known", async () => {
    const { store, server, writes, failing, callsOf, clock } = await pinned("c1");
    failing("unpin", "list");
    await store.unpin("c1");
    expect([store.pinnedId, writes()]).toEqual(["c1", ["unpin c1"]]);
    // pressed to and fro while another write goes out, the slot is as we know it, and may be otherwise at the server
    failing("list");
    server.isInstant = false;
    void store.unpin("c1");
    void store.pin("c1");
    while (server.step()) await settle();
    expect([store.pinnedId, server.pinned, writes().at(-1)]).toEqual(["c1", "c1", "pin c1"]);
    server.isInstant = true;
    failing();
    const asked = callsOf("list").length;
    clock.advance(60_000);
    await settle();
    expect(callsOf("list").length).toBeGreaterThan(asked);
  });

  it("is the next person's own: what the last one had pressed ends with them", async () => {
    const { store, server, setUser, texts } = await pinned("c1");
    server.isInstant = false;
    void store.pin("c2");
    await settle();
    server.isInstant = true;
    setUser("anna");
    await settle();
    expect(store.pinnedId).toBe("c1");
    while (server.step()) await settle();
    expect(texts()).toEqual([]);
  });

  it("goes on once after a 401 and a new login, not where it was pressed otherwise meanwhile", async () => {
    const at = await pinned(null);
    let isExpired = true;
    at.server.fate = (name) => (name === "pin" && isExpired ? 401 : "ok");
    await at.store.pin("c1");
    expect([at.store.pinnedId, at.signInTriggers]).toEqual([null, ["comments"]]);
    isExpired = false;
    at.settleSignIn("owner");
    await settle();
    await settle();
    expect([at.store.pinnedId, at.writes()]).toEqual(["c1", ["pin c1", "pin c1"]]);
    const again = await pinned(null);
    again.server.fate = (name) => (name === "pin" ? 401 : "ok");
    again.server.isInstant = false;
    void again.store.pin("c1");
    void again.store.pin("c2");
    while (again.server.step()) await settle();
    expect([again.writes(), again.signInTriggers]).toEqual([["pin c1", "pin c2"], ["comments"]]);
  });

  it("is pressed of what is known alone", async () => {
    const { store, writes } = await pinned("c1");
    await store.pin("c404");
    await store.unpin("c404");
    expect([store.pinnedId, writes()]).toEqual(["c1", []]);
  });
});
