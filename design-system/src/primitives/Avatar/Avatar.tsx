import { css, cx } from "linaria";
import { type CSSProperties, useState } from "react";
import { color, media, radius, weight } from "../../tokens/index.ts";
import { useNear } from "../Image/useNear.ts";
import type { SafeMediaUrl } from "../SafeAddress/index.ts";

export interface AvatarProps {
  /** Whose it is: gives the initial that stands in for a missing picture. */
  name: string;
  /** Address of the picture, square. */
  src?: SafeMediaUrl | null | undefined;
  /** Diameter, px. Default 40. */
  size?: number | undefined;
  /** The text alternative; by default the avatar is decoration beside the written name. */
  alt?: string | undefined;
  /** "eager" for the one in the header. Default "lazy". */
  loading?: "lazy" | "eager" | undefined;
  className?: string | undefined;
}

const avatar = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  border-radius: ${radius.full};
  overflow: hidden;
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const initial = css`
  width: var(--size);
  height: var(--size);
  color: ${color.text};
  font-size: calc(var(--size) * 0.44);
  line-height: 1;
  font-weight: ${weight.medium};
  text-transform: uppercase;
  background: ${color.control};
  /* a picture and no text: of a link around it the letter is no part of the name */
  &::before {
    content: attr(data-initial);
  }
`;

/* Its size comes by its attributes: a variable in each of hundreds of cards is a set of all variables in each. The
   ground while the picture comes ends a pixel inside its edge: browsers draw a ground under an opaque picture or leave
   it out, by when they learn that it is opaque, and it would show as a grey edge or not. */
const picture = css`
  background: radial-gradient(closest-side, ${color.control} calc(100% - 1.5px), transparent calc(100% - 1px));
  object-fit: cover;
`;

/** The letter that stands in for a missing picture: the first of the name, quotation marks and the like left out. */
export const initialOf = (name: string) => [...name.trim().replace(/^[^\p{L}\p{N}]+/u, "")][0] ?? "•";

/** A round picture of a person or a channel, or the initial of the name where there is none. */
export function Avatar({ name, src, size = 40, alt = "", loading = "lazy", className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const { isNear, ref } = useNear(loading);
  const hasPicture = src != null && src !== "" && src !== failed;
  if (!hasPicture) {
    const meaning = alt === "" ? { "aria-hidden": true as const } : { role: "img", "aria-label": alt };
    return (
      <span
        {...meaning}
        data-initial={initialOf(name)}
        className={cx(avatar, initial, className)}
        style={{ "--size": `${size}px` } as CSSProperties}
      />
    );
  }
  return (
    <img
      ref={ref}
      className={cx(avatar, picture, className)}
      src={isNear ? src : undefined}
      width={size}
      height={size}
      alt={alt}
      loading={loading}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}
