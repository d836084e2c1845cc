import type { QueryClient } from "@tanstack/react-query";
import { createWatchLaterApi } from "../platform/api/watchLaterApi.ts";
import { attention } from "../platform/device/attention.ts";
import { WatchLaterStore } from "../stores/WatchLaterStore.ts";
import { watchLaterTexts } from "../texts/watchLater.ts";
import type { StoreSetup } from "./StoreSetup.ts";

export interface WatchLaterSetup extends StoreSetup {
  readonly queryClient: QueryClient;
}

/** What a person wants to watch later; it comes with the first button or menu that shows it. */
export function createWatchLater({ api, queryClient, ...setup }: WatchLaterSetup): WatchLaterStore {
  const store = new WatchLaterStore({
    ...setup,
    api: createWatchLaterApi(api),
    attention,
    texts: watchLaterTexts,
    onChanged: () => void queryClient.invalidateQueries({ queryKey: ["watchLater"] }),
  });
  // As long as the tab: menus on every page show it.
  store.connect();
  return store;
}
