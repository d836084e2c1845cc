import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { when } from "mobx";
import type { OffersStore, PremiumStore } from "../../stores/OffersStore.ts";
import type { PremiumInput } from "../../stores/paying/premiumTypes.ts";
import { useHost } from "../../ports/Host.ts";
import { PremiumFlow, type PremiumFlowProps } from "./PremiumFlow.tsx";

export interface PremiumPopupProps extends Omit<PremiumFlowProps, "store" | "themeId"> {
  offers: OffersStore;
  input: PremiumInput;
  onClose: () => void;
}

/** One opening of the flow: it begins with the popup and ends with it. */
export const PremiumPopup = observer(function PremiumPopup({ offers, input, onClose, ...flow }: PremiumPopupProps) {
  const { theme } = useHost().stores;
  const store = usePremium(offers, input, onClose);
  if (store === null) return null;
  return <PremiumFlow {...flow} store={store} themeId={theme.theme} />;
});

function usePremium(offers: OffersStore, input: PremiumInput, onClose: () => void): PremiumStore | null {
  const [store, setStore] = useState<PremiumStore | null>(null);
  // One opening is one flow: its arguments do not change while it stands.
  const [opening] = useState(() => ({ input, onClose }));
  useEffect(() => {
    const opened = offers.openPremium(opening.input);
    setStore(opened);
    const stop = opened.connect();
    const stopWaiting = when(
      () => opened.isDone,
      () => opening.onClose(),
    );
    return () => {
      stopWaiting();
      stop();
    };
  }, [offers, opening]);
  return store;
}
