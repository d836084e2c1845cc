import { css } from "linaria";
import { color, fingerArea, font, media, radius, space } from "@kadr/design-system/tokens";

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: 1600px;
  margin: 0 auto;
  padding: ${space[6]} var(--k-gutter) ${space[16]};
  ${media.mobile} {
    gap: ${space[4]};
    padding-block: ${space[4]} ${space[12]};
  }
`;

export const heading = css`
  font: ${font.heading};
  overflow-wrap: anywhere;
  ${media.mobile} {
    font: ${font.title};
  }
`;

export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`;

export const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  & > :first-child {
    flex: 1 1 240px;
    max-width: 420px;
  }
`;

export const places = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: ${space[3]};
`;

export const place = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 72px;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surfaceRaised};
  color: ${color.text};
  text-decoration: none;
  ${media.hover} {
    &:hover {
      background: ${color.controlHover};
    }
  }
  & b {
    display: block;
    font: ${font.bodyStrong};
  }
  & small {
    color: ${color.textMuted};
    font: ${font.caption};
  }
`;

/* Its lines are rows of their own, not the cards of a list. */
export const rows = css`
  display: grid;
  gap: ${space[3]};
  max-width: 800px;
  & > li {
    display: grid;
    gap: ${space[1]};
    margin: 0;
    padding: ${space[3]} ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    content-visibility: auto;
    contain-intrinsic-size: auto 120px;
  }
  & > li > a {
    position: relative;
    width: fit-content;
    max-width: 100%;
    min-height: 24px;
    overflow-wrap: anywhere;
    ${media.coarse} {
      &::after {
        ${fingerArea}
      }
    }
  }
  & > li > p {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    white-space: pre-line;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 6;
    font: ${font.body};
  }
`;

/** Buttons under a list or in a row of it. */
export const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[2]};
`;

export const quiet = css`
  color: ${color.textMuted};
  font: ${font.body};
`;

export const strong = css`
  color: ${color.text};
  font: ${font.bodyStrong};
`;

export const link = css`
  color: ${color.accentText};
  font: ${font.bodyStrong};
`;

export const home = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${space[5]};
  border-radius: ${radius.control};
  background: ${color.control};
  color: ${color.text};
  font: ${font.bodyStrong};
  text-decoration: none;
`;
