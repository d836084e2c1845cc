import { useMemo } from "react";
import { Purchase } from "../features/buy-content/Purchase.tsx";
import { mySectionPath } from "../links/addresses.ts";
import { createFlowId } from "../platform/frames/flowId.ts";
import { navigate } from "../routes/navigation.ts";
import type { OverlayArgs } from "../pages/Overlays.ts";
import type { OverlayProps } from "./overlayTable.tsx";
import { createPaymentFrame } from "./paymentFrame.ts";

/** The popup of purchases with the frame of this app. */
export function PurchaseOverlay({ app, args, isOpen, onOpenChange }: OverlayProps<OverlayArgs["purchase"]>) {
  const store = app.stores.purchases.use();
  const { theme } = app.stores;
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
      link={app.pagePorts.link}
      onPurchases={() => navigate(mySectionPath("purchases"))}
    />
  );
}
