import { afterEach, describe, expect, it } from "vitest";
import { FakeServer } from "./comments/fakeServer.ts";
import { asOwner, closeAll, open, problem } from "./comments/openWorld.ts";
import { settle } from "./testing.ts";

afterEach(closeAll);

describe("deleting", () => {
  it("takes the comment out of the list at once", async () => {
    const { store, server } = await open();
    const done = store.remove("c1");
    expect(store.rowIds).toEqual(["c2", "c3"]);
    await done;
    expect(server.rows.has("c1")).toBe(false);
    expect(store.rowIds).toEqual(["c2", "c3"]);
    expect(store.count).toBe(3);
  });

  it("takes a reply out and lowers its counter by one, once", async () => {
    const { store, callsOf } = await open();
    await store.listing.loadReplies("c1");
    const done = Promise.all([store.remove("c5"), store.remove("c5")]);
    expect(store.repliesOf("c1")).toMatchObject({ ids: ["c4"], count: 1 });
    expect(store.count).toBe(5);
    await done;
    await store.remove("c5");
    expect(store.repliesOf("c1")).toMatchObject({ ids: ["c4"], count: 1 });
    expect(store.comment("c1")?.replies_number).toBe(1);
    expect(store.count).toBe(5);
    expect(callsOf("remove")).toEqual(["remove c5"]);
  });

  it("clears a deleted pinned comment from the slot and the list", async () => {
    const { store, server } = await open({ userId: "me", channelOwnerId: "me" });
    await store.pin("c1");
    await store.remove("c1");
    expect(store.pinnedId).toBeNull();
    expect(store.rowIds).toEqual(["c2", "c3"]);
    expect(server.pinned).toBeNull();
  });

  it("says that a comment is deleted", async () => {
    const { store, said } = await open();
    await store.remove("c1");
    expect(said).toEqual([{ type: "success", text: "Комментарий удалён" }]);
  });

  it("says that a reply is deleted", async () => {
    const { store, said } = await open();
    await store.listing.loadReplies("c1");
    await store.remove("c5");
    expect(said).toEqual([{ type: "success", text: "Ответ удалён" }]);
  });

  it("says that a comment was not deleted, and has it back", async () => {
    const { store, server, said } = await open();
    server.fate = (operation) => (operation === "remove" ? 500 : "ok");
    await store.remove("c1");
    expect(said).toEqual([{ type: "danger", text: "Комментарий не удалён, попробуйте позже" }]);
    expect(store.rowIds).toEqual(["c1", "c2", "c3"]);
    expect(store.count).toBe(6);
  });

  it("says that a reply was not deleted", async () => {
    const { store, server, said } = await open();
    await store.listing.loadReplies("c1");
    server.fate = (operation) => (operation === "remove" ? 500 : "ok");
    await store.remove("c5");
    expect(said).toEqual([{ type: "danger", text: "Ответ не удалён, попробуйте позже" }]);
    expect(store.repliesOf("c1").ids).toEqual(["c4", "c5"]);
  });

  it("is for one's own comments and replies", async () => {
    const { store, callsOf } = await open();
    await store.listing.loadReplies("c1");
    expect(["c1", "c5"].map((id) => store.actionsOf(id).includes("delete"))).toEqual([true, true]);
    await store.remove("c2");
    await store.remove("c4");
    expect(callsOf("remove")).toEqual([]);
    await store.remove("c5");
    expect(callsOf("remove")).toEqual(["remove c5"]);
  });
});

describe("banning", () => {
  it("takes away all of a person's comments, replies and the pinned one, and lowers the count", async () => {
    const { store, server } = await open(asOwner);
    await store.listing.loadReplies("c1");
    await store.pin("c2");
    const done = store.ban("c2");
    expect(store.pinnedId).toBeNull();
    expect(store.rowIds).toEqual(["c1", "c3"]);
    expect(store.repliesOf("c1").ids).toEqual(["c5"]);
    expect(store.count).toBeLessThan(6);
    await done;
    await settle();
    expect(store.count).toBe(server.rows.size);
    // Also what was on its way: a reply of Anna's under Boris's comment.
    await store.listing.loadReplies("c3");
    expect(store.repliesOf("c3").ids).toEqual([]);
  });

  it("says so", async () => {
    const { store, said } = await open(asOwner);
    await store.ban("c2");
    expect(said).toEqual([{ type: "success", text: "Пользователь заблокирован" }]);
  });

  it("has everything back with the default text when it fails", async () => {
    const { store, server, said } = await open(asOwner);
    server.fate = (operation) => (operation === "ban" ? 500 : "ok");
    await store.ban("c2");
    expect(said).toEqual([{ type: "danger", text: problem }]);
    expect(store.rowIds).toEqual(["c1", "c2", "c3"]);
    expect(store.count).toBe(6);
  });

  it("believes the server when the response was lost", async () => {
    const { store, server, texts } = await open(asOwner);
    server.fate = (operation) => (operation === "ban" ? "lost" : "ok");
    await store.ban("c2");
    expect(texts()).toEqual(["Пользователь заблокирован"]);
    expect(store.rowIds).toEqual(["c1", "c3"]);
  });

  it("is for the channel author only, and a commenter's own status is asked for", async () => {
    const viewer = await open();
    await viewer.store.ban("c2");
    expect(viewer.callsOf("ban")).toEqual([]);
    expect(viewer.callsOf("block")).toHaveLength(1);
    const owner = await open(asOwner);
    expect(owner.store.actionsOf("c2")).toContain("ban");
    await owner.store.ban("c2");
    expect(owner.callsOf("ban")).toEqual(["ban anna"]);
    const server = new FakeServer();
    server.add("anna");
    server.blocked.add("me");
    expect((await open({ server })).store.permission.block).toMatchObject({ rule_link: "/info/agreement/" });
  });
});

describe("complaining", () => {
  it("goes on once after a 401 and a new login, and says so once", async () => {
    const { store, server, callsOf, settleSignIn, signInTriggers, texts } = await open();
    let isExpired = true;
    server.fate = (operation) => (operation === "complain" && isExpired ? 401 : "ok");
    await store.complain("c2", "spam");
    expect([signInTriggers, texts()]).toEqual([["comments"], []]);
    isExpired = false;
    settleSignIn("me");
    await settle();
    expect([callsOf("complain").length, texts()]).toEqual([2, ["Спасибо, мы проверим комментарий"]]);
  });

  it("takes a comment away that is no more, and says that it could not be done", async () => {
    const { store, server, texts } = await open();
    server.rows.delete("c2");
    await store.complain("c2", "spam");
    expect([store.rowIds.includes("c2"), texts()]).toEqual([false, [problem]]);
  });
});

describe("roles", () => {
  it("offers reply, delete, pin, unpin, edit, complain and ban", async () => {
    const { store, server } = await open({ userId: "me", channelOwnerId: "me" });
    expect(store.actionsOf("c1")).toEqual(["reply", "edit", "pin", "delete"]);
    expect(store.actionsOf("c2")).toEqual(["reply", "pin", "complain", "ban"]);
    await store.pin("c2");
    expect(store.actionsOf("c2")).toEqual(["reply", "unpin", "complain", "ban"]);
    await store.complain("c2", "spam");
    expect(server.calls).toContain("complain c2 spam");
  });

  it("opens reply and complain to everybody signed in, the reply not to a banned person", async () => {
    expect((await open({ userId: "stranger" })).store.actionsOf("c2")).toEqual(["reply", "complain"]);
    const server = new FakeServer();
    server.add("anna");
    server.blocked.add("me");
    expect((await open({ server })).store.actionsOf("c1")).toEqual(["complain"]);
  });
});
