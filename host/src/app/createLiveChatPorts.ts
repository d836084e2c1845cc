import { createLiveChatApi } from "../platform/api/liveChatApi.ts";
import { attention } from "../platform/device/attention.ts";
import type { LiveChatPorts } from "../stores/LiveChatStore.ts";
import { bannedText } from "../texts/comments.ts";
import type { StoreSetup } from "./StoreSetup.ts";

/** What the chat of one stream needs; loaded with the chat. */
export function createLiveChatPorts({ api, account, auth, clock }: StoreSetup): LiveChatPorts {
  return {
    api: createLiveChatApi(api),
    account,
    auth,
    clock,
    attention,
    random: Math.random,
    newKey: () => crypto.randomUUID(),
    texts: { banned: bannedText },
  };
}
