import type { QueryClient } from "@tanstack/react-query";
import { createHistoryApi } from "../platform/api/historyApi.ts";
import { HistoryStore } from "../stores/HistoryStore.ts";
import type { Measure } from "../stores/measure/Measure.ts";
import { libraryTexts } from "../texts/library.ts";
import type { StoreSetup } from "./StoreSetup.ts";

export interface HistorySetup extends StoreSetup {
  readonly measure: Measure;
  readonly queryClient: QueryClient;
}

/** What is taken out of the watch history; it comes with the history's page. */
export function createHistory({ api, queryClient, ...setup }: HistorySetup): HistoryStore {
  const store = new HistoryStore({
    ...setup,
    api: createHistoryApi(api),
    texts: libraryTexts.history,
    onCleared: () => void queryClient.resetQueries({ queryKey: ["history"] }),
    onRestored: () => void queryClient.invalidateQueries({ queryKey: ["history"] }),
  });
  store.connect();
  return store;
}
