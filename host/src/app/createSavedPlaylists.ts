import type { QueryClient } from "@tanstack/react-query";
import type { Measure } from "../stores/measure/Measure.ts";
import { SavedPlaylistsStore } from "../stores/SavedPlaylistsStore.ts";
import { playlistTexts } from "../texts/playlist.ts";
import type { StoreSetup } from "./StoreSetup.ts";

declare module "../stores/stores.ts" {
  interface LateStores {
    /** Which playlists are saved; it comes with the page of one. */
    readonly savedPlaylists: SavedPlaylistsStore;
  }
}

export interface SavedPlaylistsSetup extends StoreSetup {
  readonly measure: Measure;
  readonly queryClient: QueryClient;
}

export function createSavedPlaylists({ api, queryClient, ...setup }: SavedPlaylistsSetup): SavedPlaylistsStore {
  const store = new SavedPlaylistsStore({
    ...setup,
    api: {
      isSaved: async (id, signal) => (await api.call("getPlaylistFavorite", { path: { id }, signal })).favorite,
      save: async (id, signal) => void (await api.call("addPlaylistFavorite", { path: { id }, signal })),
      remove: async (id, signal) => void (await api.call("removePlaylistFavorite", { path: { id }, signal })),
    },
    texts: playlistTexts.toast,
    onChanged: () => void queryClient.invalidateQueries({ queryKey: ["favoritePlaylists"] }),
  });
  store.connect();
  return store;
}
