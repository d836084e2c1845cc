import { css, cx } from "linaria";
import { type CSSProperties, type ReactNode, useState } from "react";
import { color } from "../../tokens/index.ts";
import { ImageOffIcon } from "../Icon/index.ts";
import { useNear } from "./useNear.ts";
import type { SafeMediaUrl, SafeSrcSet } from "../SafeAddress/index.ts";

/** 16:9 of a video, about 1.398 (height to width) of a vertical card, 0.625 (width to height) of shorts. */
export type ImageRatio = "video" | "vertical" | "shorts" | "square";

/** The densities at which every image is offered (`image.densities`). */
export const imageDensities = [1, 1.5, 2, 2.5, 3] as const;

export interface ImageProps {
  /** The address of the picture at a width in device pixels; or one address where there are no other sizes. Null shows the fallback. */
  src: SafeMediaUrl | ((widthPx: number) => SafeMediaUrl) | null | undefined;
  /** The width at which it is laid out, CSS px; the candidates are its multiples. */
  width: number;
  /** The shape of the box, kept from the first paint on. Default "video". */
  ratio?: ImageRatio | undefined;
  /** The text alternative; "" where the text beside it says the same. */
  alt: string;
  /** The picture's dominant colour, any CSS colour; shown until it is there. Default: the skeleton's colour. */
  dominantColor?: string | null | undefined;
  /** "eager" for what the first screen shows; "lazy" waits until it is on the screen or a row from it. Default "lazy". */
  loading?: "lazy" | "eager" | undefined;
  /** "high" for the one picture that is the LCP. */
  fetchPriority?: "high" | "low" | "auto" | undefined;
  /** Shown in the box where there is no picture or it fails. Default: a quiet icon. */
  fallback?: ReactNode;
  onLoad?: (() => void) | undefined;
  onError?: (() => void) | undefined;
  /** Content over the picture, in the same box. */
  children?: ReactNode;
  className?: string | undefined;
}

const box = css`
  position: relative;
  display: block;
  width: 100%;
  overflow: hidden;
  background: var(--dominant, ${color.skeleton});
  aspect-ratio: 16 / 9;
  &[data-ratio="vertical"] {
    aspect-ratio: 1 / 1.398;
  }
  &[data-ratio="shorts"] {
    aspect-ratio: 0.625;
  }
  &[data-ratio="square"] {
    aspect-ratio: 1;
  }
`;

const picture = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  /* the words of a picture that is on its way would flash over the placeholder */
  color: transparent;
`;

const missing = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${color.textMuted};
`;

export const imageSrcSet = (src: (widthPx: number) => SafeMediaUrl, width: number): SafeSrcSet =>
  imageDensities.map((density) => `${src(Math.round(width * density))} ${density}x`).join(", ") as SafeSrcSet;

/** A picture in a box of fixed shape: nothing around it ever moves. */
export function Image({
  src,
  width,
  ratio = "video",
  alt,
  dominantColor,
  loading = "lazy",
  fetchPriority,
  fallback,
  onLoad,
  onError,
  children,
  className,
}: ImageProps) {
  const address = typeof src === "function" ? src(width) : src;
  const [failed, setFailed] = useState<string | null>(null);
  const { isNear, ref } = useNear(loading);
  const style = dominantColor ? ({ "--dominant": dominantColor } as CSSProperties) : undefined;
  const isMissing = address == null || address === "" || failed === address;
  return (
    <span className={cx(box, className)} data-ratio={ratio} data-missing={isMissing || undefined} style={style}>
      {isMissing ? (
        <span className={missing} {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}>
          {fallback ?? <ImageOffIcon size={32} />}
        </span>
      ) : (
        <img
          ref={ref}
          className={picture}
          // The set stands before the address: a browser begins with what it has read.
          srcSet={isNear && typeof src === "function" ? imageSrcSet(src, width) : undefined}
          src={isNear ? address : undefined}
          alt={alt}
          loading={loading}
          fetchPriority={fetchPriority}
          // A picture of the first screen appears with the words around it, not a frame after them.
          decoding={loading === "eager" ? "auto" : "async"}
          onLoad={onLoad}
          onError={() => {
            setFailed(address);
            onError?.();
          }}
        />
      )}
      {children}
    </span>
  );
}
