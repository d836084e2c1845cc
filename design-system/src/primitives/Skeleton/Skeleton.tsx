import { css, cx } from "linaria";
import type { CSSProperties, ReactNode } from "react";
import { color, media, radius } from "../../tokens/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";

export interface SkeletonProps {
  /** block: a picture or a control; text: a line of text, one line high; circle: an avatar. Default "block". */
  shape?: "block" | "text" | "circle" | undefined;
  /** Any CSS width. Default 100%. */
  width?: string | undefined;
  /** Any CSS height. Default: by shape. */
  height?: string | undefined;
  className?: string | undefined;
}

/** The look alone, for components that keep their own geometry while loading: put it on the piece that waits. */
export const skeleton = css`
  @keyframes shimmer {
    to {
      transform: translateX(100%);
    }
  }
  position: relative;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.skeleton};
  color: transparent;
  /* a moved pseudo-element, not a moved background: the compositor runs it and the page stays free to load */
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent 0%, ${color.skeletonGlow} 50%, transparent 100%);
    transform: translateX(-100%);
    animation: shimmer 1600ms ease-in-out infinite;
  }
  ${media.reducedMotion} {
    &::after {
      content: none;
    }
  }
  ${media.forcedColors} {
    border: 1px solid GrayText;
  }
`;

const piece = css`
  display: block;
  width: var(--width, 100%);
  height: var(--height, 100%);
  &[data-shape="text"] {
    height: var(--height, 1em);
    margin-block: calc((1lh - 1em) / 2);
    border-radius: ${radius.badge};
  }
  &[data-shape="circle"] {
    border-radius: ${radius.full};
  }
`;

/** One piece of a picture of what is coming, in its final geometry. */
export function Skeleton({ shape = "block", width, height, className }: SkeletonProps) {
  const style = { "--width": width, "--height": height } as CSSProperties;
  return <span aria-hidden className={cx(piece, skeleton, className)} data-shape={shape} style={style} />;
}

export interface SkeletonRegionProps {
  /** The pieces while loading, the content after. */
  children: ReactNode;
  /** Whether the content is still on its way. */
  isLoading: boolean;
  /** Heard once while loading. */
  label: string;
  className?: string | undefined;
}

/** Tells assistive technology that what is inside is still coming. */
export function SkeletonRegion({ children, isLoading, label, className }: SkeletonRegionProps) {
  return (
    <div aria-busy={isLoading} className={className}>
      {isLoading && <VisuallyHidden>{label}</VisuallyHidden>}
      {children}
    </div>
  );
}
