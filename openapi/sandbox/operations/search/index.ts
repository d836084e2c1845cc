/** The calls of the tag `search`, by their ids in the spec. */
export { listSearchHistory, removeFromSearchHistory } from "./search-history.ts";
export { autocompleteSearch, searchCards, searchShorts, searchVideos, searchVideosForGroupB } from "./search.ts";
