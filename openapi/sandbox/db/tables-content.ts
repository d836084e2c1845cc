// Content to watch: channels, videos, feeds, playlists.
import type { Generated } from "kysely";
import type { Flag } from "./flag.ts";

export interface ChannelsTable {
  /** The owner's user id. */
  id: number;
  name: string;
  description: Generated<string>;
  avatar: string | null;
  banner: string | null;
  short_url: string | null;
  is_official: Generated<Flag>;
  is_reborn: Generated<Flag>;
  kind_sign_for_user: Generated<Flag>;
  videos_count: Generated<number>;
  subscribers_count: Generated<number>;
  last_update_ts: number;
  /** Channel setting: donations are allowed. */
  is_donate_allowed: Generated<Flag>;
  /** JSON array of {title, url}: where else the author is. */
  links_json: Generated<string>;
}

export interface CategoriesTable {
  id: number;
  name: string;
  /** Path of the category page. */
  url: string;
}

export type VideoKind = "video" | "shorts" | "audio" | "livestream" | "tv";
export type OriginType = "rtb" | "rst" | "ifrm" | "rspa" | "rshorts" | "rtba";

export interface VideosTable {
  track_id: Generated<number>;
  /** 32 lower-case hex characters. */
  id: string;
  channel_id: number;
  category_id: number;
  kind: VideoKind;
  origin_type: OriginType;
  stream_type: "stream_push" | "broadcast" | "brdcast_tag" | null;
  title: string;
  /** Chapters are lines "m:ss name" in here (PLAYER-CHAPTERS-03). */
  description: Generated<string>;
  /** Seconds; 0 for a live stream. */
  duration: number;
  hits: Generated<number>;
  created_ts: number;
  publication_ts: number;
  last_update_ts: number;
  /** 0, 6, 12, 16, 18. */
  pg_age: Generated<number>;
  is_adult: Generated<Flag>;
  is_paid: Generated<Flag>;
  /** Reachable by a link with its pepper only. */
  is_hidden: Generated<Flag>;
  pepper: string | null;
  is_original_content: Generated<Flag>;
  /** Announced, not out yet: `publication_ts` lies in the future. */
  future_publication: Generated<Flag>;
  /** When a live stream is over; null: when its author ends it, and for what is no stream. */
  ends_ts: Generated<number | null>;
  product_id: number | null;
  /** JSON array of strings. */
  common_subscription_product_codes_json: Generated<string>;
  /** JSON array of strings, the offers' access types. */
  access_types_json: Generated<string>;
  tv_show_id: number | null;
  /** JSON array of {id, name}. */
  topics_json: Generated<string>;
  /** JSON object: is_donate_allowed, interactive_video … */
  properties_json: Generated<string>;
  /** Poster, a path on the media host; null: the designed placeholder. */
  thumbnail: string | null;
  /** Short muted clip for the hover preview, a path on the media host. */
  preview: string | null;
  /** Key of the media catalogue (media/index.ts) or the id of a file of `--media`; null: nothing to play. */
  media_id: string | null;
  /** 0: available; otherwise the documented code of the unavailable view (2042001 … 2042008, 403, 404, 410). */
  state_code: Generated<number>;
  hide_comments: Generated<Flag>;
  hide_chat: Generated<Flag>;
  likes_count: Generated<number>;
  dislikes_count: Generated<number>;
  /** Published comments and replies together. */
  comments_count: Generated<number>;
}

export interface FeedsTable {
  slug: string;
  name: string;
  /** JSON: related_tv of the feed or null. */
  related_tv_json: string | null;
  related_person_id: number | null;
  product_id: number | null;
  /** JSON: {carouselType, banners[]} or null. */
  carousel_json: string | null;
}

export interface FeedTabsTable {
  id: Generated<number>;
  feed_slug: string;
  slug: string;
  name: string;
  order_number: number;
}

/** A shelf of a feed. */
export interface ResourcesTable {
  id: Generated<number>;
  feed_slug: string;
  /** Null: the tab-less (main) page of the feed. */
  tab_id: number | null;
  order_number: number;
  name: string;
  /** "continue-watching" makes the shelf personal: its items come from the user's history. */
  object_id: string | null;
  site_url: string | null;
  inline_widget: Generated<Flag>;
  /** As documented, with its spelling. */
  is_hiddable: Generated<Flag>;
  /** Card type of the shelf (`card.type`): video, vertical, film, playlist, userchannel … */
  content_type_model: string;
  /** JSON object of the documented extra_params. */
  extra_params_json: Generated<string>;
  /** How many items all pages hold together. */
  items_count: Generated<number>;
  /** 1: with a session only, 0: guests only, null: everybody. */
  is_logged_in: Flag | null;
}

/** One item of a shelf. Exactly one of track_id, playlist_id, channel_id, payload_json is set. */
export interface ShelfItemsTable {
  resource_id: number;
  /** From 0, without gaps. */
  position: number;
  track_id: number | null;
  playlist_id: number | null;
  channel_id: number | null;
  /** JSON of a whole card of another kind, in the shape of the spec's Card; absolute picture paths on the media host. */
  payload_json: string | null;
}

export interface PlaylistsTable {
  id: Generated<number>;
  user_id: number;
  title: string;
  description: Generated<string>;
  thumbnail: string | null;
  videos_count: Generated<number>;
  total_views: Generated<number>;
  last_modified_ts: number;
}

export interface PlaylistItemsTable {
  playlist_id: number;
  /** From 0, without gaps. */
  position: number;
  track_id: number;
}

/** The documented star rating: its parts per video. */
export interface VideoVotesTable {
  track_id: number;
  votes_count: number;
  /** Sum of all votes, 1 … 10 each. */
  votes_sum: number;
}
