/** The calls of the tag `library`, by their ids in the spec. */
export { clearHistory, listHistory, removeFromHistory, restoreToHistory } from "./library.ts";
export { getLikedFromVideo, listLikedPlaylist, listLikedVideos } from "./liked.ts";
export {
  addToWatchLater,
  getWatchLater,
  listWatchLater,
  listWatchLaterIds,
  removeFromWatchLater,
} from "./watch-later.ts";
