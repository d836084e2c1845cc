import { useMemo } from "react";
import { Purchase } from "../features/buy-content/Purchase.tsx";
import { mySectionPath } from "../links/addresses.ts";
import { createFlowId } from "../platform/frames/flowId.ts";
import { navigate } from "../routes/navigation.ts";
import { useHost } from "../ports/Host.ts";
import type { OverlayArgs } from "../ports/Overlays.ts";
import type { PurchaseStore } from "../stores/paying/PurchaseStore.ts";
import type { OverlayProps } from "./overlay.tsx";
import { createPaymentFrame } from "./paymentFrame.ts";

export interface PurchaseOverlayProps extends OverlayProps<OverlayArgs["purchase"]> {
  store: PurchaseStore;
}

/** The popup of purchases with the frame of this app. */
export function PurchaseOverlay({ app, args, store, isOpen, onOpenChange }: PurchaseOverlayProps) {
  const { theme } = useHost().stores;
  const frame = useMemo(
    () => createPaymentFrame(app.config.paymentUrl, () => theme.theme),
    [app.config.paymentUrl, theme],
  );
  return (
    <Purchase
      store={store}
      target={args}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      frame={frame}
      createFlowId={createFlowId}
      onPurchases={() => navigate(mySectionPath("purchases"))}
    />
  );
}
