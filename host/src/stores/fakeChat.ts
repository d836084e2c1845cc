import type { ChatMessage } from "@kadr/openapi/client";
import { observable, runInAction } from "mobx";
import { LiveChatStore } from "./LiveChatStore.ts";
import { accountOver, apiError, FakeClock, settle } from "./testing.ts";

export type Fate = "ok" | "lost" | "expired" | "offline" | 401 | 403 | 404 | 429 | 500;

/** A chat with one person at this end, and a server that others write to as well. */
export function makeChat({ userId = "u1" as string | null, lets = true } = {}) {
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
    /** The server has the message, and its response is still under way. */
    response: Promise.resolve() as Promise<void>,
    refusal: null as unknown,
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
  /** Where a guest was asked to sign in. */
  const asked: string[] = [];
  let isHere = true;
  const listeners = new Set<() => void>();
  let made = 0;
  const store = new LiveChatStore(
    {
      account: accountOver(session),
      auth: {
        require: async (trigger) => {
          asked.push(trigger);
          if (lets) runInAction(() => (session.userId = "u1"));
          return lets;
        },
      },
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
          if (fate !== "ok" && fate !== "lost")
            throw apiError(fate === "expired" ? 401 : fate, { body: world.refusal });
          const row = keys.get(key) ?? write("u1", text);
          keys.set(key, row);
          await world.response;
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
    asked,
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
