export * from "./NotificationItem.tsx";
