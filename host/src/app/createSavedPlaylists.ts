import type { QueryClient } from "@tanstack/react-query";
import { createSavedPlaylistsApi } from "../platform/api/savedPlaylistsApi.ts";
import type { Measure } from "../stores/measure/Measure.ts";
import { SavedPlaylistsStore } from "../stores/SavedPlaylistsStore.ts";
import { playlistTexts } from "../texts/playlist.ts";
import type { StoreSetup } from "./StoreSetup.ts";

export interface SavedPlaylistsSetup extends StoreSetup {
  readonly measure: Measure;
  readonly queryClient: QueryClient;
}

/** Which playlists are saved; it comes with the page of one. */
export function createSavedPlaylists({ api, queryClient, ...setup }: SavedPlaylistsSetup): SavedPlaylistsStore {
  const store = new SavedPlaylistsStore({
    ...setup,
    api: createSavedPlaylistsApi(api),
    texts: playlistTexts.toast,
    onChanged: () => void queryClient.invalidateQueries({ queryKey: ["favoritePlaylists"] }),
  });
  store.connect();
  return store;
}
