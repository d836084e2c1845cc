import { css } from "linaria";
import { useEffect, useState } from "react";
import { OfflineIcon, SuccessIcon } from "../../primitives/Icon/index.ts";
import { PlainButton } from "../../primitives/PlainButton/index.ts";
import { color, focusRing, font, media, radius, space } from "../../tokens/index.ts";

export interface OfflineBarProps {
  /** Whether the network is gone. The live region stays, so that the change is heard. */
  isOffline: boolean;
  text: string;
  /** Shown and heard for a few seconds when the network is back. Default: the bar only goes. */
  onlineText?: string | undefined;
  /** Offers to try again at once. */
  action?: { label: string; onPress: () => void } | undefined;
  className?: string | undefined;
}

/** How long the good news stays, ms. */
export const BACK_ONLINE_MS = 4000;

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space[3]};
  min-height: 40px;
  padding: ${space[1.5]} var(--k-gutter);
  background: ${color.surfaceInverse};
  color: ${color.textInverse};
  font: ${font.body};
  /* beside the button as long as some words fit there */
  ${media.mobile} {
    & > span:not(:last-child) {
      flex: 1 1 12ch;
    }
  }
  ${media.forcedColors} {
    border-block: 1px solid CanvasText;
  }
`;

const button = css`
  flex: none;
  min-height: 28px;
  padding: 0 ${space[2]};
  border-radius: ${radius.badge};
  color: ${color.accentOnInverse};
  font: ${font.bodyStrong};
  &:focus-visible {
    outline: 2px solid currentColor;
    outline-offset: ${focusRing.offset};
  }
  ${media.coarse} {
    min-height: 44px;
  }
`;

/** Says that the network is gone; what is already loaded keeps working. */
export function OfflineBar({ isOffline, text, onlineText, action, className }: OfflineBarProps) {
  const [wasOffline, setWasOffline] = useState(isOffline);
  const [isBack, setBack] = useState(false);
  if (wasOffline !== isOffline) {
    setWasOffline(isOffline);
    setBack(!isOffline);
  }
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setBack(false), BACK_ONLINE_MS);
    return () => clearTimeout(timer);
  }, [isBack]);
  return (
    <div role="status" className={className}>
      {isBack && onlineText !== undefined && (
        <div className={bar}>
          <SuccessIcon size={20} />
          <span>{onlineText}</span>
        </div>
      )}
      {isOffline && (
        <div className={bar}>
          <OfflineIcon size={20} />
          <span>{text}</span>
          {action !== undefined && (
            <PlainButton on="inverse" className={button} onClick={action.onPress}>
              {action.label}
            </PlainButton>
          )}
        </div>
      )}
    </div>
  );
}
