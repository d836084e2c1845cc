import * as branding from "./branding.ts";
import type { Handler } from "./call.ts";
import * as categories from "./categories.ts";
import * as channelPins from "./channel-pins.ts";
import * as channels from "./channels.ts";
import * as chat from "./chat.ts";
import * as commentBans from "./comment-bans.ts";
import * as commentLists from "./comment-lists.ts";
import * as commentWrites from "./comment-writes.ts";
import * as feed from "./feed.ts";
import * as hide from "./hide.ts";
import * as info from "./info.ts";
import * as library from "./library.ts";
import * as liked from "./liked.ts";
import * as money from "./money.ts";
import * as news from "./news.ts";
import * as log from "./log.ts";
import * as navigation from "./navigation.ts";
import { countOnboarding, getOnboardingConfig } from "./onboarding.ts";
import * as ownVideos from "./own-videos.ts";
import * as pageMeta from "./page-meta.ts";
import * as people from "./people.ts";
import * as persons from "./persons.ts";
import * as playlists from "./playlists.ts";
import * as savedPlaylists from "./saved-playlists.ts";
import * as push from "./push.ts";
import { listSearchHistory, removeFromSearchHistory } from "./search-history.ts";
import * as search from "./search.ts";
import * as shorts from "./shorts.ts";
import * as tvShows from "./tv-shows.ts";
import * as tv from "./tv.ts";
import * as videoLists from "./video-lists.ts";
import * as videoDownload from "./video-download.ts";
import * as videoRating from "./video-rating.ts";
import * as video from "./video.ts";
import * as watchLater from "./watch-later.ts";

const { getVideoPage, getVideoMeta, listVideoRecommendations, getVideoPreview, getVideoProgress, saveVideoProgress } =
  video;
const { getVideoReaction, setVideoReaction, removeVideoReaction, getVideoVotes } = video;

/** Handlers by operationId of the spec. */
export const operations: Readonly<Record<string, Handler>> = {
  ...branding,
  ...categories,
  ...channels,
  ...channelPins,
  ...chat,
  ...commentBans,
  ...commentLists,
  ...commentWrites,
  ...feed,
  ...hide,
  ...info,
  ...library,
  ...liked,
  ...money,
  ...log,
  ...navigation,
  ...news,
  ...ownVideos,
  ...pageMeta,
  ...people,
  ...persons,
  ...playlists,
  ...push,
  ...savedPlaylists,
  ...search,
  ...shorts,
  ...tv,
  ...tvShows,
  ...videoLists,
  ...videoDownload,
  ...videoRating,
  ...watchLater,
  listSearchHistory,
  removeFromSearchHistory,
  getOnboardingConfig,
  countOnboarding,
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
