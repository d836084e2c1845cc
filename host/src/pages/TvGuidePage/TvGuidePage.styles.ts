import { css } from "linaria";
import { color, font, media, motion, radius, space } from "@kadr/design-system/tokens";

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

export const title = css`
  font: ${font.heading};
`;

export const result = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  transition: opacity ${motion.state};
  &[aria-busy="true"] {
    opacity: 0.6;
  }
`;

export const channel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  padding: ${space[3]} ${space[2]} ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.popup};
  background: ${color.surfaceRaised};
  & > h2 {
    font: ${font.leadStrong};
    overflow-wrap: anywhere;
  }
  & > h2 > a {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 44px;
    padding: 0 ${space[2]};
    color: ${color.text};
    text-decoration: none;
  }
`;

export const number = css`
  color: ${color.textMuted};
  font: ${font.body};
`;

export const more = css`
  justify-self: start;
  min-height: 44px;
  padding: 0 ${space[3]};
  color: ${color.accentText};
  font: ${font.bodyStrong};
`;
