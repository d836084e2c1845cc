import { css, cx } from "linaria";
import { media } from "../../tokens/index.ts";

export interface SpinnerProps {
  /** Diameter, px. Default 24. */
  size?: number | undefined;
  /** Heard by a screen reader; leave it out where the text beside the spinner says that one waits. */
  label?: string | undefined;
  className?: string | undefined;
}

const spinner = css`
  @keyframes turn {
    to {
      rotate: var(--turn);
      opacity: var(--dim);
    }
  }
  --turn: 360deg;
  --dim: 1;
  animation: turn 800ms linear infinite;
  ${media.reducedMotion} {
    /* breathes instead of turning; the same keyframes, because a name inside a media rule stays unscoped */
    --turn: 0deg;
    --dim: 0.4;
    animation-duration: 1600ms;
    animation-direction: alternate;
  }
`;

/** For waiting whose result has no known shape (a button, the player's buffer); a known layout gets a Skeleton. */
export function Spinner({ size = 24, label, className }: SpinnerProps) {
  const meaning = label === undefined ? { "aria-hidden": true as const } : { role: "img", "aria-label": label };
  return (
    <svg
      {...meaning}
      className={cx(spinner, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      focusable="false"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
