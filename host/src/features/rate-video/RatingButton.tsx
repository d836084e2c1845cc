import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "@kadr/design-system/primitives/Button";
import { StarFilledIcon, StarIcon } from "@kadr/design-system/primitives/Icon";
import { useArrived } from "@kadr/design-system/primitives/Late";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import type { VideoRating } from "../../stores/VideoRatingsStore.ts";
import { useHost } from "../../ports/Host.ts";
import { ratingTexts as texts } from "../../texts/rating.ts";

export interface RatingButtonProps {
  videoId: string;
  /** As the page of the video says it; what is known since stands over it. */
  rating: VideoRating | null;
  onPress: () => void;
  onNear: () => void;
}

/** Rating of a video in ten points; pressed, it opens the stars. */
export const RatingButton = observer(function RatingButton({ videoId, rating, onPress, onNear }: RatingButtonProps) {
  const late = useHost().stores.videoRatings;
  const [isWanted, setWanted] = useState(false);
  // It comes with the first press on the stars; until then what the page says is the newest there is.
  const known = useArrived(late, isWanted)?.ratingOf(videoId);
  const { mean, votes, own } = known ?? rating ?? { mean: null, votes: 0, own: null };
  const isOwn = own !== null;
  return (
    <Button
      icon={isOwn ? <StarFilledIcon size={20} /> : <StarIcon size={20} />}
      isSelected={isOwn}
      onHoverStart={onNear}
      onFocus={onNear}
      onPress={() => {
        setWanted(true);
        onPress();
      }}
      aria-haspopup="dialog"
    >
      {mean === null && !isOwn ? (
        texts.rate
      ) : (
        <>
          <span aria-hidden>{isOwn ? `${own}` : texts.mean(mean ?? 0)}</span>
          <VisuallyHidden>
            {[mean !== null && texts.said(mean, votes), isOwn && texts.own(own)].filter(Boolean).join(", ")}.{" "}
            {isOwn ? texts.change : texts.rate}
          </VisuallyHidden>
        </>
      )}
    </Button>
  );
});
