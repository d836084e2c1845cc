import type { Notification } from "@kadr/openapi/client";
import { observable, runInAction } from "mobx";
import { NotificationsStore } from "../NotificationsStore.ts";
import type { Toast } from "../ports.ts";
import { accountOver, apiError, FakeClock } from "../testing.ts";
import { idOf, type NotificationFact, type NotificationName } from "./ports.ts";

/** What becomes of a call: done, refused, never arrived, done with the response lost on the way. */
export type Fate = "ok" | "offline" | "lost" | 401 | 404 | 429 | 500;

/** Seconds that a 429 of this server asks to wait. */
const waitSeconds = 7;

const pageSize = 3;

function notification(taskId: number, more: Partial<Notification> = {}): Notification {
  return {
    task_id: String(taskId),
    target_id: "55555555",
    target_type: "card",
    user_reason: "tv",
    user_reason_id: "7",
    notification_type: "tv",
    was_read: false,
    created_ts: "2026-11-21T10:05:00Z",
    count: 1,
    target_data: { title: `Серия ${taskId}`, link: "/metainfo/tv/7" },
    ...more,
  };
}

interface Box {
  list: Notification[];
  /** Up to which the bell was touched. */
  bell: number;
}

/** A store and a server of notifications, which works and answers when told to. */
export function makeWorld(userId: string | null = "ann", isHere = true) {
  const session = observable({
    userId,
    get isAuthorised(): boolean {
      return this.userId !== null;
    },
  });
  const attention = { isHere, listeners: new Set<() => void>() };
  const clock = new FakeClock();
  const boxes = new Map<string, Box>();
  const box = (of: string): Box => {
    const found = boxes.get(of) ?? { list: [], bell: 0 };
    boxes.set(of, found);
    return found;
  };
  const steps: (() => void)[] = [];
  const gate: ((admitted: boolean) => void)[] = [];
  const inFlight = new Map<string, number>();
  const toasts: Toast[] = [];
  const tabs = new Set<(userId: string, fact: NotificationFact) => void>();
  const told: { readonly userId: string; readonly fact: NotificationFact }[] = [];
  const world = {
    session,
    clock,
    box,
    steps,
    toasts,
    told,
    attention,
    calls: [] as string[],
    mostInFlight: 0,
    arrived: 0,
    lastTask: 0,
    leave: () => undefined as void,
    fate: (_operation: string): Fate => "ok",
  };

  function call<T>(
    operation: string,
    lane: string | null,
    signal: AbortSignal,
    work: (box: Box) => T | Fate,
  ): Promise<T> {
    const as = session.userId;
    world.calls.push(operation);
    if (lane !== null) {
      inFlight.set(lane, (inFlight.get(lane) ?? 0) + 1);
      world.mostInFlight = Math.max(world.mostInFlight, inFlight.get(lane) ?? 0);
    }
    return new Promise<T>((resolve, reject) => {
      let isOpen = true;
      const end = (settle: () => void): void => {
        if (!isOpen) return;
        isOpen = false;
        if (lane !== null) inFlight.set(lane, (inFlight.get(lane) ?? 0) - 1);
        settle();
      };
      signal.addEventListener("abort", () => end(() => reject(apiError("aborted"))));
      steps.push(() => {
        if (!isOpen) return;
        const fate = as === null ? 401 : world.fate(operation);
        const result = as !== null && (fate === "ok" || fate === "lost") ? work(box(as)) : undefined;
        steps.push(() =>
          end(() => {
            if (fate === "ok") return result === 404 ? reject(apiError(404)) : resolve(result as T);
            reject(apiError(fate === "lost" ? "offline" : fate, { retryAfter: fate === 429 ? waitSeconds : null }));
          }),
        );
      });
    });
  }

  const find = (own: Box, { taskId, targetId }: NotificationName) =>
    own.list.find((item) => idOf(item) === `${taskId}/${targetId}`);

  const store = new NotificationsStore({
    account: accountOver(session),
    auth: { require: () => new Promise((resolve) => gate.push(resolve)) },
    clock,
    random: () => 0,
    attention: {
      isHere: () => attention.isHere,
      onChange: (listener) => {
        attention.listeners.add(listener);
        return () => attention.listeners.delete(listener);
      },
    },
    notify: (toast) => toasts.push(toast),
    onLeave: (listener) => {
      world.leave = listener;
      return () => undefined;
    },
    onArrived: (count) => (world.arrived += count),
    tabs: {
      tell: (id, fact) => void told.push({ userId: id, fact }),
      onTold: (listener) => {
        tabs.add(listener);
        return () => tabs.delete(listener);
      },
      alone: async (task) => {
        await task();
        return true;
      },
    },
    api: {
      list: (cursor, signal) =>
        call("list", null, signal, ({ list }) => {
          const behind = cursor === null ? list : list.filter(({ task_id: id }) => Number(id) < Number(cursor));
          const results = behind.slice(0, pageSize).map((item) => ({ ...item }));
          const hasNext = behind.length > pageSize;
          return { results, has_next: hasNext, next: hasNext ? (results.at(-1)?.task_id ?? null) : null };
        }),
      count: (signal) =>
        call(
          "count",
          null,
          signal,
          ({ list, bell }) => list.filter((item) => !item.was_read && Number(item.task_id) > bell).length,
        ),
      touchBell: (signal) =>
        call("touch", "bell", signal, (own) => {
          own.bell = Number(own.list[0]?.task_id ?? own.bell);
        }),
      markRead: (name, signal) =>
        call("read", name.taskId, signal, (own) => {
          const item = find(own, name);
          if (item === undefined) return 404;
          item.was_read = true;
          return undefined;
        }),
      remove: (name, signal) =>
        call("remove", name.taskId, signal, (own) => {
          const item = find(own, name);
          if (item === undefined) return 404;
          own.list = own.list.filter((other) => other !== item);
          return undefined;
        }),
      readAll: (signal) =>
        call("readAll", "readAll", signal, (own) => {
          for (const item of own.list) item.was_read = true;
        }),
      removeAll: (signal) =>
        call("removeAll", "removeAll", signal, (own) => {
          own.list = [];
        }),
    },
  });
  const disconnect = store.connect();
  return Object.assign(world, {
    store,
    disconnect,
    /** Something happens to a person. */
    arrive(as: string, more: Partial<Notification> = {}): string {
      world.lastTask += 1;
      const item = notification(world.lastTask, more);
      box(as).list.unshift(item);
      return idOf(item);
    },
    setUser: (id: string | null) => runInAction(() => (session.userId = id)),
    answerGate(as: string | null): void {
      if (as !== null) runInAction(() => (session.userId = as));
      gate.splice(0).forEach((resolve) => resolve(as !== null));
    },
    /** Somebody comes to the tab or goes. */
    look(isSeen: boolean): void {
      attention.isHere = isSeen;
      for (const listener of attention.listeners) listener();
    },
    /** Another tab tells. */
    hear(as: string, fact: NotificationFact): void {
      for (const listener of tabs) listener(as, fact);
    },
    /** One thing of those that wait happens: the server works, or a response arrives. */
    step(pick = 0): boolean {
      const [task] = steps.splice(steps.length === 0 ? 0 : pick % steps.length, 1);
      task?.();
      return task !== undefined;
    },
  });
}

export type World = ReturnType<typeof makeWorld>;
