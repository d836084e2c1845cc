export * from "./MessageLog.tsx";
