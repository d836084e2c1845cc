import { color, depth, layer, radius } from "@kadr/design-system/tokens";
import { css } from "linaria";

/** Where the mini player and the messages would have been: their failure lies over the page too. */
export const miniPlace = css`
  position: fixed;
  inset: auto 16px 16px auto;
  z-index: ${layer.sticky};
  width: min(320px, calc(100vw - 32px));
  border: 1px solid ${color.lineFloating};
  border-radius: ${radius.popup};
  background: ${color.surfaceRaised};
  box-shadow: ${depth.floating};
`;
