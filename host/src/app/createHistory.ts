import { failureOf, isStatus } from "../stores/writing/index.ts";
import type { QueryClient } from "@tanstack/react-query";
import { HistoryStore } from "../stores/HistoryStore.ts";
import type { Measure } from "../stores/measure/Measure.ts";
import { libraryTexts } from "../texts/library.ts";
import type { StoreSetup } from "./StoreSetup.ts";

declare module "../stores/stores.ts" {
  interface LateStores {
    /** Removals from the watch history; they come with the history's page. */
    readonly history: HistoryStore;
  }
}

export interface HistorySetup extends StoreSetup {
  readonly measure: Measure;
  readonly queryClient: QueryClient;
}

export function createHistory({ api, queryClient, ...setup }: HistorySetup): HistoryStore {
  const store = new HistoryStore({
    ...setup,
    api: {
      remove: async (id, signal) => {
        try {
          await api.call("removeFromHistory", { path: { id }, signal });
        } catch (error) {
          // Another tab has done it, or an answer was lost: it is not there, as was wanted.
          if (!isStatus(failureOf(error), 404)) throw error;
        }
      },
      restore: async (id, signal) => void (await api.call("restoreToHistory", { path: { id }, signal })),
      clear: async (signal) => void (await api.call("clearHistory", { signal })),
    },
    texts: libraryTexts.history,
    onCleared: () => void queryClient.resetQueries({ queryKey: ["history"] }),
    onRestored: () => void queryClient.invalidateQueries({ queryKey: ["history"] }),
  });
  store.connect();
  return store;
}
