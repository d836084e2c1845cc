import { createLiveChatApi } from "../platform/api/liveChatApi.ts";
import { attention } from "../platform/device/attention.ts";
import type { LiveChatPorts } from "../stores/LiveChatStore.ts";
import { bannedText } from "../texts/comments.ts";
import type { StoreSetup } from "./StoreSetup.ts";

declare module "../stores/stores.ts" {
  interface LateStores {
    /** Ports of the chat of one stream; they come with the chat. */
    readonly chatPorts: LiveChatPorts;
  }
}

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
