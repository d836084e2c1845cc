import { css, cx } from "linaria";
import type { ReactNode } from "react";
import { color, font, media, radius, space } from "../../tokens/index.ts";

export interface BadgeProps {
  children: ReactNode;
  /** onPicture: duration and marks over a thumbnail; neutral, accent, live, premium, danger, success. Default "neutral". */
  variant?: "neutral" | "onPicture" | "accent" | "live" | "premium" | "danger" | "success" | undefined;
  /** 12 to 16 px, before the words. */
  icon?: ReactNode;
  className?: string | undefined;
}

const badge = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 20px;
  padding: 0 ${space[1.5]};
  border: 1px solid transparent;
  border-radius: ${radius.badge};
  background: ${color.control};
  color: ${color.text};
  font: ${font.captionStrong};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-variant="onPicture"] {
    background: ${color.badge};
    color: ${color.textOnBadge};
  }
  &[data-variant="accent"] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  &[data-variant="live"] {
    background: ${color.live};
    color: ${color.textOnLive};
  }
  &[data-variant="premium"] {
    background: ${color.premium};
    color: ${color.textOnPremium};
  }
  &[data-variant="danger"] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
  &[data-variant="success"] {
    background: ${color.successSoft};
    color: ${color.success};
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

/** A word about a thing, not a control. */
export function Badge({ children, variant = "neutral", icon, className }: BadgeProps) {
  return (
    <span className={cx(badge, className)} data-variant={variant}>
      {icon}
      {children}
    </span>
  );
}
