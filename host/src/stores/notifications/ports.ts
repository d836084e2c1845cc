import type { Notification, NotificationsPage } from "@kadr/openapi/client";
import type { PollingPorts } from "../polling.ts";
import type { Dispose, Notify } from "../ports.ts";
import type { WritingPorts } from "../writing/index.ts";

/** One notification is named by both of its ids (NOTIF-LIST-06). */
export interface NotificationName {
  readonly taskId: string;
  readonly targetId: string;
}

/** The two ids as one, for lists and lanes. */
export const idOf = ({ task_id: taskId, target_id: targetId }: Notification): string => `${taskId}/${targetId}`;

export function nameOf(id: string): NotificationName {
  const at = id.indexOf("/");
  return { taskId: id.slice(0, at), targetId: id.slice(at + 1) };
}

/** The calls; all reject with the client's `ApiError`. */
export interface NotificationsApi {
  /** `cursor`: `next` of the page before, `null` for the first. */
  list(cursor: string | null, signal: AbortSignal): Promise<NotificationsPage>;
  count(signal: AbortSignal): Promise<number>;
  touchBell(signal: AbortSignal): Promise<void>;
  markRead(name: NotificationName, signal: AbortSignal): Promise<void>;
  /** Outlives the page: it goes out when the page is left, too. */
  remove(name: NotificationName, signal: AbortSignal): Promise<void>;
  readAll(signal: AbortSignal): Promise<void>;
  removeAll(signal: AbortSignal): Promise<void>;
}

/** Fact about a person's notifications that one tab has learnt, for the others, which may not have the notification. */
export type NotificationFact =
  | { readonly kind: "count"; readonly count: number }
  | { readonly kind: "read"; readonly id: string; readonly count: number }
  | { readonly kind: "gone"; readonly id: string; readonly count: number }
  | { readonly kind: "allRead" }
  | { readonly kind: "allGone" };

export interface NotificationTabs {
  notify(userId: string, fact: NotificationFact): void;
  onMessage(listener: (userId: string, fact: NotificationFact) => void): Dispose;
  /** Runs the task unless another tab runs its own just now; says whether it did. */
  alone(task: () => Promise<void>): Promise<boolean>;
}

export interface NotificationsPorts extends WritingPorts, PollingPorts {
  readonly api: NotificationsApi;
  readonly tabs: NotificationTabs;
  readonly notify: Notify;
  /** The page may be lost: what waits goes out. */
  readonly onLeave: (listener: () => void) => Dispose;
  /** So many have come while the person is here. */
  readonly onArrived: (count: number) => void;
}
