import { css } from "linaria";
import { color, depth, font, media, motion, radius } from "../../tokens/index.ts";

/** The look of what floats beside its button. A class beside it adds properties that it does not set. */
export const floating = css`
  border: 1px solid ${color.lineFloating};
  border-radius: ${radius.popup};
  background: ${color.surfaceRaised};
  box-shadow: ${depth.floating};
  color: ${color.text};
  font: ${font.body};
  animation: floating-in ${motion.entry};
  @keyframes floating-in {
    from {
      opacity: 0;
      translate: 0 calc(-4px * ${motion.distance});
    }
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;
