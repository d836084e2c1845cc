import { reaction } from "mobx";
import { createOnboardingApi } from "../platform/api/onboardingApi.ts";
import { systemClock } from "../platform/clock/clock.ts";
import { createFlowId } from "../platform/frames/flowId.ts";
import { paidSubscriptionsQuery } from "../queries/subscriptions.ts";
import { onArrival } from "../routes/navigation.ts";
import { OnboardingStore } from "../stores/OnboardingStore.ts";
import { VideoViewOfferStore, subscriptionStatus, type SubscriptionStatus } from "../stores/VideoViewOfferStore.ts";
import type { AppParts } from "./AppParts.ts";
import { overlayTable } from "./overlayTable.tsx";
import { videoAt } from "./purchaseAddress.ts";

const ignore = () => undefined;

export type OnboardingSetup = Pick<AppParts, "config" | "environment" | "host" | "overlays" | "popups" | "queryClient">;

/** Introductions to the site and its offers: the hints of the server, and the popups after some videos. As long as the tab lives. */
export function createOnboarding({
  config,
  environment,
  host: { api, stores, measure },
  overlays,
  popups,
  queryClient,
}: OnboardingSetup): void {
  const { storage } = environment;
  const { account, authPopup } = stores;
  /** A visitor who is not measured has an id of this tab alone (ADR 29). */
  const cid = createFlowId();
  const readStatus = async (): Promise<SubscriptionStatus> =>
    account.userId === null
      ? "NO_SUBSCRIPTION"
      : subscriptionStatus((await queryClient.fetchQuery(paidSubscriptionsQuery(api, account.userId))).results);
  const paid: ReadonlySet<string> = new Set(config.paidTraffic.split(",").map((medium) => medium.trim()));
  // Of the address of the visit: later pages leave it behind.
  const medium = new URLSearchParams(environment.place.search).get("utm_medium");
  const own: ReadonlySet<string> = new Set(["onboardingModal", "onboardingBanner"]);

  const hints = new OnboardingStore({
    ...createOnboardingApi(api, async () => ({
      userId: account.userId,
      cid: storage.get("visitor") ?? cid,
      isMobile: environment.device().class === "mobile",
      status: await readStatus(),
    })),
    account,
    clock: systemClock,
    measure,
    slug: () => window.location.pathname,
    onPage: onArrival,
    isCovered: () => overlays.opened.some(({ name, isOpen }) => isOpen && !own.has(name)),
    isPaidTraffic: () => medium !== null && paid.has(medium),
    memory: {
      read: () => storage.get("onboardings-finished") ?? [],
      write: (ids) => storage.set("onboardings-finished", ids),
    },
  });
  reaction(
    () => hints.shown?.event.type ?? null,
    (type) => {
      const [name, other] =
        type === "popup"
          ? (["onboardingModal", "onboardingBanner"] as const)
          : (["onboardingBanner", "onboardingModal"] as const);
      overlays.close(other);
      if (type === null) return overlays.close(name);
      // It comes without a place kept for it: nobody waits.
      void overlayTable[name].late.code.load().then(() => {
        if (hints.shown?.event.type === type) overlays.open(name, { store: hints });
      }, ignore);
    },
  );

  const offers = new VideoViewOfferStore({
    account,
    clock: systemClock,
    measure,
    readStatus,
    videoHere: () => videoAt(window.location.pathname),
    onPage: onArrival,
    isFree: () => overlays.opened.every(({ isOpen }) => !isOpen),
    memory: {
      shownOn: () => storage.get("video-offer-shown"),
      keep: (day) => storage.set("video-offer-shown", day),
    },
  });
  const take = () => {
    const offer = offers.shown;
    offers.hide();
    if (offer?.kind === "moreFeatures") void authPopup.require("more-opportunities");
    else popups.open("premium_payment_flow", { productCode: "RUTUBE" });
  };
  reaction(
    () => offers.shown,
    (offer) => {
      if (offer === null) return overlays.close("videoOffer");
      void overlayTable.videoOffer.late.code
        .load()
        .then(() => overlays.open("videoOffer", { offer, onTake: take, onClose: offers.hide }), ignore);
    },
  );
  hints.connect();
  offers.connect();
}
