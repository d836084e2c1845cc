import { css } from "linaria";
import { ExternalIcon, LinkIcon } from "../../primitives/Icon/index.ts";
import { color, font, media, motion, radius, space } from "../../tokens/index.ts";
import { CardFrame } from "../CardFrame/index.ts";
import { CardLine } from "../parts/CardLine.tsx";
import type { RareCardProps } from "../props.ts";

const box = css`
  height: 100%;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.popup};
  background: ${color.surfaceRaised};
  transition: background-color ${motion.state};
  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
  }
  &[data-look="fastLink"] {
    height: auto;
    padding: ${space[2]} ${space[4]};
    border-radius: ${radius.full};
    --card-words-height: 0;
    & [data-card] > div {
      align-items: center;
    }
    /* all of the box leads there, not its words alone */
    & [data-card] a::after {
      inset: calc(-1 * ${space[2]}) calc(-1 * ${space[4]});
    }
  }
`;

const sign = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius.full};
  background: ${color.accentSoft};
  color: ${color.accentText};
`;

const excerpt = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  margin-block: ${space[1]};
  font: ${font.body};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

/** Words rather than pictures: a post of the blog (`blog`), a short way somewhere (`fast-links`). */
export function TextCard(props: RareCardProps) {
  const isLink = props.look === "fastLink";
  return (
    <div className={box} data-look={props.look}>
      <CardFrame
        card={props}
        hasMedia={false}
        lines={isLink ? 0 : 4}
        leading={
          isLink ? (
            <span className={sign} aria-hidden="true">
              {props.opensNewTab === true ? <ExternalIcon size={20} /> : <LinkIcon size={20} />}
            </span>
          ) : undefined
        }
      >
        {isLink || props.description === undefined ? null : (
          <p className={excerpt} dir="auto">
            {props.description}
          </p>
        )}
        {isLink || props.meta === undefined ? null : (
          <CardLine facts={props.meta}>{props.opensNewTab === true ? <ExternalIcon size={16} /> : null}</CardLine>
        )}
      </CardFrame>
    </div>
  );
}
