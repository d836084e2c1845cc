import { ActivatePromo } from "../features/buy-content/ActivatePromo.tsx";
import type { OverlayArgs } from "../pages/Overlays.ts";
import type { OverlayProps } from "./overlayTable.tsx";

/** The popup of promo codes with the store of this app. */
export function PromoOverlay({ app, args, isOpen, onOpenChange }: OverlayProps<OverlayArgs["promoCode"]>) {
  const store = app.stores.promo.use();
  return <ActivatePromo store={store} code={args.code} isOpen={isOpen} onOpenChange={onOpenChange} />;
}
