import type { Api } from "@kadr/openapi/client";
import type { HistoryApi } from "../../stores/HistoryStore.ts";
import { failureOf, isStatus } from "../../stores/writing/index.ts";

export const createHistoryApi = (api: Api): HistoryApi => ({
  remove: async (id, signal) => {
    try {
      // Who leaves the page meanwhile has removed it all the same.
      await api.call("removeFromHistory", { path: { id }, signal, keepalive: true });
    } catch (error) {
      // Another tab has done it, or an answer was lost: it is not there, as was wanted.
      if (!isStatus(failureOf(error), 404)) throw error;
    }
  },
  restore: async (id, signal) => void (await api.call("restoreToHistory", { path: { id }, signal, keepalive: true })),
  clear: async (signal) => void (await api.call("clearHistory", { signal })),
});
