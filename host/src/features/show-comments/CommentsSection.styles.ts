import { color, font, space } from "@kadr/design-system/tokens";
import { css } from "linaria";

export const section = css`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: minmax(0, 1fr);
`;

export const note = css`
  margin: 0;
  color: ${color.textMuted};
  font: ${font.body};
`;
