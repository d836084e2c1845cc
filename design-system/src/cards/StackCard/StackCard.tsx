import { css } from "linaria";
import { PlaylistIcon } from "../../primitives/Icon/index.ts";
import { color, media, radius, space } from "../../tokens/index.ts";
import { CardFrame } from "../CardFrame/index.ts";
import { CardLine } from "../parts/CardLine.tsx";
import { CardMark } from "../parts/CardMarks.tsx";
import type { RareCardProps } from "../props.ts";

const pile = css`
  position: relative;
  height: 100%;
  padding-block-start: ${space[3]};
  /* the edges of the videos that lie under the first */
  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: 6px 8px auto;
    height: 16px;
    border-radius: ${radius.thumbnail};
    background: ${color.lineStrong};
  }
  &::before {
    inset: 0 20px auto;
    background: ${color.line};
  }
  & > * {
    z-index: 1;
  }
  ${media.forcedColors} {
    &::before,
    &::after {
      border: 1px solid CanvasText;
    }
  }
`;

const group = css`
  height: 100%;
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.popup};
  background: ${color.surfaceRaised};
  --media-align: center;
  & > [data-card] {
    align-items: center;
    align-self: center;
  }
`;

/** Several in one: the videos of a playlist as a pile (`playlist-videos`), a group of things as a tile (`cardgroup`). */
export function StackCard(props: RareCardProps) {
  const isPile = props.look === "playlistVideos";
  return (
    <div className={isPile ? pile : group}>
      <CardFrame
        card={props}
        layout={isPile ? "column" : "row"}
        ratio={isPile ? "video" : "square"}
        lines={isPile ? 2 : 1}
        facts={
          isPile && props.count !== undefined ? (
            <CardMark mark="count" icon={<PlaylistIcon size={16} />}>
              {props.count}
            </CardMark>
          ) : null
        }
      >
        {isPile && props.author !== undefined ? (
          <CardLine isSpokenByLink={props.label !== undefined}>{props.author.name}</CardLine>
        ) : null}
        {isPile || props.count === undefined ? null : (
          <CardLine isSpokenByLink={props.label !== undefined}>{props.count}</CardLine>
        )}
        {!isPile || props.meta === undefined ? null : <CardLine facts={props.meta} />}
      </CardFrame>
    </div>
  );
}
