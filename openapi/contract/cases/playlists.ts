import type { TagCases } from "./types.ts";

export const playlists: TagCases = {
  good: {
    getPlaylist: async (w) => ({ id: "getPlaylist", path: { id: await w.text("SELECT id FROM playlists LIMIT 1") } }),
    listPlaylistVideos: async (w) => ({
      id: "listPlaylistVideos",
      path: { id: await w.text("SELECT id FROM playlists LIMIT 1") },
      query: { page: "1" },
    }),
    listFavoritePlaylists: (w) => ({ id: "listFavoritePlaylists", query: { author_id: w.ids.author, page: "1" } }),
    getPlaylistFavorite: async (w) => ({
      id: "getPlaylistFavorite",
      path: { id: await w.text("SELECT id FROM playlists LIMIT 1") },
    }),
    addPlaylistFavorite: async (w) => ({
      id: "addPlaylistFavorite",
      path: { id: await w.text("SELECT id FROM playlists LIMIT 1") },
    }),
    removePlaylistFavorite: async (w) => ({
      id: "removePlaylistFavorite",
      path: { id: await w.text("SELECT id FROM playlists LIMIT 1") },
    }),
    getPlaylistMeta: async (w) => ({
      id: "getPlaylistMeta",
      path: { id: await w.text("SELECT id FROM playlists LIMIT 1") },
    }),
  },
  invalid: {
    listPlaylistVideos: [{ query: { page: "0" } }, "page"],
    listFavoritePlaylists: [{ query: { author_id: "не id" } }, "author_id"],
  },
};
