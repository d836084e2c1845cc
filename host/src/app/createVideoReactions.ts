import type { QueryClient } from "@tanstack/react-query";
import type { PrefetchedResponses } from "../queries/prefetched.ts";
import { createVideoReactionsApi } from "../platform/api/videoReactionsApi.ts";
import { VideoReactionsStore } from "../stores/VideoReactionsStore.ts";
import type { StoreSetup } from "./StoreSetup.ts";

declare module "../stores/stores.ts" {
  interface LateStores {
    /** Reactions to videos; the store comes with the first video, and starts anew when the account changes. */
    readonly videoReactions: VideoReactionsStore;
  }
}

export interface VideoReactionsSetup extends StoreSetup {
  /** Responses that came with the document. */
  readonly prefetched: PrefetchedResponses;
  readonly queryClient: QueryClient;
}

export function createVideoReactions({
  api,
  prefetched,
  queryClient,
  account,
  auth,
  notify,
  clock,
}: VideoReactionsSetup): VideoReactionsStore {
  const store = new VideoReactionsStore({
    ...createVideoReactionsApi(api, prefetched),
    account,
    auth,
    notify,
    clock,
    onWritten: () => void queryClient.invalidateQueries({ queryKey: ["liked"] }),
  });
  // As long as the tab: other videos follow.
  store.connect();
  return store;
}
