import { css } from "linaria";
import { VolumeIcon } from "../../primitives/Icon/index.ts";
import { color } from "../../tokens/index.ts";
import { CardFrame } from "../CardFrame/index.ts";
import { CardLine } from "../parts/CardLine.tsx";
import { CardMark } from "../parts/CardMarks.tsx";
import { CardProgress } from "../parts/CardProgress.tsx";
import type { RareCardProps } from "../props.ts";

/* the grooves of a record: it is to be heard, not seen */
const wave = css`
  position: absolute;
  inset: 0;
  z-index: 1;
  background: repeating-radial-gradient(circle at 100% 100%, transparent 0 14px, ${color.badge} 14px 15px);
  opacity: 0.45;
`;

/** A podcast: a square cover (`podcasts`). */
export function PodcastCard(props: RareCardProps) {
  const { texts, progress } = props;
  return (
    <CardFrame
      card={props}
      ratio="square"
      lines={2}
      overlay={
        <>
          <div className={wave} />
          {progress === undefined || progress <= 0 ? null : <CardProgress share={progress} />}
        </>
      }
      marks={
        <CardMark mark="audio" icon={<VolumeIcon size={16} />}>
          {texts.audio}
        </CardMark>
      }
      facts={
        props.isAdult === true ? (
          <CardMark mark="adult">{texts.adult}</CardMark>
        ) : props.duration === undefined ? null : (
          <CardMark mark="duration">{props.duration}</CardMark>
        )
      }
    >
      {props.author === undefined ? null : (
        <CardLine
          isSpokenByLink={props.label !== undefined}
          isOfficial={props.author.isOfficial === true}
          officialLabel={texts.official}
        >
          {props.author.name}
        </CardLine>
      )}
      {props.meta === undefined ? null : <CardLine facts={props.meta} />}
    </CardFrame>
  );
}
