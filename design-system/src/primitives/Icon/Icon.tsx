import { css, cx } from "linaria";
import type { ReactNode, SVGProps } from "react";

export interface IconProps {
  /** Side of the square, px. Default 24. */
  size?: 16 | 20 | 24 | 32 | 40 | 48 | undefined;
  /** Says what the icon means where no words stand beside it; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

interface IconFrameProps extends IconProps {
  children: ReactNode;
  /** Filled pictures (play, the chosen like) need no stroke. */
  isFilled?: boolean;
}

/** Beside long words an icon keeps its size. */
const frame = css`
  flex: none;
`;

/** The one frame of every icon: 24-unit grid, a stroke of 1.75 px at any size, the colour of the text around. */
export function IconFrame({ size = 24, label, className, isFilled = false, children }: IconFrameProps) {
  const meaning: SVGProps<SVGSVGElement> =
    label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  const drawing: SVGProps<SVGSVGElement> = isFilled
    ? { fill: "currentColor" }
    : {
        fill: "none",
        stroke: "currentColor",
        strokeWidth: (1.75 * 24) / size,
        strokeLinecap: "round",
        strokeLinejoin: "round",
      };
  return (
    <svg
      {...meaning}
      className={cx(frame, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...drawing}
      focusable="false"
    >
      {children}
    </svg>
  );
}
