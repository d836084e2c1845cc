import type {
  ChannelsTable,
  CategoriesTable,
  VideosTable,
  FeedsTable,
  FeedTabsTable,
  ResourcesTable,
  ShelfItemsTable,
  PlaylistsTable,
  PlaylistItemsTable,
  VideoVotesTable,
} from "./tables-content.ts";
import type {
  UsersTable,
  SessionsTable,
  KnownBrowsersTable,
  SharedLettersTable,
  LettersTable,
  ChatMessagesTable,
  CommentsTable,
  CommentReactionsTable,
  PinsTable,
  BlocksTable,
  ComplaintsTable,
  HistoryTable,
  VideoReactionsTable,
} from "./tables-people.ts";
import type { FollowsTables } from "./tables-follows.ts";
import type { MoneyTables } from "./tables-money.ts";
import type {
  RedirectsTable,
  PartnersTable,
  LinksTable,
  NavigationTable,
  SettingsTable,
  IdempotencyKeysTable,
} from "./tables-site.ts";
import type {
  SearchDocumentsTable,
  SearchHistoryTable,
  PinnedVideosTable,
  ChannelComplaintsTable,
  PinnedPlaylistsTable,
  LogPingsTable,
  OnboardingReportsTable,
} from "./tables-search.ts";
import type { SeedPartsTable, LoginAttemptsTable } from "./tables-processes.ts";

import type {
  BrandingsTable,
  FavoritePlaylistsTable,
  HiddenVideosTable,
  PersonVideosTable,
  PersonsTable,
  TvChannelsTable,
  TvEpisodesTable,
  TvShowPersonsTable,
  TvShowsTable,
  TvSlotsTable,
  UploadsTable,
  VideoRatingsTable,
  WatchLaterTable,
} from "./tables-catalogue.ts";

export type * from "./tables-catalogue.ts";
export type * from "./tables-content.ts";
export type * from "./tables-follows.ts";
export type * from "./tables-money.ts";
export type * from "./tables-people.ts";
export type * from "./tables-search.ts";
export type * from "./tables-site.ts";
export type * from "./tables-processes.ts";

/**
 * The tables of the sandbox, one type per table.
 *
 * Conventions: `*_ts` are integer milliseconds since the epoch (UTC); booleans are 0 or 1 (`Flag`); a column named
 * `*_json` holds JSON text; picture columns hold a path on the media host ("/posters/a.webp") or null.
 * A video has two ids: `track_id` (integer, what other tables point at) and `id` (32 hex characters, what addresses carry).
 * Counters are stored and kept by the writers: nothing on a hot path counts rows.
 */
export interface Database extends FollowsTables, MoneyTables {
  users: UsersTable;
  sessions: SessionsTable;
  known_browsers: KnownBrowsersTable;
  shared_letters: SharedLettersTable;
  letters: LettersTable;
  channels: ChannelsTable;
  categories: CategoriesTable;
  videos: VideosTable;
  feeds: FeedsTable;
  feed_tabs: FeedTabsTable;
  resources: ResourcesTable;
  shelf_items: ShelfItemsTable;
  playlists: PlaylistsTable;
  playlist_items: PlaylistItemsTable;
  chat_messages: ChatMessagesTable;
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
  search_documents: SearchDocumentsTable;
  search_history: SearchHistoryTable;
  pinned_videos: PinnedVideosTable;
  pinned_playlists: PinnedPlaylistsTable;
  channel_complaints: ChannelComplaintsTable;
  log_pings: LogPingsTable;
  onboarding_reports: OnboardingReportsTable;
  seed_parts: SeedPartsTable;
  login_attempts: LoginAttemptsTable;
  watch_later: WatchLaterTable;
  favorite_playlists: FavoritePlaylistsTable;
  hidden_videos: HiddenVideosTable;
  video_ratings: VideoRatingsTable;
  tv_shows: TvShowsTable;
  tv_episodes: TvEpisodesTable;
  persons: PersonsTable;
  person_videos: PersonVideosTable;
  tv_show_persons: TvShowPersonsTable;
  tv_channels: TvChannelsTable;
  tv_slots: TvSlotsTable;
  brandings: BrandingsTable;
  uploads: UploadsTable;
}
