import { css } from "linaria";
import { CrownIcon } from "../../primitives/Icon/index.ts";
import { color, font, media, radius, space } from "../../tokens/index.ts";
import { CardFrame } from "../CardFrame/index.ts";
import { CardLine } from "../parts/CardLine.tsx";
import type { RareCardProps } from "../props.ts";

const box = css`
  position: relative;
  border-radius: ${radius.popup};
  overflow: clip;
  overflow-clip-margin: 6px;
  --card-title-font: ${font.leadStrong};
  &[data-look="premier"] {
    padding: 3px;
    background: ${color.premium};
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const crown = css`
  position: absolute;
  inset: ${space[3]} auto auto ${space[3]};
  z-index: 2;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: ${radius.full};
  background: ${color.premium};
  color: ${color.textOnPremium};
`;

/** An announcement: the service's own (`promogroup`), or of its paid part, in gold (`premier-banner`). */
export function PromoCard(props: RareCardProps) {
  const isPremier = props.look === "premier";
  return (
    <div className={box} data-look={props.look}>
      <CardFrame
        card={props}
        layout="over"
        overlay={
          isPremier ? (
            <span className={crown} aria-hidden="true">
              <CrownIcon size={20} />
            </span>
          ) : null
        }
      >
        {props.description === undefined ? null : <CardLine>{props.description}</CardLine>}
        {props.meta === undefined ? null : <CardLine facts={props.meta} />}
      </CardFrame>
    </div>
  );
}
