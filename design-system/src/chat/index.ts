export * from "./ChatForm/index.ts";
export * from "./ChatLog/index.ts";
export * from "./ChatMessage/index.ts";
export * from "./ChatPanel/index.ts";
