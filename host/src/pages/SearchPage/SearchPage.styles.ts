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
  overflow-wrap: anywhere;
`;

export const correction = css`
  color: ${color.textMuted};
  font: ${font.lead};
  overflow-wrap: anywhere;
  & > a {
    color: ${color.accentText};
    text-decoration: underline;
  }
`;

/** Results that the next ones will replace are quieter until those are here. */
export const results = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  transition: opacity ${motion.state};
  &[aria-busy="true"] {
    opacity: 0.6;
  }
`;

export const places = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-width: 60rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const block = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  justify-items: start;
  & > ul {
    justify-self: stretch;
  }
`;

export const blockTitle = css`
  font: ${font.title};
`;

export const filters = css`
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 44px;
    border-radius: ${radius.control};
    font: ${font.bodyStrong};
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  & > summary > svg {
    transition: rotate ${motion.state};
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

export const choices = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-top: ${space[2]};
`;

export const choice = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
`;

export const choiceLabel = css`
  color: ${color.textMuted};
  font: ${font.body};
`;
