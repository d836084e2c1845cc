/** The calls of the tag `playlists`, by their ids in the spec. */
export { getPlaylistMeta } from "./playlist-meta.ts";
export { getPlaylist, listPlaylistVideos } from "./playlists.ts";
export {
  addPlaylistFavorite,
  getPlaylistFavorite,
  listFavoritePlaylists,
  removePlaylistFavorite,
} from "./saved-playlists.ts";
