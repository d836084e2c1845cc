/** The calls of the tag `tv`, by their ids in the spec. */
export { getTvShow, listTvShowVideos } from "./tv-shows.ts";
export { getTvProgram, listBroadcasts, listLiveCategories } from "./tv.ts";
