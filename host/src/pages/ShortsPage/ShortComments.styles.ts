import { css } from "linaria";
import { media } from "@kadr/design-system/tokens";

/** The video goes on in sight: the sheet lies beside it, or below. */
export const sheet = css`
  height: min(720px, calc(100dvh - 32px));
  ${media.mobile} {
    height: 72dvh;
  }
  ${media.desktop} {
    max-width: 480px;
    margin-inline-start: auto;
  }
`;
