import type { Api } from "@kadr/openapi/client";
import type { NotificationsApi } from "../../stores/notifications/ports.ts";

export const createNotificationsApi = (api: Api): NotificationsApi => ({
  list: (cursor, signal) =>
    api.call("listNotifications", { ...(cursor === null ? {} : { query: { cursor } }), signal }),
  count: async (signal) => (await api.call("countNotifications", { signal })).count,
  touchBell: async (signal) => void (await api.call("touchBell", { signal })),
  markRead: async (path, signal) => void (await api.call("markNotificationRead", { path, signal })),
  remove: async (path, signal) => void (await api.call("deleteNotification", { path, signal })),
  readAll: async (signal) => void (await api.call("readAllNotifications", { signal })),
  removeAll: async (signal) => void (await api.call("deleteAllNotifications", { signal })),
});
