import { createApi, type ServerRole } from "@kadr/openapi/client";
import { when } from "mobx";
import { createLate } from "@kadr/design-system/primitives/Late";
import type { Host } from "../ports/Host.ts";
import { acceptCookies, mayMeasure } from "../platform/analytics/consent.ts";
import { createEarlyMeasurement } from "../platform/analytics/earlyMeasurement.ts";
import { onStored } from "../platform/device/otherTabs.ts";
import { copyText } from "../platform/device/clipboard.ts";
import { keepFile } from "../platform/device/keepFile.ts";
import { onLeave } from "../platform/device/leaving.ts";
import type { AppConfig } from "../platform/config/readConfig.ts";
import { createFlowId } from "../platform/frames/flowId.ts";
import { labelIn } from "../platform/toggles/cookies.ts";
import { homePath } from "../links/addresses.ts";
import { safeMediaUrl, safeUrl, type LinkPolicy, type LinkVerdict } from "../links/safeUrl.ts";
import { leaveAccount } from "../features/use-account/leaveAccount.ts";
import { continueWatchingId } from "../presenters/feed.ts";
import { refreshShelf } from "../queries/feed.ts";
import type { PrefetchedResponses } from "../queries/prefetched.ts";
import { createQueryClient } from "../queries/createQueryClient.ts";
import { partnersIn } from "../queries/settings.ts";
import { navigate } from "../routes/navigation.ts";
import { onceStill, withoutOverlays } from "../routes/overlayStack.ts";
import { ConsentStore } from "../stores/ConsentStore.ts";
import type { Stores } from "../stores/stores.ts";
import { AppBannerStore } from "./AppBannerStore.ts";
import type { AppParts } from "./AppParts.ts";
import { createBeginning } from "./createBeginning.ts";
import { createStores } from "./createStores.ts";
import type { Environment } from "./Environment.ts";
import { lateCardWatch } from "./lateCardWatch.ts";
import { LeavingStore } from "./LeavingStore.ts";
import { overlayTable } from "./overlayTable.tsx";
import { sessionOfCalls } from "./sessionOfCalls.ts";
import type { OverlayArgs } from "../ports/Overlays.ts";
import { Popups } from "../routes/popups.ts";
import { OverlaysStore } from "./OverlaysStore.ts";
import { PlayerLoader } from "./PlayerLoader.ts";
import { videoAt } from "./purchaseAddress.ts";
import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";

const ignore = () => undefined;

const originOf = (url: string, base: string): string[] => {
  try {
    return url === "" ? [] : [new URL(url, base).origin];
  } catch {
    return [];
  }
};

/** `prefetched`: responses that came with the document. */
export function createApp(config: AppConfig, prefetched: PrefetchedResponses, environment: Environment): AppParts {
  const { origin, storage, preload, now, clock } = environment;
  const queryClient = createQueryClient();
  const ownOrigins = [config.authUrl, config.paymentUrl, config.mediaUrl, config.studioUrl].flatMap((url) =>
    originOf(url, origin),
  );

  const absolute = (url: string): string => new URL(url, origin).href.replace(/\/$/, "");
  const servers: Partial<Record<ServerRole, string>> = {};
  for (const [role, url] of [
    ["payment", config.paymentApiUrl],
    ["log", config.logUrl],
    ["metrics", config.metricsUrl],
  ] as const) {
    if (url !== "") servers[role] = absolute(url);
  }
  const dropped = new Set<string>();
  // A part left out of a response is reported to the log, once a place; a failure of that report is ignored.
  const reportDropped = (operationId: string, where: string): void => {
    const target = operationId + where;
    if (dropped.has(target)) return;
    dropped.add(target);
    void api.call("logEvent", { query: { event_type: "dropped", target } }).catch(() => {});
  };
  prefetched.reportTo(reportDropped);
  const api = createApi({
    baseUrl: absolute(config.apiUrl),
    servers,
    ...(environment.fetch && { fetch: environment.fetch }),
    ...(environment.random && { random: environment.random }),
    videoPepper: () => new URLSearchParams(window.location.search).get("pepper") ?? undefined,
    onReport(report) {
      if (report.type === "dropped") reportDropped(report.operationId, report.where);
    },
    ...sessionOfCalls(storage, () => stores),
  });

  const policy = (): LinkPolicy => ({ origin, ownOrigins, partners: partnersIn(queryClient) });
  const linkPolicy = (address: string): LinkVerdict => safeUrl(address, policy());

  const measurement = createEarlyMeasurement(
    () => mayMeasure(storage),
    createLate(() =>
      import("./createMeasurement.ts").then((module) =>
        module.createMeasurement({
          api,
          queryClient,
          storage,
          person: stores.session,
          deviceType: () => environment.device().class,
          isAllowed: () => mayMeasure(storage),
          metricsUrl: config.metricsUrl === "" ? "" : absolute(config.metricsUrl),
          siteId: config.siteId,
          afterPayment: (task) => void when(() => !overlays.isPaying, task),
        }),
      ),
    ).load,
  );
  const { measure } = measurement;
  const overlays = new OverlaysStore();
  const leaving = new LeavingStore();
  const consent = new ConsentStore({
    device: {
      read: () => storage.get("cookie-consent") === true,
      write: () => acceptCookies(storage),
      watch: onStored,
    },
    onAccepted: measurement.open,
  });
  const appBanner = new AppBannerStore(environment.appBanner);
  const open = (address: string) => {
    const verdict = linkPolicy(address);
    if (verdict.kind === "internal") navigate(verdict.path);
    else if (verdict.kind === "allowed") window.open(verdict.href, "_blank", "noopener");
    else if (verdict.kind === "ask") leaving.ask(verdict);
  };
  const stores: Stores = createStores({
    api,
    prefetched,
    storage,
    now,
    clock,
    measure,
    theme: environment.theme,
    open,
    onPositionSaved: () => refreshShelf(queryClient, continueWatchingId),
    pushOffering: {
      deviceClass: () => environment.device().class,
      // It comes without a place kept for it: nobody waits.
      show: (args) =>
        void overlayTable.push.late.code.load().then(
          () => overlays.open("push", args),
          () => undefined,
        ),
      hide: () => overlays.close("push"),
    },
    queryClient,
    shopId: config.shopId,
    go: navigate,
    onProductCode: (code) => popups.open("promoCode", { code }),
    leave: (url) => {
      const verdict = linkPolicy(url);
      if (verdict.kind === "allowed") onceStill(() => window.location.assign(verdict.href));
      else if (verdict.kind === "ask") leaving.ask(verdict);
    },
    tooltip: {
      show: () => overlays.open("interestsTooltip", null),
      hide: () => overlays.close("interestsTooltip"),
    },
    signInEnded: {
      onRegistered: () => void newcomer.load().then(({ registered }) => registered(), ignore),
      onDismissed: (trigger) => void newcomer.load().then(({ dismissed }) => dismissed(trigger), ignore),
    },
  });

  const newcomer = createLate(() =>
    import("./createNewcomer.ts").then((module) =>
      module.createNewcomer({
        account: stores.account,
        authPopup: stores.authPopup,
        clock,
        notify: stores.toasts.notify,
        overlays,
        storage,
      }),
    ),
  );

  const popups = new Popups<OverlayArgs>({
    table: overlayTable,
    show: overlays.open,
    auth: stores.authPopup,
    session: stores.account,
    known: () => when(() => stores.session.phase !== "unknown"),
  });

  const player = new PlayerLoader(() =>
    import("./createPlayer.ts").then((module) =>
      module.createPlayer({ storage, preload, clock, mediaUrl: host.mediaUrl, watchProgress: stores.watchProgress }),
    ),
  );

  const reminders = createLate(() =>
    import("./createReminders.ts").then((module) =>
      module.createReminders(storage, clock, stores.toasts.notify, stores.account),
    ),
  );

  /** The speaker of a frame, by its address: made once, or each drawing would load the frame anew. */
  const frameFlows = new Map<string, string>();
  const flowOf = (address: string): string => {
    const flow = frameFlows.get(address) ?? createFlowId();
    frameFlows.set(address, flow);
    return flow;
  };
  /** An embedded card comes from the media host, never from our own origin, and is told how to look (`newsFrame.param`). */
  const framedUrl = (address: string): SafeMediaUrl | undefined => {
    const own = safeMediaUrl(address, policy());
    const url = own === undefined ? null : new URL(own, origin);
    if (url === null || url.origin === origin) return undefined;
    const say = {
      "hide-header": "1",
      "hide-footer": "1",
      message: "1",
      parent: origin,
      mobile: environment.device().class === "mobile" ? "1" : "0",
      themeId: stores.theme.theme,
      flow: flowOf(address),
    };
    for (const [name, value] of Object.entries(say)) url.searchParams.set(name, value);
    return safeMediaUrl(url.href, policy());
  };

  const device = environment.device();
  const host: Host = {
    api,
    stores,
    measure,
    drawnFor: environment.drawnFor,
    link: (address) => {
      const verdict = safeUrl(address, policy());
      if (verdict.kind === "refuse") return null;
      return verdict.kind === "internal"
        ? { href: verdict.path, isExternal: false }
        : { href: verdict.href, isExternal: true };
    },
    mediaUrl: (address) => safeMediaUrl(address, policy()),
    prefetched,
    watchCards: lateCardWatch(
      () => import("./cardWatch.ts").then((module) => module.createCardWatch({ measure })),
      (address) => framedUrl(address),
    ),
    overlays: { open: popups.open, prepare: (name) => void overlayTable[name].late.code.load().catch(() => undefined) },
    origin,
    studioUrl: config.studioUrl,
    deviceClass: (width) => environment.device(width).class,
    hasHover: !device.isTouch && !device.isIos && device.class !== "mobile",
    copyText,
    keepFile,
    uploadThumbnail: createLate(() =>
      import("../platform/api/thumbnailApi.ts").then((module) => module.createThumbnailUpload(api)),
    ),
    downloads: createLate(() =>
      import("../platform/api/downloadVideo.ts").then((module) => module.createDownloads(api, onceStill)),
    ),
    now,
    onLeave,
    player: player.late,
    reminders,
    problemDraft: createLate(() => import("../platform/storage/problemDraft.ts").then((module) => module.problemDraft))
      .load,
    hasLabel: (slug, label) => labelIn(slug, document.cookie) === label,
  };

  const { begin, start, startBackground } = createBeginning({
    config,
    environment,
    queryClient,
    prefetched,
    host,
    leaving,
    overlays,
    popups,
    appBanner,
    consent,
    player,
    reminders,
    newcomer,
    linkPolicy,
    measurement,
  });
  const logout = () =>
    leaveAccount({
      path: window.location.pathname,
      goHome: (then) =>
        withoutOverlays(() => {
          navigate(homePath);
          then();
        }),
      logout: stores.session.logout,
    });
  const openCoupon = () =>
    void stores.authPopup.require("premium-promo-code").then((isHere) => {
      if (isHere) popups.open("purchase", { kind: "coupon", id: videoAt(window.location.pathname) ?? "" });
    });
  return {
    logout,
    openCoupon,
    overlays,
    popups,
    consent,
    appBanner,
    config,
    environment,
    queryClient,
    host,
    leaving,
    player,
    measurement,
    linkPolicy,
    hasPageKeys: () => storage.get("player-shortcuts") !== false,
    begin,
    start,
    startBackground,
  };
}
