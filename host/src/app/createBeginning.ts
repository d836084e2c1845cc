import { reaction, when } from "mobx";
import { eachWhenIdle, nextTask } from "@kadr/design-system/primitives/schedule";
import { createLate, type Late } from "@kadr/design-system/primitives/Late";
import type { VideoPage } from "@kadr/openapi/client";
import { isShareAddress } from "../links/shareHref.ts";
import { keepView } from "../platform/device/view.ts";
import { installAnchorNavigation } from "../platform/links/anchorNavigation.ts";
import { forgetFailures } from "../queries/forgetFailures.ts";
import { redirectsQuery } from "../queries/navigation.ts";
import type { PrefetchedResponses } from "../queries/prefetched.ts";
import { clientSettingsQuery, partnersQuery } from "../queries/settings.ts";
import { paidSubscriptionsQuery } from "../queries/subscriptions.ts";
import { connectHistory, leaveFor, navigate, onArrival } from "../routes/navigation.ts";
import type { AppParts, Beginning } from "./AppParts.ts";
import { followAccount } from "./followAccount.ts";
import { prepareToasts } from "./Layers.tsx";
import { prefetchRoute } from "./prefetchRoute.ts";

export interface BeginningParts extends Pick<
  AppParts,
  | "config"
  | "environment"
  | "queryClient"
  | "host"
  | "leaving"
  | "overlays"
  | "popups"
  | "appBanner"
  | "consent"
  | "player"
  | "linkPolicy"
  | "measurement"
> {
  /** Responses that came with the document. */
  readonly prefetched: PrefetchedResponses;
  /** Of videos that are still to come out. */
  readonly reminders: Pick<Late<unknown>, "load">;
  /** Invitations of a guest. */
  readonly newcomer: Pick<Late<unknown>, "load">;
}

/** The premium flow belongs to a person. */
const premiumNames = ["premium_purchase", "premium_payment_flow", "premium_post_payment"] as const;

const ignore = () => undefined;

/**
 * How the app begins: `begin` with all that drawing needs, `start` with what runs beside React in a browser as well, `startBackground`
 * with what nothing of the first screen waits for: it leaves that the line and the processor, the first frame of a video too.
 */
export function createBeginning({
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
}: BeginningParts): Pick<AppParts, "begin" | "start" | "startBackground"> {
  const { origin, storage, preload } = environment;
  const { api, stores, mediaUrl } = host;
  const loadPlayer = (): void => {
    if (!environment.isServer) void player.late.load().catch(ignore);
  };
  const loadReactions = async (videoId: string): Promise<void> => {
    // A server asks for nothing.
    if (environment.isServer && !prefetched.has("getVideoVotes") && !prefetched.has("getVideoReaction")) return;
    const [reactions] = await Promise.all([
      stores.videoReactions.load().catch(() => null),
      when(() => stores.session.phase !== "unknown"),
    ]);
    // Reactions that came with the document are there in the next task, and it does not wait for more.
    if (reactions !== null) await Promise.race([reactions.begin(videoId), nextTask()]);
  };
  const openStream = ({ playback, video }: VideoPage) => {
    // A video for adults is asked about first.
    const address = video.is_adult ? undefined : mediaUrl(playback?.hls);
    if (address !== undefined) preload.open(address);
  };
  const prepare = (path: string) =>
    prefetchRoute(path, { origin, api, client: queryClient, prefetched, loadPlayer, loadReactions, openStream });
  const begin = (follow: () => () => void): Beginning => {
    const { path, search } = environment.place;
    const code = prepare(path + search);
    const disposers = [
      stores.account.onChange(({ now: userId, isFirst }) => {
        // The prefetched responses were written for the person who asked for the document.
        if (!isFirst) return prefetched.forget();
        const subscriptions = prefetched.take("listPaidSubscriptions");
        if (subscriptions) queryClient.setQueryData(paidSubscriptionsQuery(api, userId).queryKey, subscriptions);
      }),
      follow(),
    ];
    const settings = prefetched.take("getClientSettings");
    if (settings) queryClient.setQueryData(clientSettingsQuery(api).queryKey, settings);
    else void queryClient.prefetchQuery(clientSettingsQuery(api));
    return {
      code,
      isKnown: stores.session.refresh(),
      stop: () => {
        for (const dispose of disposers) dispose();
      },
    };
  };
  const start = (): Beginning => {
    const disposers = [
      connectHistory(storage),
      onArrival(() => forgetFailures(queryClient)),
      stores.theme.connect(),
      installAnchorNavigation({
        linkPolicy,
        isChosen: isShareAddress,
        navigate: (path) => {
          if (!popups.takeLink(path)) navigate(path);
        },
        leave: leaveFor,
        askAndOpen: leaving.ask,
        prepare,
      }),
      // Their stores open and close them: by an intent that waits for a login, by a link.
      reaction(
        () => stores.authPopup.isOpen,
        (isOpen) => {
          if (!isOpen) return overlays.close("signIn");
          overlays.open("signIn", null);
          // Now, and not when somebody has signed in: it would be their session that ends.
          void stores.session.finishLogout().catch(ignore);
        },
      ),
      reaction(
        () => leaving.link !== null,
        (isOpen) => (isOpen ? overlays.open("leaveSite", null) : overlays.close("leaveSite")),
      ),
    ];
    popups.takeAddress({ isLoad: true });
    const { code, isKnown, stop } = begin(() =>
      followAccount({
        stores,
        storage,
        queryClient,
        closePersonal: () => {
          overlays.close("account");
          // who signs in again goes on there
          if (stores.session.expired === null) overlays.close("interests");
          for (const { name, args } of overlays.shown(premiumNames)) {
            overlays.close(name);
            if (stores.session.expired !== null) popups.open(name, args);
          }
        },
      }),
    );
    disposers.push(stop);
    return {
      code,
      isKnown,
      stop: () => {
        for (const dispose of disposers) dispose();
      },
    };
  };
  const startBackground = () => {
    const disposers: (() => void)[] = [];
    const warnings = createLate(() =>
      import("./createWarnings.ts").then((module) =>
        module.createWarnings({ appBanner, config, consent, environment, host, overlays }),
      ),
    );
    const onboarding = createLate(() => import("./createOnboarding.ts"));
    const toggles = createLate(() =>
      import("./createToggles.ts").then((module) =>
        module.createToggles({ api, queryClient, account: stores.account, storage }),
      ),
    );
    // A visitor who comes again without a network is met by a page of ours, not by the browser's.
    const worker = createLate(() =>
      import("../platform/device/serviceWorker.ts").then((module) => module.registerServiceWorker()),
    );
    const tasks = [
      () => {
        keepView();
        measurement.open();
      },
      () => disposers.push(consent.connect()),
      () => void queryClient.prefetchQuery(redirectsQuery(api)),
      () => void queryClient.prefetchQuery(partnersQuery(api)),
      prepareToasts,
      () => disposers.push(stores.bell.connect()),
      () => void newcomer.load().catch(ignore),
      () => void stores.watchProgress.sendKept(),
      () => void warnings.load().catch(ignore),
      () => {
        if (config.onboarding !== "on") return;
        void onboarding
          .load()
          .then(
            ({ createOnboarding }) => createOnboarding({ config, environment, host, overlays, popups, queryClient }),
            ignore,
          );
      },
      () => void toggles.load().then((stopToggles) => disposers.push(stopToggles), ignore),
      () => void worker.load().catch(ignore),
      () => {
        if (Object.keys(storage.get("reminders") ?? {}).length > 0) void reminders.load().catch(ignore);
      },
      () => {
        // A purchase waits for an e-mail, which is confirmed on this page or is confirmed already: it is gone on with.
        if (storage.get("purchase-later") !== undefined) void stores.purchases.load().catch(ignore);
      },
    ];
    const cancel = eachWhenIdle(tasks, "background");
    return () => {
      cancel();
      for (const dispose of disposers) dispose();
    };
  };
  return { begin, start, startBackground };
}
