import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FakeServer } from "./comments/fakeServer.ts";
import { makeWorld, type WorldSettings } from "./comments/testWorld.ts";
import type { Dispose } from "./ports.ts";
import { settle } from "./testing.ts";

const problem = "Проблема на нашей стороне. Уже чиним. Попробуйте снова чуть позже";

let disposers: Dispose[] = [];
beforeEach(() => {
  disposers = [];
});
afterEach(() => disposers.forEach((dispose) => dispose()));

/** c1 mine with an answer c4 of Anna's and c5 of mine; c2 Anna's; c3 Boris's with an answer c6 of Anna's. */
async function open(settings: WorldSettings = {}) {
  const server = settings.server ?? new FakeServer({ pageSize: 10 });
  if (server.rows.size === 0) {
    server.add("me", { likes: 5 });
    server.add("anna", { likes: 3 });
    server.add("boris");
    server.add("anna", { parentId: "c1" });
    server.add("me", { parentId: "c1" });
    server.add("anna", { parentId: "c3" });
  }
  const world = makeWorld({ ...settings, server });
  disposers.push(world.store.connect());
  await world.store.open();
  return world;
}

const asOwner = { userId: "owner" } as const;

describe("sending", () => {
  it("sends nothing without a text or without a video [COMMENT-SEND-01]", async () => {
    const world = await open();
    for (const target of ["new", "reply:c2"] as const) {
      world.store.setDraft(target, " \n ");
      expect(await world.store.submit(target)).toBeNull();
    }
    const nowhere = await open({ videoId: "" });
    nowhere.store.setDraft("new", "Привет");
    await nowhere.store.submit("new");
    expect([...world.callsOf("create"), ...nowhere.callsOf("create")]).toEqual([]);
  });

  it("says that a comment or an answer is published [COMMENT-SEND-02]", async () => {
    const { store, said } = await open();
    store.setDraft("new", "Первый");
    const id = await store.submit("new");
    store.setDraft("reply:c2", "Ответ");
    await store.submit("reply:c2");
    expect(said).toEqual([{ type: "success", text: "Комментарий опубликован" }, { type: "success", text: "Ответ опубликован" }]);
    expect(store.rowIds[0]).toBe(id);
    expect(store.answersOf("c2").ids).toHaveLength(1);
    expect(store.count).toBe(8);
    expect(store.draft("new")).toBeUndefined();
  });

  it("shows the server's toast on a 403, else the banned text [COMMENT-SEND-03]", async () => {
    for (const [body, text] of [
      [{ toast_message: "Комментировать можно через час" }, "Комментировать можно через час"],
      [{ banned_info: { toast_message: "Вас ограничили" } }, "Вас ограничили"],
      [null, "Вы пока не можете комментировать: автор ограничил доступ или вы нарушили правила"],
    ] as const) {
      const { store, server, texts } = await open();
      server.fate = (operation) => (operation === "create" ? 403 : "ok");
      server.errorBody = body;
      store.setDraft("new", "Привет");
      await store.submit("new");
      expect(texts()).toEqual([text]);
      expect(store.draft("new")?.text).toBe("Привет");
    }
  });

  it("shows the default text on any other failure and keeps the text [COMMENT-SEND-04]", async () => {
    for (const fate of [400, 409, 422, 429, 500, 503, "offline"] as const) {
      const { store, server, said } = await open();
      server.fate = (operation) => (operation === "create" ? fate : "ok");
      store.setDraft("new", "Привет");
      await store.submit("new");
      expect(said).toEqual([{ type: "danger", text: problem }]);
      expect(store.draft("new")?.text).toBe("Привет");
      expect(store.count).toBe(6);
    }
  });

  it("counts a person as banned for this video after a 403 [COMMENT-SEND-05]", async () => {
    const { store, server } = await open();
    server.fate = (operation) => (operation === "create" ? 403 : "ok");
    server.errorBody = { banned_info: { rule_link: "/info/agreement/", selected_text: "правила", message: "Нельзя: правила" } };
    store.setDraft("new", "Привет");
    await store.submit("new");
    expect(store.block).toEqual({ rule_link: "/info/agreement/", selected_text: "правила", message: "Нельзя: правила", toast_message: null });
  });

  it("says that the answered comment is gone, as a toast and beside the field [COMMENT-SEND-06]", async () => {
    const { store, server, said } = await open();
    server.fate = (operation) => (operation === "create" ? 404 : "ok");
    store.setDraft("reply:c2", "Согласна");
    await store.submit("reply:c2");
    expect(said).toEqual([{ type: "danger", text: "Пользователь удалил комментарий" }]);
    expect(store.draft("reply:c2")).toMatchObject({ text: "Согласна", isReplyGone: true });
  });

  it("sends nothing for a banned person [COMMENT-SEND-07]", async () => {
    const server = new FakeServer();
    server.add("anna");
    server.blocked.add("me");
    const { store, callsOf } = await open({ server });
    for (const target of ["new", "reply:c1"] as const) {
      store.setDraft(target, "Привет");
      await store.submit(target);
    }
    expect(callsOf("create")).toEqual([]);
  });

  it("carries the mention flag, and for an answer parent_id, bro_user_id and bro_id [COMMENT-SEND-08]", async () => {
    const { store, callsOf } = await open();
    await store.loadAnswers("c1");
    store.setDraft("new", "Первый");
    await store.submit("new");
    store.setDraft("reply:c2", "Согласна");
    await store.submit("reply:c2");
    store.setDraft("reply:c4", "Имя anna, и вам спасибо");
    await store.submit("reply:c4");
    expect(callsOf("create").map((call) => call.replace(/^create key\d+ /, ""))).toEqual([
      '{"text":"Первый"} mention=false',
      '{"text":"Согласна","parent_id":"c2","bro_user_id":"anna","bro_id":"c2"} mention=false',
      '{"text":"Имя anna, и вам спасибо","parent_id":"c1","bro_user_id":"anna","bro_id":"c4"} mention=true',
    ]);
  });

  it("lets people edit their own comments and answers, and nobody else's [COMMENT-SEND-09]", async () => {
    const { store, server } = await open();
    await store.loadAnswers("c1");
    expect(["c1", "c5"].map((id) => store.actionsOf(id).includes("edit"))).toEqual([true, true]);
    expect(["c2", "c4"].map((id) => store.actionsOf(id).includes("edit"))).toEqual([false, false]);
    for (const id of ["c1", "c5", "c2"] as const) {
      store.setDraft(`edit:${id}`, "Новый текст");
      await store.submit(`edit:${id}`);
    }
    expect(["c1", "c5", "c2"].map((id) => server.rows.get(id)?.text)).toEqual(["Новый текст", "Новый текст", "текст"]);
    expect(store.comment("c1")?.text).toBe("Новый текст");
  });

  it("says that a comment or an answer was changed [COMMENT-SEND-10]", async () => {
    const { store, said } = await open();
    await store.loadAnswers("c1");
    for (const target of ["edit:c1", "edit:c5"] as const) {
      store.setDraft(target, "Новый текст");
      await store.submit(target);
    }
    expect(said).toEqual([{ type: "success", text: "Комментарий изменён" }, { type: "success", text: "Ответ изменён" }]);
  });

  it("says that a change failed and keeps what was typed [COMMENT-SEND-11]", async () => {
    const { store, server, said } = await open();
    await store.loadAnswers("c1");
    server.fate = (operation) => (operation === "edit" ? 500 : "ok");
    for (const target of ["edit:c1", "edit:c5"] as const) {
      store.setDraft(target, "Новый текст");
      await store.submit(target);
      expect(store.draft(target)?.text).toBe("Новый текст");
    }
    expect(said).toEqual([
      { type: "danger", text: "Произошла ошибка при редактировании комментария" },
      { type: "danger", text: "Произошла ошибка при редактировании ответа" },
    ]);
    expect(store.comment("c1")?.text).toBe("текст");
  });

  it("carries the same data and flag when editing [COMMENT-SEND-12]", async () => {
    const { store, server, callsOf } = await open();
    server.add("me", { parentId: "c1", broId: "c4", broUserId: "anna" });
    await store.loadAnswers("c1");
    store.setDraft("edit:c7", "Имя anna, поправил");
    await store.submit("edit:c7");
    store.setDraft("edit:c1", "Просто текст");
    await store.submit("edit:c1");
    expect(callsOf("edit")).toEqual([
      'edit c7 {"text":"Имя anna, поправил","parent_id":"c1","bro_user_id":"anna","bro_id":"c4"} mention=true',
      'edit c1 {"text":"Просто текст"} mention=false',
    ]);
  });

  it("finds a comment whose answer was lost, and says so once", async () => {
    const { store, server, texts } = await open();
    server.fate = (operation) => (operation === "create" ? "lost" : "ok");
    store.setDraft("new", "Привет");
    const id = await store.submit("new");
    expect(store.rowIds.filter((row) => row === id)).toHaveLength(1);
    expect(texts()).toEqual(["Комментарий опубликован"]);
    expect(store.count).toBe(7);
  });

  it("offers to send again what nobody can tell, under the same key", async () => {
    const { store, server, callsOf } = await open();
    server.fate = (operation) => (operation === "create" ? "lost" : operation === "findPosted" ? "offline" : "ok");
    store.setDraft("new", "Привет");
    await store.submit("new");
    expect(store.draft("new")).toMatchObject({ phase: "unknown", text: "Привет" });
    server.fate = () => "ok";
    await store.submit("new");
    const keys = callsOf("create").map((call) => call.split(" ")[1]);
    expect(keys[0]).toBe(keys[1]);
    expect([...server.rows.values()].filter((row) => row.text === "Привет")).toHaveLength(1);
  });
});

describe("the list", () => {
  it("says apart what loads later, earlier and under each comment [COMMENT-LIST-01]", async () => {
    const server = new FakeServer({ pageSize: 2 });
    for (let n = 0; n < 9; n += 1) server.add("anna");
    server.add("boris", { parentId: "c5" });
    const { store } = await open({ server });
    await store.open("popular", "c5");
    server.isInstant = false;
    const phases = () => [store.laterPhase, store.earlierPhase, store.answersOf("c5").phase, store.answersOf("c6").phase];
    void store.loadLater();
    expect(phases()).toEqual(["loading", "idle", "idle", "idle"]);
    void store.loadEarlier();
    expect(phases()).toEqual(["loading", "loading", "idle", "idle"]);
    void store.loadAnswers("c5");
    expect(phases()).toEqual(["loading", "loading", "loading", "idle"]);
  });

  it("has the sorts popular and date_added_desc [COMMENT-LIST-02]", async () => {
    const { store, callsOf } = await open({ userId: "stranger" });
    expect(store.rowIds).toEqual(["c1", "c2", "c3"]);
    await store.setSort("date_added_desc");
    expect(store.rowIds).toEqual(["c3", "c2", "c1"]);
    expect(callsOf("list")).toEqual(["list popular", "list date_added_desc"]);
  });

  it("follows the links of the list both ways [COMMENT-LIST-03]", async () => {
    const server = new FakeServer({ pageSize: 2 });
    for (let n = 0; n < 7; n += 1) server.add("anna");
    const { store, callsOf } = await open({ server });
    await store.open("popular", "c4");
    expect(store.rowIds).toEqual(["c4", "c5"]);
    expect([await store.loadEarlier(), await store.loadLater()]).toEqual([2, 2]);
    expect(store.rowIds).toEqual(["c2", "c3", "c4", "c5", "c6", "c7"]);
    expect(callsOf("page")).toEqual(["page popular|<c4", "page popular|c5"]);
    await store.loadEarlier();
    expect(store.hasEarlier || store.hasLater).toBe(false);
  });

  it("loads answers ten at a time [COMMENT-LIST-04]", async () => {
    const server = new FakeServer();
    server.add("anna");
    for (let n = 0; n < 23; n += 1) server.add("boris", { parentId: "c1" });
    const { store } = await open({ server });
    expect(store.answersOf("c1")).toMatchObject({ count: 23, hasLater: true, isFetched: false });
    expect([await store.loadAnswers("c1"), await store.loadAnswers("c1"), await store.loadAnswers("c1")]).toEqual([10, 10, 3]);
    expect(store.answersOf("c1")).toMatchObject({ count: 23, hasLater: false });
  });

  it("opens around one comment, also around an answer [COMMENT-LIST-05]", async () => {
    const { store, callsOf } = await open();
    await store.open("popular", "c6");
    expect(callsOf("focused")).toEqual(["focused c6"]);
    expect(store.focusedId).toBe("c6");
    expect(store.rowIds).toContain("c3");
    expect(store.answersOf("c3").ids).toEqual(["c6"]);
    await store.leaveFocus();
    expect(store.focusedId).toBeNull();
    await store.open("popular", "c404");
    expect(store).toMatchObject({ focusedId: null, isFocusGone: true, phase: "ready" });
  });

  it("carries the count, the pinned comment and one's own [COMMENT-LIST-06]", async () => {
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
    void store.setSort("date_added_desc");
    void store.setSort("popular");
    await settle();
    while (server.step(server.steps.length - 1)) await settle();
    expect(store.sort).toBe("popular");
    expect(store.rowIds).toEqual(["c1", "c2", "c3"]);
  });

  it("tells that others have written, and shows it when asked", async () => {
    const { store, server } = await open({ userId: "stranger" });
    await store.setSort("date_added_desc");
    server.add("anna");
    await store.checkForNew();
    expect(store.newerCount).toBe(1);
    expect(store.rowIds).toEqual(["c3", "c2", "c1"]);
    store.showNewer();
    expect(store.rowIds).toEqual(["c7", "c3", "c2", "c1"]);
  });
});

describe("pinning", () => {
  it("pins nothing without a video or a comment [COMMENT-PIN-01]", async () => {
    const world = await open(asOwner);
    await world.store.pin("c404");
    const nowhere = await open({ ...asOwner, videoId: "" });
    await nowhere.store.pin("c2");
    expect([...world.callsOf("pin"), ...nowhere.callsOf("pin")]).toEqual([]);
  });

  it("takes a pinned comment out of the list, at once [COMMENT-PIN-02]", async () => {
    const { store, server } = await open(asOwner);
    const done = store.pin("c2");
    expect(store.pinnedId).toBe("c2");
    expect(store.rowIds).toEqual(["c1", "c3"]);
    await done;
    expect(server.pinned).toBe("c2");
  });

  it("returns it to the list once when unpinned [COMMENT-PIN-03]", async () => {
    const server = new FakeServer({ pageSize: 10 });
    server.add("anna");
    server.add("boris");
    server.pinned = "c2";
    const { store } = await open({ ...asOwner, server });
    await store.unpin("c2");
    expect(store.pinnedId).toBeNull();
    await store.open();
    await store.loadLater();
    expect(store.rowIds.filter((id) => id === "c2")).toHaveLength(1);
    await store.pin("c1");
    await store.unpin("c1");
    expect([...store.rowIds].sort()).toEqual(["c1", "c2"]);
  });

  it("says that it is pinned [COMMENT-PIN-04]", async () => {
    const { store, said } = await open(asOwner);
    await store.pin("c2");
    expect(said).toEqual([{ type: "success", text: "Комментарий закреплён" }]);
  });

  it("says that it is unpinned [COMMENT-PIN-05]", async () => {
    const { store, said } = await open(asOwner);
    await store.pin("c2");
    await store.unpin("c2");
    expect(said.at(-1)).toEqual({ type: "success", text: "Комментарий откреплён" });
  });

  it("says that pinning failed, and undoes it [COMMENT-PIN-06]", async () => {
    const { store, server, said } = await open(asOwner);
    server.fate = (operation) => (operation === "pin" ? 500 : "ok");
    await store.pin("c2");
    expect(said).toEqual([{ type: "danger", text: "Комментарий не закреплён. Попробуйте позже" }]);
    expect(store.pinnedId).toBeNull();
    expect(store.rowIds).toEqual(["c1", "c2", "c3"]);
  });

  it("says that unpinning failed, and undoes it [COMMENT-PIN-07]", async () => {
    const { store, server, said } = await open(asOwner);
    await store.pin("c2");
    server.fate = (operation) => (operation === "unpin" ? 500 : "ok");
    await store.unpin("c2");
    expect(said.at(-1)).toEqual({ type: "danger", text: "Комментарий не откреплён. Попробуйте позже" });
    expect(store.pinnedId).toBe("c2");
  });

  it("is for the channel author only [COMMENT-PIN-08]", async () => {
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

  it("believes the server when the answer was lost", async () => {
    const { store, server, texts } = await open(asOwner);
    server.fate = (operation) => (operation === "pin" ? "lost" : "ok");
    await store.pin("c2");
    expect(store.pinnedId).toBe("c2");
    expect(texts()).toEqual(["Комментарий закреплён"]);
  });
});

describe("reactions", () => {
  it("shows a like or dislike at once, then tells the server [COMMENT-REACT-01]", async () => {
    const { store, server, callsOf } = await open();
    server.isInstant = false;
    const liked = store.react("c2", "like");
    void store.react("c3", "dislike");
    expect(store.reactionOf("c2")).toMatchObject({ reaction: "like", likes: 4, dislikes: 0 });
    expect(store.reactionOf("c3")).toMatchObject({ reaction: "dislike", likes: 0, dislikes: 1 });
    await settle();
    expect(callsOf("react")).toEqual(["react c2 like", "react c3 dislike"]);
    while (server.step()) await settle();
    await liked;
    expect(store.reactionOf("c2")).toMatchObject({ reaction: "like", likes: 4 });
  });

  it("takes the same reaction back [COMMENT-REACT-02]", async () => {
    const { store, callsOf } = await open();
    await store.react("c2", "like");
    await store.react("c2", "like");
    expect(store.reactionOf("c2")).toMatchObject({ reaction: null, likes: 3 });
    expect(callsOf("unreact")).toEqual(["unreact c2"]);
  });

  it("puts the other reaction in its place [COMMENT-REACT-03]", async () => {
    const { store } = await open();
    await store.react("c2", "like");
    const swapped = store.react("c2", "dislike");
    expect(store.reactionOf("c2")).toMatchObject({ reaction: "dislike", likes: 3, dislikes: 1 });
    await swapped;
    expect(store.reactionOf("c2")).toMatchObject({ reaction: "dislike", likes: 3, dislikes: 1 });
  });

  it("undoes a reaction that failed [COMMENT-REACT-04]", async () => {
    const { store, server } = await open();
    server.fate = (operation) => (operation === "react" ? 500 : "ok");
    await store.react("c2", "like");
    expect(store.reactionOf("c2")).toMatchObject({ reaction: null, likes: 3, dislikes: 0 });
  });

  it("says the default text when a change is undone [COMMENT-REACT-05]", async () => {
    const { store, server, said } = await open();
    server.fate = (operation) => (operation === "react" ? 503 : "ok");
    await store.react("c2", "like");
    expect(said).toEqual([{ type: "danger", text: problem }]);
  });

  it("is for everybody signed in, a banned person too; a guest goes through the popup first [COMMENT-REACT-06, AUTH-TRIGGER-15]", async () => {
    const server = new FakeServer();
    server.add("anna");
    server.blocked.add("me");
    const banned = await open({ server });
    await banned.store.react("c1", "like");
    expect(banned.store.reactionOf("c1").reaction).toBe("like");

    const guest = await open({ userId: null });
    const pressed = guest.store.react("c2", "like");
    expect(guest.asked).toEqual(["comment-reactions"]);
    expect(guest.store.reactionOf("c2").reaction).toBeNull();
    await settle();
    guest.answerGate("me");
    await pressed;
    expect(guest.callsOf("react")).toEqual(["react c2 like"]);
    expect(guest.store.reactionOf("c2").reaction).toBe("like");
  });

  it("does not take back a like that the guest's account already had", async () => {
    const guest = await open({ userId: null });
    guest.server.rows.get("c2")?.likes.set("me", "like");
    const pressed = guest.store.react("c2", "like");
    await settle();
    guest.answerGate("me");
    await pressed;
    expect(guest.server.rows.get("c2")?.likes.get("me")).toBe("like");
  });

  it("keeps a like from a page that was asked for before it", async () => {
    const { store, server } = await open();
    server.isInstant = false;
    void store.setSort("date_added_desc");
    await settle();
    server.step();
    server.isInstant = true;
    await store.react("c2", "like");
    while (server.step()) await settle();
    expect(store.reactionOf("c2")).toMatchObject({ reaction: "like", likes: 4 });
  });

  it("replays once after a 401 and a new login", async () => {
    const { store, server, callsOf, answerGate, asked } = await open();
    let isExpired = true;
    server.fate = (operation) => (operation === "react" && isExpired ? 401 : "ok");
    await store.react("c2", "like");
    expect(store.reactionOf("c2").reaction).toBeNull();
    expect(asked).toEqual(["comment-reactions"]);
    isExpired = false;
    answerGate("me");
    await settle();
    expect(callsOf("react")).toHaveLength(2);
    expect(store.reactionOf("c2").reaction).toBe("like");
  });

  it("sends nothing for a while after a 429", async () => {
    const { store, server, clock, callsOf } = await open();
    server.fate = (operation) => (operation === "react" ? 429 : "ok");
    await store.react("c2", "like");
    await store.react("c2", "like");
    expect(callsOf("react")).toHaveLength(1);
    clock.advance(10_000);
    await store.react("c2", "like");
    expect(callsOf("react")).toHaveLength(2);
  });
});

describe("deleting", () => {
  it("takes the comment out of the list at once [COMMENT-DELETE-01]", async () => {
    const { store, server } = await open();
    const done = store.remove("c1");
    expect(store.rowIds).toEqual(["c2", "c3"]);
    await done;
    expect(server.rows.has("c1")).toBe(false);
    expect(store.rowIds).toEqual(["c2", "c3"]);
    expect(store.count).toBe(3);
  });

  it("takes an answer out and lowers its counter by one, once [COMMENT-DELETE-02]", async () => {
    const { store, callsOf } = await open();
    await store.loadAnswers("c1");
    const done = Promise.all([store.remove("c5"), store.remove("c5")]);
    expect(store.answersOf("c1")).toMatchObject({ ids: ["c4"], count: 1 });
    expect(store.count).toBe(5);
    await done;
    await store.remove("c5");
    expect(store.answersOf("c1")).toMatchObject({ ids: ["c4"], count: 1 });
    expect(store.comment("c1")?.replies).toBe(1);
    expect(store.count).toBe(5);
    expect(callsOf("remove")).toEqual(["remove c5"]);
  });

  it("clears a deleted pinned comment from the slot and the list [COMMENT-DELETE-03]", async () => {
    const { store, server } = await open({ userId: "me", channelOwnerId: "me" });
    await store.pin("c1");
    await store.remove("c1");
    expect(store.pinnedId).toBeNull();
    expect(store.rowIds).toEqual(["c2", "c3"]);
    expect(server.pinned).toBeNull();
  });

  it("says that a comment is deleted [COMMENT-DELETE-04]", async () => {
    const { store, said } = await open();
    await store.remove("c1");
    expect(said).toEqual([{ type: "success", text: "Комментарий удалён" }]);
  });

  it("says that an answer is deleted [COMMENT-DELETE-05]", async () => {
    const { store, said } = await open();
    await store.loadAnswers("c1");
    await store.remove("c5");
    expect(said).toEqual([{ type: "success", text: "Ответ удалён" }]);
  });

  it("says that a comment was not deleted, and has it back [COMMENT-DELETE-06]", async () => {
    const { store, server, said } = await open();
    server.fate = (operation) => (operation === "remove" ? 500 : "ok");
    await store.remove("c1");
    expect(said).toEqual([{ type: "danger", text: "Комментарий не удалён, попробуйте позже" }]);
    expect(store.rowIds).toEqual(["c1", "c2", "c3"]);
    expect(store.count).toBe(6);
  });

  it("says that an answer was not deleted [COMMENT-DELETE-07]", async () => {
    const { store, server, said } = await open();
    await store.loadAnswers("c1");
    server.fate = (operation) => (operation === "remove" ? 500 : "ok");
    await store.remove("c5");
    expect(said).toEqual([{ type: "danger", text: "Ответ не удалён, попробуйте позже" }]);
    expect(store.answersOf("c1").ids).toEqual(["c4", "c5"]);
  });

  it("is for one's own comments and answers [COMMENT-DELETE-08]", async () => {
    const { store, callsOf } = await open();
    await store.loadAnswers("c1");
    expect(["c1", "c5"].map((id) => store.actionsOf(id).includes("delete"))).toEqual([true, true]);
    await store.remove("c2");
    await store.remove("c4");
    expect(callsOf("remove")).toEqual([]);
    await store.remove("c5");
    expect(callsOf("remove")).toEqual(["remove c5"]);
  });
});

describe("banning", () => {
  it("takes away all of a person's comments, answers and the pinned one, and lowers the count [COMMENT-BAN-01]", async () => {
    const { store, server } = await open(asOwner);
    await store.loadAnswers("c1");
    await store.pin("c2");
    const done = store.ban("c2");
    expect(store.pinnedId).toBeNull();
    expect(store.rowIds).toEqual(["c1", "c3"]);
    expect(store.answersOf("c1").ids).toEqual(["c5"]);
    expect(store.count).toBeLessThan(6);
    await done;
    await settle();
    expect(store.count).toBe(server.rows.size);
    // Also what was on its way: an answer of Anna's under Boris's comment.
    await store.loadAnswers("c3");
    expect(store.answersOf("c3").ids).toEqual([]);
  });

  it("says so [COMMENT-BAN-02]", async () => {
    const { store, said } = await open(asOwner);
    await store.ban("c2");
    expect(said).toEqual([{ type: "success", text: "Пользователь заблокирован" }]);
  });

  it("has everything back with the default text when it fails [COMMENT-BAN-03]", async () => {
    const { store, server, said } = await open(asOwner);
    server.fate = (operation) => (operation === "ban" ? 500 : "ok");
    await store.ban("c2");
    expect(said).toEqual([{ type: "danger", text: problem }]);
    expect(store.rowIds).toEqual(["c1", "c2", "c3"]);
    expect(store.count).toBe(6);
  });

  it("believes the server when the answer was lost", async () => {
    const { store, server, texts } = await open(asOwner);
    server.fate = (operation) => (operation === "ban" ? "lost" : "ok");
    await store.ban("c2");
    expect(texts()).toEqual(["Пользователь заблокирован"]);
    expect(store.rowIds).toEqual(["c1", "c3"]);
  });

  it("is for the channel author only, and a commenter's own status is asked for [COMMENT-BAN-04]", async () => {
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
    expect((await open({ server })).store.block).toMatchObject({ rule_link: "/info/agreement/" });
  });
});

describe("roles", () => {
  it("offers reply, delete, pin, unpin, edit, complain and ban [COMMENT-ROLE-01]", async () => {
    const { store, server } = await open({ userId: "me", channelOwnerId: "me" });
    expect(store.actionsOf("c1")).toEqual(["reply", "edit", "pin", "delete"]);
    expect(store.actionsOf("c2")).toEqual(["reply", "pin", "complain", "ban"]);
    await store.pin("c2");
    expect(store.actionsOf("c2")).toEqual(["reply", "unpin", "complain", "ban"]);
    await store.complain("c2", "spam");
    expect(server.calls).toContain("complain c2 spam");
  });

  it("opens reply and complain to everybody signed in, the reply not to a banned person [COMMENT-ROLE-02]", async () => {
    expect((await open({ userId: "stranger" })).store.actionsOf("c2")).toEqual(["reply", "complain"]);
    const server = new FakeServer();
    server.add("anna");
    server.blocked.add("me");
    expect((await open({ server })).store.actionsOf("c1")).toEqual(["complain"]);
  });
});

describe("drafts", () => {
  it("are there again after a reload, and a published one is not offered again", async () => {
    const storage = new Map();
    const first = await open({ storage });
    first.store.setDraft("reply:c2", "Недописан");
    first.server.fate = (operation) => (operation === "create" ? "lost" : operation === "findPosted" ? "offline" : "ok");
    first.store.setDraft("new", "Ушёл без ответа");
    await first.store.submit("new");
    first.server.fate = () => "ok";
    const again = await open({ storage, server: first.server });
    await settle();
    expect(again.store.draft("reply:c2")?.text).toBe("Недописан");
    expect(again.store.draft("new")).toBeUndefined();
  });

  it("go along with a guest into the account, and wait for their owner when the session runs out", async () => {
    const world = await open({ userId: null });
    world.store.setDraft("new", "Мысль");
    world.setUser("me");
    expect(world.store.draft("new")?.text).toBe("Мысль");
    world.store.setDraft("new", "Мысль получше");
    world.setUser(null);
    expect(world.store.draft("new")).toBeUndefined();
    world.setUser("me");
    expect(world.store.draft("new")?.text).toBe("Мысль получше");
  });

  it("of an account are not seen by a guest or another account, and a logout takes them away", async () => {
    const world = await open();
    world.store.setDraft("new", "Моё");
    world.setUser(null);
    expect(world.store.draft("new")).toBeUndefined();
    world.setUser("anna");
    expect(world.store.draft("new")).toBeUndefined();
    world.setUser("me");
    expect(world.store.draft("new")?.text).toBe("Моё");
    world.storage.clear();
    world.setUser(null);
    world.setUser("me");
    expect(world.store.draft("new")).toBeUndefined();
  });

  it("do not trust what storage holds", async () => {
    const storage = new Map<string, never>([["v", [{ target: "new", text: 5 }, null, { target: "hack", text: "x", key: "k" }] as never]]);
    const { store } = await open({ storage });
    expect(store.draft("new")).toBeUndefined();
  });

  it("of a guest go through the auth popup and are sent once after it [AUTH-TRIGGER-14]", async () => {
    const { store, answerGate, asked, callsOf } = await open({ userId: null });
    store.setDraft("new", "Привет");
    const sent = store.submit("new");
    await settle();
    expect(asked).toEqual(["comments"]);
    expect(callsOf("create")).toEqual([]);
    answerGate("me");
    expect(await sent).not.toBeNull();
    expect(callsOf("create")).toHaveLength(1);
  });

  it("are sent once after the login that they needed", async () => {
    const { store, server, answerGate, callsOf } = await open();
    let isExpired = true;
    server.fate = (operation) => (operation === "create" && isExpired ? 401 : "ok");
    store.setDraft("new", "Привет");
    const sent = store.submit("new");
    await settle();
    isExpired = false;
    answerGate("me");
    expect(await sent).not.toBeNull();
    expect(callsOf("create")).toHaveLength(2);
  });
});
