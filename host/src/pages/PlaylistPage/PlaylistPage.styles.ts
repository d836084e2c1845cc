import { css } from "linaria";
import { color, font, media, radius, space } from "@kadr/design-system/tokens";

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  max-width: 1600px;
  margin: 0 auto;
  padding: ${space[6]} var(--k-gutter) ${space[16]};
`;

export const head = css`
  display: grid;
  grid-template-columns: minmax(0, 360px) minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
`;

export const picture = css`
  overflow: hidden;
  border-radius: ${radius.control};
`;

export const about = css`
  display: grid;
  gap: ${space[3]};
`;

export const title = css`
  font: ${font.heading};
  overflow-wrap: anywhere;
  ${media.mobile} {
    font: ${font.title};
  }
`;

export const facts = css`
  color: ${color.textMuted};
  font: ${font.body};
`;

export const description = css`
  max-width: 720px;
  font: ${font.body};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
`;

/* Links that look like the buttons beside them. */
export const way = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: 40px;
  padding: 0 ${space[4]};
  border-radius: ${radius.control};
  background: ${color.control};
  color: ${color.text};
  font: ${font.bodyStrong};
  text-decoration: none;
  ${media.hover} {
    &:hover {
      background: ${color.controlHover};
    }
  }
  ${media.coarse} {
    min-height: 44px;
  }
  &[data-primary] {
    background: ${color.accent};
    color: ${color.textOnAccent};
    ${media.hover} {
      &:hover {
        background: ${color.accentHover};
      }
    }
  }
`;
