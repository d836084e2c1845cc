import { css, cx } from "linaria";
import { useState } from "react";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { color, focusRing, media, motion, radius, space } from "../../tokens/index.ts";
import { StarFilledIcon, StarIcon } from "../Icon/index.ts";

export interface StarRatingProps {
  /** Subject of the rating: the name of the group. */
  label: string;
  /** So many stars. Default 10. */
  max?: number | undefined;
  /** How many are given; null: none yet. */
  value: number | null;
  onChange: (value: number) => void;
  /** The name of a star: «8 из 10». */
  nameOf: (value: number) => string;
  /** Default false. */
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

/* Two rows on a narrow screen, so that each star is as wide as a finger. */
const group = css`
  display: grid;
  grid-template-columns: repeat(var(--columns, 5), 1fr);
  width: fit-content;
  gap: ${space[1]};
  border-radius: ${radius.control};
  @media (min-width: 560px) {
    grid-template-columns: repeat(10, 1fr);
    gap: 0;
  }
`;

const star = css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.control};
  color: ${color.textMuted};
  cursor: pointer;
  transition: color ${motion.state};
  &[data-given] {
    color: ${color.premiumText};
  }
  &[data-pressed] {
    background: ${color.surfacePressed};
  }
  &[data-focus-visible] {
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.inset};
  }
  &[data-disabled] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    color: CanvasText;
    &[data-given] {
      color: Highlight;
    }
  }
`;

/** A choice of so many stars: a radio group, whose arrow keys give one more or one less. Those up to the chosen one are filled. */
export function StarRating({
  label,
  max = 10,
  value,
  onChange,
  nameOf,
  isDisabled = false,
  className,
}: StarRatingProps) {
  const [hovered, setHovered] = useState<number | null>(null);
  const shown = hovered ?? value ?? 0;
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      isDisabled={isDisabled}
      className={cx(group, className)}
    >
      {Array.from({ length: max }, (_, index) => index + 1).map((given) => (
        <Radio
          key={given}
          value={String(given)}
          aria-label={nameOf(given)}
          className={star}
          data-given={given <= shown || undefined}
          onHoverChange={(isHovered) => setHovered(isHovered ? given : null)}
        >
          {given <= shown ? <StarFilledIcon /> : <StarIcon />}
        </Radio>
      ))}
    </RadioGroup>
  );
}
