import type { TagCases } from "./types.ts";

export const library: TagCases = {
  good: {
    listHistory: () => ({ id: "listHistory", query: { page: "1", limit: "20" } }),
    clearHistory: () => ({ id: "clearHistory" }),
    async removeFromHistory(w) {
      await w.ask({ id: "saveVideoProgress", body: { video_id: w.videoId, position: 42 } });
      return { id: "removeFromHistory", path: { id: w.videoId } };
    },
    async restoreToHistory(w) {
      await w.ask({ id: "saveVideoProgress", body: { video_id: w.videoId, position: 42 } });
      return { id: "restoreToHistory", path: { id: w.videoId } };
    },
    listLikedPlaylist: () => ({ id: "listLikedPlaylist", query: { page: "1", limit: "20" } }),
    listLikedVideos: () => ({ id: "listLikedVideos", query: { limit: "5", last_reaction_id: "1795269600000-42" } }),
    async getLikedFromVideo(w) {
      await w.ask({ id: "setVideoReaction", body: { videoId: w.videoId, reaction: "like" } });
      return { id: "getLikedFromVideo", path: { videoId: w.videoId }, query: { origin_type_exclude: "rshorts" } };
    },
    listWatchLater: () => ({ id: "listWatchLater", query: { page: "1", limit: "20" } }),
    listWatchLaterIds: () => ({ id: "listWatchLaterIds" }),
    getWatchLater: (w) => ({ id: "getWatchLater", path: { id: w.videoId } }),
    addToWatchLater: (w) => ({ id: "addToWatchLater", path: { id: w.videoId } }),
    removeFromWatchLater: (w) => ({ id: "removeFromWatchLater", path: { id: w.videoId } }),
  },
  invalid: {
    listHistory: [{ query: { page: "0" } }, "page"],
    listLikedPlaylist: [{ query: { page: "0" } }, "page"],
    listLikedVideos: [{ query: { last_reaction_id: "вчера" } }, "last_reaction_id"],
    getLikedFromVideo: [{ query: { origin_type_exclude: "film" } }, "origin_type_exclude"],
    listWatchLater: [{ query: { limit: "101" } }, "limit"],
  },
};
