import { createLate } from "@kadr/design-system/primitives/Late";
import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "@kadr/openapi/client";
import { createSessionApi } from "../platform/api/sessionApi.ts";
import { createWatchProgressApi } from "../platform/api/watchProgressApi.ts";
import type { PrefetchedResponses } from "../queries/prefetched.ts";
import { createFlowId } from "../platform/frames/flowId.ts";
import type { PushOffering } from "./createWebPush.ts";
import type { AppStorage } from "../platform/storage/storage.ts";
import { AccountScope } from "../stores/account/AccountScope.ts";
import { loadForPress } from "../stores/account/loadForPress.ts";
import { AuthPopupStore, type AuthPopupPorts } from "../stores/AuthPopupStore.ts";
import { Bell } from "../stores/Bell.ts";
import type { Clock } from "../stores/ports.ts";
import type { Measure } from "../stores/measure/Measure.ts";
import { HiddenCards } from "../stores/HiddenCards.ts";
import { LeftMenuStore } from "../stores/LeftMenuStore.ts";
import { ToastsStore } from "../stores/ToastsStore.ts";
import { SessionStore } from "../stores/SessionStore.ts";
import type { Stores } from "../stores/stores.ts";
import { ThemeStore, type ThemePort } from "../stores/ThemeStore.ts";
import { WatchProgressStore } from "../stores/WatchProgressStore.ts";
import { authTexts } from "../texts/auth.ts";
import { shellTexts } from "../texts/shell.ts";

export interface StoresSetup {
  readonly api: Api;
  /** Responses that came with the document. */
  readonly prefetched: PrefetchedResponses;
  readonly storage: AppStorage;
  /** ms since the epoch */
  readonly now: () => number;
  readonly clock: Clock;
  readonly theme: ThemePort;
  readonly measure: Measure;
  /** Opens an address of a toast's button; it is checked there. */
  readonly open: (address: string) => void;
  /** A position is at the server (`WatchProgressPorts.onSaved`). */
  readonly onPositionSaved: () => Promise<unknown>;
  readonly queryClient: QueryClient;
  readonly pushOffering: PushOffering;
  /** The shop that payments are started for. */
  readonly shopId: string;
  /** Where the header tells of the interests. */
  readonly tooltip: { readonly show: () => void; readonly hide: () => void };
  /** Opens an address of our own; leaves for the page of a partner who takes a payment. */
  readonly go: (path: string) => void;
  readonly leave: (url: string) => void;
  /** A code that was typed for a coupon is one of a subscription. */
  readonly onProductCode: (code: string) => void;
  /** After a registration, and after a sign-in that was dismissed. */
  readonly signInEnded: Pick<AuthPopupPorts, "onRegistered" | "onDismissed">;
}

export function createStores({
  api,
  prefetched,
  storage,
  now,
  clock,
  theme,
  measure,
  open,
  onPositionSaved,
  queryClient,
  pushOffering,
  shopId,
  tooltip,
  go,
  leave,
  onProductCode,
  signInEnded,
}: StoresSetup): Stores {
  const toasts = new ToastsStore({ clock, defaultText: shellTexts.defaultToast, open });
  const { notify } = toasts;
  const session = new SessionStore({ ...createSessionApi(api, prefetched), storage });
  const account = new AccountScope({
    session,
    device: {
      read: () => storage.get("account"),
      write: (userId) => (userId === null ? storage.remove("account") : storage.set("account", userId)),
    },
  });
  const authPopup = new AuthPopupStore({
    clock,
    session,
    notify,
    createFlowId,
    measure,
    texts: authTexts,
    ...signInEnded,
  });
  const watchProgress = new WatchProgressStore({
    ...createWatchProgressApi(api, prefetched),
    session,
    onSaved: onPositionSaved,
    device: {
      read: () => storage.get("watch-positions") ?? {},
      write: (positions) => storage.set("watch-positions", positions),
    },
    now,
  });
  watchProgress.connect(account);
  const notificationSettings = createLate(() =>
    import("./createNotifications.ts").then((module) =>
      module.createNotificationSettings({ api, account, auth: authPopup, notify, clock }),
    ),
  );
  const hiddenContent = createLate(() =>
    import("./createHiddenContent.ts").then((module) =>
      module.createHiddenContent({ api, account, auth: authPopup, notify, clock, measure }),
    ),
  );
  return {
    session,
    account,
    authPopup,
    toasts,
    theme: new ThemeStore(theme),
    leftMenu: new LeftMenuStore(),
    videoReactions: createLate(() =>
      import("./createVideoReactions.ts").then((module) =>
        module.createVideoReactions({ api, prefetched, queryClient, account, auth: authPopup, notify, clock }),
      ),
    ),
    videoRatings: createLate(() =>
      import("./createVideoRatings.ts").then((module) =>
        module.createVideoRatings({ api, account, auth: authPopup, notify, clock }),
      ),
    ),
    bell: new Bell({
      account,
      late: createLate(() =>
        import("./createNotifications.ts").then((module) =>
          module.createNotifications({
            api,
            account,
            auth: authPopup,
            notify,
            clock,
            push: { ...pushOffering, storage, settings: notificationSettings },
          }),
        ),
      ),
    }),
    notificationSettings,
    interests: createLate(() =>
      import("./createInterests.ts").then((module) =>
        module.createInterests({ api, account, auth: authPopup, notify, clock, measure, queryClient, tooltip }),
      ),
    ),
    subscriptions: createLate(() =>
      import("./createSubscriptions.ts").then((module) =>
        module.createSubscriptions({
          api,
          account,
          auth: authPopup,
          notify,
          clock,
          hasRegistered: () => authPopup.hasRegistered,
        }),
      ),
    ),
    watchLater: createLate(() =>
      import("./createWatchLater.ts").then((module) =>
        module.createWatchLater({ api, account, auth: authPopup, notify, clock, queryClient }),
      ),
    ),
    savedPlaylists: createLate(() =>
      import("./createSavedPlaylists.ts").then((module) =>
        module.createSavedPlaylists({ api, account, auth: authPopup, notify, clock, measure, queryClient }),
      ),
    ),
    offers: createLate(() =>
      import("./createOffers.ts").then((module) =>
        module.createOffers({
          api,
          account,
          auth: authPopup,
          clock,
          measure,
          storage,
          queryClient,
          askWhoIsHere: session.refresh,
          shopId,
          goToBank: leave,
        }),
      ),
    ),
    searchHistory: createLate(() =>
      import("./createSearchHistory.ts").then((module) =>
        module.createSearchHistory({ api, account, auth: authPopup, notify, clock }),
      ),
    ),
    searchLine: createLate(() =>
      import("../stores/SearchLineStore.ts").then((module) => new module.SearchLineStore(measure)),
    ),
    history: createLate(() =>
      import("./createHistory.ts").then((module) =>
        module.createHistory({ api, account, auth: authPopup, notify, clock, measure, queryClient }),
      ),
    ),
    sessionHistory: createLate(() =>
      import("./createSessionHistory.ts").then((module) => module.createSessionHistory(storage, account)),
    ),
    profile: createLate(() =>
      import("./createProfile.ts").then((module) =>
        module.createProfile({
          api,
          account,
          auth: authPopup,
          notify,
          clock,
          measure,
          storage,
          onChanged: () => void session.refresh(),
        }),
      ),
    ),
    purchases: createLate(() =>
      import("./createPurchases.ts").then((module) =>
        module.createPurchases({
          api,
          account,
          auth: authPopup,
          notify,
          clock,
          measure,
          storage,
          queryClient,
          session,
          go,
          leave,
          onProductCode,
        }),
      ),
    ),
    promo: createLate(() =>
      import("./createPromo.ts").then((module) =>
        module.createPromo({ api, account, auth: authPopup, notify, clock, storage, queryClient }),
      ),
    ),
    savedCards: createLate(() =>
      import("./createSavedCards.ts").then((module) =>
        module.createSavedCards({ api, account, auth: authPopup, notify, clock, measure }),
      ),
    ),
    hidden: new HiddenCards({
      load: () => loadForPress(account, hiddenContent),
      onFailed: () => notify({ type: "danger" }),
    }),
    watchProgress,
    // Comments are far from the first screen: their calls and words come with them.
    commentsPorts: createLate(() =>
      import("./createCommentsPorts.ts").then((module) =>
        module.createCommentsPorts({ api, account, auth: authPopup, notify, clock }),
      ),
    ),
    chatPorts: createLate(() =>
      import("./createLiveChatPorts.ts").then((module) =>
        module.createLiveChatPorts({ api, account, auth: authPopup, notify, clock }),
      ),
    ),
  };
}
