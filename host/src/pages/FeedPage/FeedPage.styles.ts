import { css } from "linaria";
import { color, font, media, space } from "@kadr/design-system/tokens";

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding: ${space[6]} var(--k-gutter) ${space[16]};
  ${media.mobile} {
    gap: ${space[6]};
    padding-block: ${space[4]} ${space[12]};
  }
`;

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  /* nearer to what it names than that is to the next */
  margin-bottom: -${space[2]};
`;

export const heading = css`
  min-width: 0;
  font: ${font.heading};
  overflow-wrap: anywhere;
  ${media.mobile} {
    font: ${font.title};
  }
`;

export const kids = css`
  color: ${color.textMuted};
  font: ${font.body};
`;

/* what a carousel will take: nothing below it may move when it comes */
export const carouselPlace = css`
  aspect-ratio: 16 / 5;
  max-width: 1136px;
  margin-block: 52px 48px;
  ${media.belowDesktop} {
    aspect-ratio: 16 / 9;
  }
  ${media.mobile} {
    margin: 48px 24px 48px 0;
  }
  &[data-look="player"] {
    aspect-ratio: 16 / 9;
    max-width: 736px;
  }
`;
