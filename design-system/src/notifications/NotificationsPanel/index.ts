export * from "./NotificationsPanel.tsx";
export { swipe } from "./useSwipeClose.ts";
