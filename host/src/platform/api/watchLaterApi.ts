import type { Api } from "@kadr/openapi/client";
import type { WatchLaterApi } from "../../stores/WatchLaterStore.ts";

export const createWatchLaterApi = (api: Api): WatchLaterApi => ({
  list: async (signal) => (await api.call("listWatchLaterIds", { signal })).results,
  add: async (id, signal) => void (await api.call("addToWatchLater", { path: { id }, signal })),
  remove: async (id, signal) => void (await api.call("removeFromWatchLater", { path: { id }, signal })),
});
