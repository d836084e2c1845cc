import type { TestCall, World } from "../world.ts";
import { newText } from "./made.ts";
import type { TagCases } from "./types.ts";

/** Answers a comment of the viewer and names the notification that comes of it. */
async function newNotification(w: World): Promise<NonNullable<TestCall["path"]>> {
  // Another case may have switched them off.
  await w.ask({ id: "updateNotificationSettings", body: { answer: true } });
  await w.ask({ id: "updateDeliverySettings", body: { bell: true } });
  const comment = await w.write({ text: newText() });
  await w.write({ text: newText(), parent_id: comment.id }, "author");
  const { body } = await w.ask({ id: "listNotifications", query: { limit: "1" } });
  const [notification] = (body as { results: Array<{ task_id: string; target_id: string }> }).results;
  if (!notification) throw new Error("An answer makes a notification");
  return { taskId: notification.task_id, targetId: notification.target_id };
}

/** No push is sent there: no case switches the way «push» on. */
const browser = {
  endpoint: "https://updates.push.services.mozilla.com/wpush/v2/of-a-case",
  keys: {
    p256dh: "BPFJjbUPCvL_UYtZZI--SQPRQDSIXEhS0-MRjwkadUyIhJHfIgD7t0c3dpw4MGL3BgAtUZLK1WryHTtX19fep1k",
    auth: "hR2xY0pZ1mB3cQ4dT5eU6g",
  },
};

export const notifications: TagCases = {
  good: {
    listNotifications: () => ({ id: "listNotifications", query: { limit: "20" } }),
    countNotifications: () => ({ id: "countNotifications" }),
    readAllNotifications: () => ({ id: "readAllNotifications" }),
    deleteAllNotifications: () => ({ id: "deleteAllNotifications" }),
    markNotificationRead: async (w) => ({ id: "markNotificationRead", path: await newNotification(w) }),
    deleteNotification: async (w) => ({ id: "deleteNotification", path: await newNotification(w) }),
    toggleNotificationSubscription: (w) => ({
      id: "toggleNotificationSubscription",
      path: { reasonType: "userchannel", reasonId: w.ids.author },
    }),
    touchBell: () => ({ id: "touchBell" }),
    getNotificationSettings: () => ({ id: "getNotificationSettings" }),
    // Set to what it is by default: the cases of other operations wait for notifications.
    updateNotificationSettings: () => ({ id: "updateNotificationSettings", body: { like: true } }),
    getDeliverySettings: () => ({ id: "getDeliverySettings" }),
    updateDeliverySettings: () => ({ id: "updateDeliverySettings", body: { email: true } }),
    getPushKey: () => ({ id: "getPushKey" }),
    subscribePush: () => ({ id: "subscribePush", body: browser }),
    unsubscribePush: () => ({ id: "unsubscribePush" }),
  },
  invalid: {
    subscribePush: [{ body: { ...browser, endpoint: "https://example.com/" } }, "endpoint"],
    listNotifications: [{ query: { limit: "0" } }, "limit"],
    updateNotificationSettings: [{ body: { telepathy: true } }, "telepathy"],
    updateDeliverySettings: [{ body: { bell: "да" } }, "bell"],
  },
};
