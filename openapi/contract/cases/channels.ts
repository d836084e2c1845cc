import { unknownId } from "./made.ts";
import type { TagCases } from "./types.ts";

export const channels: TagCases = {
  good: {
    listChannelVideos: (w) => ({
      id: "listChannelVideos",
      path: { id: w.ids.author },
      query: { origin__type: "rtb,rst", page: "1" },
    }),
    listOwnVideos: () => ({ id: "listOwnVideos", as: "author", query: { page: "1" } }),
    listChannelProjects: (w) => ({ id: "listChannelProjects", path: { id: w.ids.author }, query: { limit: "20" } }),
    listChannelPlaylists: (w) => ({ id: "listChannelPlaylists", path: { id: w.ids.author } }),
    getChannelBySlug: () => ({ id: "getChannelBySlug", path: { slug: "gory-i-lyudi" } }),
    getPinnedVideo: (w) => ({ id: "getPinnedVideo", path: { id: w.ids.author } }),
    pinVideo: (w) => ({ id: "pinVideo", as: "author", path: { id: w.ids.author }, body: { video_id: w.videoId } }),
    listPinnedPlaylists: (w) => ({
      id: "listPinnedPlaylists",
      path: { id: w.ids.author },
      query: { page: "1", limit: "10", order_by: "created_ts_desc", limit_video: "20" },
    }),
    pinPlaylists: (w) => ({
      id: "pinPlaylists",
      as: "author",
      path: { id: w.ids.author },
      body: { playlist_ids: ["1", "2"] },
    }),
    listChannelRecommendations: (w) => ({
      id: "listChannelRecommendations",
      path: { id: w.ids.author },
      query: { source: "ch", limit: "20", offset: "0" },
    }),
    getChannelMeta: (w) => ({ id: "getChannelMeta", path: { id: w.ids.author }, query: { section: "videos" } }),
    complainAboutChannel: (w) => ({
      id: "complainAboutChannel",
      as: "viewer",
      path: { id: w.ids.author },
      body: { reason: "spam" },
    }),
  },
  missing: {
    getChannelBySlug: () => ({ id: "getChannelBySlug", path: { slug: "net-takogo-kanala" } }),
    pinVideo: (w) => ({ id: "pinVideo", as: "author", path: { id: w.ids.author }, body: { video_id: unknownId } }),
    pinPlaylists: (w) => ({
      id: "pinPlaylists",
      as: "author",
      path: { id: w.ids.author },
      body: { playlist_ids: [unknownId] },
    }),
  },
  invalid: {
    listOwnVideos: [{ query: { origin__type: "youtube" } }, "origin__type"],
    complainAboutChannel: [{ body: { reason: "скучно" } }, "reason"],
    pinVideo: [{ body: {} }, "video_id"],
    pinPlaylists: [{ body: { playlist_ids: "1" } }, "playlist_ids"],
  },
  special: {
    complainAboutChannel: {
      "403": (w) => ({
        call: { id: "complainAboutChannel", as: "author", path: { id: w.ids.author }, body: { reason: "spam" } },
      }),
    },
    pinVideo: {
      "403": (w) => ({
        call: { id: "pinVideo", as: "viewer", path: { id: w.ids.author }, body: { video_id: w.videoId } },
      }),
    },
    pinPlaylists: {
      "403": (w) => ({
        call: { id: "pinPlaylists", as: "viewer", path: { id: w.ids.author }, body: { playlist_ids: ["1"] } },
      }),
    },
  },
};
