import type { AccountScope } from "./account/AccountScope.ts";
import type { AuthPopupStore } from "./AuthPopupStore.ts";
import type { Bell } from "./Bell.ts";
import type { HiddenCards } from "./HiddenCards.ts";
import type { LeftMenuStore } from "./LeftMenuStore.ts";
import type { ToastsStore } from "./ToastsStore.ts";
import type { SearchLineStore } from "./SearchLineStore.ts";
import type { SessionStore } from "./SessionStore.ts";
import type { ThemeStore } from "./ThemeStore.ts";
import type { WatchProgressStore } from "./WatchProgressStore.ts";
import type { Late } from "./ports.ts";

/**
 * Stores that come when something needs them first. Each adds itself here where it is put together, in an `app/create….ts`.
 *
 * @public
 */
export interface LateStores {
  /** State of the search line beside its words; it comes with the first use of the line. */
  readonly searchLine: SearchLineStore;
}

type Coming = { readonly [Name in keyof LateStores]: Late<LateStores[Name]> };

/** The domain stores of the app, made in `app/createStores.ts`. */
export interface Stores extends Coming {
  readonly session: SessionStore;
  /** The account of now and how long it lasts: what belongs to a person is made under it. */
  readonly account: AccountScope;
  readonly authPopup: AuthPopupStore;
  readonly toasts: ToastsStore;
  readonly theme: ThemeStore;
  readonly leftMenu: LeftMenuStore;
  readonly watchProgress: WatchProgressStore;
  /** Counter of new notifications; their store comes once the first screen stands. */
  readonly bell: Bell;
  /** Which cards are hidden; what hides them comes with the first. */
  readonly hidden: HiddenCards;
}
