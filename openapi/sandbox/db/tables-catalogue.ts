// Videos that a person keeps, and the catalogue beside videos: shows, persons, television, brandings, uploads.
import type { Generated } from "kysely";
import type { Flag } from "./flag.ts";

/** Videos to watch later: a set, read newest first. */
export interface WatchLaterTable {
  user_id: number;
  track_id: number;
  created_ts: number;
}

/** Saved playlists. */
export interface FavoritePlaylistsTable {
  user_id: number;
  playlist_id: number;
  created_ts: number;
}

/** Videos that a person does not want to see: at most 1,000 a person (`hide.limit`). */
export interface HiddenVideosTable {
  user_id: number;
  track_id: number;
  /** Where it was hidden, as the client said. */
  source_type: string | null;
  created_ts: number;
}

/** One vote a person and video; video_votes holds their sums. */
export interface VideoRatingsTable {
  user_id: number;
  track_id: number;
  /** 1 … 10. */
  rating: number;
  created_ts: number;
}

export interface TvShowsTable {
  id: Generated<number>;
  name: string;
  kind_id: number;
  /** Сериал, Телешоу … */
  kind_name: string;
  description: string;
  picture: string;
  /** Tall picture. */
  poster: string | null;
  pg_age: number;
  /** JSON arrays of strings. */
  genres_json: string;
  countries_json: string;
  year_start: number;
  /** Null while it goes on. */
  year_end: number | null;
  channel_id: number;
  trailer_track_id: number | null;
  subscribers_count: Generated<number>;
}

export interface TvEpisodesTable {
  show_id: number;
  /** 16 is an episode (`type` of listTvShowVideos). */
  type_id: number;
  season: number;
  episode: number;
  track_id: number;
}

/** Actors, hosts, directors: not accounts. */
export interface PersonsTable {
  id: Generated<number>;
  name: string;
  description: string;
  picture: string | null;
  /** YYYY-MM-DD. */
  birth_date: string | null;
  /** JSON array of strings. */
  professions_json: string;
  subscribers_count: Generated<number>;
  /** Rows of person_videos. */
  videos_count: Generated<number>;
}

export interface PersonVideosTable {
  person_id: number;
  track_id: number;
}

export interface TvShowPersonsTable {
  show_id: number;
  person_id: number;
  role: string;
  order_number: number;
}

/** The line-up: broadcasts that are channels with a schedule. */
export interface TvChannelsTable {
  track_id: number;
  number: number;
}

/** One slot of a week that repeats; a channel's day is filled without gaps. */
export interface TvSlotsTable {
  id: Generated<number>;
  track_id: number;
  /** 0 is Monday, in Moscow. */
  weekday: number;
  /** Minutes from midnight in Moscow. */
  start_minute: number;
  minutes: number;
  title: string;
  description: string;
  category: string;
  pg_age: number;
  show_id: number | null;
}

export interface BrandingsTable {
  id: Generated<number>;
  type: string;
  /** Slug of a feed; null: every one. */
  showcase: string | null;
  title: string;
  picture: string;
  picture_mobile: string | null;
  /** #rrggbb. */
  background_color: string;
  text_color: string;
  url: string;
  target_blank: Generated<Flag>;
  start_ts: number;
  end_ts: number | null;
  order_number: number;
}

/** Pictures that people sent; `/uploads/<id>.<extension>` on the media host. */
export interface UploadsTable {
  /** 32 hex characters. */
  id: string;
  user_id: number;
  content_type: "image/jpeg" | "image/png" | "image/webp";
  bytes: Uint8Array;
  created_ts: number;
}
