import { css } from "linaria";
import { color, media, radius } from "../../tokens/index.ts";
import { CardFrame } from "../CardFrame/index.ts";
import type { RareCardProps } from "../props.ts";

const bubble = css`
  width: min(100%, 112px);
  margin-inline: auto;
  & [data-card] > [data-ratio] {
    width: calc(100% - 12px);
    margin: 6px;
    /* the ring is its boundary */
    outline: none;
  }
  & [data-card]:not([data-loading], [data-hidden-state])::before {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    aspect-ratio: 1;
    border-radius: ${radius.full};
    box-shadow: inset 0 0 0 3px ${color.accent};
    ${media.forcedColors} {
      outline: 3px solid CanvasText;
    }
  }
  &[data-live] [data-card]::before {
    box-shadow: inset 0 0 0 3px ${color.live};
  }
`;

/** A round picture in a ring, as of a story that waits to be seen (`bubble`). */
export function BubbleCard(props: RareCardProps) {
  return (
    <div className={bubble} data-live={props.isLive === true || undefined}>
      <CardFrame card={props} layout="centre" ratio="circle" imageWidth={112} lines={0} />
    </div>
  );
}
