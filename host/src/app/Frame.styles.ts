import { color, layer, media } from "@kadr/design-system/tokens";
import { css } from "linaria";

/**
 * The width that the left menu takes beside the page: none below desktop, wide from 1434 px on (`menu.wideBreakpoint`). The icons of the
 * narrow one stand under the burger.
 */
export const frame = css`
  --k-menu-width: 0px;
  ${media.desktop} {
    &:not([data-menu="none"]) {
      --k-menu-width: 88px;
    }
  }
  @media (min-width: 1434px) {
    &[data-menu="wide"] {
      --k-menu-width: 256px;
    }
  }
`;

export const content = css`
  margin-inline-start: var(--k-menu-width);
  /* the place of the page is as high as the screen lets it be */
  &[data-fitted] {
    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    min-height: calc(100dvh - var(--k-header-height));
    & > main {
      position: relative;
      flex: 1;
      min-height: 0;
    }
  }
  /* the end of the page is not under the menu at the bottom */
  ${media.belowDesktop} {
    &[data-over] {
      padding-bottom: calc(68px + env(safe-area-inset-bottom));
    }
  }
`;

/** Where the menu at the bottom would have been: its failure lies there too. */
export const bottomPlace = css`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.mobileMenu};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
`;
