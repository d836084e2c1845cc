import type { Notification } from "@kadr/openapi/client";
import { observable, runInAction } from "mobx";
import { NotificationsStore } from "../NotificationsStore.ts";
import type { Dispose, Toast } from "../ports.ts";
import { accountOver, apiError, FakeClock } from "../testing.ts";
import { idOf, type NotificationFact, type NotificationName, type NotificationsPorts } from "./ports.ts";

/** Outcome of a call: done, refused, never arrived, done with the response lost on the way. */
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

const isOf =
  ({ taskId, targetId }: NotificationName) =>
  (item: Notification): boolean =>
    idOf(item) === `${taskId}/${targetId}`;

function takeAway(own: Box, name: NotificationName): void {
  const isIt = isOf(name);
  own.list = own.list.filter((item) => !isIt(item));
}

/** A tab of the browser, and what it knows for certain: the number of the newest that the server has read or removed with all others. */
interface Tab {
  readonly store: NotificationsStore;
  readonly disconnect: Dispose;
  leave: () => void;
  readUpTo: number;
  goneUpTo: number;
}

interface Message {
  readonly userId: string;
  readonly fact: NotificationFact;
}

/** A server of notifications, which works and answers when told to, and the stores of so many tabs of one browser. */
export function makeWorld(userId: string | null = "ann", isHere = true, tabCount = 1) {
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
  const signIns: ((admitted: boolean) => void)[] = [];
  const inFlight = new Map<string, number>();
  const toasts: Toast[] = [];
  const tabs: Tab[] = [];
  const listeners = new Map<number, (userId: string, fact: NotificationFact) => void>();
  const messages: Message[] = [];
  const onLeave = new Map<number, () => void>();
  let isCounting = false;
  const world = {
    session,
    clock,
    box,
    steps,
    toasts,
    messages,
    attention,
    calls: [] as string[],
    maxInFlight: 0,
    arrived: 0,
    lastTask: 0,
    fate: (_operation: string): Fate => "ok",
  };

  function call<T>(
    operation: string,
    lane: string | null,
    signal: AbortSignal,
    work: (box: Box) => T | Fate,
    /** Notification of the call, which a 404 says is deleted. */
    name?: NotificationName,
  ): Promise<T> {
    const as = session.userId;
    world.calls.push(operation);
    if (lane !== null) {
      inFlight.set(lane, (inFlight.get(lane) ?? 0) + 1);
      world.maxInFlight = Math.max(world.maxInFlight, inFlight.get(lane) ?? 0);
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
        if (as !== null && fate === 404 && name !== undefined) takeAway(box(as), name);
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

  const find = (own: Box, name: NotificationName) => own.list.find(isOf(name));

  const underWay = new Map<Tab, (() => void)[]>();

  /** A message of one tab comes to the others later, in its order. */
  function notify(from: number, one: Message): void {
    messages.push(one);
    const { readUpTo = 0, goneUpTo = 0 } = tabs[from] ?? {};
    tabs.forEach((to, index) => {
      if (index === from) return;
      const way = underWay.get(to) ?? [];
      underWay.set(to, way);
      way.push(() => {
        if (one.userId === session.userId && one.fact.kind === "allRead") to.readUpTo = Math.max(to.readUpTo, readUpTo);
        if (one.userId === session.userId && one.fact.kind === "allGone") to.goneUpTo = Math.max(to.goneUpTo, goneUpTo);
        listeners.get(index)?.(one.userId, one.fact);
      });
      steps.push(() => way.shift()?.());
    });
  }

  const portsOf = (index: number): NotificationsPorts => ({
    account: accountOver(session),
    auth: { require: () => new Promise((resolve) => signIns.push(resolve)) },
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
      onLeave.set(index, listener);
      return () => undefined;
    },
    onArrived: (count) => (world.arrived += count),
    tabs: {
      notify: (id, fact) => notify(index, { userId: id, fact }),
      onMessage: (listener) => {
        listeners.set(index, listener);
        return () => void listeners.delete(index);
      },
      alone: async (task) => {
        if (isCounting) return false;
        isCounting = true;
        await task();
        isCounting = false;
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
        call("touch", `${index} bell`, signal, (own) => {
          own.bell = Number(own.list[0]?.task_id ?? own.bell);
        }),
      markRead: (name, signal) =>
        call(
          "read",
          `${index} ${name.taskId}`,
          signal,
          (own) => {
            const item = find(own, name);
            if (item === undefined) return 404;
            item.was_read = true;
            return undefined;
          },
          name,
        ),
      remove: (name, signal) =>
        call(
          "remove",
          `${index} ${name.taskId}`,
          signal,
          (own) => {
            if (find(own, name) === undefined) return 404;
            takeAway(own, name);
            return undefined;
          },
          name,
        ),
      readAll: (signal) =>
        call("readAll", `${index} readAll`, signal, (own) => {
          for (const item of own.list) item.was_read = true;
          return world.lastTask;
        }).then((upTo) => void (tabs[index]!.readUpTo = upTo)),
      removeAll: (signal) =>
        call("removeAll", `${index} removeAll`, signal, (own) => {
          own.list = [];
          return world.lastTask;
        }).then((upTo) => void (tabs[index]!.goneUpTo = upTo)),
    },
  });
  for (let index = 0; index < tabCount; index += 1) {
    const store = new NotificationsStore(portsOf(index));
    tabs.push({ store, disconnect: store.connect(), leave: () => onLeave.get(index)?.(), readUpTo: 0, goneUpTo: 0 });
  }
  return Object.assign(world, {
    tabs,
    /** The first tab's. */
    store: tabs[0]!.store,
    leave: () => tabs[0]!.leave(),
    disconnect: () => tabs.forEach((tab) => tab.disconnect()),
    /** A new notification arrives for a person. */
    arrive(as: string, more: Partial<Notification> = {}): string {
      world.lastTask += 1;
      const item = notification(world.lastTask, more);
      box(as).list.unshift(item);
      return idOf(item);
    },
    setUser(id: string | null): void {
      runInAction(() => (session.userId = id));
      for (const tab of tabs) Object.assign(tab, { readUpTo: 0, goneUpTo: 0 });
    },
    settleSignIn(as: string | null): void {
      if (as !== null) runInAction(() => (session.userId = as));
      signIns.splice(0).forEach((resolve) => resolve(as !== null));
    },
    /** The tab is looked at, or left. */
    look(isSeen: boolean): void {
      attention.isHere = isSeen;
      for (const listener of attention.listeners) listener();
    },
    /** Another tab tells. */
    hear(as: string, fact: NotificationFact): void {
      for (const listener of listeners.values()) listener(as, fact);
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
