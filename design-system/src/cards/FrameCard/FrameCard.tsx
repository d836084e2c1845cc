import { useCallback } from "react";
import { css } from "linaria";
import { color, media, radius } from "../../tokens/index.ts";
import { CardFrame } from "../CardFrame/index.ts";
import { CardLine } from "../parts/CardLine.tsx";
import type { RareCardProps } from "../props.ts";

const frame = css`
  width: 100%;
  aspect-ratio: 16 / 9;
  border: 0;
  border-radius: ${radius.thumbnail};
  background: ${color.skeleton};
  /* the card's own link takes every press */
  pointer-events: none;
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/**
 * An embedded card of the news (`iframe`): the page of another site in a frame that is only looked at, under the card's own link. What is
 * inside can neither be pressed nor focused: no sign that a shell can see would prove that a person, and not the frame, did it.
 * The host hears the frame's messages (CARD-RENDER-08).
 */
export function FrameCard(props: RareCardProps) {
  const { id, onFrame, frameSrc } = props;
  const ref = useCallback(
    (element: HTMLIFrameElement | null) => {
      if (element === null) return undefined;
      onFrame?.(element, id);
      return () => onFrame?.(null, id);
    },
    [id, onFrame],
  );
  if (frameSrc === undefined)
    return <CardFrame card={props}>{props.meta === undefined ? null : <CardLine facts={props.meta} />}</CardFrame>;
  const shown = (
    <iframe
      ref={ref}
      className={frame}
      src={frameSrc}
      title={props.title}
      loading="lazy"
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="no-referrer"
      inert
    />
  );
  return (
    <CardFrame card={props} media={shown}>
      {props.meta === undefined ? null : <CardLine facts={props.meta} />}
    </CardFrame>
  );
}
