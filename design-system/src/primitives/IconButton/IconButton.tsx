import { css, cx } from "linaria";
import type { ReactNode, Ref } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { color, fingerArea, focusRing, media, motion, radius } from "../../tokens/index.ts";

export interface IconButtonProps extends Omit<AriaButtonProps, "children" | "className" | "style" | "aria-label"> {
  /** The icon alone. */
  icon: ReactNode;
  /** Action of the button, as heard and as shown by the page's tooltip. */
  label: string;
  /** Side of the hit area, px. Default 40; on touch widths never below 44. */
  size?: 24 | 32 | 40 | 44 | undefined;
  /** plain has no ground at rest; filled has one; onPlayer lies over video. Default "plain". */
  variant?: "plain" | "filled" | "onPlayer" | undefined;
  /** Chosen, for a button that toggles: sets `aria-pressed`. Leave out where the button is no toggle. */
  isSelected?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const iconButton = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.full};
  /* who puts it over a picture may give it a ground, under that of hover and press */
  background: var(--icon-button-ground, transparent);
  color: ${color.text};
  cursor: pointer;
  transition:
    background-color ${motion.state},
    color ${motion.state};
  -webkit-tap-highlight-color: transparent;

  &[data-size="24"] {
    width: 24px;
    height: 24px;
  }
  &[data-size="32"] {
    width: 32px;
    height: 32px;
  }
  &[data-size="44"] {
    width: 44px;
    height: 44px;
  }
  &[data-variant="filled"] {
    background: ${color.control};
  }
  &[data-hovered] {
    background: ${color.surfaceHover};
  }
  &[data-variant="filled"][data-hovered] {
    background: ${color.controlHover};
  }
  &[data-pressed] {
    background: ${color.surfacePressed};
  }
  &[data-variant="filled"][data-pressed] {
    background: ${color.controlPressed};
  }
  &[aria-pressed="true"] {
    color: ${color.accentText};
    background: ${color.accentSoft};
  }
  &[data-focus-visible] {
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.offset};
  }
  &[data-variant="onPlayer"] {
    color: ${color.textOnPlayer};
    &[data-hovered] {
      background: ${color.playerHover};
    }
    &[data-pressed] {
      background: ${color.playerPressed};
    }
    &[aria-pressed="true"] {
      color: ${color.playerAccent};
      background: transparent;
    }
    &[data-focus-visible] {
      outline: ${focusRing.onPlayer};
      outline-offset: ${focusRing.inset};
    }
  }
  &[data-disabled] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.coarse} {
    &::after {
      ${fingerArea}
    }
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
    &[data-hovered],
    &[aria-pressed="true"] {
      border-color: Highlight;
    }
    &[data-disabled] {
      color: GrayText;
      border-color: GrayText;
    }
  }
`;

/** An icon that acts: it always has a name. */
export function IconButton({
  icon,
  label,
  size = 40,
  variant = "plain",
  isSelected,
  className,
  ref,
  ...rest
}: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      {...(ref === undefined ? {} : { ref })}
      {...(isSelected === undefined ? {} : { "aria-pressed": isSelected })}
      {...{ "data-size": size, "data-variant": variant, "data-tooltip": label }}
      aria-label={label}
      className={cx(iconButton, className)}
    >
      {icon}
    </AriaButton>
  );
}
