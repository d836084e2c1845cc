import { css } from "linaria";
import { Avatar } from "../../primitives/Avatar/index.ts";
import { color, font, radius, space } from "../../tokens/index.ts";
import { CardFrame } from "../CardFrame/index.ts";
import { CardLine } from "../parts/CardLine.tsx";
import type { RareCardProps } from "../props.ts";

const head = css`
  position: absolute;
  inset: ${space[2]} ${space[2]} auto;
  z-index: 2;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: fit-content;
  max-width: calc(100% - 16px);
  padding: 2px ${space[2]} 2px 2px;
  border-radius: ${radius.full};
  background: ${color.badge};
  color: ${color.textOnBadge};
  font: ${font.captionStrong};
  & > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** A post from elsewhere, upright, with the face of who wrote it (`social-vertical`). */
export function SocialCard(props: RareCardProps) {
  const { author } = props;
  return (
    <CardFrame
      card={props}
      layout="over"
      ratio="shorts"
      overlay={
        author === undefined ? null : (
          <div className={head} aria-hidden="true">
            <Avatar name={author.name} src={author.avatarSrc} size={24} />
            <span>{author.name}</span>
          </div>
        )
      }
    >
      {props.meta === undefined ? null : <CardLine facts={props.meta} />}
    </CardFrame>
  );
}
