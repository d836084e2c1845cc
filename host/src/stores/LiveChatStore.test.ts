import type { ChatMessage } from "@kadr/openapi/client";
import { observable, runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { LiveChatStore, maxMessageLength } from "./LiveChatStore.ts";
import { accountOver, apiError, FakeClock, settle } from "./testing.ts";

type Fate = "ok" | "lost" | "expired" | "offline" | 401 | 403 | 404 | 429 | 500;

const second = 1000;

/** A chat with one person at this end, and a server that others write to as well. */
function setUp({ userId = "u1" as string | null, lets = true } = {}) {
  const session = observable({
    userId,
    get isAuthorised(): boolean {
      return this.userId !== null;
    },
  });
  const clock = new FakeClock();
  const rows: ChatMessage[] = [];
  const keys = new Map<string, ChatMessage>();
  const sent: string[] = [];
  const world = {
    fate: (_text: string): Fate => "ok",
    listFate: (): Fate => "ok",
    mode: "stream" as "stream" | "none",
  };
  const write = (by: string, text: string): ChatMessage => {
    const row: ChatMessage = {
      id: String(rows.length + 1),
      text,
      created_ts: new Date(clock.now()).toISOString(),
      user: { id: by, name: by },
      is_author: false,
    };
    rows.push(row);
    return row;
  };
  const requests: (string | null)[] = [];
  const auth = {
    require: vi.fn(async () => {
      if (lets) runInAction(() => (session.userId = "u1"));
      return lets;
    }),
  };
  let isHere = true;
  const listeners = new Set<() => void>();
  let made = 0;
  const store = new LiveChatStore(
    {
      account: accountOver(session),
      auth,
      clock,
      random: () => 0,
      newKey: () => `key-${++made}`,
      texts: { banned: "нельзя" },
      attention: {
        isHere: () => isHere,
        onChange: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      api: {
        list: async (_id, after) => {
          requests.push(after);
          const fate = world.listFate();
          if (fate !== "ok") throw apiError(fate === "lost" || fate === "expired" ? "offline" : fate);
          const results = rows.filter(({ id }) => Number(id) > Number(after ?? 0)).slice(after === null ? -100 : 0);
          return {
            mode: world.mode,
            results: results.slice(0, 100),
            after: results.at(-2)?.id ?? after,
            poll_seconds: 2,
          };
        },
        send: async (_id, text, { key }) => {
          sent.push(text);
          const fate = world.fate(text);
          if (fate === "expired") runInAction(() => (session.userId = null));
          if (fate !== "ok" && fate !== "lost") throw apiError(fate === "expired" ? 401 : fate);
          const row = keys.get(key) ?? write("u1", text);
          keys.set(key, row);
          if (fate === "lost") throw apiError("offline");
          return row;
        },
      },
    },
    "v1",
  );
  const stop = store.connect();
  const after = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await settle();
  };
  return {
    store,
    stop,
    clock,
    rows,
    sent,
    requests,
    world,
    write,
    auth,
    session,
    after,
    texts: () => store.messages.map(({ text }) => text),
    say: async (text: string) => {
      store.type(text);
      await store.send();
      await settle();
    },
    look: async (isSeen: boolean) => {
      isHere = isSeen;
      for (const listener of listeners) listener();
      await after(0);
    },
  };
}

describe("what others say", () => {
  it("is asked for every two seconds while somebody looks, and comes once, in order", async () => {
    const w = setUp();
    for (const text of ["раз", "два"]) w.write("u2", text);
    await w.after(0);
    expect([w.store.phase, w.texts()]).toEqual(["ready", ["раз", "два"]]);
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

  it("begins anew after a long absence, and no more than three hundred are kept", async () => {
    const w = setUp();
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
    const w = setUp();
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
    w.stop();
  });

  it("is over when the server says so", async () => {
    const w = setUp();
    w.world.mode = "none";
    await w.after(0);
    expect(w.store.phase).toBe("over");
    w.stop();
  });
});

describe("what one says", () => {
  it("is seen at once, in the order of writing, and once when the list has it too", async () => {
    const w = setUp();
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
    const w = setUp();
    await w.say("   ");
    await w.say("я".repeat(maxMessageLength + 1));
    expect(w.sent).toEqual([]);
    expect(w.store.draft).toHaveLength(maxMessageLength + 1);
    w.stop();
  });

  it("stays with a way to try again where it failed, and is never said twice", async () => {
    const w = setUp();
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

  it("is taken from the list where its response was lost", async () => {
    const w = setUp();
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
    const w = setUp();
    w.world.fate = () => 500;
    await w.say("зря");
    w.store.remove("key-1");
    expect(w.store.outgoing).toEqual([]);
    w.stop();
  });

  it("waits after a 429, and nothing typed is lost", async () => {
    const w = setUp();
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
    const w = setUp();
    for (const text of ["", " \n ", "\u200B", "\u2060\u2800", "\u3164", " \u0301"]) await w.say(text);
    expect(w.sent).toEqual([]);
    w.stop();
  });

  it("comes back into the field with the reason where the author has blocked the person", async () => {
    const w = setUp();
    w.world.fate = () => 403;
    await w.say("пустите");
    expect([w.store.block, w.store.draft, w.store.outgoing.length]).toEqual(["нельзя", "пустите", 0]);
    w.stop();
  });
});

describe("who says it", () => {
  it("is asked to sign in, and what a guest wrote goes on once", async () => {
    const w = setUp({ userId: null });
    await w.after(0);
    await w.say("от гостя");
    await w.after(2 * second);
    expect(w.auth.require).toHaveBeenCalledExactlyOnceWith("chat");
    expect(w.rows.map(({ text }) => text)).toEqual(["от гостя"]);
    expect(w.store.draft).toBe("");
    w.stop();
  });

  it("keeps the text of a guest who does not sign in", async () => {
    const w = setUp({ userId: null, lets: false });
    await w.say("подумаю");
    expect([w.sent, w.store.draft]).toEqual([[], "подумаю"]);
    w.stop();
  });

  it("goes on after a session that ran out, for the same person", async () => {
    const w = setUp();
    await w.after(0);
    const fates: Fate[] = ["expired", "ok"];
    w.world.fate = () => fates.shift() ?? "ok";
    await w.say("ещё здесь");
    await w.after(2 * second);
    expect(w.rows.map(({ text }) => text)).toEqual(["ещё здесь"]);
    expect(w.auth.require).toHaveBeenCalledOnce();
    w.stop();
  });

  it("leaves nothing to the next one", async () => {
    const w = setUp();
    w.world.fate = () => 500;
    await w.say("моё");
    w.store.type("черновик");
    runInAction(() => (w.session.userId = null));
    expect([w.store.draft, w.store.outgoing.length]).toEqual(["", 0]);
    w.stop();
  });
});
