import { interestsPath } from "../links/addresses.ts";
import type { Host } from "../ports/Host.ts";
import type { OverlayArgs, OverlayName } from "../ports/Overlays.ts";
import { navigate } from "../routes/navigation.ts";
import type { ManagementEntry } from "../stores/paying/managementMachine.ts";
import { productCodeOf, type PremiumEntry } from "../stores/paying/premiumTypes.ts";
import { bellTexts } from "../texts/bell.ts";
import { layerTexts } from "../texts/layers.ts";
import { popupTitles } from "../texts/popups.ts";
import { overlay, type Overlay } from "./overlay.tsx";
import { purchaseAddress } from "./purchaseAddress.ts";

/** One of the three popups of management (PAY-FLOW-21): they differ in the step that they begin at. */
const management = (entry: ManagementEntry): Overlay<OverlayArgs["managePurchase"]> => ({
  label: popupTitles.manage,
  address: {
    name: `premium_management_${entry}`,
    ...(entry === "rescission" && { alsoNamed: { cancel_flow: {} } }),
    params: ["productCode"],
    // A missing or unknown product is RUTUBE here (K27).
    parse: (search) => ({ productCode: productCodeOf(search.get("productCode")) ?? "RUTUBE" }),
    print: ({ productCode }) => ({ productCode }),
  },
  audience: { trigger: "premium" },
  late: overlay(
    () => import("./ManageOverlay.tsx"),
    ({ ManageOverlay }, { args, isOpen, onOpenChange }, { offers }) => (
      <ManageOverlay {...args} entry={entry} offers={offers} isOpen={isOpen} onOpenChange={onOpenChange} />
    ),
    ({ stores }: Host) => ({ offers: stores.offers }),
  ),
});

type PremiumName = "premium_purchase" | "premium_payment_flow" | "premium_post_payment";

/** The ways into the premium flow have one popup and differ by where it begins (PAY-FLOW-17 to -19). */
const premium = (
  name: PremiumName,
  entry: PremiumEntry,
  alsoNamed: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Overlay<OverlayArgs[PremiumName]> => ({
  label: popupTitles.premium,
  address: {
    name,
    alsoNamed,
    params: ["productCode"],
    // A missing or an unknown code is null in the purchase flow (K27).
    parse: (search) => ({
      productCode: productCodeOf(search.get("productCode")),
      ...(search.get("start") === "phone" && { isForPhone: true }),
    }),
    print: ({ productCode }) => (productCode === null ? {} : { productCode }),
  },
  audience: { trigger: ({ isForPhone }) => (isForPhone === true ? "add-phone-for-premier" : "premium") },
  late: overlay(
    () => import("./PremiumOverlay.tsx"),
    ({ PremiumOverlay }, props, { offers }) => <PremiumOverlay {...props} offers={offers} name={name} entry={entry} />,
    ({ stores }: Host) => ({ offers: stores.offers }),
  ),
});

/** Introduction of a page; where it stands makes the difference. */
const hints = (as: "modal" | "banner"): Overlay<OverlayArgs["onboardingModal"]> => ({
  label: popupTitles.onboarding,
  late: overlay(
    () => import("../features/show-onboarding/ShowOnboarding.tsx"),
    ({ ShowOnboarding }, { args, isOpen }) => <ShowOnboarding {...args} as={as} isOpen={isOpen} />,
  ),
});

/** Every overlay of the app by its name (house style: a popup is one entry of a registry). */
export const overlayTable: { readonly [N in OverlayName]: Overlay<OverlayArgs[N]> } = {
  menu: {
    label: layerTexts.menu.menu,
    late: overlay(
      () => import("../features/browse-menu/SiteMenu.tsx"),
      ({ SiteMenu }, { app, isOpen, onOpenChange, path }) => (
        <SiteMenu
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          path={path}
          onGo={navigate}
          onToastHistory={() => app.overlays.open("toastHistory", null)}
          onPromo={app.openCoupon}
          onPremium={() => app.popups.open("premium_purchase", { productCode: null })}
        />
      ),
    ),
  },
  account: {
    label: layerTexts.userMenu.menu,
    anchor: "userButton",
    late: overlay(
      () => import("../features/use-account/AccountMenu.tsx"),
      ({ AccountMenu }, { app, isOpen, onOpenChange, userButton }) => (
        <AccountMenu
          triggerRef={userButton}
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          onPremium={() => app.popups.open("premium_purchase", { productCode: null })}
          onToastHistory={() => app.overlays.open("toastHistory", null)}
          onLogout={app.logout}
        />
      ),
    ),
  },
  notifications: {
    label: bellTexts.title,
    anchor: "bellButton",
    late: overlay(
      () => import("./NotificationsOverlay.tsx"),
      ({ NotificationsOverlay }, props, stores) => <NotificationsOverlay {...props} {...stores} />,
      ({ stores: { bell, subscriptions, notificationSettings } }: Host) => ({
        store: bell.late,
        subscriptions,
        settings: notificationSettings,
      }),
    ),
  },
  push: {
    label: bellTexts.push,
    late: overlay(
      () => import("../features/offer-push/PushOffer.tsx"),
      ({ PushOffer }, { app, args, isOpen }) => (
        <PushOffer {...args} isOpen={isOpen} isAlone={() => app.overlays.isAlone("push")} />
      ),
    ),
  },
  warning: {
    label: popupTitles.warnings,
    late: overlay(
      () => import("../features/warn-visitor/WarningBanner.tsx"),
      ({ WarningBanner }, { app, args, isOpen }) => (
        <WarningBanner {...args} isOpen={isOpen} isAlone={() => app.overlays.isAlone("warning")} />
      ),
    ),
  },
  premium_purchase: premium("premium_purchase", "full", { premium_flow: {}, product_flow: {} }),
  premium_payment_flow: premium("premium_payment_flow", "quick", {
    no_ads_flow: { productCode: "RUTUBE" },
    product_flow_phone: { start: "phone" },
    payment_method: {},
  }),
  premium_post_payment: premium("premium_post_payment", "postPayment", {
    product_flow_payment_status_check: {},
    check_payment_status: {},
  }),
  blog: {
    label: popupTitles.blog,
    address: {
      name: "blog",
      params: ["post"],
      parse: (search) => {
        const post = search.get("post") ?? "";
        return /^[\w-]{1,64}$/.test(post) ? { post } : undefined;
      },
      print: ({ post }) => ({ post }),
    },
    late: overlay(
      () => import("./BlogOverlay.tsx"),
      ({ BlogOverlay }, props) => <BlogOverlay {...props} />,
    ),
  },
  purchase: {
    label: popupTitles.purchase,
    address: purchaseAddress,
    // Guests get the auth popup first (PAY-SINGLE-05).
    // A product of the marketplace begins with the e-mail for its receipt.
    audience: { trigger: ({ kind }) => (kind === "product" ? "add-email-for-premier" : "pay-in-player") },
    late: overlay(
      () => import("./PurchaseOverlay.tsx"),
      ({ PurchaseOverlay }, props, { store }) => <PurchaseOverlay {...props} store={store} />,
      ({ stores }: Host) => ({ store: stores.purchases }),
    ),
  },
  promoCode: {
    label: popupTitles.promoCode,
    // A code is nothing for an address: who reloads types it again, or finds it being used.
    address: {
      name: "promo_code",
      alsoNamed: { promo_code_flow: {} },
      params: [],
      parse: () => ({ code: null }),
      print: () => ({}),
    },
    audience: { trigger: "premium-promo-code" },
    late: overlay(
      () => import("../features/buy-content/ActivatePromo.tsx"),
      ({ ActivatePromo }, { args, isOpen, onOpenChange }, { store }) => (
        <ActivatePromo store={store} code={args.code} isOpen={isOpen} onOpenChange={onOpenChange} />
      ),
      ({ stores }: Host) => ({ store: stores.promo }),
    ),
  },
  managePurchase: management("purchase"),
  manageRescission: management("rescission"),
  manageRecovery: management("recovery"),
  addCard: {
    label: popupTitles.addCard,
    audience: { trigger: "premium" },
    late: overlay(
      () => import("./AddCardOverlay.tsx"),
      ({ AddCardOverlay }, { app, isOpen, onOpenChange }, { store }) => (
        <AddCardOverlay app={app} store={store} isOpen={isOpen} onOpenChange={onOpenChange} />
      ),
      ({ stores }: Host) => ({ store: stores.savedCards }),
    ),
  },
  voice: {
    label: popupTitles.voice,
    late: overlay(
      () => import("./VoiceOverlay.tsx"),
      ({ VoiceOverlay }, { args, isOpen, onOpenChange }) => (
        <VoiceOverlay {...args} isOpen={isOpen} onOpenChange={onOpenChange} />
      ),
    ),
  },
  toastHistory: {
    label: layerTexts.toastHistory.title,
    late: overlay(
      () => import("../features/show-toasts/ToastHistoryDialog.tsx"),
      ({ ToastHistoryDialog }, { isOpen, onOpenChange }) => (
        <ToastHistoryDialog isOpen={isOpen} onOpenChange={onOpenChange} />
      ),
    ),
  },
  signIn: {
    label: popupTitles.auth,
    dismiss: (app) => app.host.stores.authPopup.dismiss(),
    late: overlay(
      () => import("./SignInOverlay.tsx"),
      ({ SignInOverlay }, { app }) => <SignInOverlay app={app} />,
    ),
  },
  onboarding: {
    label: popupTitles.auth,
    late: overlay(
      () => import("../features/offer-sign-in/SignInOffer.tsx"),
      ({ SignInOffer }, { app, args, isOpen }) => (
        <SignInOffer {...args} isOpen={isOpen} isAlone={() => app.overlays.isAlone("onboarding")} />
      ),
    ),
  },
  onboardingModal: hints("modal"),
  onboardingBanner: hints("banner"),
  videoOffer: {
    label: popupTitles.onboarding,
    late: overlay(
      () => import("../features/show-onboarding/OfferAfterVideos.tsx"),
      ({ OfferAfterVideos }, { args, isOpen }) => (isOpen ? <OfferAfterVideos {...args} /> : null),
    ),
  },
  authOffer: {
    label: popupTitles.auth,
    late: overlay(
      () => import("../features/offer-sign-in/SignInOffer.tsx"),
      ({ SignInOffer }, { app, args, isOpen }) => (
        <SignInOffer {...args} about="offer" isOpen={isOpen} isAlone={() => app.overlays.isAlone("authOffer")} />
      ),
    ),
  },
  interests: {
    label: popupTitles.interests,
    late: overlay(
      () => import("../features/choose-interests/InterestsPopups.tsx"),
      ({ InterestsPopups }, { app, args, isOpen, onOpenChange }, stores) => (
        <InterestsPopups
          {...args}
          {...stores}
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          onSelected={() => app.overlays.open("interests", { part: "recommend" })}
        />
      ),
      ({ stores: { interests, subscriptions } }: Host) => ({ interests, subscriptions }),
    ),
  },
  interestsTooltip: {
    label: popupTitles.interests,
    late: overlay(
      () => import("../features/choose-interests/InterestsTooltip.tsx"),
      ({ InterestsTooltip }, { app, isOpen }, { interests }) => (
        <InterestsTooltip
          interests={interests}
          isOpen={isOpen}
          isSuppressed={() => app.overlays.hasHeaderTooltip || app.overlays.isCovered}
          onChoose={() => navigate(interestsPath)}
        />
      ),
      ({ stores }: Host) => ({ interests: stores.interests }),
    ),
  },
  leaveSite: {
    label: layerTexts.leaving.title,
    dismiss: (app) => app.leaving.answer(false),
    late: overlay(
      () => import("../features/leave-site/LeaveSite.tsx"),
      ({ LeaveSite }, { app }) => <LeaveSite host={app.leaving.link?.host ?? null} onAnswer={app.leaving.answer} />,
    ),
  },
  rating: {
    label: popupTitles.rating,
    late: overlay(
      () => import("../features/rate-video/RateVideo.tsx"),
      ({ RateVideo }, { args, isOpen, onOpenChange }, { ratings }) => (
        <RateVideo {...args} ratings={ratings} isOpen={isOpen} onOpenChange={onOpenChange} />
      ),
      ({ stores }: Host) => ({ ratings: stores.videoRatings }),
    ),
  },
  trailer: {
    label: popupTitles.trailer,
    late: overlay(
      () => import("../features/watch-trailer/Trailer.tsx"),
      // A part that comes into an open dialog would take it, and the focus, away for a moment: the player comes with its code.
      ({ Trailer }, { args, isOpen, onOpenChange, path }, { player }) => (
        <Trailer {...args} isOpen={isOpen} onOpenChange={onOpenChange} path={path} player={player} />
      ),
      ({ player }: Host) => ({ player }),
    ),
  },
  share: {
    label: popupTitles.share,
    late: overlay(
      () => import("../features/share-video/ShareVideo.tsx"),
      ({ ShareVideo }, { args, isOpen, onOpenChange }) => (
        <ShareVideo {...args} isOpen={isOpen} onOpenChange={onOpenChange} />
      ),
    ),
  },
};
