import { unknownId } from "./made.ts";
import type { TagCases } from "./types.ts";

export const video: TagCases = {
  good: {
    getVideoPage: (w) => ({ id: "getVideoPage", path: { id: w.videoId } }),
    getVideoMeta: (w) => ({ id: "getVideoMeta", path: { id: w.videoId } }),
    listVideoRecommendations: (w) => ({ id: "listVideoRecommendations", path: { id: w.videoId } }),
    getVideoProgress: () => ({ id: "getVideoProgress", query: { limit: "300", ct: "video" } }),
    saveVideoProgress: (w) => ({ id: "saveVideoProgress", body: { video_id: w.videoId, position: 42 } }),
    getVideoReaction: (w) => ({ id: "getVideoReaction", path: { id: w.videoId } }),
    removeVideoReaction: (w) => ({ id: "removeVideoReaction", path: { id: w.videoId } }),
    setVideoReaction: (w) => ({ id: "setVideoReaction", body: { videoId: w.videoId, reaction: "like" } }),
    getVideoVotes: (w) => ({ id: "getVideoVotes", path: { id: w.videoId } }),
    getVideoPreview: async (w) => ({ id: "getVideoPreview", path: { id: await w.text("SELECT id FROM videos WHERE preview IS NOT NULL AND is_adult = 0 AND kind = 'video' AND state_code = 0 LIMIT 1") } }),
  },
  missing: {
    saveVideoProgress: () => ({ id: "saveVideoProgress", body: { video_id: unknownId, position: 1 } }),
    setVideoReaction: () => ({ id: "setVideoReaction", body: { videoId: unknownId, reaction: "like" } }),
  },
  invalid: {
    getVideoProgress: [{ query: { limit: "301" } }, "limit"],
    saveVideoProgress: [{ body: { video_id: "v", position: -1 } }, "position"],
    setVideoReaction: [{ body: { videoId: "v", reaction: "love" } }, "reaction"],
  },
  special: {
    getVideoPage: {
      "403": async (w) => ({ asked: { id: "getVideoPage", path: { id: await w.text("SELECT id FROM videos WHERE state_code IN (2042002, 2042004, 2042005, 2042006, 2042007, 2042008) LIMIT 1") } } }),
      "410": (w) => ({ asked: { id: "getVideoPage", path: { id: w.videoId }, query: { track_id: "999999999" } } }),
    },
  },
};
