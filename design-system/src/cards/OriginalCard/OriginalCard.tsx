import { css } from "linaria";
import { PlayIcon } from "../../primitives/Icon/index.ts";
import { color, media, radius } from "../../tokens/index.ts";
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

/** Card of the service's own production (`ruts`): its sign and words on the picture, an edge in the accent's colour. */
export function OriginalCard(props: RareCardProps) {
  return (
    <div className={edge}>
      <CardFrame
        card={props}
        layout="over"
        marks={
          <>
            <CardMark mark="original" tone="own" icon={<PlayIcon size={16} />} />
            {props.isAdult === true ? (
              <CardMark mark="adult">{props.texts.adult}</CardMark>
            ) : props.age === undefined ? null : (
              <CardMark mark="age">{props.age}</CardMark>
            )}
          </>
        }
      >
        {props.meta === undefined ? null : <CardLine facts={props.meta} />}
      </CardFrame>
    </div>
  );
}
