export * from "./NotificationsState.tsx";
