import { createStoryPromo, createStoryPurchases } from "./purchases.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { createLate, type Late } from "@kadr/design-system/primitives/Late";
import { createApi, type Api } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { PagePortsProvider, type PagePorts } from "../../host/src/pages/PagePorts.ts";
import { AccountScope } from "../../host/src/stores/account/AccountScope.ts";
import { AuthPopupStore } from "../../host/src/stores/AuthPopupStore.ts";
import { Bell } from "../../host/src/stores/Bell.ts";
import { HiddenCards } from "../../host/src/stores/HiddenCards.ts";
import { HistoryStore } from "../../host/src/stores/HistoryStore.ts";
import { SavedCardsStore } from "../../host/src/stores/SavedCardsStore.ts";
import { SavedPlaylistsStore } from "../../host/src/stores/SavedPlaylistsStore.ts";
import { SearchLineStore } from "../../host/src/stores/SearchLineStore.ts";
import { SessionHistoryStore } from "../../host/src/stores/SessionHistoryStore.ts";
import { HiddenContentStore } from "../../host/src/stores/HiddenContentStore.ts";
import { InterestsStore } from "../../host/src/stores/InterestsStore.ts";
import { silentMeasure } from "../../host/src/stores/measure/Measure.ts";
import { NotificationSettingsStore } from "../../host/src/stores/NotificationSettingsStore.ts";
import { ToastsStore } from "../../host/src/stores/ToastsStore.ts";
import { PlayerStore } from "../../host/src/stores/PlayerStore.ts";
import { RemindersStore } from "../../host/src/stores/RemindersStore.ts";
import { reminderTexts } from "../../host/src/texts/video.ts";
import type { LiveChatPorts } from "../../host/src/stores/LiveChatStore.ts";
import { ProfileStore } from "../../host/src/stores/ProfileStore.ts";
import type { ProfilePorts } from "../../host/src/stores/profile/types.ts";
import { SessionStore, type SessionProfile } from "../../host/src/stores/SessionStore.ts";
import type { Stores } from "../../host/src/stores/stores.ts";
import { ApiProvider, StoresProvider } from "../../host/src/stores/StoresContext.ts";
import { libraryTexts } from "../../host/src/texts/library.ts";
import { bannedText } from "../../host/src/texts/comments.ts";
import { hideTexts } from "../../host/src/texts/hide.ts";
import { interestsTexts } from "../../host/src/texts/interests.ts";
import { paymentsTexts } from "../../host/src/texts/payments.ts";
import { playlistTexts } from "../../host/src/texts/playlist.ts";
import { profileTexts } from "../../host/src/texts/profile.ts";
import { notificationsTexts } from "../../host/src/texts/notifications.ts";
import { SubscriptionsStore } from "../../host/src/stores/SubscriptionsStore.ts";
import { subscriptionsTexts } from "../../host/src/texts/subscriptions.ts";
import { ThemeStore } from "../../host/src/stores/ThemeStore.ts";
import { VideoRatingsStore } from "../../host/src/stores/VideoRatingsStore.ts";
import { VideoReactionsStore } from "../../host/src/stores/VideoReactionsStore.ts";
import { WatchLaterStore } from "../../host/src/stores/WatchLaterStore.ts";
import { WatchProgressStore } from "../../host/src/stores/WatchProgressStore.ts";
import { watchLaterTexts } from "../../host/src/texts/watchLater.ts";
import { at, avatars, wide } from "../fixtures/pictures.ts";
import { anyLink, anyMedia } from "@kadr/design-system/primitives/SafeAddress/testing";

/** What the server of a story answers: a body of the examples, a failure, or nothing for ever. */
export type StoryResponse =
  | { readonly body: unknown }
  | { readonly status: number; readonly body?: unknown; readonly retryAfter?: number }
  | "offline"
  | "never";
/** First match wins; the path is behind the API's prefix. */
export type StoryServer = readonly (readonly [path: RegExp, response: StoryResponse])[];

const guest: SessionProfile | null = null;
export const viewer: SessionProfile = {
  id: "2",
  name: "Зритель Вера",
  avatarUrl: null,
  email: "zritel@kadr.example",
  isEmailConfirmed: true,
};

/** The calls that every page makes, as the spec's examples answer them. */
const usual: StoryServer = [
  [/^\/feed\/home\//, { body: examples.getFeed.home }],
  [/^\/resources\//, { body: examples.getFeedResources.home }],
  [/^\/api\/feed\/grid\//, { body: examples.getFeedGrid.second }],
  [/^\/video\//, { body: examples.getVideoPage.video }],
  [/^\/api\/video\/recommendation\//, { body: Object.values(examples.listVideoRecommendations)[0] }],
  [/^\/api\/numerator\/video\//, { body: Object.values(examples.getVideoVotes)[0] }],
  [/^\/api\/v2\/reactions\/videos\/liked\//, { body: examples.listLikedVideos.first }],
  [/^\/api\/v2\/reactions\/videos\//, { body: Object.values(examples.getVideoReaction)[0] }],
  [/^\/api\/v2\/video\/history\/actual/, { body: Object.values(examples.getVideoProgress)[0] }],
  [/^\/api\/info\/client-settings\//, { body: Object.values(examples.getClientSettings)[0] }],
  [/^\/api\/subscription\/cards\//, { body: Object.values(examples.listSubscriptions)[0] }],
  [/^\/api\/v4\/notifications\/settings/, { body: examples.getNotificationSettings.all }],
  [/^\/api\/v5\/notifications\/settings/, { body: examples.getDeliverySettings.all }],
  [/^\/api\/open\/v1\/uprefs\/tags/, { body: examples.listGuestInterestTags.all }],
  [/^\/preferences\/tags/, { body: examples.listInterestTags.all }],
  [/^\/preferences\/channel/, { body: examples.listInterestChannels.first }],
  [/^\/api\/profile\/user\/$/, { body: examples.getProfile.viewer }],
  [/^\/api\/video\/history\//, { body: examples.listHistory.first }],
  [/^\/api\/v2\/playlist\/future\//, { body: examples.listWatchLater.first }],
  [/^\/api\/metainfo\/playlist\/favorite\//, { body: examples.listFavoritePlaylists.first }],
  [/^\/api\/playlist\/user\//, { body: Object.values(examples.listChannelPlaylists)[0] }],
  [/^\/api\/comments\/my/, { body: examples.listMyComments.first }],
  [/^\/api\/livestream\/chat\//, { body: examples.listChatMessages.talk }],
  [/^\/api\/v2\/video\/stream\/tvbroadcastinfo/, { body: examples.listBroadcasts.history }],
  [/^\/api\/livestream\/categories/, { body: examples.listLiveCategories.all }],
  [/^\/tvprogram\//, { body: examples.getTvProgram.today }],
  [/^\/api\/marketplace\/active/, { body: examples.listActivePurchases.one }],
  [/^\/api\/playlist\/future\/list\//, { body: examples.listWatchLaterIds.two }],
  [/^\/api\/playlist\/custom\/[^/]+\/videos/, { body: Object.values(examples.listPlaylistVideos)[0] }],
  [/^\/api\/playlist\/custom\//, { body: Object.values(examples.getPlaylist)[0] }],
];

/** Pictures of the examples are the sandbox's; a story shows its small copies of them. */
function withLocalPictures(body: unknown): string {
  let seen = 0;
  return JSON.stringify(body).replace(/\/media\/images\/(avatar-)?[^"?]*/g, (_match, avatar: string | undefined) =>
    at(avatar ? avatars : wide, seen++),
  );
}

function serve(server: StoryServer): typeof fetch {
  return async (input) => {
    const { pathname } = new URL((input as Request).url);
    const response = [...server, ...usual].find(([path]) => path.test(pathname.replace(/^\/backend/, "")))?.[1] ?? {
      status: 404,
    };
    if (response === "never") return new Promise(() => {});
    if (response === "offline") throw new TypeError("Failed to fetch");
    const status = "status" in response ? response.status : 200;
    const headers: Record<string, string> = { "content-type": "application/json" };
    if ("retryAfter" in response && response.retryAfter !== undefined)
      headers["retry-after"] = String(response.retryAfter);
    const body = status === 204 ? null : withLocalPictures(response.body ?? { code: "story", detail: "" });
    return new Response(body, { status, headers });
  };
}

export interface StoryWorldProps {
  server?: StoryServer;
  /** Default: a guest. `unknown` is never told. */
  person?: SessionProfile | null | "unknown";
  children: ReactNode;
}

/** A whole app around a page, with the spec's examples for a server; nothing of it leaves the story. */
export function StoryWorld({ server = [], person = guest, children }: StoryWorldProps) {
  const [world] = useState(() => createWorld(server, person));
  return (
    <QueryClientProvider client={world.queryClient}>
      <ApiProvider value={world.api}>
        <StoresProvider value={world.stores}>
          <PagePortsProvider value={world.ports}>
            <main>{children}</main>
          </PagePortsProvider>
        </StoresProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}

/** The day on which the examples of the spec live. */
const now = () => Date.parse("2026-11-21T12:00:00Z");
const clock = {
  now,
  after: (delayMs: number, task: () => void) => {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
};

function createWorld(server: StoryServer, person: SessionProfile | null | "unknown") {
  // Retries without a pause: a story of a failure shows it at once.
  const api = createApi({ baseUrl: `${window.location.origin}/backend`, fetch: serve(server), random: () => 0 });
  const toasts = new ToastsStore({ clock, defaultText: "", open: () => undefined });
  const session = new SessionStore({
    fetchProfile: () => (person === "unknown" ? new Promise(() => {}) : Promise.resolve(person)),
    endSession: () => Promise.resolve(),
    storage: { get: () => undefined, set: () => undefined, remove: () => undefined, clearPersonal: () => undefined },
  });
  const account = new AccountScope({ session, device: { read: () => undefined, write: () => undefined } });
  account.connect();
  void session.refresh();
  const auth = new AuthPopupStore({
    clock,
    session,
    notify: toasts.notify,
    measure: silentMeasure,
    createFlowId: () => "story",
    texts: { passwordReset: "" },
  });
  const watchProgress = new WatchProgressStore({
    session,
    read: () => api.call("getVideoProgress"),
    save: () => Promise.resolve(),
    onSaved: () => Promise.resolve(),
    device: { read: () => ({}), write: () => undefined },
    now: () => 0,
  });
  void session.refresh().then(() => watchProgress.load());
  const reactions = new VideoReactionsStore({
    account,
    auth,
    notify: toasts.notify,
    clock,
    read: async (id) => {
      const votes = await api.call("getVideoVotes", { path: { id } });
      return { reaction: null, votes: { likes: votes.likes_number, dislikes: votes.dislikes_number } };
    },
    write: () => Promise.resolve(),
  });
  const hiddenContent = new HiddenContentStore({
    account,
    auth,
    notify: toasts.notify,
    measure: silentMeasure,
    clock,
    texts: hideTexts,
    write: () => Promise.resolve(),
  });
  const notificationSettings = new NotificationSettingsStore({
    account,
    auth,
    notify: toasts.notify,
    clock,
    texts: notificationsTexts.settings,
    read: (group) => api.call(group === "ways" ? "getDeliverySettings" : "getNotificationSettings"),
    write: () => Promise.resolve(),
  });
  const subscriptions = new SubscriptionsStore({
    account,
    auth,
    notify: toasts.notify,
    clock,
    api: {
      list: async () => (await api.call("listSubscriptions")).results,
      subscribe: ({ model, id }) => api.call("subscribe", { path: { type: model, id } }),
      unsubscribe: () => Promise.resolve(),
      toggleByReason: () => Promise.resolve(true),
      setNotices: ({ model, id }, type) =>
        api.call("setSubscriptionNotices", { path: { type: model, id }, body: { type } }),
      visit: () => Promise.resolve(),
    },
    attention: { isHere: () => true, onChange: () => () => undefined },
    texts: subscriptionsTexts,
    hasRegistered: () => false,
    trigger: "subscription",
  });
  const watchLater = new WatchLaterStore({
    account,
    auth,
    notify: toasts.notify,
    clock,
    api: {
      list: async () => (await api.call("listWatchLaterIds")).results,
      add: () => Promise.resolve(),
      remove: () => Promise.resolve(),
    },
    attention: { isHere: () => true, onChange: () => () => undefined },
    texts: watchLaterTexts,
    onChanged: () => undefined,
  });
  const stores: Stores = {
    session,
    account,
    authPopup: auth,
    toasts,
    watchProgress,
    hidden: new HiddenCards({ load: () => Promise.resolve(hiddenContent), onFailed: () => undefined }),
    theme: new ThemeStore({
      stored: () => null,
      system: () => "light",
      watchSystem: () => () => undefined,
      store: () => undefined,
      show: () => undefined,
    }),
    videoReactions: resolved(reactions),
    videoRatings: resolved(
      new VideoRatingsStore({
        account,
        auth,
        notify: toasts.notify,
        clock,
        read: () => Promise.resolve({ mean: 8.4, votes: 120, own: null }),
        write: (_videoId, own) => Promise.resolve({ mean: 8.4, votes: 121, own }),
      }),
    ),
    // The flows have stories of their own.
    offers: resolved<never>(null),
    // The panel has stories of its own.
    bell: new Bell({ account, late: resolved<never>(null) }),
    notificationSettings: resolved(notificationSettings),
    interests: resolved(
      new InterestsStore({
        account,
        clock,
        notify: toasts.notify,
        measure: silentMeasure,
        onSaved: () => undefined,
        texts: interestsTexts,
        read: () => Promise.resolve([]),
        write: () => Promise.resolve(),
      }),
    ),
    subscriptions: resolved(subscriptions),
    watchLater: resolved(watchLater),
    savedPlaylists: resolved(
      new SavedPlaylistsStore({
        account,
        auth,
        notify: toasts.notify,
        clock,
        measure: silentMeasure,
        api: { isSaved: () => Promise.resolve(false), save: () => Promise.resolve(), remove: () => Promise.resolve() },
        texts: playlistTexts.toast,
        onChanged: () => undefined,
      }),
    ),
    purchases: resolved(createStoryPurchases({ account, session })),
    promo: resolved(createStoryPromo({ account })),
    savedCards: resolved(
      new SavedCardsStore({
        account,
        auth,
        notify: toasts.notify,
        clock,
        measure: silentMeasure,
        newKey: () => "key",
        api: {
          list: async (signal) => (await api.call("listSavedPaymentMethods", { signal })).results,
          makeMain: () => Promise.resolve(),
          remove: () => Promise.resolve(),
          add: () => Promise.resolve(),
        },
        texts: paymentsTexts.cards,
      }),
    ),
    history: resolved(
      new HistoryStore({
        account,
        auth,
        notify: toasts.notify,
        clock,
        measure: silentMeasure,
        api: { remove: () => Promise.resolve(), clear: () => Promise.resolve() },
        texts: libraryTexts.history,
        onCleared: () => undefined,
      }),
    ),
    // The header has stories of its own.
    searchHistory: resolved<never>(null),
    searchLine: resolved(new SearchLineStore(silentMeasure)),
    sessionHistory: resolved(new SessionHistoryStore({ device: { read: () => [], write: () => undefined } })),
    profile: resolved(
      new ProfileStore({
        account,
        auth,
        notify: toasts.notify,
        clock,
        measure: silentMeasure,
        api: profileApi(api),
        onChanged: () => undefined,
        texts: profileTexts,
        device: { read: () => undefined, write: () => undefined },
      }),
    ),
    // The discussion has stories of its own.
    commentsPorts: resolved<never>(null),
    chatPorts: resolved<LiveChatPorts>({
      account,
      auth,
      clock,
      attention: { isHere: () => true, onChange: () => () => undefined },
      random: () => 0,
      newKey: () => crypto.randomUUID(),
      texts: { banned: bannedText },
      api: {
        list: (videoId, _after, signal) => api.call("listChatMessages", { path: { videoId }, signal }),
        send: (videoId, text) => api.call("sendChatMessage", { path: { videoId }, body: { text } }),
      },
    }),
  };
  const ports: PagePorts = {
    link: anyLink,
    mediaUrl: anyMedia,
    overlays: { open: () => undefined, prepare: () => undefined },
    origin: "https://kadr.example",
    studioUrl: "https://studio.kadr.example",
    deviceClass: () => (window.innerWidth < 768 ? "mobile" : "desktop"),
    hasHover: false,
    uploadThumbnail: createLate(() => Promise.resolve(() => Promise.resolve())),
    copyText: () => Promise.resolve(true),
    keepFile: () => undefined,
    downloads: resolved({ find: () => Promise.resolve(""), save: () => undefined }),
    now,
    onLeave: () => () => undefined,
    player: resolved({
      store: new PlayerStore({ preferences: { get: () => undefined, set: () => undefined } }),
      ports: {
        saveProgress: () => undefined,
        mediaUrl: anyMedia,
        loadText: () => Promise.resolve(""),
        loadStatus: () => Promise.resolve(200),
        loadHls: () => Promise.reject(new Error("no HLS in stories")),
        canAutoplay: () => Promise.resolve(false),
        onLeave: () => () => undefined,
        clock,
      },
    }),
    hasLabel: () => false,
    problemDraft: () => Promise.resolve({ read: () => null, write: () => undefined }),
    reminders: resolved(
      new RemindersStore({
        clock,
        notify: toasts.notify,
        device: { read: () => ({}), write: () => undefined },
        texts: reminderTexts,
      }),
    ),
  };
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false, networkMode: "always", staleTime: Infinity } },
  });
  return { api, stores, ports, queryClient };
}

const never = () => new Promise<never>(() => {});

/** Only reading: what a story saves goes nowhere. */
const profileApi = (api: Api): ProfilePorts["api"] => ({
  read: async () => {
    const { id, name = "", birthdate, gender, email, confirmed_email, phone_number } = await api.call("getProfile");
    return {
      id: id ?? "",
      name,
      avatarUrl: null,
      birthDate: birthdate ?? null,
      gender: gender === "female" ? gender : null,
      email: email ?? null,
      isEmailConfirmed: confirmed_email ?? false,
      phone: phone_number ?? null,
    };
  },
  update: never,
  setEmail: never,
  confirmEmail: never,
  setPhone: never,
  changePassword: never,
  uploadAvatar: never,
  remove: never,
});

/** What is here at once; `null` never comes. */
const resolved = <T,>(value: T | null): Late<T> =>
  createLate(() => (value === null ? new Promise<T>(() => {}) : Promise.resolve(value)));
