import { css } from "linaria";
import { media, space } from "../../tokens/index.ts";

/** The documented widths of cards by what a shelf holds (card.fixedWidths: 112, 140, 148, 155, 181, 192, 272, 279 px). */
export const cardWidth = css`
  --shelf-gap: ${space[4]};
  --shelf-card: 279px;
  ${media.belowDesktop} {
    --shelf-card: 272px;
  }
  &[data-size="compact"] {
    --shelf-card: 192px;
  }
  &[data-size="poster"] {
    --shelf-card: 192px;
  }
  &[data-size="shorts"] {
    --shelf-card: 181px;
  }
  &[data-size="category"] {
    --shelf-card: 181px;
  }
  &[data-size="circle"] {
    --shelf-card: 140px;
  }
  &[data-size="circleCompact"] {
    --shelf-card: 112px;
  }
  &[data-size="row"] {
    --shelf-card: 100%;
    ${media.wide} {
      --shelf-card: 340px;
    }
  }
  ${media.mobile} {
    --shelf-gap: ${space[3]};
    &[data-size="compact"] {
      --shelf-card: 181px;
    }
    &[data-size="poster"] {
      --shelf-card: 140px;
    }
    &[data-size="shorts"] {
      --shelf-card: 148px;
    }
    &[data-size="category"] {
      --shelf-card: 155px;
    }
    &[data-size="circle"] {
      --shelf-card: 112px;
    }
  }
`;

/**
 * Rows that wrap: the fixed width is the least that a card gets and the columns share what is left, 14 at most
 * (card.columns). On mobile a list of videos is one column of full width with a margin of 15 or 12 px (card.mobile.*).
 */
export const cardGrid = css`
  display: grid;
  gap: ${space[6]} var(--shelf-gap);
  grid-template-columns: repeat(auto-fill, minmax(max(min(var(--shelf-card), 100%), (100% - 13 * var(--shelf-gap)) / 14), 1fr));
  ${media.mobile} {
    &[data-size="video"],
    &[data-size="top"],
    &[data-size="playlist"],
    &[data-size="row"] {
      display: block;
    }
    &[data-size="video"] > li,
    &[data-size="top"] > li,
    &[data-size="playlist"] > li {
      margin-bottom: 15px;
    }
    &[data-size="row"] > li {
      margin-bottom: 12px;
    }
  }
`;
