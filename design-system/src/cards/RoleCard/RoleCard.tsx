import { css } from "linaria";
import { color, media, radius, space } from "../../tokens/index.ts";
import { CardFrame } from "../CardFrame/index.ts";
import { CardLine } from "../parts/CardLine.tsx";
import { CardMark } from "../parts/CardMarks.tsx";
import { SubscriptionMarks } from "../parts/SubscriptionMarks.tsx";
import type { RareCardProps } from "../props.ts";

const box = css`
  height: 100%;
  padding-block-end: ${space[2]};
  border-block-end: 2px solid ${color.line};
  border-radius: ${radius.thumbnail} ${radius.thumbnail} 0 0;
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

/** A show with what the person does in it (`person-tvs`). */
export function RoleCard(props: RareCardProps) {
  const { texts } = props;
  return (
    <div className={box}>
      <CardFrame
        card={props}
        ratio="poster"
        lines={2}
        marks={props.needsSubscription === true ? <SubscriptionMarks texts={texts} /> : null}
        facts={
          props.isAdult === true ? (
            <CardMark mark="adult">{texts.adult}</CardMark>
          ) : props.age === undefined ? null : (
            <CardMark mark="age">{props.age}</CardMark>
          )
        }
      >
        {props.note === undefined ? null : (
          <CardLine isAccent isSpokenByLink={props.label !== undefined}>
            {props.note}
          </CardLine>
        )}
        {props.meta === undefined ? null : <CardLine facts={props.meta} />}
      </CardFrame>
    </div>
  );
}
