import { useMemo } from "react";
import { PremiumPopup } from "../features/pay-premium/PremiumPopup.tsx";
import type { OffersStore } from "../stores/OffersStore.ts";
import { productCodeOf, type PremiumEntry, type ProductCode } from "../stores/paying/premiumTypes.ts";
import { createCardFrame } from "./cardFrame.ts";
import type { OverlayProps } from "./overlay.tsx";

export interface PremiumOverlayProps extends OverlayProps<{ readonly productCode: ProductCode | null }> {
  name: "premium_purchase" | "premium_payment_flow" | "premium_post_payment";
  entry: PremiumEntry;
  offers: OffersStore;
}

/** The premium flow with what it needs of this app. */
export function PremiumOverlay({ app, args, isOpen, onOpenChange, name, entry, offers }: PremiumOverlayProps) {
  const { config, popups, environment } = app;
  const cardFrame = useMemo(() => createCardFrame(config.paymentUrl), [config.paymentUrl]);
  return (
    <PremiumPopup
      offers={offers}
      input={{ entry, productCode: args.productCode }}
      isOpen={isOpen}
      onClose={() => onOpenChange(false)}
      onStay={() => popups.keepAddress(name, args)}
      isMobile={environment.device().class === "mobile"}
      cardFrame={cardFrame}
      onManage={(action, productCode) => {
        onOpenChange(false);
        const code = productCodeOf(productCode);
        if (code !== null)
          popups.open(action === "manage" ? "managePurchase" : "manageRecovery", { productCode: code });
      }}
    />
  );
}
