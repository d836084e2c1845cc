import type { Generated } from "kysely";

/**
 * The tables of the sandbox, one type per table.
 *
 * Conventions: `*_ts` are integer milliseconds since the epoch (UTC); booleans are 0 or 1 (`Flag`); a column named
 * `*_json` holds JSON text; picture columns hold a path on the media host ("/posters/a.webp") or null.
 * A video has two ids: `track_id` (integer, what other tables point at) and `id` (32 hex characters, what addresses carry).
 * Counters are stored and kept by the writers: nothing on a hot path counts rows.
 */
export type Flag = 0 | 1;

/** A person. A channel belongs to exactly one user and has the same id (B §6: the channel author is the user whose id equals the video author's id). */
export interface UsersTable {
  id: Generated<number>;
  name: string;
  /** Lower case; null for seeded people who never sign in. */
  email: string | null;
  email_confirmed: Flag;
  phone_number: string | null;
  /** `scrypt$N$r$p$salt$hash`, see auth/passwords.ts; null: cannot sign in. */
  password_hash: string | null;
  first_name: string | null;
  /** YYYY-MM-DD. */
  birth_date: string | null;
  gender: "male" | "female" | null;
  avatar: string | null;
  created_ts: number;
}

export interface SessionsTable {
  /** SHA-256 of the 256-bit id in the cookie, hex. */
  id_hash: string;
  user_id: number;
  created_ts: number;
  expires_ts: number;
  last_seen_ts: number;
}

/** A letter that the sandbox would have sent; shown on /sandbox. */
export interface LettersTable {
  id: Generated<number>;
  email: string;
  kind: "confirm" | "reset";
  code: string;
  created_ts: number;
  used: Flag;
}

export interface ChannelsTable {
  /** The owner's user id. */
  id: number;
  name: string;
  description: string;
  avatar: string | null;
  banner: string | null;
  short_url: string | null;
  is_official: Flag;
  is_reborn: Flag;
  kind_sign_for_user: Flag;
  videos_count: number;
  subscribers_count: number;
  last_update_ts: number;
  /** Channel setting: donations are allowed. */
  is_donate_allowed: Flag;
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
  /** Chapters are lines "m:ss name" in here (B §5). */
  description: string;
  /** Seconds; 0 for a live stream. */
  duration: number;
  hits: number;
  created_ts: number;
  publication_ts: number;
  last_update_ts: number;
  /** 0, 6, 12, 16, 18. */
  pg_age: number;
  is_adult: Flag;
  is_paid: Flag;
  /** Reachable by a link with its pepper only. */
  is_hidden: Flag;
  pepper: string | null;
  is_original_content: Flag;
  /** Announced, not out yet: `publication_ts` lies in the future. */
  future_publication: Flag;
  product_id: number | null;
  /** JSON array of strings. */
  common_subscription_product_codes_json: string;
  /** JSON array of strings, the offers' access types. */
  access_types_json: string;
  tv_show_id: number | null;
  /** JSON array of {id, name}. */
  topics_json: string;
  /** JSON object: is_donate_allowed, interactive_video … */
  properties_json: string;
  /** Poster, a path on the media host; null: the designed placeholder. */
  thumbnail: string | null;
  /** Short muted clip for the hover preview, a path on the media host. */
  preview: string | null;
  /** Key of the media catalogue (media/index.ts) or of user_media; null: nothing to play. */
  media_id: string | null;
  /** 0: available; otherwise the documented code of the unavailable view (2042001 … 2042008, 403, 404, 410). */
  state_code: number;
  hide_comments: Flag;
  hide_chat: Flag;
  likes_count: number;
  dislikes_count: number;
  /** Published comments and answers together. */
  comments_count: number;
}

/** A file of the `--media` folder that became a video. */
export interface UserMediaTable {
  id: string;
  /** Path below the media folder, "/" separated. */
  path: string;
  /** Bytes and mtime tell whether the file changed. */
  size: number;
  mtime_ms: number;
  duration: number;
  height: number | null;
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
  inline_widget: Flag;
  /** As documented, with its spelling. */
  is_hiddable: Flag;
  /** Card type of the shelf (B §2): video, vertical, film, playlist, userchannel … */
  content_type_model: string;
  /** JSON object of the documented extra_params. */
  extra_params_json: string;
  /** How many items all pages hold together. */
  items_count: number;
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
  description: string;
  thumbnail: string | null;
  videos_count: number;
  total_views: number;
  last_modified_ts: number;
}

export interface PlaylistItemsTable {
  playlist_id: number;
  /** From 0, without gaps. */
  position: number;
  track_id: number;
}

/** 0 published, 1 deleted by its author, 2 removed by a ban, 3 gone with its thread. */
export type CommentState = 0 | 1 | 2 | 3;

export interface CommentsTable {
  /** Grows with created_ts: seeded comments are inserted in the order of creation. */
  id: Generated<number>;
  track_id: number;
  user_id: number;
  /** The root of the thread, or null for a root. Threads are two levels deep. */
  parent_id: number | null;
  /** The answer that this answer replies to, and its author; null when it replies to the root. */
  bro_id: number | null;
  bro_user_id: number | null;
  text: string;
  created_ts: number;
  edited_ts: number | null;
  state: CommentState;
  likes_number: number;
  dislikes_number: number;
  /** Roots: published answers. */
  replies_number: number;
  /** Roots: the channel author is among the answers. */
  author_replied: Flag;
  /** Sort key of "popular": likes_number * 2 - dislikes_number + replies_number (db/popularity.ts). Never forget to set it. */
  popularity: number;
}

export interface CommentReactionsTable {
  user_id: number;
  comment_id: number;
  /** 1 like, -1 dislike. */
  reaction: 1 | -1;
}

export interface PinsTable {
  track_id: number;
  comment_id: number;
  pinned_ts: number;
}

export interface BlocksTable {
  channel_id: number;
  user_id: number;
  created_ts: number;
}

export interface ComplaintsTable {
  id: Generated<number>;
  comment_id: number;
  user_id: number;
  reason: string;
  text: string;
  created_ts: number;
}

/** Watch history and the position to resume at, one row per user and video. */
export interface HistoryTable {
  user_id: number;
  track_id: number;
  /** Seconds. */
  position: number;
  watched_ts: number;
  /** 0 once removed from the history page: the position stays. */
  is_listed: Flag;
}

export interface VideoReactionsTable {
  user_id: number;
  track_id: number;
  /** 1 like, -1 dislike. */
  reaction: 1 | -1;
  created_ts: number;
}

/** The documented star rating: its parts per video. */
export interface VideoVotesTable {
  track_id: number;
  votes_count: number;
  /** Sum of all votes, 1 … 10 each. */
  votes_sum: number;
}

export interface RedirectsTable {
  /** Path, begins and ends with "/". */
  path: string;
  target: string;
}

export interface PartnersTable {
  /** Host name without scheme, lower case. */
  host: string;
}

export interface LinksTable {
  id: Generated<number>;
  place: "info" | "footer";
  title: string;
  url: string;
  order_number: number;
}

export interface NavigationTable {
  id: Generated<number>;
  /** Menu section: main, my, topics, guide, social, apps, feedback, info … */
  key: string;
  title: string;
  url: string;
  icon: string | null;
  newness: Flag;
  order_number: number;
}

/** Single values: "client-settings" (JSON object of GET /api/info/client-settings/), "seed" (JSON of what was seeded). */
export interface SettingsTable {
  key: string;
  value_json: string;
}

export interface IdempotencyKeysTable {
  /** SHA-256 over who, operation and key, hex. */
  id_hash: string;
  /** SHA-256 of the request body: the same key with another body is an error. */
  request_hash: string;
  status: number;
  body: string;
  created_ts: number;
}

export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  letters: LettersTable;
  channels: ChannelsTable;
  categories: CategoriesTable;
  videos: VideosTable;
  user_media: UserMediaTable;
  feeds: FeedsTable;
  feed_tabs: FeedTabsTable;
  resources: ResourcesTable;
  shelf_items: ShelfItemsTable;
  playlists: PlaylistsTable;
  playlist_items: PlaylistItemsTable;
  comments: CommentsTable;
  comment_reactions: CommentReactionsTable;
  pins: PinsTable;
  blocks: BlocksTable;
  complaints: ComplaintsTable;
  history: HistoryTable;
  video_reactions: VideoReactionsTable;
  video_votes: VideoVotesTable;
  redirects: RedirectsTable;
  partners: PartnersTable;
  links: LinksTable;
  navigation: NavigationTable;
  settings: SettingsTable;
  idempotency_keys: IdempotencyKeysTable;
}
