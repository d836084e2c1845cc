import type { CardFramePort } from "@kadr/design-system/pay/CardFrame";
import type { DialogProps } from "@kadr/design-system/primitives/Dialog";
import type { LinkCheck } from "../../links/checks.ts";
import type { PremiumStore } from "../../stores/OffersStore.ts";

/** Parts of the app that the steps of the flow need. */
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

/** Props of the flow's one dialog that a step sets. */
export type StepParts = Omit<DialogProps, "isOpen" | "onOpenChange" | "onBack">;
export type Step = (view: PremiumView) => StepParts;
