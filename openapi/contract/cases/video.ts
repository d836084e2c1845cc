import { SEED } from "../../sandbox/seed/constants.ts";
import { formOf, textFile, webp } from "../forms.ts";
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
    getVideoDownload: () => ({ id: "getVideoDownload", path: { id: SEED.demoVideoId } }),
    getVideoPreview: () => ({ id: "getVideoPreview", path: { id: SEED.demoVideoId } }),
    listMainRecommendations: () => ({ id: "listMainRecommendations", query: { page: "1", limit: "20" } }),
    listCategoryVideos: async (w) => ({
      id: "listCategoryVideos",
      path: { id: await w.text("SELECT id FROM categories ORDER BY id LIMIT 1") },
      query: { page: "1" },
    }),
    listCategories: () => ({ id: "listCategories" }),
    listTagVideos: async (w) => ({
      id: "listTagVideos",
      path: { id: await w.text("SELECT id FROM categories ORDER BY id LIMIT 1") },
      query: { page: "1" },
    }),
    uploadVideoThumbnail: (w) => ({
      id: "uploadVideoThumbnail",
      as: "author",
      path: { id: w.videoId },
      ...formOf("file", webp()),
    }),
    listOwnStreams: () => ({ id: "listOwnStreams", as: "author" }),
    getVideoRating: (w) => ({ id: "getVideoRating", path: { id: w.videoId } }),
    setVideoRating: (w) => ({ id: "setVideoRating", path: { id: w.videoId }, body: { rating: 9 } }),
    listPublicVideos: (w) => ({ id: "listPublicVideos", query: { id_list: `${w.videoId},${unknownId}` } }),
  },
  missing: {
    saveVideoProgress: () => ({ id: "saveVideoProgress", body: { video_id: unknownId, position: 1 } }),
    setVideoReaction: () => ({ id: "setVideoReaction", body: { videoId: unknownId, reaction: "like" } }),
  },
  invalid: {
    getVideoProgress: [{ query: { limit: "301" } }, "limit"],
    saveVideoProgress: [{ body: { video_id: "v", position: -1 } }, "position"],
    setVideoReaction: [{ body: { videoId: "v", reaction: "love" } }, "reaction"],
    listMainRecommendations: [{ query: { page: "51" } }, "page"],
    uploadVideoThumbnail: [formOf("file", textFile), "file"],
    setVideoRating: [{ body: { rating: 11 } }, "rating"],
    listPublicVideos: [{ query: { id_list: "!" } }, "id_list"],
  },
  special: {
    getVideoDownload: {
      // A sold video cannot be downloaded.
      "403": () => ({ call: { id: "getVideoDownload", path: { id: SEED.paidId } } }),
    },
    uploadVideoThumbnail: {
      // The picture is the author's to set.
      "403": (w) => ({
        call: { id: "uploadVideoThumbnail", as: "viewer", path: { id: w.videoId }, ...formOf("file", webp()) },
      }),
      "413": (w) => ({
        call: {
          id: "uploadVideoThumbnail",
          as: "author",
          path: { id: w.videoId },
          ...formOf("file", webp(2 * 1024 * 1024 + 1)),
        },
        field: "file",
      }),
      "415": (w) => ({
        call: { id: "uploadVideoThumbnail", as: "author", path: { id: w.videoId }, body: { file: "data:" } },
      }),
    },
    getVideoPage: {
      "403": async (w) => ({
        call: {
          id: "getVideoPage",
          path: {
            id: await w.text(
              "SELECT id FROM videos WHERE state_code IN (2042002, 2042004, 2042005, 2042006, 2042007, 2042008) LIMIT 1",
            ),
          },
        },
      }),
      "410": (w) => ({ call: { id: "getVideoPage", path: { id: w.videoId }, query: { track_id: "999999999" } } }),
    },
  },
};
