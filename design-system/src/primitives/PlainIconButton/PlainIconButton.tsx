import { css, cx } from "linaria";
import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { color, fingerArea, media, motion, radius } from "../../tokens/index.ts";

export interface PlainIconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  /** The icon alone. */
  icon: ReactNode;
  /** Action of the button, as it is heard. */
  label: string;
  /** As the page's tooltip shows it, where that is shorter. Default: `label`. */
  tooltip?: string | undefined;
  /** Side, px. Default 40; under a finger 44 are hit. */
  size?: 32 | 36 | 40 | 44 | undefined;
  /** plain has no ground at rest; muted is as quiet as the words beside it; filled has a ground. Default "plain". */
  variant?: "plain" | "muted" | "filled" | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const plainIconButton = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.full};
  background: transparent;
  color: ${color.text};
  cursor: pointer;
  transition:
    background-color ${motion.state},
    color ${motion.state};
  -webkit-tap-highlight-color: transparent;
  &[data-size="32"] {
    width: 32px;
    height: 32px;
  }
  &[data-size="36"] {
    width: 36px;
    height: 36px;
  }
  &[data-size="44"] {
    width: 44px;
    height: 44px;
  }
  &[data-variant="muted"] {
    color: ${color.textMuted};
  }
  &[data-variant="filled"] {
    background: ${color.control};
  }
  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
    &[data-variant="muted"]:hover {
      color: ${color.text};
    }
    &[data-variant="filled"]:hover {
      background: ${color.controlHover};
    }
  }
  &:active,
  &[aria-expanded="true"] {
    background: ${color.surfacePressed};
  }
  &[data-variant="filled"]:active {
    background: ${color.controlPressed};
  }
  &:disabled {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  /* at an end it says so and keeps the focus, which a disabled one would lose */
  &[aria-disabled="true"] {
    color: ${color.textDisabled};
    cursor: default;
  }
  &[data-variant="filled"][aria-disabled="true"] {
    background: ${color.control};
  }
  ${media.coarse} {
    &::after {
      ${fingerArea}
    }
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
    &:disabled,
    &[aria-disabled="true"] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** An icon that acts, native: for the first screen and for what repeats by the hundred. `IconButton` is the one with press machinery. */
export function PlainIconButton({
  icon,
  label,
  tooltip = label,
  size = 40,
  variant = "plain",
  className,
  ref,
  ...rest
}: PlainIconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      aria-label={label}
      data-tooltip={tooltip}
      data-variant={variant}
      data-size={size}
      className={cx(plainIconButton, className)}
    >
      {icon}
    </button>
  );
}
