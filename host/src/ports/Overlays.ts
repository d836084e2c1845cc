import type { PurchaseTarget } from "../stores/paying/purchaseTypes.ts";
import type { ProductCode } from "../stores/paying/premiumTypes.ts";
import type { OnboardingStore } from "../stores/OnboardingStore.ts";
import type { VideoViewOffer } from "../stores/VideoViewOfferStore.ts";
import type { MeasuredContent } from "../stores/measure/Measure.ts";
import type { Warning } from "../stores/WarningsStore.ts";

/** Subject of the onboarding popup, by what was wanted (AUTH-TRIGGER-31 to -35). */
export type OnboardingKind = "rating" | "reaction" | "watch-later" | "subscription" | "interests";

interface ManagedProduct {
  readonly productCode: ProductCode;
}

interface PremiumWay {
  /** null until a tariff is chosen. */
  readonly productCode: ProductCode | null;
  /** It was come into for the number of the phone (PAY-FLOW-24, «phone start»). */
  readonly isForPhone?: true;
}

interface SignInInvitation {
  readonly onSignIn: () => void;
  readonly onClose: () => void;
}

interface ShownHints {
  readonly store: OnboardingStore;
}

/** Overlays that may be opened over a page, by name, and the arguments of each. The app has the table of their components (`overlayTable.tsx`). */
export interface OverlayArgs {
  menu: null;
  account: null;
  notifications: null;
  /** The question whether pushes may come. */
  push: { readonly onConfirm: () => void; readonly onDecline: () => void };
  /** After the first dismissed sign-in ever: what signing in would have given. */
  onboarding: SignInInvitation & { readonly about: OnboardingKind };
  /** Introduction of a page (ONBOARD-ENGINE-07), in its middle or in its corner. */
  onboardingModal: ShownHints;
  onboardingBanner: ShownHints;
  /** Offer after some videos. */
  videoOffer: { readonly offer: VideoViewOffer; readonly onTake: () => void; readonly onClose: () => void };
  /** The offer of the day to sign in. */
  authOffer: SignInInvitation & { readonly onHold: (isHeld: boolean) => void };
  /** The interests: the first choice and the channels after it, or another choice, from the profile. */
  interests: { readonly part: "select" | "recommend" | "profile" };
  /** Tooltip of the header about the interests. */
  interestsTooltip: null;
  /** The banner about a VPN or an ad blocker. */
  warning: { readonly warning: Warning; readonly onDismiss: () => void };
  /** A page of the blog; `post` is its id there. */
  blog: { readonly post: string };
  /** Buying one thing, or using a coupon. */
  purchase: PurchaseTarget;
  /** A promo code of a subscription; one that was typed before is used at once. */
  promoCode: { readonly code: string | null };
  /** A subscription: how it stands, its cancelling, and taking that back (PAY-FLOW-21). */
  managePurchase: ManagedProduct;
  manageRescission: ManagedProduct;
  manageRecovery: ManagedProduct;
  /** A bank card to be kept. */
  addCard: null;
  /** The whole flow of premium, from its tariffs. `productCode`: the tariff that is meant. */
  premium_purchase: PremiumWay;
  /** The same without the tariffs: advertising off by one press. */
  premium_payment_flow: PremiumWay;
  /** Back from the bank. */
  premium_post_payment: PremiumWay;
  /** The voice search, and what is done with what was said. */
  voice: { readonly onHeard: (text: string) => void };
  toastHistory: null;
  signIn: null;
  leaveSite: null;
  /** The stars of a video. */
  rating: { readonly videoId: string; readonly title: string };
  /** The trailer of a show; `videoId` is the video that it is. */
  trailer: { readonly videoId: string; readonly title: string };
  share: {
    readonly videoId: string;
    readonly title: string;
    /** The video's own path, without query: a secret key never leaves (docs/invariants.md, S8). */
    readonly path: string;
    /** Where the player stands, in whole seconds; 0 offers no start time. */
    readonly seconds: number;
    /** As it is measured. Default «video». */
    readonly type?: MeasuredContent["type"] | undefined;
  };
}

export type OverlayName = keyof OverlayArgs;

export interface Overlays {
  readonly open: <N extends OverlayName>(name: N, args: OverlayArgs[N]) => void;
  /** It is about to be wanted: a pointer or the focus is on its button. */
  readonly prepare: (name: OverlayName) => void;
}
