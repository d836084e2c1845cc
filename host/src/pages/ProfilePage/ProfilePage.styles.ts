import { css } from "linaria";
import { color, font, space } from "@kadr/design-system/tokens";

export const part = css`
  display: grid;
  gap: ${space[4]};
  padding-bottom: ${space[8]};
  & + & {
    padding-top: ${space[8]};
    border-top: 1px solid ${color.line};
  }
`;

export const partHeading = css`
  font: ${font.title};
`;

export const link = css`
  display: inline-block;
  justify-self: start;
  color: ${color.accentText};
  font: ${font.bodyStrong};
  line-height: 44px;
`;

export const empty = css`
  padding-top: ${space[4]};
`;
