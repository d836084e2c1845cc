import { useCallback } from "react";
import { css } from "linaria";
import { color, media, radius, space } from "../../tokens/index.ts";
import { CardFrame } from "../CardFrame/index.ts";
import { CardLine } from "../parts/CardLine.tsx";
import type { RareCardProps } from "../props.ts";

const box = css`
  display: grid;
  gap: ${space[2]};
  height: 100%;
`;

const frame = css`
  width: 100%;
  aspect-ratio: 16 / 9;
  border: 0;
  border-radius: ${radius.thumbnail};
  background: ${color.skeleton};
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/**
 * An embedded card of the news (`iframe`): the page of another site in a frame, with a link of ours to the same place, so
 * that nobody depends on the frame. What the frame says the host hears (CARD-RENDER-08).
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
  return (
    <div className={box}>
      <iframe
        ref={ref}
        className={frame}
        src={frameSrc}
        title={props.title}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
      />
      <CardFrame card={props} hasMedia={false}>
        {props.meta === undefined ? null : <CardLine facts={props.meta} />}
      </CardFrame>
    </div>
  );
}
