import { HintPopup } from "@kadr/design-system/popups/HintPopup";
import type { VideoViewOffer } from "../../stores/VideoViewOfferStore.ts";
import { onboardingTexts } from "../../texts/onboarding.ts";

const { videoView: texts } = onboardingTexts;

export interface OfferAfterVideosProps {
  offer: VideoViewOffer;
  onTake: () => void;
  onClose: () => void;
}

/** The offer that viewing some videos brings about, in its two forms (SUBS-POPUP-01): more features for a guest, no advertising for a person. */
export function OfferAfterVideos({ offer, onTake, onClose }: OfferAfterVideosProps) {
  const words = offer.kind === "moreFeatures" ? texts.moreFeatures : offer.isExpired ? texts.adFreeAgain : texts.adFree;
  return (
    <HintPopup
      title={words.title}
      text={words.text}
      action={{ label: words.action, onPress: onTake }}
      closeLabel={texts.close}
      onClose={onClose}
    />
  );
}
