export * from "./OfflineBar.tsx";
