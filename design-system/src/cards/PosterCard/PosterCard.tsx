import { memo } from "react";
import { CardFrame } from "../CardFrame/index.ts";
import { CardLine } from "../parts/CardLine.tsx";
import { CardMark } from "../parts/CardMarks.tsx";
import { CardProgress } from "../parts/CardProgress.tsx";
import { SubscriptionMarks } from "../parts/SubscriptionMarks.tsx";
import type { PosterCardProps } from "../props.ts";

/** A film or a TV show: a poster, height to width 1.398. */
export const PosterCard = memo(function PosterCard(props: PosterCardProps) {
  const { texts, age, isAdult = false } = props;
  return (
    <CardFrame
      card={props}
      ratio="poster"
      marks={props.needsSubscription === true ? <SubscriptionMarks texts={texts} /> : null}
      facts={
        isAdult ? (
          <CardMark mark="adult">{texts.adult}</CardMark>
        ) : age === undefined ? null : (
          <CardMark mark="age">{age}</CardMark>
        )
      }
      overlay={props.progress === undefined || props.progress <= 0 ? null : <CardProgress share={props.progress} />}
    >
      {props.meta === undefined ? null : <CardLine isSpokenByLink={props.label !== undefined} facts={props.meta} />}
    </CardFrame>
  );
});
