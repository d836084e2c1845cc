import type { Api } from "@kadr/openapi/client";
import type { HistoryApi } from "../../stores/HistoryStore.ts";
import { failureOf, isStatus } from "../../stores/writing/index.ts";

export const createHistoryApi = (api: Api): HistoryApi => ({
  remove: async (id, signal) => {
    try {
      await api.call("removeFromHistory", { path: { id }, signal });
    } catch (error) {
      // Another tab has done it, or an answer was lost: it is not there, as was wanted.
      if (!isStatus(failureOf(error), 404)) throw error;
    }
  },
  clear: async (signal) => void (await api.call("clearHistory", { signal })),
});
