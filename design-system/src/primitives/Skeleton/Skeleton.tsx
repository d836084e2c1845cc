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

const look = css`
  border-radius: ${radius.control};
  background: ${color.skeleton};
  color: transparent;
  ${media.forcedColors} {
    border: 1px solid GrayText;
  }
`;

const breath = css`
  @keyframes breath {
    50% {
      opacity: 0.5;
    }
  }
  animation: breath 1600ms ease-in-out infinite;
  ${media.reducedMotion} {
    animation: none;
  }
`;

const still = css`
  & .${look} {
    animation: none;
  }
`;

/** The look alone, for components that keep their own geometry while loading: put it on the piece that waits. */
export const skeleton = cx(look, breath);

/**
 * For a list or a block that holds nothing but pieces: they breathe as one. A page has up to sixty pieces, and every frame of it would
 * have to work out the style and the layer of each.
 */
export const skeletonGroup = cx(breath, still);

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
    <div aria-busy={isLoading} className={cx(className, isLoading && skeletonGroup)}>
      {isLoading && <VisuallyHidden>{label}</VisuallyHidden>}
      {children}
    </div>
  );
}
