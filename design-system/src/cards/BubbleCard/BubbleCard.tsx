import { css } from "linaria";
import { color, media, radius } from "../../tokens/index.ts";
import { CardFrame } from "../CardFrame/index.ts";
import type { RareCardProps } from "../props.ts";

const bubble = css`
  width: min(100%, 112px);
  margin-inline: auto;
  & [data-media] {
    padding: 6px;
    box-shadow: inset 0 0 0 3px ${color.accent};
  }
  & [data-media] > span,
  & [data-media] > div {
    border-radius: ${radius.full};
  }
  &[data-live] [data-media] {
    box-shadow: inset 0 0 0 3px ${color.live};
  }
  ${media.forcedColors} {
    & [data-media] {
      outline-width: 3px;
    }
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
