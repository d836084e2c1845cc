import { memo } from "react";
import { css } from "linaria";
import { color, font, radius, space } from "../../tokens/index.ts";
import { CardFrame } from "../CardFrame/index.ts";
import { CardLine } from "../parts/CardLine.tsx";
import type { CircleCardProps } from "../props.ts";

const liveRing = css`
  position: absolute;
  inset: 0;
  z-index: 1;
  border: 3px solid ${color.live};
  border-radius: ${radius.full};
  box-shadow: inset 0 0 0 3px ${color.surface};
`;

const liveWord = css`
  align-self: center;
  margin-block-start: calc(-1 * ${space[5]});
  padding: 0 6px;
  border: 2px solid ${color.surface};
  border-radius: ${radius.control};
  background: ${color.live};
  color: ${color.textOnLive};
  font: ${font.captionStrong};
`;

/** A channel, a blogger or a person: a round picture with the name under it. */
export const CircleCard = memo(function CircleCard(props: CircleCardProps) {
  const { texts, isLive = false } = props;
  return (
    <CardFrame card={props} layout="centre" ratio="circle" overlay={isLive ? <div className={liveRing} /> : null}>
      {isLive ? (
        <span className={liveWord} aria-hidden="true">
          {texts.live}
        </span>
      ) : null}
      {props.meta === undefined && props.isOfficial !== true ? null : (
        <CardLine
          isSpokenByLink={props.label !== undefined}
          isOfficial={props.isOfficial === true}
          officialLabel={texts.official}
          facts={props.meta}
        />
      )}
    </CardFrame>
  );
});
