import { memo } from "react";
import { CardFrame } from "../CardFrame/index.ts";
import { CardLine } from "../parts/CardLine.tsx";
import { CardMark } from "../parts/CardMarks.tsx";
import { CardPreview } from "../parts/CardPreview.tsx";
import type { ShortsCardProps } from "../props.ts";
import { useHoverPreview } from "../useHoverPreview/index.ts";

/** A short vertical video, 0.625 wide to high, its title over the picture. */
export const ShortsCard = memo(function ShortsCard(props: ShortsCardProps) {
  const { isAdult = false } = props;
  const preview = useHoverPreview({ src: props.previewSrc, isAllowed: !isAdult });
  return (
    <CardFrame
      card={props}
      layout="over"
      ratio="shorts"
      onPointerEnter={preview.onPointerEnter}
      onPointerLeave={preview.onPointerLeave}
      overlay={preview.playing === undefined ? null : <CardPreview src={preview.playing} onError={preview.onError} />}
      marks={isAdult ? <CardMark mark="adult">{props.texts.adult}</CardMark> : null}
    >
      {props.meta === undefined ? null : <CardLine facts={props.meta} />}
    </CardFrame>
  );
});
