import { afterEach, describe, expect, it } from "vitest";
import { FakeServer } from "./comments/fakeServer.ts";
import { closeAll, open, problem } from "./comments/openWorld.ts";
import { settle } from "./testing.ts";

afterEach(closeAll);

describe("reactions", () => {
  it("shows a like or dislike at once, then tells the server", async () => {
    const { store, server, callsOf } = await open();
    server.isInstant = false;
    const liked = store.reactions.toggle("c2", "like");
    void store.reactions.toggle("c3", "dislike");
    expect(store.comment("c2")).toMatchObject({ reaction: "like", likes_number: 4, dislikes_number: 0 });
    expect(store.comment("c3")).toMatchObject({ reaction: "dislike", likes_number: 0, dislikes_number: 1 });
    await settle();
    expect(callsOf("react")).toEqual(["react c2 like", "react c3 dislike"]);
    while (server.step()) await settle();
    await liked;
    expect(store.comment("c2")).toMatchObject({ reaction: "like", likes_number: 4 });
  });

  it("takes the same reaction back", async () => {
    const { store, callsOf } = await open();
    await store.reactions.toggle("c2", "like");
    await store.reactions.toggle("c2", "like");
    expect(store.comment("c2")).toMatchObject({ reaction: null, likes_number: 3 });
    expect(callsOf("unreact")).toEqual(["unreact c2"]);
  });

  it("puts the other reaction in its place", async () => {
    const { store } = await open();
    await store.reactions.toggle("c2", "like");
    const swapped = store.reactions.toggle("c2", "dislike");
    expect(store.comment("c2")).toMatchObject({ reaction: "dislike", likes_number: 3, dislikes_number: 1 });
    await swapped;
    expect(store.comment("c2")).toMatchObject({ reaction: "dislike", likes_number: 3, dislikes_number: 1 });
  });

  it("undoes a reaction that failed", async () => {
    const { store, server } = await open();
    server.fate = (operation) => (operation === "react" ? 500 : "ok");
    await store.reactions.toggle("c2", "like");
    expect(store.comment("c2")).toMatchObject({ reaction: null, likes_number: 3, dislikes_number: 0 });
  });

  it("says the default text when a change is undone", async () => {
    const { store, server, said } = await open();
    server.fate = (operation) => (operation === "react" ? 503 : "ok");
    await store.reactions.toggle("c2", "like");
    expect(said).toEqual([{ type: "danger", text: problem }]);
  });

  it.each(["like", "dislike"] as const)(
    "takes away a comment of which a %s learns that it is gone",
    async (reaction) => {
      const { store, server, said } = await open();
      server.fate = (operation) => (operation === "react" ? 404 : "ok");
      await store.reactions.toggle("c2", reaction);
      expect(store.rowIds).not.toContain("c2");
      expect(said).toEqual([{ type: "danger", text: problem }]);
    },
  );

  it("leaves the comment where the server only refuses", async () => {
    const { store, server } = await open();
    server.fate = (operation) => (operation === "react" ? 403 : "ok");
    await store.reactions.toggle("c2", "like");
    expect(store.rowIds).toContain("c2");
  });

  it("is for everybody signed in, a banned person too; a guest goes through the popup first", async () => {
    const server = new FakeServer();
    server.add("anna");
    server.blocked.add("me");
    const banned = await open({ server });
    await banned.store.reactions.toggle("c1", "like");
    expect(banned.store.comment("c1")?.reaction).toBe("like");

    const guest = await open({ userId: null });
    const pressed = guest.store.reactions.toggle("c2", "like");
    expect(guest.signInTriggers).toEqual(["comment-reactions"]);
    expect(guest.store.comment("c2")?.reaction).toBeNull();
    await settle();
    guest.settleSignIn("me");
    await pressed;
    expect(guest.callsOf("react")).toEqual(["react c2 like"]);
    expect(guest.store.comment("c2")?.reaction).toBe("like");
  });

  it("does not take back a like that the guest's account already had", async () => {
    const guest = await open({ userId: null });
    guest.server.rows.get("c2")?.likes.set("me", "like");
    const pressed = guest.store.reactions.toggle("c2", "like");
    await settle();
    guest.settleSignIn("me");
    await pressed;
    expect(guest.server.rows.get("c2")?.likes.get("me")).toBe("like");
  });

  it("keeps a like from a page that was asked for before it", async () => {
    const { store, server } = await open();
    server.isInstant = false;
    void store.listing.setSort("date_added_desc");
    await settle();
    server.step();
    server.isInstant = true;
    await store.reactions.toggle("c2", "like");
    while (server.step()) await settle();
    expect(store.comment("c2")).toMatchObject({ reaction: "like", likes_number: 4 });
  });

  it("replays once after a 401 and a new login", async () => {
    const { store, server, callsOf, settleSignIn, signInTriggers } = await open();
    let isExpired = true;
    server.fate = (operation) => (operation === "react" && isExpired ? 401 : "ok");
    await store.reactions.toggle("c2", "like");
    expect(store.comment("c2")?.reaction).toBeNull();
    expect(signInTriggers).toEqual(["comment-reactions"]);
    isExpired = false;
    settleSignIn("me");
    await settle();
    expect(callsOf("react")).toHaveLength(2);
    expect(store.comment("c2")?.reaction).toBe("like");
  });

  it("sends nothing for a while after a 429", async () => {
    const { store, server, clock, callsOf } = await open();
    server.fate = (operation) => (operation === "react" ? 429 : "ok");
    await store.reactions.toggle("c2", "like");
    await store.reactions.toggle("c2", "like");
    expect(callsOf("react")).toHaveLength(1);
    clock.advance(10_000);
    await store.reactions.toggle("c2", "like");
    expect(callsOf("react")).toHaveLength(2);
  });
});
