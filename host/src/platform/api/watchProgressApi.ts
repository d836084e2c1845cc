import type { Api } from "@kadr/openapi/client";
import { watchProgressCall } from "@kadr/openapi/pages";
import { nothingPrefetched, type Prefetched } from "./prefetched.ts";
import type { WatchProgressPorts } from "../../stores/WatchProgressStore.ts";

export const createWatchProgressApi = (
  api: Api,
  prefetched: Prefetched = nothingPrefetched,
): Pick<WatchProgressPorts, "read" | "save" | "saveBefore"> => ({
  read: async () =>
    prefetched.take("getVideoProgress") ?? api.call("getVideoProgress", { query: watchProgressCall.query }),
  async save(videoId, seconds) {
    await api.call("saveVideoProgress", { body: { video_id: videoId, position: seconds } });
  },
  async saveBefore(videoId, seconds, at) {
    await api.call("saveVideoProgress", {
      body: { video_id: videoId, position: seconds, watched_ts: new Date(at).toISOString() },
    });
  },
});
