import type { Api } from "@kadr/openapi/client";
import type { SearchHistoryApi } from "../../stores/SearchHistoryStore.ts";
import { failureOf, isStatus } from "../../stores/writing/index.ts";

export const createSearchHistoryApi = (api: Api): SearchHistoryApi => ({
  remove: async (hash, signal) => {
    try {
      await api.call("removeFromSearchHistory", { path: { hash }, signal });
    } catch (error) {
      // Another tab has done it, or an answer was lost: it is not there, as was wanted.
      if (!isStatus(failureOf(error), 404)) throw error;
    }
  },
});
