import { css, cx } from "linaria";
import type { CSSProperties } from "react";
import { color, media, radius } from "../../tokens/index.ts";

export interface ProgressBarProps {
  /** From 0 to 1. */
  value: number;
  /** Subject of the progress; without it the bar is decoration (a card says its progress in words). */
  label?: string | undefined;
  /** surface stands on the page; onPicture lies over a thumbnail's edge. Default "surface". */
  variant?: "surface" | "onPicture" | undefined;
  className?: string | undefined;
}

const bar = css`
  display: block;
  width: 100%;
  height: 4px;
  border-radius: ${radius.full};
  background: ${color.controlPressed};
  overflow: hidden;
  &::before {
    content: "";
    display: block;
    width: calc(var(--value) * 100%);
    height: 100%;
    background: ${color.accent};
  }
  &[data-variant="onPicture"] {
    border-radius: 0;
    background: ${color.badge};
    &::before {
      background: ${color.playerAccent};
    }
  }
  ${media.forcedColors} {
    background: Canvas;
    &::before,
    &[data-variant="onPicture"]::before {
      background: Highlight;
    }
  }
`;

/** How much of something is done; native, because cards repeat it by the hundred. */
export function ProgressBar({ value, label, variant = "surface", className }: ProgressBarProps) {
  const share = Math.min(1, Math.max(0, value));
  const meaning =
    label === undefined
      ? { "aria-hidden": true as const }
      : {
          role: "progressbar",
          "aria-label": label,
          "aria-valuenow": Math.round(share * 100),
          "aria-valuemin": 0,
          "aria-valuemax": 100,
        };
  return (
    <span
      {...meaning}
      className={cx(bar, className)}
      data-variant={variant}
      style={{ "--value": share } as CSSProperties}
    />
  );
}
