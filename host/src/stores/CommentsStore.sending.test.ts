import { afterEach, describe, expect, it } from "vitest";
import { FakeServer } from "./comments/fakeServer.ts";
import { closeAll, open, problem } from "./comments/openWorld.ts";
import { settle } from "./testing.ts";

afterEach(closeAll);

describe("sending", () => {
  it("sends nothing without a text that can be seen or without a video", async () => {
    const world = await open();
    for (const target of ["new", "reply:c2"] as const)
      for (const text of [" \n ", "\u200B", "\u2060\u2800", "\u3164", " \u0301"]) {
        world.store.setDraft(target, text);
        expect(await world.store.submit(target)).toBeNull();
      }
    const nowhere = await open({ videoId: "" });
    nowhere.store.setDraft("new", "Привет");
    await nowhere.store.submit("new");
    expect([...world.callsOf("create"), ...nowhere.callsOf("create")]).toEqual([]);
  });

  it("says that a comment or a reply is published", async () => {
    const { store, said } = await open();
    store.setDraft("new", "Первый");
    const id = await store.submit("new");
    store.setDraft("reply:c2", "Ответ");
    await store.submit("reply:c2");
    expect(said).toEqual([
      { type: "success", text: "Комментарий опубликован" },
      { type: "success", text: "Ответ опубликован" },
    ]);
    expect(store.rowIds[0]).toBe(id);
    expect(store.repliesOf("c2").ids).toHaveLength(1);
    expect(store.count).toBe(8);
    expect(store.drafts.get("new")).toBeUndefined();
  });

  it("shows the server's toast on a 403, else the banned text", async () => {
    for (const [body, text] of [
      [{ toast_message: "Комментировать можно через час" }, "Комментировать можно через час"],
      [{ banned_info: { toast_message: "Вас ограничили" } }, "Вас ограничили"],
      [null, "Вы пока не можете комментировать: автор ограничил доступ или вы нарушили правила Кадра"],
    ] as const) {
      const { store, server, texts } = await open();
      server.fate = (operation) => (operation === "create" ? 403 : "ok");
      server.errorBody = body;
      store.setDraft("new", "Привет");
      await store.submit("new");
      expect(texts()).toEqual([text]);
      expect(store.drafts.get("new")?.text).toBe("Привет");
    }
  });

  it("shows the default text on any other failure and keeps the text", async () => {
    for (const fate of [400, 409, 422, 429, 500, 503, "offline"] as const) {
      const { store, server, said } = await open();
      server.fate = (operation) => (operation === "create" ? fate : "ok");
      store.setDraft("new", "Привет");
      await store.submit("new");
      expect(said).toEqual([{ type: "danger", text: problem }]);
      expect(store.drafts.get("new")?.text).toBe("Привет");
      expect(store.count).toBe(6);
    }
  });

  it("counts a person as banned for this video after a 403", async () => {
    const { store, server } = await open();
    server.fate = (operation) => (operation === "create" ? 403 : "ok");
    server.errorBody = {
      banned_info: { rule_link: "/info/agreement/", selected_text: "правила", message: "Нельзя: правила" },
    };
    store.setDraft("new", "Привет");
    await store.submit("new");
    expect(store.permission.block).toEqual({
      rule_link: "/info/agreement/",
      selected_text: "правила",
      message: "Нельзя: правила",
      toast_message: null,
    });
  });

  it("says that the comment replied to is gone, as a toast and beside the field", async () => {
    const { store, server, said } = await open();
    server.fate = (operation) => (operation === "create" ? 404 : "ok");
    store.setDraft("reply:c2", "Согласна");
    await store.submit("reply:c2");
    expect(said).toEqual([{ type: "danger", text: "Пользователь удалил комментарий" }]);
    expect(store.drafts.get("reply:c2")).toMatchObject({ text: "Согласна", isReplyGone: true });
  });

  it("sends nothing for a banned person", async () => {
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

  it("carries the mention flag, and for a reply parent_id, bro_user_id and bro_id [COMMENT-SEND-08]", async () => {
    const { store, callsOf } = await open();
    await store.listing.loadReplies("c1");
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

  it("lets people edit their own comments and replies, and nobody else's", async () => {
    const { store, server } = await open();
    await store.listing.loadReplies("c1");
    expect(["c1", "c5"].map((id) => store.actionsOf(id).includes("edit"))).toEqual([true, true]);
    expect(["c2", "c4"].map((id) => store.actionsOf(id).includes("edit"))).toEqual([false, false]);
    for (const id of ["c1", "c5", "c2"] as const) {
      store.setDraft(`edit:${id}`, "Новый текст");
      await store.submit(`edit:${id}`);
    }
    expect(["c1", "c5", "c2"].map((id) => server.rows.get(id)?.text)).toEqual(["Новый текст", "Новый текст", "текст"]);
    expect(store.comment("c1")?.text).toBe("Новый текст");
  });

  it("says that a comment or a reply was changed", async () => {
    const { store, said } = await open();
    await store.listing.loadReplies("c1");
    for (const target of ["edit:c1", "edit:c5"] as const) {
      store.setDraft(target, "Новый текст");
      await store.submit(target);
    }
    expect(said).toEqual([
      { type: "success", text: "Комментарий изменён" },
      { type: "success", text: "Ответ изменён" },
    ]);
  });

  it("says that a change failed and keeps what was typed", async () => {
    const { store, server, said } = await open();
    await store.listing.loadReplies("c1");
    server.fate = (operation) => (operation === "edit" ? 500 : "ok");
    for (const target of ["edit:c1", "edit:c5"] as const) {
      store.setDraft(target, "Новый текст");
      await store.submit(target);
      expect(store.drafts.get(target)?.text).toBe("Новый текст");
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
    await store.listing.loadReplies("c1");
    store.setDraft("edit:c7", "Имя anna, поправил");
    await store.submit("edit:c7");
    store.setDraft("edit:c1", "Просто текст");
    await store.submit("edit:c1");
    expect(callsOf("edit")).toEqual([
      'edit c7 {"text":"Имя anna, поправил","parent_id":"c1","bro_user_id":"anna","bro_id":"c4"} mention=true',
      'edit c1 {"text":"Просто текст"} mention=false',
    ]);
  });

  it("finds a comment whose response was lost, and says so once", async () => {
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
    expect(store.drafts.get("new")).toMatchObject({ phase: "unknown", text: "Привет" });
    server.fate = () => "ok";
    await store.submit("new");
    const keys = callsOf("create").map((call) => call.split(" ")[1]);
    expect(keys[0]).toBe(keys[1]);
    expect([...server.rows.values()].filter((row) => row.text === "Привет")).toHaveLength(1);
  });
});

describe("a text whose response was lost", () => {
  /** Whether the comment is published is unknown. */
  async function lost() {
    const world = await open();
    world.server.fate = (operation) => (operation === "create" || operation === "findPosted" ? "offline" : "ok");
    world.store.setDraft("new", "Привет");
    await world.store.submit("new");
    expect(world.store.drafts.get("new")).toMatchObject({ phase: "unknown" });
    world.server.fate = () => "ok";
    const keys = () => world.callsOf("create").map((call) => call.split(" ")[1]);
    return { ...world, keys };
  }

  it("is a new one once it was changed: it goes out under a key of its own", async () => {
    const { store, keys } = await lost();
    store.setDraft("new", "Привет всем");
    await store.submit("new");
    expect(keys()).toHaveLength(2);
    expect(keys()[0]).not.toBe(keys()[1]);
  });

  it("is the same again when the change is taken back, and spaces around it change nothing", async () => {
    const { store, server, keys } = await lost();
    store.setDraft("new", "Привет всем");
    store.setDraft("new", "  Привет ");
    await store.submit("new");
    expect(keys()[0]).toBe(keys()[1]);
    expect([...server.rows.values()].filter(({ text }) => text.trim() === "Привет")).toHaveLength(1);
  });
});

describe("drafts", () => {
  it("are there again after a reload, and a published one is not offered again", async () => {
    const storage = new Map();
    const first = await open({ storage });
    first.store.setDraft("reply:c2", "Недописан");
    first.server.fate = (operation) =>
      operation === "create" ? "lost" : operation === "findPosted" ? "offline" : "ok";
    first.store.setDraft("new", "Ушёл без ответа");
    await first.store.submit("new");
    first.server.fate = () => "ok";
    const again = await open({ storage, server: first.server });
    await settle();
    expect(again.store.drafts.get("reply:c2")?.text).toBe("Недописан");
    expect(again.store.drafts.get("new")).toBeUndefined();
  });

  it("go along with a guest into the account, and wait for their owner when the session runs out", async () => {
    const world = await open({ userId: null });
    world.store.setDraft("new", "Мысль");
    world.setUser("me");
    expect(world.store.drafts.get("new")?.text).toBe("Мысль");
    world.store.setDraft("new", "Мысль получше");
    world.setUser(null);
    expect(world.store.drafts.get("new")).toBeUndefined();
    world.setUser("me");
    expect(world.store.drafts.get("new")?.text).toBe("Мысль получше");
  });

  it("of an account are not seen by a guest or another account, and a logout takes them away", async () => {
    const world = await open();
    world.store.setDraft("new", "Моё");
    world.setUser(null);
    expect(world.store.drafts.get("new")).toBeUndefined();
    world.setUser("anna");
    expect(world.store.drafts.get("new")).toBeUndefined();
    world.setUser("me");
    expect(world.store.drafts.get("new")?.text).toBe("Моё");
    world.storage.clear();
    world.setUser(null);
    world.setUser("me");
    expect(world.store.drafts.get("new")).toBeUndefined();
  });

  it("wait in this tab for whose place another took all at once, in no storage", async () => {
    const storage = new Map();
    const world = await open({ storage });
    world.store.setDraft("reply:c2", "Недописан");
    world.server.fate = (operation) => {
      if (operation !== "create") return "ok";
      // the sign-in in another tab is learned of by this very refusal
      world.setUser("anna");
      storage.clear();
      return 412;
    };
    world.store.setDraft("new", "Моё");
    expect(await world.store.submit("new")).toBeNull();
    world.server.fate = () => "ok";
    expect(world.store.drafts.get("new")).toBeUndefined();
    expect(JSON.stringify([...storage.values()])).not.toMatch(/Моё|Недописан/);
    world.store.setDraft("new", "Анны");
    world.setUser("me");
    await settle();
    expect(world.store.drafts.get("new")?.text).toBe("Моё");
    expect(world.store.drafts.get("reply:c2")?.text).toBe("Недописан");
    expect([...world.server.rows.values()].map(({ text }) => text)).not.toContain("Моё");
    world.setUser("anna");
    expect(world.store.drafts.get("new")?.text).toBe("Анны");
  });

  it("do not trust what storage holds", async () => {
    const storage = new Map<string, never>([
      ["v", [{ target: "new", text: 5 }, null, { target: "hack", text: "x", key: "k" }] as never],
    ]);
    const { store } = await open({ storage });
    expect(store.drafts.get("new")).toBeUndefined();
  });

  it("of a guest go through the auth popup and are sent once after it", async () => {
    const { store, settleSignIn, signInTriggers, callsOf } = await open({ userId: null });
    store.setDraft("new", "Привет");
    const sent = store.submit("new");
    await settle();
    expect(signInTriggers).toEqual(["comments"]);
    expect(callsOf("create")).toEqual([]);
    settleSignIn("me");
    expect(await sent).not.toBeNull();
    expect(callsOf("create")).toHaveLength(1);
  });

  it("are sent once after the login that they needed", async () => {
    const { store, server, settleSignIn, callsOf } = await open();
    let isExpired = true;
    server.fate = (operation) => (operation === "create" && isExpired ? 401 : "ok");
    store.setDraft("new", "Привет");
    const sent = store.submit("new");
    await settle();
    isExpired = false;
    settleSignIn("me");
    expect(await sent).not.toBeNull();
    expect(callsOf("create")).toHaveLength(2);
  });
});
