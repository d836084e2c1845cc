import { css } from "linaria";
import { color, font, radius, space } from "@kadr/design-system/tokens";

export const quiet = css`
  color: ${color.textMuted};
  font: ${font.body};
`;

export const failed = css`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  font: ${font.body};
`;

export const picture = css`
  width: 80px;
  aspect-ratio: 16 / 9;
  flex: none;
  border-radius: ${radius.thumbnail};
`;
