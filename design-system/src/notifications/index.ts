export * from "./NotificationItem/index.ts";
export * from "./NotificationsPanel/index.ts";
export * from "./NotificationsState/index.ts";
export * from "./NotificationSettings/index.ts";
