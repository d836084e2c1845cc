import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { OnboardingBanner, OnboardingModal } from "@kadr/design-system/popups/OnboardingPopup";
import { presentOnboarding } from "../../presenters/onboarding.ts";
import type { OnboardingStore, ShownOnboarding } from "../../stores/OnboardingStore.ts";
import { onboardingTexts as texts } from "../../texts/onboarding.ts";
import { useHost } from "../../ports/Host.ts";

export interface ShowOnboardingProps {
  store: OnboardingStore;
  /** In the middle of the page, or in its corner. */
  as: "modal" | "banner";
  isOpen: boolean;
}

/** The hint that the engine shows now, in a banner or in a modal (ONBOARD-ENGINE-07). While it closes, a modal shows what it showed. */
export const ShowOnboarding = observer(function ShowOnboarding({ store, as, isOpen }: ShowOnboardingProps) {
  const { link, mediaUrl } = useHost();
  const { shown } = store;
  const isShown = isOpen && shown !== null && (shown.event.type === "popup") === (as === "modal");
  const last = useRef<ShownOnboarding | null>(null);
  useEffect(() => {
    if (isShown) last.current = shown;
  });
  const drawn = isShown ? shown : last.current;
  if (drawn === null) return null;
  const element = presentOnboarding(drawn.element, { link, mediaUrl, isChosen: store.isChosen });
  const parts = { element, closeLabel: texts.close, onClose: store.close, onToggle: store.press, onPress: store.press };
  if (as === "banner") return isShown ? <OnboardingBanner {...parts} onHold={store.hold} /> : null;
  const { number, of } = drawn.place;
  return <OnboardingModal {...parts} isOpen={isShown} step={of === 1 ? undefined : texts.step(number, of)} />;
});
