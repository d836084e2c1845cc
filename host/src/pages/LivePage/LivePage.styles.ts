import { css } from "linaria";
import { font, media, space } from "@kadr/design-system/tokens";

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding: ${space[6]} var(--k-gutter) ${space[16]};
  ${media.mobile} {
    gap: ${space[4]};
    padding-block: ${space[4]} ${space[12]};
  }
`;

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

export const title = css`
  font: ${font.heading};
`;
