import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Button } from "@kadr/design-system/primitives/Button";
import { Dialog } from "@kadr/design-system/primitives/Dialog";
import { StarRating } from "@kadr/design-system/primitives/StarRating";
import { color, font, space } from "@kadr/design-system/tokens";
import { css } from "linaria";
import type { VideoRatingsStore } from "../../stores/VideoRatingsStore.ts";
import { useHost } from "../../ports/Host.ts";
import { ratingTexts as texts } from "../../texts/rating.ts";

export interface RateVideoProps {
  ratings: VideoRatingsStore;
  videoId: string;
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const body = css`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  text-align: center;
  & > p {
    overflow-wrap: anywhere;
  }
`;

const facts = css`
  color: ${color.textMuted};
  font: ${font.body};
`;

/** The stars of a video. What is chosen counts when it is sent, so that arrows may walk over them. */
export const RateVideo = observer(function RateVideo({
  ratings,
  videoId,
  title,
  isOpen,
  onOpenChange,
}: RateVideoProps) {
  const { userId } = useHost().stores.session;
  useEffect(() => void ratings.load(videoId), [ratings, videoId, userId]);
  const known = ratings.ratingOf(videoId);
  const [chosen, setChosen] = useState<number | null>(null);
  const value = chosen ?? known?.own ?? null;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={texts.title}
      closeLabel={texts.close}
      footer={
        <Button
          variant="primary"
          isDisabled={value === null || value === known?.own}
          onPress={() => {
            if (value === null) return;
            onOpenChange(false);
            void ratings.rate(videoId, value);
          }}
        >
          {known?.own == null ? texts.send : texts.change}
        </Button>
      }
    >
      <div className={body}>
        <p dir="auto">{title}</p>
        <StarRating label={texts.stars} value={value} onChange={setChosen} nameOf={texts.star} />
        <p className={facts}>
          {value !== null
            ? texts.star(value)
            : known?.mean == null
              ? known === undefined
                ? texts.choose
                : texts.none
              : texts.said(known.mean, known.votes)}
        </p>
      </div>
    </Dialog>
  );
});
