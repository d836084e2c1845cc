import type { AccountScope } from "./account/AccountScope.ts";
import type { AuthPopupStore } from "./AuthPopupStore.ts";
import type { Bell } from "./Bell.ts";
import type { HistoryStore } from "./HistoryStore.ts";
import type { HiddenCards } from "./HiddenCards.ts";
import type { InterestsStore } from "./InterestsStore.ts";
import type { LeftMenuStore } from "./LeftMenuStore.ts";
import type { OffersStore } from "./OffersStore.ts";
import type { ToastsStore } from "./ToastsStore.ts";
import type { ProfileStore } from "./ProfileStore.ts";
import type { SavedCardsStore } from "./SavedCardsStore.ts";
import type { SavedPlaylistsStore } from "./SavedPlaylistsStore.ts";
import type { SearchLineStore } from "./SearchLineStore.ts";
import type { SearchHistoryStore } from "./SearchHistoryStore.ts";
import type { SessionHistoryStore } from "./SessionHistoryStore.ts";
import type { SessionStore } from "./SessionStore.ts";
import type { ThemeStore } from "./ThemeStore.ts";
import type { NotificationSettingsStore } from "./NotificationSettingsStore.ts";
import type { SubscriptionsStore } from "./SubscriptionsStore.ts";
import type { VideoRatingsStore } from "./VideoRatingsStore.ts";
import type { VideoReactionsStore } from "./VideoReactionsStore.ts";
import type { PromoStore } from "./paying/PromoStore.ts";
import type { PurchaseStore } from "./paying/PurchaseStore.ts";
import type { WatchLaterStore } from "./WatchLaterStore.ts";
import type { WatchProgressStore } from "./WatchProgressStore.ts";
import type { LiveChatPorts } from "./LiveChatStore.ts";
import type { CommentsPorts } from "./comments/ports.ts";
import type { Late } from "./ports.ts";

/** The domain stores of the app, made in `app/createStores.ts`. */
export interface Stores {
  readonly session: SessionStore;
  /** Who is here and for how long: what belongs to a person is made under it. */
  readonly account: AccountScope;
  readonly authPopup: AuthPopupStore;
  readonly toasts: ToastsStore;
  readonly theme: ThemeStore;
  readonly leftMenu: LeftMenuStore;
  /** Reactions to videos; the store comes with the first video, and starts anew when the account changes. */
  readonly videoReactions: Late<VideoReactionsStore>;
  /** Ratings of videos; they come with the first press on one. */
  readonly videoRatings: Late<VideoRatingsStore>;
  /** What is followed; it comes with the first button that shows it. */
  readonly subscriptions: Late<SubscriptionsStore>;
  /** What is to be watched later; it comes with the first button or menu that shows it. */
  readonly watchLater: Late<WatchLaterStore>;
  /** Which playlists are saved; it comes with the page of one. */
  readonly savedPlaylists: Late<SavedPlaylistsStore>;
  /** What is offered for money, and how it is paid for; it comes with the first popup of it. */
  readonly offers: Late<OffersStore>;
  /** What is taken out of the watch history; it comes with the history's page. */
  readonly history: Late<HistoryStore>;
  /** What is forgotten of the search history; it comes with the first use of the search line. */
  readonly searchHistory: Late<SearchHistoryStore>;
  /** What is known of the search line beside its words; it comes with the first use of the line. */
  readonly searchLine: Late<SearchLineStore>;
  /** Videos that were opened in this tab; it comes with the first. */
  readonly sessionHistory: Late<SessionHistoryStore>;
  readonly watchProgress: WatchProgressStore;
  /** What is new for the person; its store comes once the first screen stands. */
  readonly bell: Bell;
  /** The switches of notifications; they come with their page. */
  readonly notificationSettings: Late<NotificationSettingsStore>;
  /** What the person is interested in; it comes with its page or its first popup. */
  readonly interests: Late<InterestsStore>;
  /** The person's own data and their forms; they come with the pages of the profile. */
  readonly profile: Late<ProfileStore>;
  /** Buying single things; it comes with the first press on a price. */
  readonly purchases: Late<PurchaseStore>;
  /** Codes of subscriptions; they come with their popup. */
  readonly promo: Late<PromoStore>;
  /** The person's bank cards; they come with the page that shows them. */
  readonly savedCards: Late<SavedCardsStore>;
  /** Which cards are hidden; what hides them comes with the first. */
  readonly hidden: HiddenCards;
  /** What a comments store of one video needs; the store and its calls are loaded with the comments. */
  readonly commentsPorts: Late<CommentsPorts>;
  /** What the chat of one stream needs; it comes with the chat. */
  readonly chatPorts: Late<LiveChatPorts>;
}
