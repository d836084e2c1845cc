export * from "./ChatPanel.tsx";
