/** The calls of the tag `channels`, by their ids in the spec. */
export { getPinnedVideo, listPinnedPlaylists, pinPlaylists, pinVideo } from "./channel-pins.ts";
export {
  complainAboutChannel,
  getChannelBySlug,
  getChannelMeta,
  listChannelPlaylists,
  listChannelProjects,
  listChannelRecommendations,
  listChannelVideos,
  listOwnVideos,
} from "./channels.ts";
