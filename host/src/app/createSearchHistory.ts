import { createSearchHistoryApi } from "../platform/api/searchHistoryApi.ts";
import { SearchHistoryStore } from "../stores/SearchHistoryStore.ts";
import type { StoreSetup } from "./StoreSetup.ts";

/** What is forgotten of the search history; it comes with the first use of the search line. */
export function createSearchHistory({ api, ...setup }: StoreSetup): SearchHistoryStore {
  const store = new SearchHistoryStore({ ...setup, api: createSearchHistoryApi(api) });
  store.connect();
  return store;
}
