import { css } from "linaria";
import { color, focusRing, font, media, motion, radius, space } from "../../tokens/index.ts";

/**
 * The look of a secondary Button for native elements: what repeats by the hundred and the first screen go without the
 * press machinery. `--native-height` sets another least height than 40 px.
 */
export const nativeButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: var(--native-height, 40px);
  padding: 0 ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.control};
  color: ${color.text};
  font: ${font.bodyStrong};
  cursor: pointer;
  transition: background-color ${motion.state};
  &:hover {
    background: ${color.controlHover};
  }
  &:active {
    background: ${color.controlPressed};
  }
  &:focus-visible {
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.offset};
  }
  &[aria-disabled="true"] {
    cursor: default;
  }
  ${media.coarse} {
    min-height: 44px;
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`;
