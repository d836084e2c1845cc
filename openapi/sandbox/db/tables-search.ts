// Search, channels' pins and projects, log pings, onboarding.
import type { Generated } from "kysely";
import type { Flag } from "./flag.ts";

/** Documents that can be found; their words are in a structure of the dialect, see db/search-index.ts. */
export interface SearchDocumentsTable {
  /** 0 video, 1 channel, 2 playlist, 3 TV show. */
  kind: number;
  object_id: number;
  /** Popularity, kind and id in one number, unique. */
  rank: number;
}

export interface SearchHistoryTable {
  user_id: number;
  /** 32 hex characters, made from the plain query. */
  hash: string;
  /** The query as it was typed last. */
  title: string;
  searched_ts: number;
}

export interface PinnedVideosTable {
  channel_id: number;
  track_id: number;
  pinned_ts: number;
}

export interface PinnedPlaylistsTable {
  channel_id: number;
  playlist_id: number;
  pinned_ts: number;
}

/** One a person and channel. */
export interface ChannelComplaintsTable {
  channel_id: number;
  user_id: number;
  reason: string;
  text: string;
  created_ts: number;
}

/** A ping of the log host or the pixel, as it came. */
export interface LogPingsTable {
  id: Generated<number>;
  /** events, stat_reg, playlist, pixel … */
  kind: string;
  /** JSON object of its parameters. */
  payload_json: string;
  /** The person who was signed in, or null. */
  user_id: number | null;
  created_ts: number;
}

/** How far a visitor is with one element of an onboarding event. */
export interface OnboardingReportsTable {
  /** `u` and the user's id, or `c` and the client id. */
  visitor: string;
  onboarding_id: string;
  element_id: string;
  is_shown: Flag;
  is_finished: Flag;
  /** JSON array of the actions pressed. */
  pressed_json: string;
  updated_ts: number;
}
