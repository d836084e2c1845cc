import { css } from "linaria";
import { color, font, media, space } from "@kadr/design-system/tokens";

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding: ${space[6]} var(--k-gutter) ${space[16]};
  ${media.mobile} {
    gap: ${space[4]};
    padding-block: ${space[4]} ${space[12]};
  }
`;

export const description = css`
  max-width: 60rem;
  color: ${color.text};
  font: ${font.lead};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
