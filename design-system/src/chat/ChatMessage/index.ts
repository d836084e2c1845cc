export * from "./ChatMessage.tsx";
