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
import type { Clock, Late } from "../stores/ports.ts";
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
  /** Of which each late store takes what it needs. */
  const setup = {
    api,
    account,
    auth: authPopup,
    session,
    notify,
    clock,
    measure,
    storage,
    queryClient,
    prefetched,
    shopId,
    go,
    leave,
    onProductCode,
    tooltip,
    hasRegistered: () => authPopup.hasRegistered,
  };
  const lateStore = <T>(load: () => Promise<(given: typeof setup) => T>): Late<T> =>
    createLate(async () => (await load())(setup));
  const notificationSettings = lateStore(() =>
    import("./createNotifications.ts").then((module) => module.createNotificationSettings),
  );
  const hiddenContent = lateStore(() =>
    import("./createHiddenContent.ts").then((module) => module.createHiddenContent),
  );
  return {
    session,
    account,
    authPopup,
    toasts,
    theme: new ThemeStore(theme),
    leftMenu: new LeftMenuStore(),
    watchProgress,
    bell: new Bell({
      account,
      late: lateStore(() =>
        import("./createNotifications.ts").then(
          (module) => (given) =>
            module.createNotifications({
              ...given,
              push: { ...pushOffering, storage, settings: notificationSettings },
            }),
        ),
      ),
    }),
    hidden: new HiddenCards({
      load: () => loadForPress(account, hiddenContent),
      onFailed: () => notify({ type: "danger" }),
    }),
    notificationSettings,
    videoReactions: lateStore(() => import("./createVideoReactions.ts").then((module) => module.createVideoReactions)),
    videoRatings: lateStore(() => import("./createVideoRatings.ts").then((module) => module.createVideoRatings)),
    interests: lateStore(() => import("./createInterests.ts").then((module) => module.createInterests)),
    subscriptions: lateStore(() => import("./createSubscriptions.ts").then((module) => module.createSubscriptions)),
    watchLater: lateStore(() => import("./createWatchLater.ts").then((module) => module.createWatchLater)),
    savedPlaylists: lateStore(() => import("./createSavedPlaylists.ts").then((module) => module.createSavedPlaylists)),
    offers: lateStore(() => import("./createOffers.ts").then((module) => module.createOffers)),
    searchHistory: lateStore(() => import("./createSearchHistory.ts").then((module) => module.createSearchHistory)),
    searchLine: lateStore(() =>
      import("../stores/SearchLineStore.ts").then((module) => (given) => new module.SearchLineStore(given.measure)),
    ),
    history: lateStore(() => import("./createHistory.ts").then((module) => module.createHistory)),
    sessionHistory: lateStore(() => import("./createSessionHistory.ts").then((module) => module.createSessionHistory)),
    profile: lateStore(() => import("./createProfile.ts").then((module) => module.createProfile)),
    purchases: lateStore(() => import("./createPurchases.ts").then((module) => module.createPurchases)),
    promo: lateStore(() => import("./createPromo.ts").then((module) => module.createPromo)),
    savedCards: lateStore(() => import("./createSavedCards.ts").then((module) => module.createSavedCards)),
    // Comments are far from the first screen: their calls and words come with them.
    commentsPorts: lateStore(() => import("./createCommentsPorts.ts").then((module) => module.createCommentsPorts)),
    chatPorts: lateStore(() => import("./createLiveChatPorts.ts").then((module) => module.createLiveChatPorts)),
  };
}
