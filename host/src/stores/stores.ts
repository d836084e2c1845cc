import type { AccountScope } from "./account/AccountScope.ts";
import type { AuthPopupStore } from "./AuthPopupStore.ts";
import type { HiddenCards } from "./HiddenCards.ts";
import type { NoticesStore } from "./NoticesStore.ts";
import type { SessionStore } from "./SessionStore.ts";
import type { ThemeStore } from "./ThemeStore.ts";
import type { VideoReactionsStore } from "./VideoReactionsStore.ts";
import type { WatchProgressStore } from "./WatchProgressStore.ts";
import type { CommentsPorts } from "./comments/ports.ts";
import type { Late } from "./ports.ts";

/** The domain stores of the app, made in `app/createStores.ts`. */
export interface Stores {
  readonly session: SessionStore;
  /** Who is here and for how long: what belongs to a person is made under it. */
  readonly account: AccountScope;
  readonly authPopup: AuthPopupStore;
  readonly notices: NoticesStore;
  readonly theme: ThemeStore;
  /** Reactions to videos; the store comes with the first video, and starts anew when the account changes. */
  readonly videoReactions: Late<VideoReactionsStore>;
  readonly watchProgress: WatchProgressStore;
  /** Which cards are hidden; what hides them comes with the first. */
  readonly hidden: HiddenCards;
  /** What a comments store of one video needs; the store and its calls are loaded with the comments. */
  readonly commentsPorts: Late<CommentsPorts>;
}
