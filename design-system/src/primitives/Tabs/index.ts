export * from "./Tabs.tsx";
