import type { NotificationFact, NotificationTabs } from "../../stores/notifications/ports.ts";

const name = "kadr-notifications";

/** Message of another tab, if it has the shape of a fact. */
function factOf(value: unknown): NotificationFact | undefined {
  const { kind, id, count } = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  if (kind === "allRead" || kind === "allGone") return { kind };
  if (typeof count !== "number" || !Number.isSafeInteger(count) || count < 0) return undefined;
  if (kind === "count") return { kind, count };
  return (kind === "read" || kind === "gone") && typeof id === "string" ? { kind, id, count } : undefined;
}

/** Tabs of one browser share what they learn of a person's notifications; where there are no channels each asks by itself. */
export function createNotificationTabs(): NotificationTabs {
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);
  return {
    notify: (userId, fact) => channel?.postMessage({ userId, fact }),
    onMessage(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        const { userId, fact } = (typeof data === "object" && data !== null ? data : {}) as Record<string, unknown>;
        const known = factOf(fact);
        if (typeof userId === "string" && known !== undefined) listener(userId, known);
      };
      channel?.addEventListener("message", onMessage);
      return () => channel?.removeEventListener("message", onMessage);
    },
    async alone(task) {
      if (!("locks" in navigator)) {
        await task();
        return true;
      }
      return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock === null) return false;
        await task();
        return true;
      });
    },
  };
}
