import { css } from "linaria";
import { color, font, media, space } from "@kadr/design-system/tokens";

export const words = css`
  color: ${color.textMuted};
  font: ${font.lead};
`;

/** One takes the row, two share it; one above the other on a mobile screen. */
export const wide = css`
  flex: 1 1 40%;
  ${media.mobile} {
    flex: none;
  }
`;

export const facts = css`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
  }
  & dt {
    color: ${color.textMuted};
    font: ${font.body};
  }
  & dd {
    margin: 0;
    font: ${font.bodyStrong};
  }
`;

export const status = css`
  color: ${color.success};
  &[data-muted] {
    color: ${color.textMuted};
  }
`;

export const note = css`
  margin-top: ${space[4]};
  color: ${color.textMuted};
  font: ${font.body};
`;
