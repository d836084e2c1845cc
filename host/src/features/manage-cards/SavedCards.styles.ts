import { css } from "linaria";
import { color, font, space } from "@kadr/design-system/tokens";

export const quiet = css`
  color: ${color.textMuted};
  font: ${font.body};
`;

export const waiting = css`
  display: grid;
  gap: ${space[3]};
`;

export const failed = css`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  font: ${font.body};
`;
