import type { Api } from "@kadr/openapi/client";
import type { SavedPlaylistsApi } from "../../stores/SavedPlaylistsStore.ts";

export const createSavedPlaylistsApi = (api: Api): SavedPlaylistsApi => ({
  isSaved: async (id, signal) => (await api.call("getPlaylistFavorite", { path: { id }, signal })).favorite,
  save: async (id, signal) => void (await api.call("addPlaylistFavorite", { path: { id }, signal })),
  remove: async (id, signal) => void (await api.call("removePlaylistFavorite", { path: { id }, signal })),
});
