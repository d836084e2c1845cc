export * from "./NotificationSettings.tsx";
