import type { QueryClient } from "@tanstack/react-query";
import { createApi, type Api, type ServerRole, type VideoPage } from "@kadr/openapi/client";
import { reaction } from "mobx";
import { createLate } from "@kadr/design-system/primitives/Late";
import type { PagePorts } from "../pages/PagePorts.ts";
import { silentAnalytics, type Analytics } from "../platform/analytics/analytics.ts";
import { copyText } from "../platform/device/clipboard.ts";
import { readDevice } from "../platform/device/device.ts";
import { onLeave } from "../platform/device/leaving.ts";
import type { AppConfig } from "../platform/config/readConfig.ts";
import { createFlowId } from "../platform/frames/flowId.ts";
import { installAnchorNavigation } from "../platform/links/anchorNavigation.ts";
import { isShareAddress } from "../links/shareHref.ts";
import { safeMediaUrl, safeUrl, type LinkPolicy, type LinkVerdict } from "../links/safeUrl.ts";
import { createStreamAhead } from "../platform/player/ahead.ts";
import { createStorage } from "../platform/storage/storage.ts";
import { leaveAccount } from "../features/use-account/leaveAccount.ts";
import { continueWatchingId } from "../presenters/feed.ts";
import { refreshShelf } from "../queries/feed.ts";
import type { HandedAnswers } from "../queries/handed.ts";
import { createQueryClient } from "../queries/createQueryClient.ts";
import { clientSettingsQuery, partnersQuery } from "../queries/settings.ts";
import { paidSubscriptionsQuery } from "../queries/subscriptions.ts";
import { redirectsQuery } from "../queries/navigation.ts";
import { connectHistory, leaveFor, navigate } from "../routes/navigation.ts";
import type { Stores } from "../stores/stores.ts";
import { followAccount } from "./followAccount.ts";
import { createStores } from "./createStores.ts";
import { lateCardWatch } from "./lateCardWatch.ts";
import { prepareNotices } from "./Layers.tsx";
import { LeavingStore } from "./LeavingStore.ts";
import { overlayTable } from "./overlayTable.tsx";
import { OverlaysStore } from "./OverlaysStore.ts";
import { PlayerLoader } from "./PlayerLoader.ts";
import { prefetchRoute } from "./prefetchRoute.ts";
import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";

/** Everything that lives as long as the tab; React only draws it. */
export interface AppParts {
  readonly config: AppConfig;
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly stores: Stores;
  readonly pagePorts: PagePorts;
  readonly leaving: LeavingStore;
  readonly overlays: OverlaysStore;
  readonly player: PlayerLoader;
  readonly analytics: Analytics;
  /** The person goes; from a page of the profile, home comes first. */
  readonly logout: () => void;
  readonly judge: (address: string) => LinkVerdict;
  /** Keys of one character work anywhere on a page, unless the person switched that off in the player's list of keys. */
  readonly hasPageKeys: () => boolean;
  /** Begins what runs beside React. */
  readonly start: () => Running;
}

export interface Running {
  readonly stop: () => void;
  /** The code of the first page is here, or will not come. */
  readonly ready: Promise<unknown>;
}

/** What no first screen needs waits so long, in milliseconds. */
const laterMs = 1000;

const originOf = (url: string): string[] => {
  try {
    return url === "" ? [] : [new URL(url, window.location.origin).origin];
  } catch {
    return [];
  }
};

/** `handed`: answers that came with the document. */
export function createApp(config: AppConfig, handed: HandedAnswers): AppParts {
  const storage = createStorage();
  const queryClient = createQueryClient();
  const { origin } = window.location;
  const ownOrigins = [config.authUrl, config.paymentUrl, config.mediaUrl, config.studioUrl].flatMap(originOf);

  const absolute = (url: string): string => new URL(url, origin).href.replace(/\/$/, "");
  const servers: Partial<Record<ServerRole, string>> = {};
  for (const [role, url] of [["payment", config.paymentApiUrl], ["log", config.logUrl], ["metrics", config.metricsUrl]] as const) {
    if (url !== "") servers[role] = absolute(url);
  }
  const dropped = new Set<string>();
  // What was left out of an answer is told to the log, once a place; that this fails is nobody's concern.
  const tellDropped = (operationId: string, where: string): void => {
    const target = operationId + where;
    if (dropped.has(target)) return;
    dropped.add(target);
    void api.call("logEvent", { query: { event_type: "dropped", target } }).catch(() => {});
  };
  handed.tell(tellDropped);
  const api = createApi({
    baseUrl: absolute(config.apiUrl),
    servers,
    videoPepper: () => new URLSearchParams(window.location.search).get("pepper") ?? undefined,
    // The same storage for all tabs: none asks as who has left in another.
    hasLeft: () => storage.get("logout-pending") === true,
    onReport(report) {
      if (report.type === "dropped") tellDropped(report.operationId, report.where);
    },
    // One question for all waiting calls; a guest's call is not helped by it.
    refreshSession: async () => {
      if (!stores.session.isAuthorised) return false;
      await stores.session.refresh();
      return stores.session.isAuthorised;
    },
  });

  const policy = (): LinkPolicy => ({
    origin,
    ownOrigins,
    partners: queryClient.getQueryData(partnersQuery(api).queryKey)?.hosts ?? null,
  });
  const judge = (address: string): LinkVerdict => safeUrl(address, policy());

  const overlays = new OverlaysStore();
  const leaving = new LeavingStore();
  const open = (address: string, isNewTab = false) => {
    const verdict = judge(address);
    if (verdict.kind === "internal" && isNewTab) window.open(verdict.path, "_blank", "noopener");
    else if (verdict.kind === "internal") navigate(verdict.path);
    else if (verdict.kind === "allowed") window.open(verdict.href, "_blank", "noopener");
    else if (verdict.kind === "ask") leaving.ask(verdict);
  };
  const stores: Stores = createStores({ api, handed, storage, open, onPositionSaved: () => refreshShelf(queryClient, continueWatchingId) });

  const ahead = createStreamAhead();
  const player = new PlayerLoader(() => import("./createPlayer.ts").then((module) => module.createPlayer({ storage, ahead, mediaUrl: pagePorts.mediaUrl, watchProgress: stores.watchProgress })));

  const reminders = createLate(() => import("./createReminders.ts").then((module) => module.createReminders(storage, stores.notices.notify, stores.account)));

  /** Who a frame speaks as, by its address: made once, or each drawing would load the frame anew. */
  const frameFlows = new Map<string, string>();
  const flowOf = (address: string): string => {
    const flow = frameFlows.get(address) ?? createFlowId();
    frameFlows.set(address, flow);
    return flow;
  };
  /** An embedded card comes from the media host, never from our own origin, and is told how to look (B §7). */
  const framedUrl = (address: string): SafeMediaUrl | undefined => {
    const own = safeMediaUrl(address, policy());
    const url = own === undefined ? null : new URL(own, origin);
    if (url === null || url.origin === origin) return undefined;
    const say = { "hide-header": "1", "hide-footer": "1", message: "1", parent: origin, mobile: readDevice().class === "mobile" ? "1" : "0", themeId: stores.theme.theme, flow: flowOf(address) };
    for (const [name, value] of Object.entries(say)) url.searchParams.set(name, value);
    return safeMediaUrl(url.href, policy());
  };

  const device = readDevice();
  const pagePorts: PagePorts = {
    link: (address) => {
      const verdict = safeUrl(address, policy());
      if (verdict.kind === "refuse") return null;
      return verdict.kind === "internal" ? { href: verdict.path, isExternal: false } : { href: verdict.href, isExternal: true };
    },
    mediaUrl: (address) => safeMediaUrl(address, policy()),
    watchCards: lateCardWatch(
      () => import("./cardWatch.ts").then((module) => module.createCardWatch({ analytics: silentAnalytics, open: (address, isNewTab) => open(address, isNewTab) })),
      (address) => framedUrl(address),
    ),
    overlays: { open: overlays.open, prepare: (name) => void overlayTable[name].late.load().catch(() => undefined) },
    origin,
    studioUrl: config.studioUrl,
    deviceClass: () => readDevice().class,
    hasHover: !device.isTouch && !device.isIos && device.class !== "mobile",
    copyText,
    now: () => Date.now(),
    onLeave,
    player: player.late,
    reminders,
  };

  const loadPlayer = (videoId: string) => Promise.all([
    player.late.load(),
    stores.videoReactions.load().then((reactions) => { if (stores.session.phase !== "unknown") void reactions.begin(videoId); }),
  ]);
  const openStream = ({ playback, video }: VideoPage) => {
    // A video for adults is asked about first.
    const address = video.is_adult ? undefined : safeMediaUrl(playback?.hls, policy());
    if (address !== undefined) ahead.open(address);
  };
  const prepare = (path: string) => prefetchRoute(path, { api, client: queryClient, handed, loadPlayer, openStream });
  const start = (): Running => {
    const ready = prepare(window.location.pathname + window.location.search);
    const disposers = [
      connectHistory(storage),
      stores.theme.connect(),
      installAnchorNavigation({ judge, isChosen: isShareAddress, navigate, leave: leaveFor, askAndOpen: leaving.ask, prepare }),
      stores.account.onChange(({ now, isFirst }) => {
        // What came with the document was written for who asked for it.
        if (!isFirst) return handed.forget();
        const subscriptions = handed.take("listPaidSubscriptions");
        if (subscriptions) queryClient.setQueryData(paidSubscriptionsQuery(api, now).queryKey, subscriptions);
      }),
      followAccount({ stores, storage, queryClient, closePersonal: () => overlays.close("account") }),
      // Their stores open and close them: by an intent that waits for a login, by a link.
      reaction(() => stores.authPopup.isOpen, (isOpen) => {
        if (!isOpen) return overlays.close("signIn");
        overlays.open("signIn", null);
        // Now, and not when somebody has signed in: it would be their session that ends.
        void stores.session.finishLogout().catch(() => undefined);
      }),
      reaction(() => leaving.link !== null, (isOpen) => (isOpen ? overlays.open("leaveSite", null) : overlays.close("leaveSite"))),
    ];
    void stores.session.refresh();
    const settings = handed.take("getClientSettings");
    if (settings) queryClient.setQueryData(clientSettingsQuery(api).queryKey, settings);
    else void queryClient.prefetchQuery(clientSettingsQuery(api));
    // Nothing of the first screen waits for these: they leave it the line and the processor, the first frame of a video too.
    const later = () => {
      void queryClient.prefetchQuery(partnersQuery(api));
      void queryClient.prefetchQuery(redirectsQuery(api));
      prepareNotices();
      if (Object.keys(storage.get("reminders") ?? {}).length > 0) void reminders.load().catch(() => undefined);
    };
    const laterTimer = setTimeout(() => {
      if ("requestIdleCallback" in window) window.requestIdleCallback(later, { timeout: 3000 });
      else later();
    }, laterMs);
    disposers.push(() => clearTimeout(laterTimer));
    return { stop: () => { for (const dispose of disposers) dispose(); }, ready };
  };

  const logout = () => leaveAccount({ path: window.location.pathname, navigate, logout: stores.session.logout });
  return { logout, overlays, config, api, queryClient, stores, pagePorts, leaving, player, analytics: silentAnalytics, judge, hasPageKeys: () => storage.get("player-shortcuts") !== false, start };
}
