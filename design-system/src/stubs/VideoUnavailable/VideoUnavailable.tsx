import { css, cx } from "linaria";
import type { ReactNode } from "react";
import { HideIcon } from "../../primitives/Icon/index.ts";
import { color, focusRing, font, media, motion, radius, space } from "../../tokens/index.ts";

export interface VideoUnavailableProps {
  /** Why, by the code of the answer. */
  title: string;
  /** What one can do, may hold a link. */
  text?: ReactNode;
  action?: { label: string; href?: string | undefined; onPress?: (() => void) | undefined } | undefined;
  /** 40 px; default: a crossed-out eye. */
  icon?: ReactNode;
  /** The level of its heading in the page. Default 1. */
  headingLevel?: 1 | 2 | undefined;
  className?: string | undefined;
}

const stub = css`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space[3]};
  width: 100%;
  min-height: 220px;
  aspect-ratio: 16 / 9;
  padding: ${space[6]};
  border-radius: ${radius.thumbnail};
  background: ${color.player};
  color: ${color.textOnPlayer};
  text-align: center;
  ${media.mobile} {
    border-radius: 0;
    padding: ${space[4]};
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const mark = css`
  color: ${color.textMutedOnPlayer};
`;

const heading = css`
  max-width: 32ch;
  font: ${font.title};
  text-wrap: balance;
`;

const words = css`
  max-width: 52ch;
  color: ${color.textMutedOnPlayer};
  font: ${font.body};
  > a {
    color: ${color.textOnPlayer};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > a:focus-visible {
    outline: ${focusRing.onPlayer};
  }
`;

const wayOn = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-top: ${space[1]};
  padding: ${space[2]} ${space[5]};
  border: 1px solid ${color.textOnPlayer};
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.textOnPlayer};
  font: ${font.bodyStrong};
  cursor: pointer;
  transition: background-color ${motion.state};
  ${media.hover} {
    &:hover {
      background: ${color.playerHover};
    }
  }
  &:active {
    background: ${color.playerPressed};
  }
  &:focus-visible {
    outline: ${focusRing.onPlayer};
    outline-offset: ${focusRing.offset};
  }
`;

/** In the player's place and of the player's size, when there is nothing to play. */
export function VideoUnavailable({ title, text, action, icon, headingLevel = 1, className }: VideoUnavailableProps) {
  const Heading = headingLevel === 1 ? "h1" : "h2";
  return (
    <div className={cx(stub, className)}>
      <span className={mark}>{icon ?? <HideIcon size={40} />}</span>
      <Heading className={heading}>{title}</Heading>
      {text !== undefined && <p className={words}>{text}</p>}
      {action !== undefined &&
        (action.href !== undefined ? (
          <a className={wayOn} href={action.href} onClick={action.onPress}>
            {action.label}
          </a>
        ) : (
          <button type="button" className={wayOn} onClick={action.onPress}>
            {action.label}
          </button>
        ))}
    </div>
  );
}
