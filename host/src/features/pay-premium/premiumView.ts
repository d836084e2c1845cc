import type { CardFramePort } from "@kadr/design-system/pay/CardFrame";
import type { DialogProps } from "@kadr/design-system/primitives/Dialog";
import type { LinkCheck } from "../../links/checks.ts";
import type { PremiumStore } from "../../stores/OffersStore.ts";

/** What the steps of the flow need of the app. */
export interface PremiumView {
  readonly store: PremiumStore;
  readonly link: LinkCheck;
  /** The bank's app may be on this device. */
  readonly isMobile: boolean;
  readonly themeId: "light" | "dark";
  /** The form of a card, a page of the payment origin. */
  readonly cardFrame: CardFramePort;
  /** A subscription that is held is managed elsewhere. */
  readonly onManage: (action: "manage" | "recover", productCode: string) => void;
}

/** What a step makes of the one dialog of the flow. */
export type StepParts = Omit<DialogProps, "isOpen" | "onOpenChange" | "onBack">;
export type Step = (view: PremiumView) => StepParts;
