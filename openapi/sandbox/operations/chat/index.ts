/** The calls of the tag `chat`, by their ids in the spec. */
export { listChatMessages, sendChatMessage } from "./chat.ts";
