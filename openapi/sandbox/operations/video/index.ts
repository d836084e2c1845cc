/** The calls of the tag `video`, by their ids in the spec. */
export { listCategories, listTagVideos } from "./categories.ts";
export { listOwnStreams, uploadVideoThumbnail } from "./own-videos.ts";
export { getVideoDownload } from "./video-download.ts";
export { listCategoryVideos, listMainRecommendations, listPublicVideos } from "./video-lists.ts";
export { getVideoRating, setVideoRating } from "./video-rating.ts";
export {
  getVideoMeta,
  getVideoPage,
  getVideoPreview,
  getVideoProgress,
  getVideoReaction,
  getVideoVotes,
  listVideoRecommendations,
  removeVideoReaction,
  saveVideoProgress,
  setVideoReaction,
} from "./video.ts";
