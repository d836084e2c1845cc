import type { Api } from "@kadr/openapi/client";
import { nothingHanded, type Handed } from "./handed.ts";
import type { WatchProgressPorts } from "../../stores/WatchProgressStore.ts";

export const createWatchProgressApi = (api: Api, handed: Handed = nothingHanded): Pick<WatchProgressPorts, "read" | "save"> => ({
  read: async () => handed.take("getVideoProgress") ?? api.call("getVideoProgress", { query: { limit: 300, ct: "video" } }),
  async save(videoId, seconds, isLeaving) {
    await api.call("saveVideoProgress", { body: { video_id: videoId, position: seconds }, keepalive: isLeaving });
  },
});
