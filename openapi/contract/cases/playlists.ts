import type { TagCases } from "./types.ts";

export const playlists: TagCases = {
  good: {
    getPlaylist: async (w) => ({ id: "getPlaylist", path: { id: await w.text("SELECT id FROM playlists LIMIT 1") } }),
    listPlaylistVideos: async (w) => ({ id: "listPlaylistVideos", path: { id: await w.text("SELECT id FROM playlists LIMIT 1") }, query: { page: "1" } }),
  },
  invalid: {
    listPlaylistVideos: [{ query: { page: "0" } }, "page"],
  },
};
