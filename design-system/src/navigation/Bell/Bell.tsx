import { css } from "linaria";
import type { Ref } from "react";
import { BellIcon } from "../../primitives/Icon/index.ts";
import { color, font, media, radius } from "../../tokens/index.ts";
import { HeaderButton } from "../Header/HeaderButton.tsx";

export interface BellProps {
  /** How many notifications are new; none is marked at 0. */
  count: number;
  /** The whole name, with the count in words: «Уведомления: 3 новых». */
  label: string;
  /** Tooltip: «Уведомления». */
  tooltip: string;
  isOpen: boolean;
  onPress: () => void;
  /** The panel that it opens is about to be wanted: a pointer or the focus is on the button. */
  onPrepare?: (() => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Above this the badge says so and no more (`notifications.badge.max`). */
const maxShown = 99;

const bell = css`
  position: relative;
  display: grid;
`;

const badge = css`
  position: absolute;
  inset: -7px auto auto 11px;
  display: grid;
  place-items: center;
  box-sizing: content-box;
  min-width: 10px;
  height: 16px;
  padding: 0 3px;
  border: 2px solid ${color.surface};
  border-radius: ${radius.full};
  background: ${color.accent};
  color: ${color.textOnAccent};
  font: ${font.captionStrong};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  pointer-events: none;
  ${media.forcedColors} {
    border-color: Canvas;
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
`;

/** The bell of the header, with how much is new. */
export function Bell({ count, label, tooltip, isOpen, onPress, onPrepare, ref }: BellProps) {
  return (
    <HeaderButton
      ref={ref}
      icon={
        <span className={bell}>
          <BellIcon />
          {count > 0 && (
            <span className={badge} aria-hidden>
              {count > maxShown ? `${maxShown}+` : count}
            </span>
          )}
        </span>
      }
      label={label}
      tooltip={tooltip}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      onClick={onPress}
    />
  );
}
