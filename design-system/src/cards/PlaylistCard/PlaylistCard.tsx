import { memo } from "react";
import { css } from "linaria";
import { PlaylistIcon } from "../../primitives/Icon/index.ts";
import { color, font, numerals, space } from "../../tokens/index.ts";
import { CardFrame } from "../CardFrame/index.ts";
import { CardLine } from "../parts/CardLine.tsx";
import type { PlaylistCardProps } from "../props.ts";

const strip = css`
  position: absolute;
  inset: 0 0 0 auto;
  z-index: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  width: 36%;
  min-width: min-content;
  background: ${color.badge};
  color: ${color.textOnBadge};
  font: ${font.captionStrong};
  font-variant-numeric: ${numerals.tabular};
  text-align: center;
`;

/** A playlist: the first picture with a strip that says how many videos follow. */
export const PlaylistCard = memo(function PlaylistCard(props: PlaylistCardProps) {
  return (
    <CardFrame
      card={props}
      overlay={
        <div className={strip} aria-hidden="true">
          <PlaylistIcon size={24} />
          {props.count}
        </div>
      }
    >
      {props.meta === undefined ? null : <CardLine isSpokenByLink={props.label !== undefined} facts={props.meta} />}
    </CardFrame>
  );
});
