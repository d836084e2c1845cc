import type { Api } from "@kadr/openapi/client";
import type { LiveChatApi } from "../../stores/LiveChatStore.ts";

/** Messages asked for at a time. */
const limit = 100;

export const createLiveChatApi = (api: Api): LiveChatApi => ({
  list: (videoId, after, signal) =>
    api.call("listChatMessages", {
      path: { videoId },
      query: { limit, ...(after === null ? {} : { after }) },
      signal,
    }),
  send: (videoId, text, { key, signal }) =>
    api.call("sendChatMessage", { path: { videoId }, body: { text }, idempotencyKey: key, signal }),
});
