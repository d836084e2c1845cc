import { css, cx } from "linaria";
import {
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  SliderThumb,
  SliderTrack,
} from "react-aria-components/Slider";
import type { CSSProperties } from "react";
import { color, focusRing, media, motion, radius } from "../../tokens/index.ts";

export interface SliderProps extends Omit<AriaSliderProps<number>, "children" | "className" | "style" | "aria-label"> {
  /** Name of the value that it sets. */
  label: string;
  /** surface stands on the page; onPlayer lies over video. Default "surface". */
  variant?: "surface" | "onPlayer" | undefined;
  className?: string | undefined;
}

const slider = css`
  --slider-track: ${color.controlPressed};
  --slider-fill: ${color.accent};
  --slider-thumb: ${color.accent};
  --slider-ring: ${focusRing.outline};
  min-width: 48px;
  &[data-variant="onPlayer"] {
    --slider-track: ${color.playerTrack};
    --slider-fill: ${color.textOnPlayer};
    --slider-thumb: ${color.textOnPlayer};
    --slider-ring: ${focusRing.onPlayer};
  }
`;

const track = css`
  position: relative;
  width: 100%;
  height: 24px;
  cursor: pointer;
  &::before,
  &::after {
    content: "";
    position: absolute;
    top: 10px;
    left: 0;
    height: 4px;
    border-radius: ${radius.full};
    pointer-events: none;
  }
  &::before {
    width: 100%;
    background: var(--slider-track);
  }
  &::after {
    width: calc(var(--value) * 100%);
    background: var(--slider-fill);
  }
  [data-disabled] > & {
    opacity: 0.5;
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    /* what is left is hollow, what is filled is solid: two dark colours would be one line */
    &::before {
      top: 8px;
      height: 8px;
      border: 1px solid ButtonText;
      background: ButtonFace;
    }
    &::after {
      top: 8px;
      height: 8px;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const thumb = css`
  top: 50%;
  width: 16px;
  height: 16px;
  border-radius: ${radius.full};
  background: var(--slider-thumb);
  transition: scale ${motion.state};
  &[data-hovered] {
    scale: 1.15;
  }
  &[data-dragging] {
    scale: 1.25;
  }
  &[data-focus-visible] {
    outline: var(--slider-ring);
    outline-offset: ${focusRing.offset};
  }
  ${media.forcedColors} {
    background: Highlight;
  }
`;

/** Sets one number along a line; the base of the player's volume. */
export function Slider({ label, variant = "surface", className, ...rest }: SliderProps) {
  return (
    <AriaSlider {...rest} {...{ "data-variant": variant }} aria-label={label} className={cx(slider, className)}>
      <SliderTrack
        className={track}
        style={({ state, defaultStyle }) => ({ ...defaultStyle, "--value": state.getThumbPercent(0) }) as CSSProperties}
      >
        <SliderThumb className={thumb} />
      </SliderTrack>
    </AriaSlider>
  );
}
