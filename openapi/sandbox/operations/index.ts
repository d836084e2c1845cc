import * as commentLists from "./comment-lists.ts";
import * as commentWrites from "./comment-writes.ts";
import type { Handler } from "./call.ts";
import * as feed from "./feed.ts";
import * as library from "./library.ts";
import * as navigation from "./navigation.ts";
import * as playlists from "./playlists.ts";
import * as profile from "./profile.ts";
import * as video from "./video.ts";

const handlers = { ...feed, ...library, ...navigation, ...playlists, ...profile, ...commentLists, ...commentWrites };
const { getVideoPage, getVideoMeta, listVideoRecommendations, getVideoPreview, getVideoProgress, saveVideoProgress } = video;
const { getVideoReaction, setVideoReaction, removeVideoReaction, getVideoVotes } = video;

/** Handlers by operationId of the spec. */
export const operations: Readonly<Record<string, Handler>> = {
  ...handlers,
  getVideoPage,
  getVideoMeta,
  listVideoRecommendations,
  getVideoPreview,
  getVideoProgress,
  saveVideoProgress,
  getVideoReaction,
  setVideoReaction,
  removeVideoReaction,
  getVideoVotes,
};
