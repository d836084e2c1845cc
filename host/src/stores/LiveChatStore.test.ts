import { runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import { makeChat, type Fate } from "./fakeChat.ts";
import { maxMessageLength } from "./LiveChatStore.ts";
import { deferred, settle } from "./testing.ts";

const second = 1000;

describe("what others say", () => {
  it("is asked for every two seconds while somebody looks, and comes once, in order", async () => {
    const w = makeChat();
    for (const text of ["раз", "два"]) w.write("u2", text);
    await w.after(0);
    expect([w.store.phase, w.texts(), w.store.isBehind]).toEqual(["ready", ["раз", "два"], false]);
    w.write("u3", "три");
    await w.after(2 * second);
    await w.after(2 * second);
    expect(w.texts()).toEqual(["раз", "два", "три"]);
    const before = w.requests.length;
    await w.look(false);
    await w.after(30 * second);
    expect(w.requests).toHaveLength(before);
    await w.look(true);
    expect(w.requests.length).toBe(before + 1);
    w.stop();
    expect(w.clock.pending).toBe(0);
  });

  it("goes on where it was after a minute's absence", async () => {
    const w = makeChat();
    w.write("u2", "давно");
    await w.after(0);
    await w.look(false);
    for (let n = 0; n < 110; n += 1) w.write("u2", `м${n}`);
    await w.after(60 * second);
    await w.look(true);
    expect(w.texts()[0]).toBe("давно");
    w.stop();
  });

  it("begins anew after a long absence, and no more than three hundred are kept", async () => {
    const w = makeChat();
    w.write("u2", "давно");
    await w.after(0);
    await w.look(false);
    for (let n = 0; n < 250; n += 1) w.write("u2", `м${n}`);
    await w.after(120 * second);
    await w.look(true);
    expect(w.texts()).toHaveLength(100);
    for (let n = 0; n < 400; n += 1) {
      w.write("u2", `н${n}`);
      if (n % 90 === 0) await w.after(2 * second);
    }
    for (let n = 0; n < 6; n += 1) await w.after(2 * second);
    expect(w.texts()).toHaveLength(300);
    expect(w.texts().at(-1)).toBe("н399");
    w.stop();
  });

  it("that does not come is said, and asked for more and more seldom; a reload asks at once", async () => {
    const w = makeChat();
    w.world.listFate = () => 500;
    await w.after(0);
    expect(w.store.phase).toBe("failed");
    w.world.listFate = () => "ok";
    w.write("u2", "снова");
    w.store.reload();
    await w.after(0);
    expect([w.store.phase, w.texts()]).toEqual(["ready", ["снова"]]);
    w.world.listFate = () => "offline";
    await w.after(2 * second);
    expect([w.store.phase, w.store.isBehind]).toEqual(["ready", true]);
    const before = w.requests.length;
    await w.after(30 * second);
    expect(w.requests.length - before).toBeLessThanOrEqual(3);
    w.world.listFate = () => "ok";
    await w.after(120 * second);
    expect([w.store.phase, w.store.isBehind]).toEqual(["ready", false]);
    w.stop();
  });

  it("is loading until it comes, also by a reload, and over where there is no such chat", async () => {
    const w = makeChat();
    expect([w.store.phase, w.store.isBehind]).toEqual(["loading", false]);
    w.world.listFate = () => 500;
    await w.after(0);
    w.world.listFate = () => 404;
    w.store.reload();
    expect(w.store.phase).toBe("loading");
    await w.after(0);
    expect(w.store.phase).toBe("over");
    w.stop();
  });

  it("is over when the server says so", async () => {
    const w = makeChat();
    w.world.mode = "none";
    await w.after(0);
    expect(w.store.phase).toBe("over");
    w.stop();
  });
});

describe("what one says", () => {
  it("is seen at once, in the order of writing, and once when the list has it too", async () => {
    const w = makeChat();
    await w.after(0);
    w.store.type("первое");
    const first = w.store.send();
    w.store.type("второе");
    const next = w.store.send();
    expect(w.store.outgoing.map(({ text }) => text)).toEqual(["первое", "второе"]);
    expect(w.store.draft).toBe("");
    await Promise.all([first, next]);
    await w.after(2 * second);
    expect(w.store.outgoing).toEqual([]);
    expect(w.texts()).toEqual(["первое", "второе"]);
    w.stop();
  });

  it("is not sent where it is empty or too long", async () => {
    const w = makeChat();
    await w.say("   ");
    await w.say("я".repeat(maxMessageLength + 1));
    expect(w.sent).toEqual([]);
    expect(w.store.draft).toHaveLength(maxMessageLength + 1);
    w.stop();
  });

  it("stays with a way to try again where it failed, and is never said twice", async () => {
    const w = makeChat();
    await w.after(0);
    w.world.fate = () => 500;
    await w.say("привет");
    expect(w.store.outgoing).toMatchObject([{ text: "привет", phase: "failed" }]);
    w.world.fate = () => "lost";
    await w.store.retry("key-1");
    w.world.fate = () => "ok";
    await w.store.retry("key-1");
    await w.after(2 * second);
    expect(w.store.outgoing).toEqual([]);
    expect(w.rows.map(({ text }) => text)).toEqual(["привет"]);
    expect(w.texts()).toEqual(["привет"]);
    w.stop();
  });

  it("is one message while the list has it and its own response has not come", async () => {
    const w = makeChat();
    await w.after(0);
    const response = deferred<void>();
    w.world.response = response.promise;
    w.write("u2", "дошло");
    w.store.type("дошло");
    const sending = w.store.send();
    await settle();
    w.write("u2", "и это");
    await w.after(2 * second);
    expect([w.texts(), w.store.outgoing.map(({ text, phase }) => [text, phase])]).toEqual([
      ["дошло", "и это"],
      [["дошло", "sending"]],
    ]);
    // neither given up nor sent again meanwhile
    w.store.remove("key-1");
    await w.store.retry("key-1");
    expect([w.store.outgoing.length, w.sent]).toEqual([1, ["дошло"]]);
    response.resolve();
    await sending;
    expect([w.texts(), w.store.outgoing.length]).toEqual([["дошло", "дошло", "и это"], 0]);
    w.stop();
  });

  it("is taken from the list where its response was lost", async () => {
    const w = makeChat();
    await w.after(0);
    w.world.fate = () => "lost";
    await w.say("дошло");
    expect(w.store.outgoing).toHaveLength(1);
    await w.after(2 * second);
    expect(w.store.outgoing).toEqual([]);
    expect(w.texts()).toEqual(["дошло"]);
    w.stop();
  });

  it("can be given up", async () => {
    const w = makeChat();
    w.world.fate = () => 500;
    await w.say("зря");
    w.store.remove("key-1");
    expect(w.store.outgoing).toEqual([]);
    w.stop();
  });

  it("waits after a 429, and nothing typed is lost", async () => {
    const w = makeChat();
    w.world.fate = () => 429;
    await w.say("часто");
    expect(w.store.isCooling).toBe(true);
    w.store.type("ещё");
    await w.store.send();
    expect([w.sent, w.store.draft]).toEqual([["часто"], "ещё"]);
    await w.after(10 * second);
    w.world.fate = () => "ok";
    await w.store.retry("key-1");
    expect(w.rows.map(({ text }) => text)).toEqual(["часто"]);
    w.stop();
  });

  it("is not sent where nothing of it can be seen", async () => {
    const w = makeChat();
    for (const text of ["", " \n ", "\u200B", "\u2060\u2800", "\u3164", " \u0301"]) await w.say(text);
    expect(w.sent).toEqual([]);
    w.stop();
  });

  it("comes back into the field with the reason where the author has blocked the person", async () => {
    const w = makeChat();
    w.world.fate = () => 403;
    await w.say("пустите");
    expect([w.store.block, w.store.draft, w.store.outgoing.length]).toEqual(["нельзя", "пустите", 0]);
    await w.say("ну пустите");
    expect(w.sent).toEqual(["пустите"]);
    runInAction(() => (w.session.userId = "u2"));
    expect(w.store.block).toBeNull();
    w.stop();
  });

  it.each([
    [{ toast_message: "Вы заблокированы на час" }, "Вы заблокированы на час"],
    [{ toast_message: " " }, "нельзя"],
    [{ toast_message: 5 }, "нельзя"],
    ["нет", "нельзя"],
  ])("is blocked with the server's own words where it has some: %j", async (refusal, block) => {
    const w = makeChat();
    w.world.fate = () => 403;
    w.world.refusal = refusal;
    await w.say("пустите");
    expect(w.store.block).toBe(block);
    w.stop();
  });

  it("comes back into the field, before what was typed since, where the chat is over", async () => {
    const w = makeChat();
    await w.after(0);
    w.world.fate = () => 404;
    w.store.type("раз");
    const sending = w.store.send();
    w.store.type("два");
    await sending;
    expect([w.store.phase, w.store.draft, w.store.outgoing.length]).toEqual(["over", "раз\nдва", 0]);
    w.stop();
  });
});

describe("who says it", () => {
  it("is asked to sign in, and what a guest wrote goes on once", async () => {
    const w = makeChat({ userId: null });
    await w.after(0);
    await w.say("от гостя");
    await w.after(2 * second);
    expect(w.asked).toEqual(["chat"]);
    expect(w.rows.map(({ text }) => text)).toEqual(["от гостя"]);
    expect(w.store.draft).toBe("");
    w.stop();
  });

  it("keeps the text of a guest who does not sign in", async () => {
    const w = makeChat({ userId: null, lets: false });
    await w.say("подумаю");
    expect([w.sent, w.store.draft]).toEqual([[], "подумаю"]);
    w.stop();
  });

  it("goes on after a session that ran out, for the same person", async () => {
    const w = makeChat();
    await w.after(0);
    const fates: Fate[] = ["expired", "ok"];
    w.world.fate = () => fates.shift() ?? "ok";
    await w.say("ещё здесь");
    await w.after(2 * second);
    expect(w.rows.map(({ text }) => text)).toEqual(["ещё здесь"]);
    expect(w.asked).toHaveLength(1);
    w.stop();
  });

  it("leaves nothing to the next one", async () => {
    const w = makeChat();
    w.world.fate = () => 500;
    await w.say("моё");
    w.store.type("черновик");
    runInAction(() => (w.session.userId = null));
    expect([w.store.draft, w.store.outgoing.length]).toEqual(["", 0]);
    w.stop();
  });
});
