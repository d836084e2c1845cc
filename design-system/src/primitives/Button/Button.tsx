import { css, cx } from "linaria";
import type { ReactNode, Ref } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import { color, focusRing, font, media, motion, radius, space } from "../../tokens/index.ts";
import { Spinner } from "../Spinner/index.ts";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "premium";
export type ButtonSize = "s" | "m" | "l";

export interface ButtonProps extends Omit<AriaButtonProps, "children" | "className" | "style"> {
  /** The words of the button. */
  children: ReactNode;
  /** One primary in a view; secondary beside it; ghost in rows; danger destroys; premium sells. Default "secondary". */
  variant?: ButtonVariant | undefined;
  /** Height with one line of words: s 32, m 40, l 48 px. Default "m". */
  size?: ButtonSize | undefined;
  /** An icon before the words, 20 px. */
  icon?: ReactNode;
  /** An icon after the words, 20 px. */
  iconAfter?: ReactNode;
  /** Takes the whole width of its place. Default false. */
  isWide?: boolean | undefined;
  /** Chosen, for a button that toggles; pair it with `aria-pressed`. Default false. */
  isSelected?: boolean | undefined;
  /** Words for a screen reader while `isPending`; needed wherever a button can be pending. */
  pendingLabel?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const button = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 0;
  max-width: 100%;
  min-height: 40px;
  padding: ${space[1]} ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.control};
  color: ${color.text};
  font: ${font.bodyStrong};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${motion.state},
    color ${motion.state},
    border-color ${motion.state};
  -webkit-tap-highlight-color: transparent;

  &[data-hovered] {
    background: ${color.controlHover};
  }
  &[data-pressed] {
    background: ${color.controlPressed};
  }
  &[data-selected] {
    background: ${color.accentSoft};
    border-color: ${color.accent};
    color: ${color.accentText};
  }
  &[data-focus-visible] {
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.offset};
  }

  &[data-variant="primary"] {
    background: ${color.accent};
    color: ${color.textOnAccent};
    &[data-hovered] {
      background: ${color.accentHover};
    }
    &[data-pressed] {
      background: ${color.accentPressed};
    }
  }
  &[data-variant="danger"] {
    background: ${color.danger};
    color: ${color.textOnDanger};
    &[data-hovered] {
      background: ${color.dangerHover};
    }
    &[data-pressed] {
      background: ${color.dangerPressed};
    }
  }
  &[data-variant="premium"] {
    background: ${color.premium};
    color: ${color.textOnPremium};
    &[data-hovered] {
      background: ${color.premiumHover};
    }
    &[data-pressed] {
      background: ${color.premiumPressed};
    }
  }
  &[data-variant="ghost"] {
    background: transparent;
    &[data-hovered] {
      background: ${color.surfaceHover};
    }
    &[data-pressed] {
      background: ${color.surfacePressed};
    }
    &[data-selected] {
      background: ${color.accentSoft};
    }
  }

  &[data-size="s"] {
    min-height: 32px;
    padding: ${space[0.5]} ${space[3]};
  }
  &[data-size="l"] {
    min-height: 48px;
    padding: ${space[1]} ${space[6]};
    font: ${font.leadStrong};
  }
  &[data-wide] {
    width: 100%;
  }

  &[data-disabled],
  &[data-disabled][data-variant] {
    background: ${color.control};
    border-color: transparent;
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  &[data-disabled][data-variant="ghost"] {
    background: transparent;
  }
  &[data-pending] {
    cursor: progress;
  }

  ${media.coarse} {
    /* the eye sees 32 or 40 px, the finger hits 44 */
    &::after {
      content: "";
      position: absolute;
      inset: 50% -1px auto;
      height: max(100% + 2px, 44px);
      translate: 0 -50%;
    }
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
    &[data-hovered],
    &[data-selected] {
      border-color: Highlight;
    }
    &[data-disabled],
    &[data-disabled][data-variant] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

const content = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-width: 0;
  [data-pending] > & {
    opacity: 0;
  }
`;

/* Words go on in a second line where there is no room: an ellipsis would hide what the button does from who needs large text. */
const words = css`
  min-width: 0;
  overflow-wrap: anywhere;
  hyphens: auto;
  text-wrap: balance;
`;

const spinner = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

/** A button with words. Pending keeps its width and its focus, and cannot be pressed again. */
export function Button({
  children,
  variant = "secondary",
  size = "m",
  icon,
  iconAfter,
  isWide = false,
  isSelected = false,
  pendingLabel,
  className,
  ref,
  ...rest
}: ButtonProps) {
  const attributes = {
    "data-variant": variant,
    "data-size": size,
    "data-wide": isWide || undefined,
    "data-selected": isSelected || undefined,
  };
  return (
    <AriaButton {...rest} {...attributes} {...(ref === undefined ? {} : { ref })} className={cx(button, className)}>
      <span className={content}>
        {icon}
        <span className={words}>{children}</span>
        {iconAfter}
      </span>
      {rest.isPending === true && (
        <span className={spinner}>
          <Spinner size={20} label={pendingLabel} />
        </span>
      )}
    </AriaButton>
  );
}
