// @vitest-environment node
import { afterEach, describe, expect, it } from "vitest";
import { settle } from "../testing.ts";
import { FakeServer } from "./fakeServer.ts";
import { asOwner, closeAll, open, problem } from "./openWorld.ts";

afterEach(closeAll);

const rest = async () => {
  for (let turn = 0; turn < 5; turn += 1) await settle();
};
/** The author before c1 of mine with the replies c4 of Anna's and c5 of mine, c2 of Anna's, c3 of Boris's with c6 of Anna's. */
async function opened() {
  const world = await open({ userId: "me", channelOwnerId: "me" });
  for (const id of ["c1", "c3"]) await world.store.listing.loadReplies(id);
  world.server.calls.length = 0;
  return world;
}

describe("a comment that is taken away", () => {
  it("is away at once with its replies, weighed once, however often it is pressed", async () => {
    const { store, server, callsOf } = await opened();
    server.isInstant = false;
    void store.remove("c1");
    void store.remove("c1");
    expect([store.rowIds, store.count]).toEqual([["c2", "c3"], 3]);
    while (server.step()) await settle();
    expect([store.count, callsOf("remove")]).toEqual([3, ["remove c1"]]);
  });

  it("and a reply of it that went before weigh together what the server takes", async () => {
    const { store, server } = await opened();
    server.isInstant = false;
    void store.remove("c5");
    expect([store.count, store.repliesOf("c1").count]).toEqual([5, 1]);
    void store.remove("c1");
    expect(store.count).toBe(3);
    while (server.step()) await settle();
    await rest();
    expect([store.count, server.rows.size]).toEqual([3, 3]);
  });

  it("that is gone already is done", async () => {
    const { store, server, texts } = await opened();
    server.rows.delete("c5");
    await store.remove("c5");
    await rest();
    expect([texts(), store.repliesOf("c1").ids]).toEqual([["Ответ удалён"], ["c4"]]);
  });

  it("whose answer was lost is asked for: done where it is not there, back where it is", async () => {
    const lost = await opened();
    lost.server.fate = (name) => (name === "remove" ? "lost" : "ok");
    await lost.store.remove("c1");
    expect([lost.said.map(({ type }) => type), lost.store.rowIds]).toEqual([["success"], ["c2", "c3"]]);
    const offline = await opened();
    offline.server.fate = (name) => (name === "remove" ? "offline" : "ok");
    await offline.store.remove("c1");
    expect([offline.said.map(({ type }) => type), offline.store.rowIds.includes("c1")]).toEqual([["danger"], true]);
  });

  it("of which nobody can tell is back, and is asked for until the server says that it is gone", async () => {
    const { store, server, clock, said } = await opened();
    server.fate = (name) => (name === "remove" ? "lost" : name === "get" ? 503 : "ok");
    await store.remove("c5");
    expect([said.map(({ type }) => type), store.repliesOf("c1").ids]).toEqual([["danger"], ["c4", "c5"]]);
    server.fate = () => "ok";
    clock.advance(60_000);
    await rest();
    expect([store.repliesOf("c1").ids, store.repliesOf("c1").count, store.count]).toEqual([["c4"], 1, 5]);
  });

  it("goes on once after a 401 and a new login, and is not asked for a third time", async () => {
    const { store, server, settleSignIn, signInTriggers, callsOf, texts } = await opened();
    server.fate = (name) => (name === "remove" ? 401 : "ok");
    await store.remove("c2").catch(() => undefined);
    await store.remove("c1");
    expect([signInTriggers, texts(), store.rowIds.includes("c1")]).toEqual([["comments"], [], true]);
    settleSignIn("me");
    await rest();
    expect([callsOf("remove"), signInTriggers.length]).toEqual([["remove c1", "remove c1"], 1]);
    expect(store.rowIds).toContain("c1");
  });

  it("is nobody's any more after the account has changed", async () => {
    const { store, server, setUser, texts } = await opened();
    server.isInstant = false;
    void store.remove("c1");
    await settle();
    server.isInstant = true;
    setUser("anna");
    await rest();
    while (server.step()) await settle();
    await rest();
    expect(texts()).toEqual([]);
  });
});

describe("a person who is banned", () => {
  it("is away with all that is theirs: comments with their replies, and replies under others'", async () => {
    const { store, server } = await opened();
    server.isInstant = false;
    void store.ban("c4");
    expect([store.rowIds, store.repliesOf("c1").ids, store.repliesOf("c3").count, store.count]).toEqual([
      ["c1", "c3"],
      ["c5"],
      0,
      3,
    ]);
    while (server.step()) await settle();
    await rest();
    expect([store.count, store.repliesOf("c1").count, store.repliesOf("c3").count]).toEqual([3, 1, 0]);
  });

  it("is banned once, and what was pressed of theirs before is no more", async () => {
    const { store, server, callsOf } = await opened();
    server.isInstant = false;
    void store.ban("c2");
    void store.ban("c2");
    void store.ban("c6");
    while (server.step()) await settle();
    await store.ban("c4");
    expect(callsOf("ban")).toEqual(["ban anna"]);
  });

  it("takes the replies with them out of the counters of others, also where nothing more is heard of the list", async () => {
    const { store, server } = await opened();
    server.fate = (name) => (name === "list" ? 500 : "ok");
    await store.ban("c2");
    await rest();
    expect([store.repliesOf("c1").count, store.repliesOf("c3").count]).toEqual([1, 0]);
    await store.remove("c5");
    await rest();
    expect([store.repliesOf("c1").count, store.count]).toEqual([0, 2]);
  });

  it("leaves the slot with their comment", async () => {
    const { store, server } = await opened();
    await store.pin("c2");
    server.isInstant = false;
    server.fate = (name) => (name === "list" ? 500 : "ok");
    void store.ban("c4");
    while (server.step()) await settle();
    expect(store.pinnedId).toBeNull();
  });

  it("is not there to be banned (404): nothing is done, and all is back", async () => {
    const { store, server, texts } = await opened();
    server.fate = (name) => (name === "ban" ? 404 : "ok");
    await store.ban("c2");
    expect([texts(), store.rowIds.includes("c2"), store.repliesOf("c1").ids]).toEqual([[problem], true, ["c4", "c5"]]);
  });

  it("of whom nobody can tell is back, and goes as soon as the server says that their comments have", async () => {
    const { store, server, clock } = await opened();
    server.fate = (name) => (name === "ban" ? "lost" : name === "get" ? 503 : "ok");
    await store.ban("c2");
    expect(store.rowIds).toContain("c2");
    server.fate = () => "ok";
    clock.advance(60_000);
    await rest();
    expect([store.rowIds, store.repliesOf("c1").ids, store.count]).toEqual([["c1", "c3"], ["c5"], 3]);
  });

  it("goes on once after a 401 and a new login", async () => {
    const { store, server, settleSignIn, callsOf } = await opened();
    let isExpired = true;
    server.fate = (name) => (name === "ban" && isExpired ? 401 : "ok");
    await store.ban("c2");
    expect(store.rowIds).toContain("c2");
    isExpired = false;
    settleSignIn("me");
    await rest();
    expect([callsOf("ban").length, store.rowIds]).toEqual([2, ["c1", "c3"]]);
  });
});

it("what another account has taken away is back where the server has it", async () => {
  const server = new FakeServer({ pageSize: 10 });
  for (let made = 0; made < 2; made += 1) server.add("me");
  const { store, setUser } = await open({ ...asOwner, server });
  server.isInstant = false;
  void store.remove("c1");
  void store.ban("c2");
  await settle();
  server.isInstant = true;
  setUser("anna");
  await rest();
  expect(store.rowIds).toEqual(server.roots());
});
