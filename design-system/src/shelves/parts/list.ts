import { css } from "linaria";
import { cardWidths, media, space } from "../../tokens/index.ts";

/** Of a card in a shelf, by what it holds. */
export const cardWidth = css`
  --shelf-gap: ${space[4]};
  --shelf-card: ${cardWidths.video.desktop}px;
  ${media.belowDesktop} {
    --shelf-card: ${cardWidths.video.tablet}px;
  }
  &[data-size="compact"] {
    --shelf-card: ${cardWidths.compact.desktop}px;
  }
  &[data-size="poster"] {
    --shelf-card: ${cardWidths.poster.desktop}px;
  }
  &[data-size="shorts"] {
    --shelf-card: ${cardWidths.shorts.desktop}px;
  }
  &[data-size="category"] {
    --shelf-card: ${cardWidths.category.desktop}px;
  }
  &[data-size="circle"] {
    --shelf-card: ${cardWidths.circle.desktop}px;
  }
  &[data-size="circleCompact"] {
    --shelf-card: ${cardWidths.circleCompact.desktop}px;
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
      --shelf-card: ${cardWidths.compact.mobile}px;
    }
    &[data-size="poster"] {
      --shelf-card: ${cardWidths.poster.mobile}px;
    }
    &[data-size="shorts"] {
      --shelf-card: ${cardWidths.shorts.mobile}px;
    }
    &[data-size="category"] {
      --shelf-card: ${cardWidths.category.mobile}px;
    }
    &[data-size="circle"] {
      --shelf-card: ${cardWidths.circle.mobile}px;
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
