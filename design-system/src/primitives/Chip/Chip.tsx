import { css, cx } from "linaria";
import type { ReactNode, Ref } from "react";
import { color, font, media, motion, radius, space } from "../../tokens/index.ts";
import type { SafeHref } from "../SafeAddress/index.ts";

export interface ChipProps {
  children: ReactNode;
  /** Chosen. Default false. */
  isSelected?: boolean | undefined;
  /** Default false. */
  isDisabled?: boolean | undefined;
  /** Makes it a link; a chosen link is the current page. */
  href?: SafeHref | undefined;
  /** 20 px, before the words. */
  icon?: ReactNode;
  onPress?: (() => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const chip = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  flex: none;
  height: 36px;
  max-width: 100%;
  padding: 0 ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.full};
  background: ${color.control};
  color: ${color.text};
  font: ${font.body};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${motion.state};
  ${media.hover} {
    &:hover {
      background: ${color.controlHover};
    }
  }
  &:active {
    background: ${color.controlPressed};
  }
  &[data-selected] {
    background: ${color.surfaceInverse};
    color: ${color.textInverse};
    font-weight: 500;
  }
  &[data-disabled] {
    background: ${color.control};
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.coarse} {
    &::after {
      content: "";
      position: absolute;
      inset: -5px 0;
    }
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
    &[data-selected] {
      border-color: Highlight;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

const words = css`
  overflow: hidden;
  text-overflow: ellipsis;
`;

/** One choice of a row: a topic, a filter, a sort. Native, because rows of them repeat. */
export function Chip({
  children,
  isSelected = false,
  isDisabled = false,
  href,
  icon,
  onPress,
  className,
  ref,
}: ChipProps) {
  const look = {
    className: cx(chip, className),
    "data-selected": isSelected || undefined,
    "data-disabled": isDisabled || undefined,
  };
  const inside = (
    <>
      {icon}
      <span className={words}>{children}</span>
    </>
  );
  if (href !== undefined && !isDisabled) {
    return (
      <a
        {...look}
        ref={ref as Ref<HTMLAnchorElement>}
        href={href}
        aria-current={isSelected ? "page" : undefined}
        onClick={onPress}
      >
        {inside}
      </a>
    );
  }
  return (
    <button
      {...look}
      ref={ref as Ref<HTMLButtonElement>}
      type="button"
      disabled={isDisabled}
      aria-pressed={isSelected}
      onClick={onPress}
    >
      {inside}
    </button>
  );
}
