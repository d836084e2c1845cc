export * from "./Waiting.tsx";
