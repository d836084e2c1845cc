/** The longest side of a picture that is taken, px. */
const maxSide = 8192;

/** Whether a picture may be this wide and this high, px: a header can promise more than any memory holds. */
export const areSides = (width: number, height: number): boolean =>
  [width, height].every((side) => side >= 1 && side <= maxSide);
