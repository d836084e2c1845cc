import { css } from "linaria";
import { PlayIcon } from "../../primitives/Icon/index.ts";
import { color, media, radius, space } from "../../tokens/index.ts";
import { CardFrame } from "../CardFrame/index.ts";
import { CardLine } from "../parts/CardLine.tsx";
import { CardMark } from "../parts/CardMarks.tsx";
import type { RareCardProps } from "../props.ts";

const edge = css`
  border-block-start: 4px solid ${color.accent};
  border-radius: ${radius.thumbnail};
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

const sign = css`
  position: absolute;
  inset: ${space[2]} ${space[2]} auto auto;
  z-index: 2;
  padding: ${space[1]};
  border-radius: ${radius.full};
  background: ${color.accent};
  color: ${color.textOnAccent};
  line-height: 0;
`;

/** What the service has made itself (`ruts`): its words on the picture, an edge in the accent's colour. */
export function OriginalCard(props: RareCardProps) {
  return (
    <div className={edge}>
      <CardFrame
        card={props}
        layout="over"
        overlay={props.menu === undefined ? <span className={sign} aria-hidden="true"><PlayIcon size={16} /></span> : null}
        marks={props.isAdult === true ? <CardMark mark="adult">{props.texts.adult}</CardMark> : props.age === undefined ? null : <CardMark mark="age">{props.age}</CardMark>}
      >
        {props.meta === undefined ? null : <CardLine facts={props.meta} />}
      </CardFrame>
    </div>
  );
}
