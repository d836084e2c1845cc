export * from "./ChatLog.tsx";
