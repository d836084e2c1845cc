import { color, depth, layer, media, radius } from "@kadr/design-system/tokens";
import { css } from "linaria";

/** In the corner: over other pages, and over its own once the player is out of sight. */
export const corner = css`
  position: fixed;
  inset: auto 24px 24px auto;
  z-index: ${layer.sticky};
  width: 360px;
  max-width: calc(100vw - 32px);
  overflow: hidden;
  border: 1px solid ${color.lineFloating};
  border-radius: ${radius.popup};
  box-shadow: ${depth.floating};
  ${media.mobile} {
    inset: auto 16px 16px auto;
    width: 240px;
  }
`;

/** Over other pages it comes and goes slowly on mobile (PLAYER-MODE-04). */
export const fading = css`
  ${media.mobile} {
    opacity: 0;
    transition: opacity var(--exit) linear;
    &[data-shown] {
      opacity: 1;
      transition-duration: var(--appear);
    }
  }
`;
