import { css, cx } from "linaria";
import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { color, focusRing, media, motion, radius } from "../../tokens/index.ts";

export interface HeaderButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The icon, or the avatar. */
  icon: ReactNode;
  /** What the button does. */
  label: string;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const headerButton = css`
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
  transition: background-color ${motion.state};
  -webkit-tap-highlight-color: transparent;
  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
  }
  &:active,
  &[aria-expanded="true"] {
    background: ${color.surfacePressed};
  }
  &:disabled {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.mobile} {
    width: 44px;
    height: 44px;
    /* 44 px in a header of 48: a ring outside would leave the screen */
    &:focus-visible {
      outline-offset: ${focusRing.inset};
    }
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`;

/** The header's own icon button: native, so that the first page load carries no press machinery for it. */
export function HeaderButton({ icon, label, className, ref, ...rest }: HeaderButtonProps) {
  return (
    <button {...rest} ref={ref} type="button" aria-label={label} data-tooltip={label} className={cx(headerButton, className)}>
      {icon}
    </button>
  );
}
