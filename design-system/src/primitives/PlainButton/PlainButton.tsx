import { css, cx } from "linaria";
import type { ButtonHTMLAttributes, Ref } from "react";
import { color, focusRing, media, motion, radius } from "../../tokens/index.ts";

export interface PlainButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Surface that it lies on, for its grounds under a pointer and a press; none has no ground at all. Default "page". */
  on?: "page" | "player" | "inverse" | "none" | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const plainButton = css`
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition:
    background-color ${motion.state},
    color ${motion.state};
  -webkit-tap-highlight-color: transparent;
  ${media.hover} {
    &[data-on="page"]:hover {
      background: ${color.surfaceHover};
    }
    &[data-on="player"]:hover {
      background: ${color.playerHover};
    }
    &[data-on="inverse"]:hover {
      background: ${color.hoverOnInverse};
    }
  }
  &[data-on="page"]:active {
    background: ${color.surfacePressed};
  }
  &[data-on="player"]:active {
    background: ${color.playerPressed};
  }
  &[data-on="inverse"]:active {
    background: ${color.pressedOnInverse};
  }
  &[data-on="player"]:focus-visible {
    outline: ${focusRing.onPlayer};
    outline-offset: ${focusRing.inset};
  }
  &[data-on="inverse"]:focus-visible {
    outline: 2px solid currentColor;
  }
  &:disabled,
  &[aria-disabled="true"] {
    cursor: default;
  }
  ${media.coarse} {
    min-height: 44px;
  }
`;

/**
 * A native button without a look of its own: a row of a list, words in a text, what repeats by the hundred or must answer
 * within the press. Its place gives it size and
 * colours; under a finger it is 44 px high, unless its place says how else it is hit.
 */
export function PlainButton({ on = "page", className, ref, ...rest }: PlainButtonProps) {
  return <button type="button" {...rest} ref={ref} data-on={on} className={cx(plainButton, className)} />;
}
