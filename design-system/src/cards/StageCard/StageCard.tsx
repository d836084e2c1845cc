import { css } from "linaria";
import { PlayIcon } from "../../primitives/Icon/index.ts";
import { color, radius, space } from "../../tokens/index.ts";
import { CardFrame } from "../CardFrame/index.ts";
import { CardLine } from "../parts/CardLine.tsx";
import { CardMark } from "../parts/CardMarks.tsx";
import { CardPreview } from "../parts/CardPreview.tsx";
import { CardProgress } from "../parts/CardProgress.tsx";
import type { RareCardProps } from "../props.ts";
import { useSeenPreview } from "../useSeenPreview/index.ts";

const stage = css`
  height: 100%;
`;

const play = css`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  color: ${color.textOnBadge};
  & > svg {
    box-sizing: content-box;
    padding: ${space[3]};
    border-radius: ${radius.full};
    background: ${color.badge};
  }
`;

/** A video that shows itself: its muted clip plays while the card is in sight (`player-carousel`, CARD-PREVIEW-04). */
export function StageCard(props: RareCardProps) {
  const { texts, isAdult = false, isLive = false, progress } = props;
  const { ref, playing, onError } = useSeenPreview({
    src: props.previewSrc,
    isAllowed: !isAdult && !isLive && props.isLoading !== true,
  });
  return (
    <div ref={ref} className={stage}>
      <CardFrame
        card={props}
        lines={2}
        overlay={
          <>
            {playing === undefined ? (
              <div className={play}>
                <PlayIcon size={24} />
              </div>
            ) : (
              <CardPreview src={playing} onError={onError} />
            )}
            {progress === undefined || progress <= 0 || isLive ? null : <CardProgress share={progress} />}
          </>
        }
        marks={
          isLive ? (
            <CardMark tone="live" mark="live">
              {texts.live}
            </CardMark>
          ) : null
        }
        facts={
          isAdult ? (
            <CardMark mark="adult">{texts.adult}</CardMark>
          ) : props.duration === undefined || isLive ? null : (
            <CardMark mark="duration">{props.duration}</CardMark>
          )
        }
      >
        {props.author === undefined ? null : (
          <CardLine isSpokenByLink={props.label !== undefined}>{props.author.name}</CardLine>
        )}
        {props.meta === undefined ? null : <CardLine facts={props.meta} />}
      </CardFrame>
    </div>
  );
}
