import type { TagCases } from "./types.ts";

export const library: TagCases = {
  good: {
    listHistory: () => ({ id: "listHistory", query: { page: "1", limit: "20" } }),
    clearHistory: () => ({ id: "clearHistory" }),
    async removeFromHistory(w) {
      await w.ask({ id: "saveVideoProgress", body: { video_id: w.videoId, position: 42 } });
      return { id: "removeFromHistory", path: { id: w.videoId } };
    },
  },
  invalid: {
    listHistory: [{ query: { page: "0" } }, "page"],
  },
};
