import { failureOf, isStatus } from "../stores/writing/index.ts";
import { SearchHistoryStore } from "../stores/SearchHistoryStore.ts";
import type { StoreSetup } from "./StoreSetup.ts";

declare module "../stores/stores.ts" {
  interface LateStores {
    /** Removals from the search history; they come with the first use of the search line. */
    readonly searchHistory: SearchHistoryStore;
  }
}

export function createSearchHistory({ api, ...setup }: StoreSetup): SearchHistoryStore {
  const store = new SearchHistoryStore({
    ...setup,
    api: {
      remove: async (hash, signal) => {
        try {
          await api.call("removeFromSearchHistory", { path: { hash }, signal });
        } catch (error) {
          // Another tab has done it, or an answer was lost: it is not there, as was wanted.
          if (!isStatus(failureOf(error), 404)) throw error;
        }
      },
    },
  });
  store.connect();
  return store;
}
