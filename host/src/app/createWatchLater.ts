import type { QueryClient } from "@tanstack/react-query";
import { attention } from "../platform/device/attention.ts";
import { WatchLaterStore } from "../stores/WatchLaterStore.ts";
import { watchLaterTexts } from "../texts/watchLater.ts";
import type { StoreSetup } from "./StoreSetup.ts";

declare module "../stores/stores.ts" {
  interface LateStores {
    /** Videos to watch later; they come with the first button or menu that shows them. */
    readonly watchLater: WatchLaterStore;
  }
}

export interface WatchLaterSetup extends StoreSetup {
  readonly queryClient: QueryClient;
}

export function createWatchLater({ api, queryClient, ...setup }: WatchLaterSetup): WatchLaterStore {
  const store = new WatchLaterStore({
    ...setup,
    api: {
      list: async (signal) => (await api.call("listWatchLaterIds", { signal })).results,
      add: async (id, signal) => void (await api.call("addToWatchLater", { path: { id }, signal })),
      remove: async (id, signal) => void (await api.call("removeFromWatchLater", { path: { id }, signal })),
    },
    attention,
    texts: watchLaterTexts,
    onChanged: () => void queryClient.invalidateQueries({ queryKey: ["watchLater"] }),
  });
  // As long as the tab: menus on every page show it.
  store.connect();
  return store;
}
