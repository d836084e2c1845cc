import { css } from "linaria";
import { color, font, media, space } from "@kadr/design-system/tokens";

/* two lines of it; all of it stands in its tab */
export const lead = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  max-width: 60rem;
  overflow: hidden;
`;

export const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${font.body};
  & a {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-height: 24px;
    color: ${color.accentText};
  }
  ${media.coarse} {
    & a {
      min-height: 44px;
    }
  }
`;

export const blocks = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  ${media.mobile} {
    gap: ${space[6]};
  }
`;

export const tools = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const search = css`
  display: flex;
  max-width: 480px;
  align-items: end;
  gap: ${space[2]};
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

export const about = css`
  display: grid;
  gap: ${space[4]};
  max-width: 60rem;
  font: ${font.lead};
  overflow-wrap: anywhere;
  & > p {
    white-space: pre-line;
  }
  & > h2 {
    font: ${font.title};
  }
`;

export const found = css`
  font: ${font.title};
  overflow-wrap: anywhere;
`;

export const more = css`
  justify-self: center;
`;
