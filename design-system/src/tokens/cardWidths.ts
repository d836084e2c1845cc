/**
 * Widths of cards by what a shelf holds, px (`card.fixedWidths`): on mobile, on a tablet and from desktop on. In a row a card is as wide; in a
 * grid it is at least as wide, and on mobile videos take the whole width.
 */
export const cardWidths = {
  video: { mobile: 272, tablet: 272, desktop: 279 },
  compact: { mobile: 181, tablet: 192, desktop: 192 },
  poster: { mobile: 140, tablet: 192, desktop: 192 },
  shorts: { mobile: 148, tablet: 181, desktop: 181 },
  category: { mobile: 155, tablet: 181, desktop: 181 },
  circle: { mobile: 112, tablet: 140, desktop: 140 },
  circleCompact: { mobile: 112, tablet: 112, desktop: 112 },
} as const;
