import { css } from "linaria";
import { color, depth, font, media, motion, radius, space } from "../../tokens/index.ts";

export const tooltip = css`
  max-width: 280px;
  padding: ${space[1]} ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.badge};
  background: ${color.surfaceInverse};
  color: ${color.textInverse};
  box-shadow: ${depth.floating};
  font: ${font.caption};
  /* the one of a page may be gone onto */
  pointer-events: var(--tooltip-pointer, none);
  transition: opacity ${motion.state};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;
