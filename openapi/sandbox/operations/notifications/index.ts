/** The calls of the tag `notifications`, by their ids in the spec. */
export {
  getDeliverySettings,
  getNotificationSettings,
  updateDeliverySettings,
  updateNotificationSettings,
} from "./notification-settings.ts";
export {
  countNotifications,
  deleteAllNotifications,
  deleteNotification,
  listNotifications,
  markNotificationRead,
  readAllNotifications,
  toggleNotificationSubscription,
  touchBell,
} from "./notifications.ts";
export { getPushKey, subscribePush, unsubscribePush } from "./push.ts";
