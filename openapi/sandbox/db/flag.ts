/** A boolean of a table. */
export type Flag = 0 | 1;
